// A value of the wire as whatever type the author's own parameter has, and back by the type of what was returned.
#pragma once

#include <bits/stdc++.h>

#include "given.hpp"
#include "wire.hpp"

namespace dryrun {

/// A list or tree longer than this is taken to be a cycle.
constexpr size_t most_nodes = 1'000'000;

/// A type as people write it, from the sentence that the compiler makes of a template: "... [with T = int; ...]".
std::string type_in(std::string_view sentence);

template <class T>
std::string name_of() {
  return type_in(__PRETTY_FUNCTION__);
}

/// @param shown the value itself where it is short, else nothing
[[noreturn]] void returned_other(const std::string& shown, const std::string& type, std::string_view expected);

/// A pointer to a node of a linked list, the author's own or ours.
template <class T>
concept ListPointer = std::is_pointer_v<T> && requires(T node) {
  node->val;
  { node->next } -> std::convertible_to<T>;
};

template <class T>
concept TreePointer = std::is_pointer_v<T> && requires(T node) {
  node->val;
  { node->left } -> std::convertible_to<T>;
  { node->right } -> std::convertible_to<T>;
};

template <class T>
concept Text = std::same_as<T, std::string> || std::same_as<T, std::string_view>;

/// What keeps its items in the order they are given.
template <class T>
concept Sequence = !Text<T> && requires(T& items) {
  items.begin();
  items.end();
  typename T::value_type;
} && (requires(T& items, typename T::value_type item) { items.push_back(item); } || requires { std::tuple_size<T>::value; });

template <class T>
concept Set = requires(T& items, typename T::key_type item) { items.insert(item); } && std::same_as<typename T::key_type, typename T::value_type>;

template <class T>
concept Tuple = !Sequence<T> && requires { std::tuple_size<T>::value; };

template <class T>
concept Optional = requires(T& value) {
  value.has_value();
  value.value();
  typename T::value_type;
};

template <class T>
T new_node(__int128 value) {
  using Node = std::remove_pointer_t<T>;
  if constexpr (std::is_default_constructible_v<Node>) {
    // An aggregate's pointers are null too, as they are in `Node{}`.
    T node = new Node{};
    node->val = static_cast<decltype(node->val)>(value);
    return node;
  } else {
    return new Node(static_cast<decltype(T()->val)>(value));
  }
}

[[noreturn]] void endless(const char* what);

template <class T>
constexpr bool never = false;

template <class T>
T decode(Reader& in) {
  if constexpr (std::same_as<T, bool>) {
    return in.boolean();
  } else if constexpr (std::same_as<T, char>) {
    return in.character();
  } else if constexpr (std::integral<T> || std::same_as<T, __int128>) {
    return static_cast<T>(in.integer(std::numeric_limits<T>::min(), std::numeric_limits<T>::max(), name_of<T>));
  } else if constexpr (std::floating_point<T>) {
    return static_cast<T>(in.real());
  } else if constexpr (std::same_as<T, std::string>) {
    return in.text();
  } else if constexpr (Optional<T>) {
    if (in.null()) return std::nullopt;
    return decode<typename T::value_type>(in);
  } else if constexpr (ListPointer<T>) {
    T head = nullptr;
    if (in.null()) return head;
    T last = nullptr;
    in.items([&] {
      const T node = new_node<T>(decode<long long>(in));
      node->next = nullptr;
      (last ? last->next : head) = node;
      last = node;
    });
    return head;
  } else if constexpr (TreePointer<T>) {
    std::vector<T> nodes;
    if (in.null()) return nullptr;
    in.items([&] {
      const T node = in.null() ? nullptr : new_node<T>(decode<long long>(in));
      if (node) node->left = node->right = nullptr;
      nodes.push_back(node);
    });
    size_t child = 1;
    for (size_t at = 0; at < nodes.size(); at++) {
      if (!nodes[at]) continue;
      if (child < nodes.size()) nodes[at]->left = nodes[child++];
      if (child < nodes.size()) nodes[at]->right = nodes[child++];
    }
    return nodes.empty() ? nullptr : nodes[0];
  } else if constexpr (requires(T& array) { array.fill(array[0]); }) {
    T array{};
    size_t at = 0;
    in.items([&] {
      if (at == array.size()) in.mismatch("the end of " + name_of<T>());
      array[at++] = decode<typename T::value_type>(in);
    });
    return array;
  } else if constexpr (Sequence<T>) {
    T items;
    in.items([&] { items.push_back(decode<typename T::value_type>(in)); });
    return items;
  } else if constexpr (Set<T>) {
    T items;
    in.items([&] { items.insert(decode<typename T::value_type>(in)); });
    return items;
  } else if constexpr (Tuple<T>) {
    T tuple;
    if (!in.take('[')) in.mismatch(name_of<T>());
    std::apply(
        [&](auto&... parts) {
          const char* between = "";
          (((*between && !in.take(*between)) ? in.mismatch(name_of<T>()) : void(), between = ",",
            parts = decode<std::remove_cvref_t<decltype(parts)>>(in)),
           ...);
        },
        tuple);
    if (!in.take(']')) in.mismatch(name_of<T>());
    return tuple;
  } else {
    static_assert(never<T>, "a parameter has a type that no value can be given as");
  }
}

/// A list from its values and the place of the node that its tail leads back to; nowhere where there is none.
template <class T>
T cyclic_list(Reader& in) {
  if constexpr (ListPointer<T>) {
    in.take('[');
    const T head = decode<T>(in);
    in.take(',');
    long long place = decode<long long>(in);
    if (place < 0) return head;
    T back = head, tail = head;
    for (T node = head; node; node = node->next) {
      if (place-- == 0) back = node;
      tail = node;
    }
    tail->next = back;
    return head;
  } else {
    in.mismatch(name_of<T>());
  }
}

template <class T>
[[noreturn]] void not_of_type(const T& value, std::string_view type) {
  std::string shown;
  if constexpr (std::same_as<T, bool>) shown = value ? "true" : "false";
  else if constexpr (std::same_as<T, char>) write_text(shown, std::string_view(&value, 1));
  else if constexpr (std::integral<T>) write_integer(shown, value);
  else if constexpr (std::floating_point<T>) write_real(shown, value);
  else if constexpr (Text<T>) write_text(shown, std::string_view(value).substr(0, 80));
  returned_other(shown, name_of<T>(), type);
}

/// Writes the values of a tree level by level, without the nulls at the end.
template <class T>
void encode_tree(std::string& out, T root) {
  std::vector<T> nodes{root};
  size_t values = 0;
  for (size_t at = 0; at < nodes.size(); at++) {
    if (!nodes[at]) continue;
    if (nodes.size() > 2 * most_nodes) endless("tree");
    values = at + 1;
    const T left = nodes[at]->left, right = nodes[at]->right;
    nodes.push_back(left);
    nodes.push_back(right);
  }
  for (size_t at = 0; at < values; at++) {
    out += at == 0 ? "[" : ",";
    if (nodes[at]) write_integer(out, nodes[at]->val);
    else out += "null";
  }
  out += values == 0 ? "[]" : "]";
}

/// The node of a tree that has a value; null where there is none.
template <class T>
T node_of(T root, __int128 value) {
  std::vector<T> nodes{root};
  for (size_t at = 0; at < nodes.size(); at++) {
    const T node = nodes[at];
    if (!node) continue;
    if (node->val == value) return node;
    nodes.push_back(node->left);
    nodes.push_back(node->right);
  }
  return nullptr;
}

template <class T>
void encode(std::string& out, const T& value, std::string_view type) {
  const bool array = type.ends_with("[]");
  const std::string_view items = array ? type.substr(0, type.size() - 2) : type;
  if constexpr (std::same_as<T, std::nullptr_t>) {
    out += type == "list_node" || type == "tree_node" ? "[]" : "null";
    return;
  } else if constexpr (Optional<T>) {
    if (value.has_value()) encode(out, value.value(), type);
    else out += "null";
    return;
  } else if constexpr (ListPointer<T>) {
    if (type == "list_node") {
      size_t count = 0;
      out += '[';
      for (T node = value; node; node = node->next) {
        if (count++ == most_nodes) endless("list");
        if (count > 1) out += ',';
        write_integer(out, node->val);
      }
      out += ']';
      return;
    }
  } else if constexpr (TreePointer<T>) {
    if (type == "tree_node") return encode_tree(out, value);
    if (type == "tree_node_by_value") {
      if (value) write_integer(out, value->val);
      else out += "null";
      return;
    }
  } else if constexpr (Sequence<T>) {
    if (array) {
      const char* before = "[";
      for (const typename T::value_type& item : value) {
        out += before;
        encode(out, item, items);
        before = ",";
      }
      out += *before == '[' ? "[]" : "]";
      return;
    }
  } else if constexpr (Tuple<T>) {
    if (array) {
      const char* before = "[";
      std::apply([&](const auto&... parts) { ((out += before, encode(out, parts, items), before = ","), ...); }, value);
      out += ']';
      return;
    }
  } else if constexpr (std::same_as<T, bool>) {
    if (type == "boolean") {
      out += value ? "true" : "false";
      return;
    }
  } else if constexpr (std::same_as<T, char>) {
    if (type == "character") return write_text(out, std::string_view(&value, 1));
  } else if constexpr (std::integral<T> || std::same_as<T, __int128>) {
    if (type == "integer" || type == "long") return write_integer(out, value);
    if (type == "double") return write_real(out, static_cast<double>(value));
  } else if constexpr (std::floating_point<T>) {
    if (type == "double") return write_real(out, static_cast<double>(value));
  } else if constexpr (Text<T>) {
    if (type == "string" || type == "character") return write_text(out, value);
  } else if constexpr (std::is_convertible_v<T, std::string_view>) {
    if (type == "string") return write_text(out, std::string_view(value));
  }
  not_of_type(value, type);
}

// What nearly every program needs is compiled once, in values.cpp.
#define DRYRUN_COMMON(declare, T)             \
  declare template T decode<T>(Reader & in); \
  declare template void encode<T>(std::string & out, T const& value, std::string_view type);
#define DRYRUN_COMMON_IN_ARRAYS(declare, T) \
  DRYRUN_COMMON(declare, T)                 \
  DRYRUN_COMMON(declare, std::vector<T>)    \
  DRYRUN_COMMON(declare, std::vector<std::vector<T>>)
#define DRYRUN_COMMON_TYPES(declare)               \
  DRYRUN_COMMON_IN_ARRAYS(declare, int)            \
  DRYRUN_COMMON_IN_ARRAYS(declare, long long)      \
  DRYRUN_COMMON_IN_ARRAYS(declare, double)         \
  DRYRUN_COMMON_IN_ARRAYS(declare, bool)           \
  DRYRUN_COMMON_IN_ARRAYS(declare, char)           \
  DRYRUN_COMMON_IN_ARRAYS(declare, std::string)    \
  DRYRUN_COMMON_IN_ARRAYS(declare, given::ListNode*) \
  DRYRUN_COMMON_IN_ARRAYS(declare, given::TreeNode*)

DRYRUN_COMMON_TYPES(extern)

}  // namespace dryrun
