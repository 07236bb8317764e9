//! Names as sentences need them: some languages bend them, or put an article before them.

/// Defines a name in one such form, with the message that says it for each value.
macro_rules! spoken {
    ($(#[$doc:meta])* pub struct $Name:ident($One:ident) { $($Value:ident = $message:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $Name(pub $One);

        impl $Name {
            /// The id of the message that says it.
            #[must_use]
            pub const fn message(self) -> &'static str {
                match self.0 { $($One::$Value => $message),+ }
            }
        }

        impl From<$Name> for table::Arg {
            fn from(spoken: $Name) -> table::Arg {
                table::Arg::Term(spoken.message())
            }
        }
    };
}

pub(crate) use spoken;
