//! Linked lists and trees, over whichever node type the program has: ours, or one the author wrote.

use crate::json::Wire;
use crate::scope::Scope;
use crate::serve::Mismatch;
use std::cell::{Ref, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

/// A tree larger than this is taken to hold itself.
const MOST_NODES: usize = 1_000_000;

/// A node of a list; implemented by `list_node!`.
pub trait LinkedNode: Sized {
    fn make(value: &Wire, scope: &Scope) -> Result<Self, Mismatch>;
    fn set_next(&mut self, next: Option<Box<Self>>);
    fn next(&self) -> &Option<Box<Self>>;
    fn write_value(&self, out: &mut String) -> Result<(), Mismatch>;
    fn list(values: &[Wire], scope: &Scope) -> Result<Option<Box<Self>>, Mismatch>;
    fn write_list(head: &Option<Box<Self>>, out: &mut String) -> Result<(), Mismatch>;
}

type Child<T> = Option<Rc<RefCell<T>>>;

/// A node of a binary tree; implemented by `tree_node!`.
pub trait BranchingNode: Sized {
    fn make(value: &Wire, scope: &Scope) -> Result<Self, Mismatch>;
    fn set_children(&mut self, left: Child<Self>, right: Child<Self>);
    fn children(&self) -> (Child<Self>, Child<Self>);
    fn write_value(&self, out: &mut String) -> Result<(), Mismatch>;
    fn tree(values: &[Wire], scope: &Scope) -> Result<Child<Self>, Mismatch>;
    fn write_tree(root: &Child<Self>, out: &mut String) -> Result<(), Mismatch>;
}

/// What the macros need where the author's own names may hide the standard library's.
pub mod parts {
    pub use crate::nodes::{list, tree, write_list, write_tree};
    pub use crate::{BranchingNode, FromWire, LinkedNode, Mismatch, Scope, ToWire, Wire};
    pub type Checked<T> = Result<T, Mismatch>;
    pub type Text = String;
    pub type Next<T> = Option<Box<T>>;
    pub type Child<T> = super::Child<T>;
}

#[macro_export]
macro_rules! list_node {
    ($node:ty) => {
        const _: () = {
            use ::dryrun::parts;
            impl parts::LinkedNode for $node {
                fn make(value: &parts::Wire, scope: &parts::Scope) -> parts::Checked<Self> {
                    parts::Checked::Ok(Self { val: parts::FromWire::from_wire(value, scope)?, next: parts::Next::None })
                }
                fn set_next(&mut self, next: parts::Next<Self>) {
                    self.next = next;
                }
                fn next(&self) -> &parts::Next<Self> {
                    &self.next
                }
                fn write_value(&self, out: &mut parts::Text) -> parts::Checked<()> {
                    parts::ToWire::to_wire(&self.val, "integer", out)
                }
                fn list(values: &[parts::Wire], scope: &parts::Scope) -> parts::Checked<parts::Next<Self>> {
                    parts::list(values, scope)
                }
                fn write_list(head: &parts::Next<Self>, out: &mut parts::Text) -> parts::Checked<()> {
                    parts::write_list(head, out)
                }
            }
        };
    };
}

#[macro_export]
macro_rules! tree_node {
    ($node:ty) => {
        const _: () = {
            use ::dryrun::parts;
            impl parts::BranchingNode for $node {
                fn make(value: &parts::Wire, scope: &parts::Scope) -> parts::Checked<Self> {
                    parts::Checked::Ok(Self {
                        val: parts::FromWire::from_wire(value, scope)?,
                        left: parts::Child::None,
                        right: parts::Child::None,
                    })
                }
                fn set_children(&mut self, left: parts::Child<Self>, right: parts::Child<Self>) {
                    self.left = left;
                    self.right = right;
                }
                fn children(&self) -> (parts::Child<Self>, parts::Child<Self>) {
                    (::core::clone::Clone::clone(&self.left), ::core::clone::Clone::clone(&self.right))
                }
                fn write_value(&self, out: &mut parts::Text) -> parts::Checked<()> {
                    parts::ToWire::to_wire(&self.val, "integer", out)
                }
                fn tree(values: &[parts::Wire], scope: &parts::Scope) -> parts::Checked<parts::Child<Self>> {
                    parts::tree(values, scope)
                }
                fn write_tree(root: &parts::Child<Self>, out: &mut parts::Text) -> parts::Checked<()> {
                    parts::write_tree(root, out)
                }
            }
        };
    };
}

pub fn list<T: LinkedNode>(values: &[Wire], scope: &Scope) -> Result<Option<Box<T>>, Mismatch> {
    let mut head = None;
    for value in values.iter().rev() {
        let mut node = T::make(value, scope)?;
        node.set_next(head);
        head = Some(Box::new(node));
    }
    Ok(head)
}

pub fn write_list<T: LinkedNode>(head: &Option<Box<T>>, out: &mut String) -> Result<(), Mismatch> {
    out.push('[');
    let mut rest = head;
    while let Some(node) = rest {
        if !out.ends_with('[') {
            out.push(',');
        }
        node.write_value(out)?;
        rest = node.next();
    }
    out.push(']');
    Ok(())
}

/// Level by level; null where a child is missing.
pub fn tree<T: BranchingNode>(values: &[Wire], scope: &Scope) -> Result<Option<Rc<RefCell<T>>>, Mismatch> {
    let mut made = Vec::with_capacity(values.len());
    for value in values {
        made.push(match value {
            Wire::Null => None,
            value => Some(Rc::new(RefCell::new(T::make(value, scope)?))),
        });
    }
    let mut children = made.iter().skip(1);
    for parent in made.iter().flatten() {
        let left = children.next().cloned().flatten();
        let right = children.next().cloned().flatten();
        parent.borrow_mut().set_children(left, right);
    }
    Ok(made.first().cloned().flatten())
}

/// The node of a tree that has a value; None where there is none.
pub fn node_of<T: BranchingNode>(tree: Child<T>, value: &Wire) -> Result<Child<T>, Mismatch> {
    let mut wanted = String::new();
    value.write(&mut wanted);
    let mut level: VecDeque<_> = tree.into_iter().collect();
    while let Some(node) = level.pop_front() {
        let mut found = String::new();
        node.borrow().write_value(&mut found)?;
        if found == wanted {
            return Ok(Some(node));
        }
        let (left, right) = node.borrow().children();
        level.extend(left.into_iter().chain(right));
    }
    Ok(None)
}

fn borrowed<T>(node: &Rc<RefCell<T>>) -> Result<Ref<'_, T>, Mismatch> {
    node.try_borrow().map_err(|_| Mismatch("returned a tree with a node that is still borrowed".into()))
}

/// The value of one node, or null.
pub fn write_node<T: BranchingNode>(node: &Child<T>, out: &mut String) -> Result<(), Mismatch> {
    match node {
        Some(node) => borrowed(node)?.write_value(out),
        None => {
            out.push_str("null");
            Ok(())
        }
    }
}

pub fn write_tree<T: BranchingNode>(root: &Option<Rc<RefCell<T>>>, out: &mut String) -> Result<(), Mismatch> {
    let mut level: VecDeque<_> = root.iter().cloned().map(Some).collect();
    // Missing children are written only once a node comes after them.
    let mut missing = 0;
    let mut written = 0;
    out.push('[');
    while let Some(child) = level.pop_front() {
        let node = match child {
            Some(node) => node,
            None => {
                missing += 1;
                continue;
            }
        };
        if written == MOST_NODES {
            return Err(Mismatch("returned a tree that does not end".into()));
        }
        written += 1;
        out.extend(std::iter::repeat("null,").take(missing));
        missing = 0;
        let node = borrowed(&node)?;
        node.write_value(out)?;
        out.push(',');
        let (left, right) = node.children();
        level.push_back(left);
        level.push_back(right);
    }
    if out.ends_with(',') {
        out.pop();
    }
    out.push(']');
    Ok(())
}
