//! Arguments, in the types that the author's own parameters have.

use crate::json::{write_text, Wire};
use crate::nodes::{node_of, BranchingNode, LinkedNode};
use crate::scope::Scope;
use crate::serve::Mismatch;
use crate::to_wire::ToWire;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::convert::TryFrom;
use std::rc::Rc;

/// A type that a parameter of a program may have. References live as long as the call.
#[diagnostic::on_unimplemented(message = "an argument cannot be given as `{Self}`")]
pub trait FromWire<'a>: Sized {
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch>;

    /// A vector of this type; only those of characters and bytes may be made from a text.
    fn vector(wire: &'a Wire, scope: &'a Scope) -> Result<Vec<Self>, Mismatch> {
        each(wire, scope, Self::from_wire)
    }

    /// A vector of vectors of it.
    fn table(wire: &'a Wire, scope: &'a Scope) -> Result<Vec<Vec<Self>>, Mismatch> {
        each(wire, scope, Self::vector)
    }
}

/// For plain types: compiled here, once, rather than with each program that has such a parameter.
macro_rules! compiled_here {
    () => {
        #[inline(never)]
        fn vector(wire: &'a Wire, scope: &'a Scope) -> Result<Vec<Self>, Mismatch> {
            each(wire, scope, Self::from_wire)
        }

        compiled_here!(table);
    };
    (table) => {
        #[inline(never)]
        fn table(wire: &'a Wire, scope: &'a Scope) -> Result<Vec<Vec<Self>>, Mismatch> {
            each(wire, scope, Self::vector)
        }
    };
}

fn each<'a, T>(
    wire: &'a Wire,
    scope: &'a Scope,
    one: fn(&'a Wire, &'a Scope) -> Result<T, Mismatch>,
) -> Result<Vec<T>, Mismatch> {
    let items = match wire {
        Wire::Items(items) => items,
        other => return Err(mismatch(other, "a vector")),
    };
    let mut made = Vec::with_capacity(items.len());
    for item in items {
        made.push(one(item, scope)?);
    }
    Ok(made)
}

fn mismatch(wire: &Wire, wanted: &str) -> Mismatch {
    let mut shown = String::new();
    match wire {
        Wire::Text(text) => write_text(text, &mut shown),
        other => other.write(&mut shown),
    }
    if shown.chars().count() > 40 {
        shown = shown.chars().take(40).chain("...".chars()).collect();
    }
    Mismatch(format!("the argument {} does not fit {}", shown, wanted))
}

macro_rules! integers {
    ($($type:ty)*) => {$(
        impl<'a> FromWire<'a> for $type {
            fn from_wire(wire: &'a Wire, _: &'a Scope) -> Result<Self, Mismatch> {
                match wire {
                    Wire::Integer(value) => Self::try_from(*value).ok(),
                    Wire::Text(digits) => digits.parse().ok(),
                    _ => None,
                }
                .ok_or_else(|| mismatch(wire, stringify!($type)))
            }

            compiled_here!();
        }
    )*};
}
integers!(i8 i16 i32 i64 i128 isize u16 u32 u64 u128 usize);

impl<'a> FromWire<'a> for u8 {
    /// A small number, or a character of one byte.
    fn from_wire(wire: &'a Wire, _: &'a Scope) -> Result<Self, Mismatch> {
        match wire {
            Wire::Integer(value) => Self::try_from(*value).ok(),
            Wire::Text(text) if text.len() == 1 => Some(text.as_bytes()[0]),
            _ => None,
        }
        .ok_or_else(|| mismatch(wire, "u8"))
    }

    fn vector(wire: &'a Wire, scope: &'a Scope) -> Result<Vec<Self>, Mismatch> {
        match wire {
            Wire::Text(text) => Ok(text.clone().into_bytes()),
            other => each(other, scope, Self::from_wire),
        }
    }

    compiled_here!(table);
}

impl<'a> FromWire<'a> for char {
    fn from_wire(wire: &'a Wire, _: &'a Scope) -> Result<Self, Mismatch> {
        let mut characters = wire.text().chars();
        match (characters.next(), characters.next()) {
            (Some(only), None) => Ok(only),
            _ => Err(mismatch(wire, "char")),
        }
    }

    fn vector(wire: &'a Wire, scope: &'a Scope) -> Result<Vec<Self>, Mismatch> {
        match wire {
            Wire::Text(text) => Ok(text.chars().collect()),
            other => each(other, scope, Self::from_wire),
        }
    }

    compiled_here!(table);
}

macro_rules! floats {
    ($($type:ty)*) => {$(
        impl<'a> FromWire<'a> for $type {
            fn from_wire(wire: &'a Wire, _: &'a Scope) -> Result<Self, Mismatch> {
                match wire {
                    Wire::Integer(value) => Ok(*value as $type),
                    Wire::Double(value) => Ok(*value as $type),
                    Wire::Text(text) => text.parse().map_err(|_| mismatch(wire, stringify!($type))),
                    other => Err(mismatch(other, stringify!($type))),
                }
            }

            compiled_here!();
        }
    )*};
}
floats!(f32 f64);

impl<'a> FromWire<'a> for bool {
    fn from_wire(wire: &'a Wire, _: &'a Scope) -> Result<Self, Mismatch> {
        match wire {
            Wire::Boolean(value) => Ok(*value),
            other => Err(mismatch(other, "bool")),
        }
    }

    compiled_here!();
}

impl<'a> FromWire<'a> for &'a str {
    fn from_wire(wire: &'a Wire, _: &'a Scope) -> Result<Self, Mismatch> {
        match wire {
            Wire::Text(text) => Ok(text),
            other => Err(mismatch(other, "a string")),
        }
    }
}

impl<'a> FromWire<'a> for String {
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
        <&str>::from_wire(wire, scope).map(String::from)
    }

    compiled_here!();
}

impl<'a, T: FromWire<'a>> FromWire<'a> for Vec<T> {
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
        scope.takes_watch();
        T::vector(wire, scope)
    }

    fn vector(wire: &'a Wire, scope: &'a Scope) -> Result<Vec<Self>, Mismatch> {
        T::table(wire, scope)
    }
}

impl<'a, T: FromWire<'a>> FromWire<'a> for VecDeque<T> {
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
        Vec::from_wire(wire, scope).map(Self::from)
    }
}

impl<'a, T: FromWire<'a>, const N: usize> FromWire<'a> for [T; N] {
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
        <[T; N]>::try_from(Vec::from_wire(wire, scope)?).map_err(|_| mismatch(wire, &format!("an array of {}", N)))
    }
}

impl<'a, A: FromWire<'a>, B: FromWire<'a>> FromWire<'a> for (A, B) {
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
        match wire.items() {
            [a, b] => Ok((A::from_wire(a, scope)?, B::from_wire(b, scope)?)),
            _ => Err(mismatch(wire, "a pair")),
        }
    }
}

impl<'a, A: FromWire<'a>, B: FromWire<'a>, C: FromWire<'a>> FromWire<'a> for (A, B, C) {
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
        match wire.items() {
            [a, b, c] => Ok((A::from_wire(a, scope)?, B::from_wire(b, scope)?, C::from_wire(c, scope)?)),
            _ => Err(mismatch(wire, "a triple")),
        }
    }
}

impl<'a, T: FromWire<'a> + 'a> FromWire<'a> for &'a T {
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
        Ok(scope.lend(T::from_wire(wire, scope)?))
    }
}

impl<'a, T: FromWire<'a> + 'a> FromWire<'a> for &'a [T] {
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
        Ok(scope.lend(T::vector(wire, scope)?))
    }
}

impl<'a, T: FromWire<'a> + ToWire + 'a> FromWire<'a> for &'a mut T {
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
        let watch = scope.takes_watch();
        Ok(scope.lend_watched(watch, T::from_wire(wire, scope)?))
    }
}

impl<'a, T: FromWire<'a> + ToWire + 'a> FromWire<'a> for &'a mut [T] {
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
        let watch = scope.takes_watch();
        Ok(scope.lend_watched(watch, T::vector(wire, scope)?))
    }
}

impl<'a, T: LinkedNode> FromWire<'a> for Option<Box<T>> {
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
        match wire {
            Wire::Items(values) => T::list(values, scope),
            Wire::Null => Ok(None),
            other => Err(mismatch(other, "a list")),
        }
    }
}

impl<'a, T: BranchingNode + 'static> FromWire<'a> for Option<Rc<RefCell<T>>> {
    /// The program shares its nodes with us, so that even a tree it was given for its own can be looked at again.
    fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
        let root = match wire {
            Wire::Items(values) => T::tree(values, scope)?,
            Wire::Null => None,
            // A node of a tree before it is given by its value.
            Wire::Integer(_) | Wire::Text(_) => node_of(scope.kept_tree::<T>(), wire)?,
            other => return Err(mismatch(other, "a tree")),
        };
        scope.offer_tree(&root);
        if scope.takes_watch() {
            scope.watch_shared(root.clone());
        }
        Ok(root)
    }
}

macro_rules! optional {
    ($($type:ty)*) => {$(
        impl<'a> FromWire<'a> for Option<$type> {
            fn from_wire(wire: &'a Wire, scope: &'a Scope) -> Result<Self, Mismatch> {
                match wire {
                    Wire::Null => Ok(None),
                    other => <$type>::from_wire(other, scope).map(Some),
                }
            }
        }
    )*};
}
optional!(i32 i64 u32 u64 usize f64 bool char String &'a str Vec<i32> Vec<i64>);
