//! Answers calls to a Rust program, inside a sandbox. Built once, ahead; a program's own files are linked with it.
//!
//! One line of JSON comes in for the program and one for each call, each with a nonce; one line goes out for each,
//! beginning with that nonce. Nothing here is trusted by the side that asks: the program shares this process and could
//! do all of this itself. What it could claim is only ever its own answer to the call it was just given.

// Macros name this crate as programs do.
extern crate self as dryrun;

mod from_wire;
pub mod given;
mod json;
mod nodes;
mod operations;
mod scope;
mod serve;
mod stack;
mod to_wire;

pub use from_wire::FromWire;
pub use json::Wire;
pub use nodes::{parts, BranchingNode, LinkedNode};
pub use operations::Operations;
pub use scope::Scope;
pub use serve::{refuse, serve, Answer, Mismatch};
pub use to_wire::{answer, answer_in_place, ToWire};
