//! The talk with the side that asks.

use crate::json::{parse, write_text, Wire};
use crate::scope::Scope;
use crate::stack;
use std::cell::RefCell;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::mem::ManuallyDrop;
use std::os::unix::io::FromRawFd;
use std::panic::{self, AssertUnwindSafe};

/// As it stands in the places of panics.
const AUTHORS_FILE: &str = "solution.rs";

/// A value is not of the type it should be: an argument, or what the program returned.
pub struct Mismatch(pub String);

/// The value that a call came to, as JSON.
pub type Answer = Result<String, Mismatch>;

type Call = for<'a> fn(&'a [Wire], &'a Scope) -> Answer;

/// Message and line of the panic that a call ended with.
type Panicked = (String, Option<u32>);

thread_local! {
    static PANICKED: RefCell<Option<Panicked>> = RefCell::new(None);
}

/// Answers calls until the other side hangs up.
pub fn serve(call: Call) {
    stack::on_large_stack(move || {
        let mut channel = Channel::open();
        keep_panics();
        let nonce = channel.receive().map_or_else(String::new, |message| message.field("nonce").text().to_owned());
        channel.send(&nonce, "[\"loaded\"]");
        while let Some(message) = channel.receive() {
            let nonce = message.field("nonce").text();
            stack::answer_for(nonce, channel.answers, channel.printed);
            let timed = message.field("timed").is_true();
            let answer = answer(call, message.field("arguments").items(), timed);
            channel.send(nonce, &answer);
        }
    });
}

/// Answers that the program cannot be called at all.
pub fn refuse(message: &str) {
    let mut channel = Channel::open();
    let nonce = channel.receive().map_or_else(String::new, |asked| asked.field("nonce").text().to_owned());
    let mut answer = String::from("[\"refused\",");
    write_text(message, &mut answer);
    answer.push_str(",null]");
    channel.send(&nonce, &answer);
}

fn answer(call: Call, arguments: &[Wire], timed: bool) -> String {
    let scope = Scope::new(timed);
    PANICKED.with(|panicked| panicked.take());
    let ended = panic::catch_unwind(AssertUnwindSafe(|| call(arguments, &scope)));
    let (message, line) = match ended {
        Ok(Ok(value)) => return format!("[\"returned\",{}]", value),
        Ok(Err(Mismatch(message))) => (message, None),
        Err(_) => PANICKED.with(|panicked| panicked.take()).unwrap_or_else(|| ("it panicked".to_owned(), None)),
    };
    let mut answer = String::from("[\"threw\",");
    write_text(&(scope.prefix() + &message), &mut answer);
    match line {
        Some(line) => answer.push_str(&format!(",{}]", line)),
        None => answer.push_str(",null]"),
    }
    answer
}

/// Panics of a call become its answer; those of threads that it started are printed, as they are elsewhere.
fn keep_panics() {
    let printing = panic::take_hook();
    let calling = std::thread::current().id();
    panic::set_hook(Box::new(move |info| {
        if std::thread::current().id() != calling {
            return printing(info);
        }
        let payload = info.payload();
        let message = payload
            .downcast_ref::<&str>()
            .map(|text| text.to_string())
            .or_else(|| payload.downcast_ref::<String>().cloned())
            .unwrap_or_else(|| "it panicked".to_owned());
        let line = info.location().filter(|place| place.file() == AUTHORS_FILE).map(|place| place.line());
        let _ = PANICKED.try_with(|panicked| panicked.replace(Some((message, line))));
    }));
}

/// The private channel, and the descriptor that printed text goes to; their numbers are the program's three arguments.
struct Channel {
    calls: BufReader<File>,
    answers: i32,
    printed: i32,
}

impl Channel {
    /// Opens it, and says so.
    fn open() -> Channel {
        let mut numbers = std::env::args().skip(1).map(|text| text.parse().unwrap_or(-1));
        let mut next = |usual| numbers.next().unwrap_or(usual);
        let (calls, answers, printed) = (next(3), next(3), next(1));
        let calls = BufReader::with_capacity(1 << 16, unsafe { File::from_raw_fd(calls) });
        let channel = Channel { calls, answers, printed };
        write(answers, b"up\n");
        channel
    }

    fn receive(&mut self) -> Option<Wire> {
        let mut line = String::new();
        match self.calls.read_line(&mut line) {
            Ok(bytes) if bytes > 0 => Some(parse(&line)),
            _ => None,
        }
    }

    /// Ends what was printed until now with a mark, then answers.
    fn send(&mut self, nonce: &str, answer: &str) {
        let _ = std::io::stdout().flush();
        write(self.printed, format!("\0{}\0", nonce).as_bytes());
        write(self.answers, format!("{} {}\n", nonce, answer).as_bytes());
    }
}

/// Writes to a descriptor that stays open. Where nobody listens any more there is nobody to tell.
fn write(descriptor: i32, bytes: &[u8]) {
    let mut file = ManuallyDrop::new(unsafe { File::from_raw_fd(descriptor) });
    let _ = file.write_all(bytes);
}
