//! What lives as long as one call: the arguments that a program was lent, and where it is.

use crate::from_wire::FromWire;
use crate::serve::{Answer, Mismatch};
use crate::to_wire::{encode, ToWire};
use crate::Wire;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Instant;

/// Keeps what references among the arguments point to, and what a call changed in place.
pub struct Scope {
    kept: RefCell<Vec<(*mut u8, fn(*mut u8))>>,
    watching: Cell<bool>,
    watched: RefCell<Option<Box<dyn Fn(&str) -> Result<String, Mismatch>>>>,
    keeping: Cell<bool>,
    tree: RefCell<Option<Box<dyn Any>>>,
    operation: RefCell<String>,
    /// Whether the time of the call is asked for, in place of what it returns.
    timed: bool,
}

impl Scope {
    pub(crate) fn new(timed: bool) -> Scope {
        Scope {
            timed,
            kept: RefCell::default(),
            watching: Cell::new(false),
            watched: RefCell::default(),
            keeping: Cell::new(false),
            tree: RefCell::default(),
            operation: RefCell::default(),
        }
    }

    /// A value in whatever type the program's parameter has.
    pub fn argument<'a, T: FromWire<'a>>(&'a self, arguments: &'a [Wire], index: usize) -> Result<T, Mismatch> {
        T::from_wire(arguments.get(index).unwrap_or(&Wire::Null), self)
    }

    /// The first argument of a function that returns nothing; what it is after the call can be asked for.
    pub fn watched_argument<'a, T: FromWire<'a>>(&'a self, arguments: &'a [Wire]) -> Result<T, Mismatch> {
        self.watching.set(true);
        let argument = self.argument(arguments, 0);
        self.watching.set(false);
        argument
    }

    /// Has the tree kept that the next argument is, as later ones are nodes of it.
    pub fn keep_tree(&self) {
        self.keeping.set(true);
    }

    pub(crate) fn offer_tree<T: 'static>(&self, root: &Option<Rc<RefCell<T>>>) {
        if self.keeping.replace(false) {
            *self.tree.borrow_mut() = Some(Box::new(root.clone()));
        }
    }

    /// The tree that was kept, if it is of this type.
    pub(crate) fn kept_tree<T: 'static>(&self) -> Option<Rc<RefCell<T>>> {
        let tree = self.tree.borrow();
        tree.as_ref()?.downcast_ref::<Option<Rc<RefCell<T>>>>()?.clone()
    }

    /// Keeps a value until the call is over, and lends it.
    pub(crate) fn lend<'a, T: 'a>(&'a self, value: T) -> &'a mut T {
        let pointer = Box::into_raw(Box::new(value));
        let drop_it: fn(*mut u8) = |pointer| drop(unsafe { Box::from_raw(pointer as *mut T) });
        self.kept.borrow_mut().push((pointer as *mut u8, drop_it));
        // Its only other pointer is the one kept, which is not followed before the scope ends.
        unsafe { &mut *pointer }
    }

    /// Whether this argument is the watched one; asked once, so that nothing inside it is taken for it.
    pub(crate) fn takes_watch(&self) -> bool {
        self.watching.replace(false)
    }

    /// Lends a value that is looked at again after the call, where it is the watched one.
    pub(crate) fn lend_watched<'a, T: ToWire + 'a>(&'a self, watch: bool, value: T) -> &'a mut T {
        let lent = self.lend(value);
        if watch {
            let pointer = lent as *mut T as usize;
            // Kept beside what it points to, and dropped first.
            let look: Box<dyn Fn(&str) -> Result<String, Mismatch> + 'a> =
                Box::new(move |kind| encode(unsafe { &*(pointer as *const T) }, kind));
            *self.watched.borrow_mut() = Some(unsafe { std::mem::transmute(look) });
        }
        lent
    }

    /// Looks at a value again after the call that shares what it holds with the program's own.
    pub(crate) fn watch_shared<T: ToWire + 'static>(&self, value: T) {
        *self.watched.borrow_mut() = Some(Box::new(move |kind| encode(&value, kind)));
    }

    /// The watched argument as it is now, or None where the program was given it for its own.
    pub(crate) fn look_again(&self, kind: &str) -> Option<Result<String, Mismatch>> {
        self.watched.borrow().as_ref().map(|look| look(kind))
    }

    /// The milliseconds since the call began, where they are asked for.
    pub fn took(&self, began: Instant) -> Option<Answer> {
        let took = began.elapsed();
        self.timed.then(|| Ok((took.as_secs_f64() * 1000.0).to_string()))
    }

    pub(crate) fn begin_operation(&self, description: String) {
        *self.operation.borrow_mut() = description;
        self.tree.borrow_mut().take();
    }

    /// What an error of this call begins with: the operation of a class it happened in.
    pub(crate) fn prefix(&self) -> String {
        self.operation.borrow().clone()
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        self.watched.borrow_mut().take();
        for (pointer, drop_it) in self.kept.borrow_mut().drain(..).rev() {
            drop_it(pointer);
        }
    }
}
