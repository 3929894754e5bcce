//! Results, by their own type, as the signature wants them.

use crate::json::{write_text, Wire};
use crate::nodes::{write_node, BranchingNode, LinkedNode};
use crate::scope::Scope;
use crate::serve::Mismatch;
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt::Write;
use std::rc::Rc;

/// Integers from here on lose digits where JSON is read, and travel as texts.
const LARGEST_EXACT: i128 = 1 << 53;

/// A type that a program may return, or change in place.
#[diagnostic::on_unimplemented(message = "a result cannot be taken as `{Self}`")]
pub trait ToWire {
    /// Writes it as a value of `kind`, a type of the signature such as `integer[]`.
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch>;

    /// Writes several of them; those of characters and bytes may be a text.
    fn write_all(items: &[Self], kind: &str, out: &mut String) -> Result<(), Mismatch>
    where
        Self: Sized,
    {
        write_items(items, kind, out, Self::to_wire)
    }

    /// Writes several vectors of them.
    fn write_table(rows: &[Vec<Self>], kind: &str, out: &mut String) -> Result<(), Mismatch>
    where
        Self: Sized,
    {
        write_items(rows, kind, out, |row, kind, out| Self::write_all(row, kind, out))
    }
}

/// For plain types: compiled here, once, rather than with each program that returns such.
macro_rules! compiled_here {
    () => {
        #[inline(never)]
        fn write_all(items: &[Self], kind: &str, out: &mut String) -> Result<(), Mismatch> {
            write_items(items, kind, out, Self::to_wire)
        }

        compiled_here!(table);
    };
    (table) => {
        #[inline(never)]
        fn write_table(rows: &[Vec<Self>], kind: &str, out: &mut String) -> Result<(), Mismatch> {
            write_items(rows, kind, out, |row, kind, out| Self::write_all(row, kind, out))
        }
    };
}

fn write_items<'a, T: 'a>(
    items: impl IntoIterator<Item = &'a T>,
    kind: &str,
    out: &mut String,
    write: fn(&T, &str, &mut String) -> Result<(), Mismatch>,
) -> Result<(), Mismatch> {
    let inner = match kind.strip_suffix("[]") {
        Some(inner) => inner,
        None => return Err(unexpected("a vector", kind)),
    };
    out.push('[');
    for (index, item) in items.into_iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        write(item, inner, out)?;
    }
    out.push(']');
    Ok(())
}

/// What a function returned, as the value of an answer.
pub fn answer<T: ToWire>(returned: &T, kind: &str) -> Result<String, Mismatch> {
    encode(returned, kind)
}

/// What a function that returns nothing made of its first argument; one that was given to it for good is as it was.
pub fn answer_in_place(scope: &Scope, arguments: &[Wire], kind: &str) -> Result<String, Mismatch> {
    scope.look_again(kind).unwrap_or_else(|| {
        let mut out = String::new();
        arguments.first().unwrap_or(&Wire::Null).write(&mut out);
        Ok(out)
    })
}

pub(crate) fn encode<T: ToWire + ?Sized>(value: &T, kind: &str) -> Result<String, Mismatch> {
    let mut out = String::new();
    value.to_wire(kind, &mut out)?;
    Ok(out)
}

fn unexpected(shown: impl std::fmt::Display, kind: &str) -> Mismatch {
    Mismatch(format!("returned {} where {} was expected", shown, kind))
}

macro_rules! integers {
    ($($type:ty)*) => {$(
        impl ToWire for $type {
            fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
                write_integer(i128::try_from(*self).ok(), self, stringify!($type), kind, out)
            }

            compiled_here!();
        }
    )*};
}
integers!(i8 i16 i32 i64 i128 isize u16 u32 u64 u128 usize);

fn write_integer(
    value: Option<i128>,
    shown: &dyn std::fmt::Display,
    type_name: &str,
    kind: &str,
    out: &mut String,
) -> Result<(), Mismatch> {
    let exact = value.map_or(false, |value| -LARGEST_EXACT < value && value < LARGEST_EXACT);
    match kind {
        "integer" | "long" if !exact => write!(out, "\"{}\"", shown),
        "integer" | "long" | "double" => write!(out, "{}", shown),
        _ => return Err(unexpected(format_args!("{} ({})", shown, type_name), kind)),
    }
    .map_err(|_| unexpected(type_name, kind))
}

impl ToWire for u8 {
    /// A small number, or a character of one byte.
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        match kind {
            "character" | "string" => (*self as char).to_wire(kind, out),
            _ => write_integer(Some(i128::from(*self)), self, "u8", kind, out),
        }
    }

    #[inline(never)]
    fn write_all(items: &[Self], kind: &str, out: &mut String) -> Result<(), Mismatch> {
        if kind != "string" {
            return write_items(items, kind, out, Self::to_wire);
        }
        write_text(&String::from_utf8_lossy(items), out);
        Ok(())
    }

    compiled_here!(table);
}

impl ToWire for char {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        self.encode_utf8(&mut [0; 4]).to_wire(kind, out)
    }

    #[inline(never)]
    fn write_all(items: &[Self], kind: &str, out: &mut String) -> Result<(), Mismatch> {
        if kind != "string" {
            return write_items(items, kind, out, Self::to_wire);
        }
        write_text(&items.iter().collect::<String>(), out);
        Ok(())
    }

    compiled_here!(table);
}

macro_rules! floats {
    ($($type:ty)*) => {$(
        impl ToWire for $type {
            fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
                match kind {
                    "double" if self.is_finite() => write!(out, "{:?}", self),
                    "double" if self.is_nan() => write!(out, "\"NaN\""),
                    "double" => write!(out, "\"{}Infinity\"", if *self < 0.0 { "-" } else { "" }),
                    _ => return Err(unexpected(format_args!("{:?} ({})", self, stringify!($type)), kind)),
                }
                .map_err(|_| unexpected(stringify!($type), kind))
            }

            compiled_here!();
        }
    )*};
}
floats!(f32 f64);

impl ToWire for bool {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        match kind {
            "boolean" => out.push_str(if *self { "true" } else { "false" }),
            _ => return Err(unexpected(format_args!("{} (bool)", self), kind)),
        }
        Ok(())
    }

    compiled_here!();
}

impl ToWire for str {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        match kind {
            "string" | "character" => write_text(self, out),
            _ => {
                let shown: String = self.chars().take(80).collect();
                return Err(unexpected(format_args!("{:?} (a string)", shown), kind));
            }
        }
        Ok(())
    }
}

impl ToWire for String {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        self.as_str().to_wire(kind, out)
    }

    compiled_here!();
}

impl ToWire for Cow<'_, str> {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        self.as_ref().to_wire(kind, out)
    }
}

impl ToWire for () {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        match kind {
            "void" => out.push_str("null"),
            _ => return Err(unexpected("nothing", kind)),
        }
        Ok(())
    }
}

impl<T: ToWire> ToWire for [T] {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        T::write_all(self, kind, out)
    }
}

impl<T: ToWire> ToWire for Vec<T> {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        T::write_all(self, kind, out)
    }

    fn write_all(items: &[Self], kind: &str, out: &mut String) -> Result<(), Mismatch> {
        T::write_table(items, kind, out)
    }
}

impl<T: ToWire> ToWire for VecDeque<T> {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        write_items(self, kind, out, T::to_wire)
    }
}

impl<T: ToWire, const N: usize> ToWire for [T; N] {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        T::write_all(self, kind, out)
    }
}

impl<A: ToWire, B: ToWire> ToWire for (A, B) {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        let inner = kind.strip_suffix("[]").ok_or_else(|| unexpected("a pair", kind))?;
        out.push('[');
        self.0.to_wire(inner, out)?;
        out.push(',');
        self.1.to_wire(inner, out)?;
        out.push(']');
        Ok(())
    }
}

impl<T: ToWire + ?Sized> ToWire for &T {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        (**self).to_wire(kind, out)
    }
}

impl<T: ToWire + ?Sized> ToWire for &mut T {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        (**self).to_wire(kind, out)
    }
}

impl<T: LinkedNode> ToWire for Option<Box<T>> {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        match kind {
            "list_node" => T::write_list(self, out),
            _ => Err(unexpected("a list", kind)),
        }
    }
}

impl<T: BranchingNode> ToWire for Option<Rc<RefCell<T>>> {
    fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
        match kind {
            "tree_node" => T::write_tree(self, out),
            "tree_node_by_value" => write_node(self, out),
            _ => Err(unexpected("a tree", kind)),
        }
    }
}

macro_rules! optional {
    ($($type:ty)*) => {$(
        impl ToWire for Option<$type> {
            fn to_wire(&self, kind: &str, out: &mut String) -> Result<(), Mismatch> {
                match self {
                    Some(value) => value.to_wire(kind, out)?,
                    None => out.push_str("null"),
                }
                Ok(())
            }
        }
    )*};
}
optional!(i32 i64 u32 u64 usize f64 bool char String &str Vec<i32> Vec<i64> Vec<usize> Vec<Vec<i32>> Vec<String>);
