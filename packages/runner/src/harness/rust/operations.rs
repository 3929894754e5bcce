//! The operations of a class on one object, one after the other.

use crate::from_wire::FromWire;
use crate::scope::Scope;
use crate::serve::Mismatch;
use crate::to_wire::ToWire;
use crate::Wire;

/// Goes through the operations that a call names, and collects what each returned.
pub struct Operations<'a> {
    rest: std::slice::Iter<'a, Wire>,
    number: usize,
    arguments: &'a [Wire],
    scope: &'a Scope,
    out: String,
}

impl<'a> Operations<'a> {
    pub fn new(operations: &'a [Wire], scope: &'a Scope) -> Self {
        Operations { rest: operations.iter(), number: 0, arguments: &[], scope, out: String::from("[") }
    }

    /// The name of the next one; None after the last.
    pub fn next(&mut self) -> Option<&'a str> {
        let operation = self.rest.next()?.items();
        let name = operation.first().unwrap_or(&Wire::Null).text();
        let given = operation.get(1).unwrap_or(&Wire::Null);
        self.number += 1;
        self.arguments = given.items();
        self.scope.begin_operation(describe(self.number, name, self.arguments));
        Some(name)
    }

    /// Has the tree kept that the next argument is.
    pub fn keep_tree(&self) {
        self.scope.keep_tree();
    }

    pub fn argument<T: FromWire<'a>>(&self, index: usize) -> Result<T, Mismatch> {
        self.scope.argument(self.arguments, index)
    }

    pub fn returned<T: ToWire>(&mut self, value: &T, kind: &str) -> Result<(), Mismatch> {
        self.separate();
        value.to_wire(kind, &mut self.out)
    }

    pub fn returned_nothing(&mut self) {
        self.separate();
        self.out.push_str("null");
    }

    pub fn unknown(&self, name: &str) -> Mismatch {
        Mismatch(format!("there is no method named '{}'", name))
    }

    pub fn answer(mut self) -> Result<String, Mismatch> {
        self.scope.begin_operation(String::new());
        self.out.push(']');
        Ok(self.out)
    }

    fn separate(&mut self) {
        if self.out.len() > 1 {
            self.out.push(',');
        }
    }
}

fn describe(number: usize, name: &str, arguments: &[Wire]) -> String {
    let mut given = String::new();
    for (index, argument) in arguments.iter().enumerate() {
        if index > 0 {
            given.push_str(", ");
        }
        argument.write(&mut given);
    }
    if given.chars().count() > 40 {
        given = given.chars().take(40).chain("...".chars()).collect();
    }
    format!("operation {}, {}({}): ", number, name, given)
}
