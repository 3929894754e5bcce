// Linked to a whole program: says at which line it failed, and then lets it end the way it would have.

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#include "faults.hpp"

namespace {

[[noreturn]] void say(const dryrun::Fault& fault) {
  if (fault.line > 0) dprintf(2, "solution.cpp:%d: %s\n", fault.line, fault.message);
  else dprintf(2, "%s\n", fault.message);
  signal(fault.signal, SIG_DFL);
  raise(fault.signal);
  abort();
}

/// Before anything of the program's own, which may fail while its globals are made.
[[gnu::constructor(101)]] void begin() { dryrun::catch_faults(say); }

}  // namespace
