// JSON as it crosses the sandbox's edge: read where it stands, and written, without a tree in between.
#pragma once

#include <string>
#include <string_view>

namespace dryrun {

/// A value is not what was promised. It is no std::exception, so that it is told apart from what a program throws.
struct Mismatch {
  std::string message;
};

/// Reads one value after the other. Values are read by the type they are wanted as, and a Mismatch says what does not fit.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  /// Takes `mark` if it is next.
  bool take(char mark);
  /// Takes a null if it is next.
  bool null();
  /// The next value as it is written.
  std::string_view value();
  bool boolean();
  char character();
  double real();
  std::string text();
  /// Integers beyond 2^53 come as strings of digits. `least` and `most` are what the type of that name holds.
  __int128 integer(__int128 least, __int128 most, std::string (*type)());
  /// The value of a key of the object that starts here, or nothing.
  std::string_view key(std::string_view name) const;

  /// Calls `item` before each item of an array, which has to read it.
  template <class Item>
  void items(Item item) {
    if (!take('[')) mismatch("an array");
    if (take(']')) return;
    do item();
    while (take(','));
    if (!take(']')) mismatch("the end of an array");
  }

  /// Says that what stands here is not `wanted`.
  [[noreturn]] void mismatch(const std::string& wanted);

 private:
  void skip_space();
  std::string_view rest_;
};

void write_text(std::string& out, std::string_view text);
void write_integer(std::string& out, __int128 value);
void write_real(std::string& out, double value);

}  // namespace dryrun
