#include "values.hpp"

namespace dryrun {

std::string type_in(std::string_view sentence) {
  const size_t start = sentence.find("T = ") + 4;
  const size_t end = std::min(sentence.find("; std::string", start), sentence.rfind(']'));
  std::string name(sentence.substr(start, end - start));
  const auto shorten = [&](std::string_view long_winded, std::string_view shorter) {
    for (size_t at; (at = name.find(long_winded)) != std::string::npos;) name.replace(at, long_winded.size(), shorter);
  };
  shorten("std::__cxx11::basic_string<char>", "std::string");
  shorten("dryrun::given::", "");
  return name;
}

void returned_other(const std::string& shown, const std::string& type, std::string_view expected) {
  const std::string value = shown.empty() ? type : shown + " (" + type + ")";
  throw Mismatch{"returned " + value + " where " + std::string(expected) + " was expected"};
}

void endless(const char* what) { throw Mismatch{std::string("returned a ") + what + " that does not end"}; }

DRYRUN_COMMON_TYPES()

}  // namespace dryrun
