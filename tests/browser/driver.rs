//! The program that steers browsers.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
    time::Duration,
};

/// A running driver. It goes when the test goes, and takes its browsers along.
pub(crate) struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Starts one on a free port.
    pub(crate) fn start() -> Driver {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver isn't installed: run ./scripts/test, which installs what tests need");
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        let port = loop {
            line.clear();
            assert!(said.read_line(&mut line).unwrap() > 0, "chromedriver doesn't say where it listens");
            let number = line.trim().trim_end_matches('.').rsplit_once("on port ").map(|(_, number)| number);
            if let Some(port) =
                number.filter(|_| line.contains("successfully")).and_then(|port| port.parse().ok())
            {
                break port;
            }
        };
        // Whatever else it says is nobody's concern, but it must be able to say it.
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        Driver { child, port }
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Ok(mut line) = TcpStream::connect(("127.0.0.1", self.port)) {
            _ = line.set_read_timeout(Some(Duration::from_secs(5)));
            _ = write!(line, "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
            _ = line.read(&mut [0; 64]);
        }
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
