//! The JSON that calls come in, read into values, and the strings of answers.

use std::fmt::Write;

/// A value as it comes over the wire. Integers beyond 2^53 and what JSON has no number for are texts.
#[derive(Debug)]
pub enum Wire {
    Null,
    Boolean(bool),
    Integer(i64),
    Double(f64),
    Text(String),
    Items(Vec<Wire>),
    Fields(Vec<(String, Wire)>),
}

impl Wire {
    /// The field of an object; null where there is none.
    pub fn field(&self, name: &str) -> &Wire {
        match self {
            Wire::Fields(fields) => fields.iter().find(|(key, _)| key == name).map_or(&Wire::Null, |(_, value)| value),
            _ => &Wire::Null,
        }
    }

    pub fn is_true(&self) -> bool {
        matches!(self, Wire::Boolean(true))
    }

    pub fn text(&self) -> &str {
        match self {
            Wire::Text(text) => text,
            _ => "",
        }
    }

    pub fn items(&self) -> &[Wire] {
        match self {
            Wire::Items(items) => items,
            _ => &[],
        }
    }

    /// Writes it as it came.
    pub fn write(&self, out: &mut String) {
        match self {
            Wire::Null => out.push_str("null"),
            Wire::Boolean(value) => out.push_str(if *value { "true" } else { "false" }),
            Wire::Integer(value) => write!(out, "{}", value).unwrap(),
            Wire::Double(value) => write!(out, "{:?}", value).unwrap(),
            Wire::Text(text) => write_text(text, out),
            Wire::Items(items) => write_items(items, out, |item, out| item.write(out)),
            Wire::Fields(fields) => {
                out.push('{');
                for (index, (name, value)) in fields.iter().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    write_text(name, out);
                    out.push(':');
                    value.write(out);
                }
                out.push('}');
            }
        }
    }
}

fn write_items<T>(items: &[T], out: &mut String, mut write: impl FnMut(&T, &mut String)) {
    out.push('[');
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            out.push(',');
        }
        write(item, out);
    }
    out.push(']');
}

/// Writes a string literal.
pub fn write_text(text: &str, out: &mut String) {
    out.push('"');
    for character in text.chars() {
        match character {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            character if character < ' ' => write!(out, "\\u{:04x}", character as u32).unwrap(),
            character => out.push(character),
        }
    }
    out.push('"');
}

/// Reads one line, which our own side wrote; what is not JSON is null.
pub fn parse(line: &str) -> Wire {
    Reader { bytes: line.as_bytes(), at: 0 }.value()
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&mut self) -> u8 {
        while matches!(self.bytes.get(self.at), Some(b' ' | b'\t' | b'\n' | b'\r' | b',' | b':')) {
            self.at += 1;
        }
        self.bytes.get(self.at).copied().unwrap_or(0)
    }

    fn value(&mut self) -> Wire {
        match self.peek() {
            b'"' => Wire::Text(self.text()),
            b'[' => {
                self.at += 1;
                let mut items = Vec::new();
                while !matches!(self.peek(), b']' | 0) {
                    items.push(self.value());
                }
                self.at += 1;
                Wire::Items(items)
            }
            b'{' => {
                self.at += 1;
                let mut fields = Vec::new();
                while !matches!(self.peek(), b'}' | 0) {
                    let name = self.text();
                    fields.push((name, self.value()));
                }
                self.at += 1;
                Wire::Fields(fields)
            }
            b't' => self.word(4, Wire::Boolean(true)),
            b'f' => self.word(5, Wire::Boolean(false)),
            b'n' => self.word(4, Wire::Null),
            _ => self.number(),
        }
    }

    fn word(&mut self, length: usize, value: Wire) -> Wire {
        self.at += length;
        value
    }

    fn number(&mut self) -> Wire {
        let start = self.at;
        while matches!(self.bytes.get(self.at), Some(b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E')) {
            self.at += 1;
        }
        if self.at == start {
            self.at = self.bytes.len();
            return Wire::Null;
        }
        let text = std::str::from_utf8(&self.bytes[start..self.at]).unwrap_or("");
        match text.parse() {
            Ok(integer) => Wire::Integer(integer),
            Err(_) => text.parse().map_or(Wire::Null, Wire::Double),
        }
    }

    fn text(&mut self) -> String {
        self.at += 1;
        let mut text = Vec::new();
        while let Some(&byte) = self.bytes.get(self.at) {
            self.at += 1;
            match byte {
                b'"' => break,
                b'\\' => {
                    let mut encoded = [0; 4];
                    text.extend_from_slice(self.escape().encode_utf8(&mut encoded).as_bytes());
                }
                byte => text.push(byte),
            }
        }
        String::from_utf8_lossy(&text).into_owned()
    }

    fn escape(&mut self) -> char {
        let kind = self.bytes.get(self.at).copied().unwrap_or(b'"');
        self.at += 1;
        match kind {
            b'n' => '\n',
            b't' => '\t',
            b'r' => '\r',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'u' => self.code_point(),
            other => other as char,
        }
    }

    /// A character of two halves is two escapes; half a one is no Rust character.
    fn code_point(&mut self) -> char {
        let unit = self.four_digits();
        let next_is_escape = self.bytes.get(self.at..self.at + 2) == Some(b"\\u");
        if !(0xd800..0xdc00).contains(&unit) || !next_is_escape {
            return char::from_u32(unit).unwrap_or('\u{fffd}');
        }
        self.at += 2;
        let low = self.four_digits();
        char::from_u32(0x10000 + ((unit - 0xd800) << 10) + (low.wrapping_sub(0xdc00) & 0x3ff)).unwrap_or('\u{fffd}')
    }

    fn four_digits(&mut self) -> u32 {
        let digits = self.bytes.get(self.at..self.at + 4).unwrap_or(b"");
        self.at += 4;
        std::str::from_utf8(digits).ok().and_then(|text| u32::from_str_radix(text, 16).ok()).unwrap_or(0xfffd)
    }
}
