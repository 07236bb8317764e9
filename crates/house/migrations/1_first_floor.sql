-- People who came in by name, and programs that play. A token lets its holder act as the person; only its SHA-256 is kept.
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    bot INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
    hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- All that ever happened at the tables, entry by entry; a table is what comes of its entries. `at` is in milliseconds since 1970.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Which tables there are, and which of them are over.
CREATE INDEX log_of_tables ON log (kind, table_id) WHERE kind IN ('open', 'over');

-- Written to only to see whether writing works again after it didn't.
CREATE TABLE pulse (id INTEGER NOT NULL PRIMARY KEY, at INTEGER NOT NULL) STRICT;
