// Calls what the author wrote with values of the wire. Templates read from the function itself what it takes and gives;
// which function, the few lines say that are written behind the author's for each signature.
#pragma once

#include "values.hpp"

namespace dryrun {

struct Parameter {
  const char* name;
  const char* type;
};

/// What is called, in the page's own words.
struct Signature {
  const char* name;
  std::vector<Parameter> parameters;
  const char* returns;
};

/// The arguments of one call as they came.
class Arguments {
 public:
  Arguments(const Signature& signature, Reader in);

  template <class T>
  T as(size_t place) const {
    Reader in = at(place);
    try {
      if constexpr (TreePointer<T>) {
        if (has_type(place, "tree_node_by_value")) return in.null() ? nullptr : node_of(tree<T>(), decode<long long>(in));
        if (place == tree_place()) return tree<T>();
      }
      if (has_type(place, "cyclic_list")) return cyclic_list<T>(in);
      return decode<T>(in);
    } catch (const Mismatch& mismatch) {
      does_not_fit(place, mismatch);
    }
  }

  /// For a message, cut where they are long.
  std::string shown() const;

  const Signature& signature;

 private:
  Reader at(size_t place) const;
  bool has_type(size_t place, std::string_view type) const;
  /// Of the first tree, of which other arguments may be nodes.
  size_t tree_place() const;

  /// That tree, made once, whichever argument is asked for first.
  template <class T>
  T tree() const {
    if (!tree_.has_value()) {
      Reader in = at(tree_place());
      tree_ = decode<T>(in);
    }
    if (const T* made = std::any_cast<T>(&tree_)) return *made;
    throw Mismatch{"the tree is not of " + name_of<T>()};
  }

  [[noreturn]] void does_not_fit(size_t place, const Mismatch& mismatch) const;
  std::vector<std::string_view> values_;
  mutable std::any tree_;
};

/// What a parameter of type `A` is given from: arrays and texts that are only looked at have to be kept somewhere.
template <class A>
struct Kept {
  using type = std::remove_cvref_t<A>;
};
template <class A>
  requires(std::same_as<std::remove_cvref_t<A>, std::string_view> || std::same_as<std::remove_cvref_t<A>, const char*>)
struct Kept<A> {
  using type = std::string;
};
template <class A>
  requires(std::is_pointer_v<std::remove_cvref_t<A>> && !std::is_class_v<std::remove_pointer_t<std::remove_cvref_t<A>>> &&
           !std::same_as<std::remove_cvref_t<A>, const char*>)
struct Kept<A> {
  using type = std::vector<std::remove_cv_t<std::remove_pointer_t<std::remove_cvref_t<A>>>>;
};
template <class A>
  requires(std::is_pointer_v<std::remove_cvref_t<A>> && std::is_class_v<std::remove_pointer_t<std::remove_cvref_t<A>>>)
struct Kept<A> {
  using type = std::remove_cv_t<std::remove_pointer_t<std::remove_cvref_t<A>>>*;
};
template <class T, size_t extent>
struct Kept<std::span<T, extent>> {
  using type = std::vector<std::remove_cv_t<T>>;
};

template <class A>
decltype(auto) pass(typename Kept<A>::type& kept) {
  using T = std::remove_cvref_t<A>;
  if constexpr (!std::same_as<T, typename Kept<A>::type>) {
    if constexpr (requires { T(kept); }) return T(kept);
    else return kept.data();
  } else if constexpr (std::is_rvalue_reference_v<A>) {
    return std::move(kept);
  } else {
    // A copy where it is taken by value, so that what a void function leaves of its own argument can still be shown.
    return (kept);
  }
}

/// Whether the time that a call takes is asked for, in place of what it returns.
extern bool timed;

using Clock = std::chrono::steady_clock;

/// Writes the milliseconds that a call has taken.
void write_time(std::string& out, Clock::time_point began);

/// Writes what `call` returned; where the page's function returns nothing, its first argument as it is after the call.
template <class Call, class ShowFirst>
void finish(const Signature& signature, std::string& out, Call call, ShowFirst show_first) {
  const std::string_view returns = signature.returns;
  using Returned = decltype(call());
  const Clock::time_point began = Clock::now();
  if constexpr (std::is_void_v<Returned>) {
    call();
    if (timed) return write_time(out, began);
    if (returns != "void") out += "null";
  } else {
    const Returned& returned = call();
    if (timed) return write_time(out, began);
    if (returns != "void") encode<std::remove_cvref_t<Returned>>(out, returned, returns);
  }
  if (returns != "void") return;
  if (signature.parameters.empty()) out += "null";
  else show_first(signature.parameters[0].type);
}

/// Calls a function whose parameters have the types `A`.
template <class... A, class Call>
void call_with(const Arguments& given, std::string& out, Call call) {
  [&]<size_t... place>(std::index_sequence<place...>) {
    std::tuple<typename Kept<A>::type...> kept{given.as<typename Kept<A>::type>(place)...};
    finish(
        given.signature, out, [&]() -> decltype(auto) { return call(pass<A>(std::get<place>(kept))...); },
        [&](std::string_view type) {
          if constexpr (sizeof...(A) > 0) encode(out, std::get<0>(kept), type);
        });
  }(std::index_sequence_for<A...>());
}

template <class S, class R, class C, class... A>
void call_exactly(S& object, R (C::*method)(A...), const Arguments& given, std::string& out) {
  call_with<A...>(given, out, [&](auto&&... values) -> R { return (object.*method)(std::forward<decltype(values)>(values)...); });
}
template <class S, class R, class C, class... A>
void call_exactly(S& object, R (C::*method)(A...) const, const Arguments& given, std::string& out) {
  call_with<A...>(given, out, [&](auto&&... values) -> R { return (object.*method)(std::forward<decltype(values)>(values)...); });
}
template <class S, class R, class... A>
void call_exactly(S&, R (*function)(A...), const Arguments& given, std::string& out) {
  call_with<A...>(given, out, [&](auto&&... values) -> R { return function(std::forward<decltype(values)>(values)...); });
}

/// An argument that becomes what the parameter asks for. It serves where a function's own type cannot be told: it is a
/// constructor, or has parameters with defaults.
template <class Except>
struct Argument {
  const Arguments& given;
  size_t place;
  mutable std::shared_ptr<void> kept = nullptr;
  mutable void (*show)(std::string& out, const void* kept, std::string_view type) = nullptr;

  template <class T>
    requires(!std::same_as<std::remove_cv_t<T>, Except>)
  operator T&() const {
    using Value = std::remove_cv_t<T>;
    const auto made = std::make_shared<Value>(given.as<Value>(place));
    kept = made;
    show = [](std::string& out, const void* value, std::string_view type) { encode(out, *static_cast<const Value*>(value), type); };
    return *made;
  }
};

template <size_t>
using AnArgument = const Argument<void>&;

template <class Name, class S, class Places>
constexpr bool takes_arguments = false;
template <class Name, class S, size_t... place>
constexpr bool takes_arguments<Name, S, std::index_sequence<place...>> =
    requires(S& object, AnArgument<place>... given) { Name::call(object, given...); };

template <class Name, class S, class Values>
constexpr bool takes_values = false;
template <class Name, class S, class... T>
constexpr bool takes_values<Name, S, std::tuple<T...>> = requires(S& object, T&... values) { Name::call(object, values...); };

template <class Name, class S, class... T>
void call_by_values(S& object, const Arguments& given, std::string& out, std::tuple<T...>*) {
  call_with<T&...>(given, out, [&](T&... values) -> decltype(auto) { return Name::call(object, values...); });
}

/// Calls the function that `Name` names: in `S`, or free. Where its own parameters cannot be told, it is offered the
/// types that sites use; a template takes those.
template <class Name, class S>
void call(S& object, const Arguments& given, std::string& out) {
  constexpr auto places = std::make_index_sequence<std::tuple_size_v<typename Name::Values>>();
  if constexpr (requires { Name::template exactly<S>(); }) {
    call_exactly(object, Name::template exactly<S>(), given, out);
  } else if constexpr (takes_values<Name, S, typename Name::Values>) {
    call_by_values<Name>(object, given, out, static_cast<typename Name::Values*>(nullptr));
  } else if constexpr (takes_arguments<Name, S, std::remove_const_t<decltype(places)>>) {
    [&]<size_t... place>(std::index_sequence<place...>) {
      std::tuple<std::conditional_t<place + 1 != 0, Argument<void>, void>...> values{Argument<void>{given, place}...};
      finish(
          given.signature, out,
          [&]() -> decltype(auto) { return Name::call(object, std::as_const(std::get<place>(values))...); },
          [&](std::string_view type) {
            if constexpr (sizeof...(place) > 0) {
              const auto& first = std::get<0>(values);
              if (first.show) first.show(out, first.kept.get(), type);
            }
          });
    }(places);
  } else {
    Name::template refuse<S>();
  }
}

/// Makes an object, by a constructor that is found by the number of its parameters.
template <class Made, class Values>
void* make(const Arguments& given) {
  return [&]<class... T, size_t... place>(std::tuple<T...>*, std::index_sequence<place...>) -> void* {
    if constexpr (requires(const Argument<Made>& one) { new Made((static_cast<void>(place), one)...); }) {
      return new Made(Argument<Made>{given, place}...);
    } else {
      static_assert(requires(T&... values) { new Made(values...); }, "the class has no constructor that takes these values");
      std::tuple<T...> values{given.as<T>(place)...};
      return new Made(std::get<place>(values)...);
    }
  }(static_cast<Values*>(nullptr), std::make_index_sequence<std::tuple_size_v<Values>>());
}

template <class Made>
void destroy(void* object) {
  delete static_cast<Made*>(object);
}

struct Method {
  Signature signature;
  void (*call)(void* object, const Arguments& given, std::string& out);
};

template <class Name, class Made>
void call_method(void* object, const Arguments& given, std::string& out) {
  call<Name>(*static_cast<Made*>(object), given, out);
}

/// A class as the page asks for it.
struct Class {
  Signature constructor;
  void* (*make)(const Arguments& given);
  void (*destroy)(void* object);
  std::vector<Method> methods;
};

/// What a call of a class is doing at the moment, for the message where it fails; empty outside of one.
extern char operation[120];

/// Makes an object and asks it for one operation after the other; writes what each returned, null for the first.
void perform(const Class& asked, Reader in, std::string& out);

/// Written for each program: answers one call, whose arguments are next in `in`.
void answer(Reader in, std::string& out);

}  // namespace dryrun
