#include "wire.hpp"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace dryrun {
namespace {

constexpr __int128 exact_in_a_double = __int128{1} << 53;

void append_utf8(std::string& out, uint32_t code) {
  if (code < 0x80) {
    out += static_cast<char>(code);
  } else if (code < 0x800) {
    out += static_cast<char>(0xc0 | code >> 6);
    out += static_cast<char>(0x80 | (code & 0x3f));
  } else if (code < 0x10000) {
    out += static_cast<char>(0xe0 | code >> 12);
    out += static_cast<char>(0x80 | (code >> 6 & 0x3f));
    out += static_cast<char>(0x80 | (code & 0x3f));
  } else {
    out += static_cast<char>(0xf0 | code >> 18);
    out += static_cast<char>(0x80 | (code >> 12 & 0x3f));
    out += static_cast<char>(0x80 | (code >> 6 & 0x3f));
    out += static_cast<char>(0x80 | (code & 0x3f));
  }
}

/// The length of the UTF-8 character that `text` starts with, or 0 where it starts with none.
size_t utf8_length(std::string_view text) {
  const auto byte = [&](size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0u; };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const size_t length = first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xc2 && first < 0xe0 ? 2 : 0;
  for (size_t at = 1; at < length; at++)
    if ((byte(at) & 0xc0) != 0x80) return 0;
  // Written longer than need be, a half of a pair, or beyond the last.
  if (first == 0xe0 && byte(1) < 0xa0) return 0;
  if (first == 0xed && byte(1) >= 0xa0) return 0;
  if (first == 0xf0 && byte(1) < 0x90) return 0;
  if (first == 0xf4 && byte(1) >= 0x90) return 0;
  return length;
}

uint32_t hexadecimal(std::string_view digits) {
  uint32_t code = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
  return code;
}

}  // namespace

void Reader::skip_space() {
  const size_t start = rest_.find_first_not_of(" \t\r\n");
  rest_.remove_prefix(start == std::string_view::npos ? rest_.size() : start);
}

bool Reader::take(char mark) {
  skip_space();
  if (rest_.empty() || rest_[0] != mark) return false;
  rest_.remove_prefix(1);
  return true;
}

bool Reader::null() {
  skip_space();
  if (!rest_.starts_with("null")) return false;
  rest_.remove_prefix(4);
  return true;
}

std::string_view Reader::value() {
  skip_space();
  size_t end = 0;
  int depth = 0;
  for (bool quoted = false; end < rest_.size(); end++) {
    const char at = rest_[end];
    if (quoted) {
      if (at == '\\') end++;
      else if (at == '"') quoted = false;
    } else if (at == '"') {
      quoted = true;
    } else if (at == '[' || at == '{') {
      depth++;
    } else if (at == ']' || at == '}') {
      if (depth-- == 0) break;
    } else if (at == ',' && depth == 0) {
      break;
    }
  }
  const std::string_view found = rest_.substr(0, end);
  rest_.remove_prefix(found.size());
  return found;
}

std::string_view Reader::key(std::string_view name) const {
  Reader in = *this;
  if (!in.take('{')) return {};
  do {
    const std::string found = in.text();
    in.take(':');
    const std::string_view value = in.value();
    if (found == name) return value;
  } while (in.take(','));
  return {};
}

void Reader::mismatch(const std::string& wanted) {
  std::string found(value());
  if (found.size() > 40) found = found.substr(0, 40) + "...";
  throw Mismatch{found + " was given where " + wanted + " was expected"};
}

bool Reader::boolean() {
  skip_space();
  for (const bool value : {true, false}) {
    const std::string_view written = value ? "true" : "false";
    if (!rest_.starts_with(written)) continue;
    rest_.remove_prefix(written.size());
    return value;
  }
  mismatch("bool");
}

__int128 Reader::integer(__int128 least, __int128 most, std::string (*type)()) {
  Reader before = *this;
  std::string_view written = value();
  if (written.size() >= 2 && written.front() == '"') written = written.substr(1, written.size() - 2);
  const bool negative = written.starts_with('-');
  const std::string_view digits = written.substr(negative ? 1 : 0);
  if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos) before.mismatch(type());
  __int128 number = 0;
  for (const char digit : digits) {
    const int next = negative ? '0' - digit : digit - '0';
    if (__builtin_mul_overflow(number, __int128{10}, &number) || __builtin_add_overflow(number, next, &number))
      before.mismatch(type());
  }
  if (number < least || number > most) throw Mismatch{std::string(written) + " does not fit in " + type()};
  return number;
}

double Reader::real() {
  Reader before = *this;
  std::string written(value());
  if (written.size() >= 2 && written.front() == '"') written = written.substr(1, written.size() - 2);
  char* end = nullptr;
  const double number = std::strtod(written.c_str(), &end);
  if (written.empty() || *end != '\0') before.mismatch("double");
  return number;
}

std::string Reader::text() {
  skip_space();
  if (rest_.empty() || rest_[0] != '"') mismatch("string");
  std::string text;
  size_t at = 1;
  while (at < rest_.size() && rest_[at] != '"') {
    if (rest_[at] != '\\') {
      text += rest_[at++];
      continue;
    }
    const char escaped = at + 1 < rest_.size() ? rest_[at + 1] : '"';
    at += 2;
    switch (escaped) {
      case 'b': text += '\b'; break;
      case 'f': text += '\f'; break;
      case 'n': text += '\n'; break;
      case 'r': text += '\r'; break;
      case 't': text += '\t'; break;
      case 'u': {
        uint32_t code = hexadecimal(rest_.substr(at, 4));
        at += 4;
        if (code >= 0xd800 && code < 0xdc00 && rest_.substr(at, 2) == "\\u") {
          const uint32_t low = hexadecimal(rest_.substr(at + 2, 4));
          if (low >= 0xdc00 && low < 0xe000) {
            code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
            at += 6;
          }
        }
        append_utf8(text, code);
        break;
      }
      default: text += escaped;
    }
  }
  rest_.remove_prefix(at < rest_.size() ? at + 1 : rest_.size());
  return text;
}

char Reader::character() {
  Reader before = *this;
  const std::string written = text();
  if (written.size() != 1) before.mismatch("char");
  return written[0];
}

void write_text(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    const size_t length = utf8_length(text);
    const char at = text[0];
    if (length == 0) {
      out += "\\ufffd";
    } else if (at == '"' || at == '\\') {
      out += '\\';
      out += at;
    } else if (static_cast<unsigned char>(at) < 0x20) {
      constexpr std::string_view digits = "0123456789abcdef";
      out += "\\u00";
      out += digits[at >> 4];
      out += digits[at & 15];
    } else {
      out += text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  out += '"';
}

void write_integer(std::string& out, __int128 value) {
  char digits[48];
  const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
  const bool exact = -exact_in_a_double < value && value < exact_in_a_double;
  if (!exact) out += '"';
  out.append(digits, end);
  if (!exact) out += '"';
}

void write_real(std::string& out, double value) {
  if (std::isnan(value)) {
    out += "\"NaN\"";
  } else if (std::isinf(value)) {
    out += value > 0 ? "\"Infinity\"" : "\"-Infinity\"";
  } else {
    char digits[32];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
  }
}

}  // namespace dryrun
