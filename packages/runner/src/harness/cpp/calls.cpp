#include "calls.hpp"

namespace dryrun {

char operation[120];
bool timed;

void write_time(std::string& out, Clock::time_point began) {
  write_real(out, std::chrono::duration<double, std::milli>(Clock::now() - began).count());
}

Arguments::Arguments(const Signature& signature, Reader in) : signature(signature) {
  in.items([&] { values_.push_back(in.value()); });
}

Reader Arguments::at(size_t place) const { return Reader(place < values_.size() ? values_[place] : "null"); }

bool Arguments::has_type(size_t place, std::string_view type) const {
  return place < signature.parameters.size() && signature.parameters[place].type == type;
}

size_t Arguments::tree_place() const {
  size_t place = 0;
  while (place < signature.parameters.size() && !has_type(place, "tree_node")) place++;
  return place;
}

void Arguments::does_not_fit(size_t place, const Mismatch& mismatch) const {
  throw Mismatch{"the argument '" + std::string(signature.parameters.at(place).name) + "': " + mismatch.message};
}

std::string Arguments::shown() const {
  std::string all;
  for (const std::string_view value : values_) (all += all.empty() ? "" : ", ") += value;
  return all.size() <= 40 ? all : all.substr(0, 40) + "...";
}

void perform(const Class& asked, Reader in, std::string& out) {
  std::unique_ptr<void, void (*)(void*)> object(nullptr, asked.destroy);
  int number = 0;
  in.items([&] {
    in.take('[');
    const std::string name = in.text();
    in.take(',');
    const Reader values(in.value());
    in.take(']');
    const auto begin = [&](const Arguments& given) {
      std::snprintf(operation, sizeof operation, "operation %d, %.50s(%s): ", number, name.c_str(), given.shown().c_str());
    };
    if (++number == 1) {
      const Arguments given(asked.constructor, values);
      begin(given);
      object.reset(asked.make(given));
      out += "[null";
      return;
    }
    for (const auto& [signature, call] : asked.methods) {
      if (name != signature.name) continue;
      const Arguments given(signature, values);
      begin(given);
      std::string result;
      call(object.get(), given, result);
      out += ',';
      out += std::string_view(signature.returns) == "void" ? "null" : result;
    }
  });
  out += ']';
  operation[0] = '\0';
}

}  // namespace dryrun
