// Answers calls to a C++ program, inside a sandbox.
//
// One line of JSON comes in for the program, which is compiled in already, and one for each call, each with a nonce; one
// line goes out for each, beginning with that nonce. Nothing here is trusted by the side that asks: the program shares
// this process and could do all of this itself. What it could claim is only ever its own answer to the call it was given.
//
// usage: program <descriptor to read calls from> <to answer on> <to print on>

#include "calls.hpp"

#include <cxxabi.h>
#include <pthread.h>
#include <setjmp.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "faults.hpp"

namespace dryrun {
namespace {

/// Less than a sandbox's memory, so that endless recursion is told as what it is.
constexpr rlim_t stack_bytes = 192 << 20;

int calls_in, answers_out, print_on;
pthread_t main_thread;
/// Where a call that met a fault is given up.
sigjmp_buf call_began;
enum { loading, calling, between_calls } doing = loading;
Fault fault;

/// Of the request that is answered now. Made when it is first asked for, which is before any global is.
std::string& nonce() {
  static std::string kept;
  return kept;
}

void write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(descriptor, bytes.data(), bytes.size());
    if (written > 0) bytes.remove_prefix(written);
    else if (errno == EAGAIN) usleep(1000);
    else if (errno != EINTR) _exit(1);
  }
}

/// The next line, or an empty one at the end.
std::string receive() {
  static std::string kept;
  size_t seen = 0;
  for (;;) {
    const size_t end = kept.find('\n', seen);
    if (end != std::string::npos) {
      std::string line = kept.substr(0, end);
      kept.erase(0, end + 1);
      return line;
    }
    seen = kept.size();
    kept.resize(seen + 65'536);
    const ssize_t length = read(calls_in, kept.data() + seen, 65'536);
    kept.resize(seen + std::max<ssize_t>(length, 0));
    if (length == 0 || (length < 0 && errno != EINTR)) return {};
  }
}

void reply(std::string_view answer) {
  std::cout.flush();
  std::cerr.flush();
  fflush(nullptr);
  write_all(print_on, '\0' + nonce() + '\0');
  write_all(answers_out, nonce() + " " + std::string(answer) + "\n");
}

/// `kind` is "threw" or "refused".
std::string failed(const char* kind, std::string_view message, int line) {
  std::string answer = std::string("[\"") + kind + "\",";
  write_text(answer, operation + std::string(message));
  operation[0] = '\0';
  return answer + "," + (line > 0 ? std::to_string(line) : "null") + "]";
}

void on_fault(const Fault& met) {
  // Between calls it is this file that failed, on what the program has broken.
  if (doing == between_calls) _exit(1);
  // From a thread that the program started there is no way back to where the call began.
  if (doing == loading || !pthread_equal(pthread_self(), main_thread)) {
    reply(failed(doing == loading ? "refused" : "threw", met.message, met.line));
    _exit(0);
  }
  fault = met;
  siglongjmp(call_began, 1);
}

std::string type_of_thrown() {
  const char* name = abi::__cxa_current_exception_type()->name();
  int status = 0;
  const std::unique_ptr<char, decltype(&free)> readable(abi::__cxa_demangle(name, nullptr, nullptr, &status), free);
  return readable ? readable.get() : name;
}

/// Makes one call. What it does not return from is an exception, or ends here by a jump.
std::string attempt(Reader arguments) {
  const auto threw = [](std::string_view message) { return failed("threw", message, line_of_last_throw()); };
  try {
    std::string value = "[\"returned\",";
    answer(arguments, value);
    return value + "]";
  } catch (const Mismatch& mismatch) {
    return failed("threw", mismatch.message, 0);
  } catch (const std::bad_array_new_length& error) {
    return threw(type_of_thrown() + ": " + error.what());
  } catch (const std::bad_alloc&) {
    return "[\"out-of-memory\"]";
  } catch (const std::exception& error) {
    return threw(type_of_thrown() + ": " + error.what());
  } catch (const std::string& text) {
    return threw("threw \"" + text + "\"");
  } catch (const char* text) {
    return threw(std::string("threw \"") + text + "\"");
  } catch (int number) {
    return threw("threw " + std::to_string(number));
  } catch (...) {
    return threw("threw " + type_of_thrown());
  }
}

/// Deep recursion leaves its pages behind, which would count as the next call's memory.
void give_back_stack() {
  const uintptr_t page = sysconf(_SC_PAGESIZE);
  const uintptr_t here = reinterpret_cast<uintptr_t>(__builtin_frame_address(0)) & ~(page - 1);
  madvise(reinterpret_cast<void*>(here - stack_bytes), stack_bytes - 16 * page, MADV_DONTNEED);
}

std::string call_once(std::string_view line) {
  const std::string_view arguments = Reader(line).key("arguments");
  timed = !Reader(line).key("timed").empty();
  doing = calling;
  if (sigsetjmp(call_began, 1) == 0) {
    std::string answer = attempt(Reader(arguments));
    doing = between_calls;
    return answer;
  }
  doing = between_calls;
  give_back_stack();
  return failed("threw", fault.message, fault.line);
}

/// Before the author's own globals are made, which belongs to the program's loading.
[[gnu::constructor(101)]] void begin(int count, char** arguments) {
  calls_in = count > 1 ? atoi(arguments[1]) : 3;
  answers_out = count > 2 ? atoi(arguments[2]) : 3;
  print_on = count > 3 ? atoi(arguments[3]) : 1;
#if __GLIBC_PREREQ(2, 34)
  close_range(std::max({calls_in, answers_out, print_on, 2}) + 1, ~0u, 0);
#endif
  rlimit stack;
  getrlimit(RLIMIT_STACK, &stack);
  // Another engine may start us with less, and let us have more.
  stack.rlim_cur = std::min(stack.rlim_max, stack_bytes);
  setrlimit(RLIMIT_STACK, &stack);
  // By lines, so that what was printed before a limit was met is not lost with the process.
  setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
  main_thread = pthread_self();
  catch_faults(on_fault);
  write_all(answers_out, "up\n");
  const std::string line = receive();
  if (line.empty()) _exit(0);
  nonce() = Reader(Reader(line).key("nonce")).text();
}

}  // namespace
}  // namespace dryrun

int main() {
  using namespace dryrun;
  doing = between_calls;
  reply("[\"loaded\"]");
  for (std::string line; !(line = receive()).empty();) {
    nonce() = Reader(Reader(line).key("nonce")).text();
    reply(call_once(line));
  }
}
