// What ends a C++ program without an exception, told in words and with the author's own line.
#pragma once

namespace dryrun {

struct Fault {
  const char* message;
  /// The line of solution.cpp, or 0 where it is not known.
  int line;
  /// The signal it is known by, whether or not there was one.
  int signal;
};

/// From here on `report` is told of signals, failed assertions, and what the compiler's own checks find, by the thread
/// that met them. It must not return. The message is kept apart from the heap, which may be what is broken.
void catch_faults(void (*report)(const Fault&));

/// The line of solution.cpp that the last exception was thrown from, or 0.
int line_of_last_throw();

}  // namespace dryrun
