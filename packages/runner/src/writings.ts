import type { Language } from '@dryrun/contract/languages'
import type { ValueType } from '@dryrun/contract/problem'

/** For tests: how a language writes types and functions of them. */
type Writing = {
  leaves: Record<string, string>
  array(item: string): string
  /** A function `f` of a `value` that gives back the same type. */
  function(type: string, body: string): string
  bodies: Record<Body, string>
}

/** What it does: nothing; something to a single value, the same in every language; or it turns an array around. */
type Body =
  | 'same'
  | 'integer'
  | 'long'
  | 'double'
  | 'boolean'
  | 'string'
  | 'character'
  | 'list_node'
  | 'tree_node'
  | 'array'

const javaLike = (type: string, body: string) =>
  `class Solution {\n  public ${type} f(${type} value) {\n    ${body}\n  }\n}`
const increased = { integer: 'return value + 1;', long: 'return value + value;', double: 'return value / 4;' }

const writings: Record<Language, Writing> = {
  python: {
    leaves: { integer: 'int', long: 'int', double: 'float', boolean: 'bool', string: 'str', character: 'str' },
    array: (item) => `list[${item}]`,
    function: (type, body) => `def f(value: "${type}") -> "${type}":\n    ${body}`,
    bodies: {
      same: 'return value',
      integer: 'return value + 1',
      long: 'return value + value',
      double: 'return value / 4',
      boolean: 'return not value',
      string: 'return value + "é!"',
      character: 'return chr(ord(value) + 1)',
      list_node: 'return value.next',
      tree_node: 'return value.left',
      array: 'return value[::-1]',
    },
  },
  javascript: {
    leaves: {},
    array: (item) => item,
    function: (_, body) => `function f(value) {\n  ${body}\n}`,
    bodies: {
      same: 'return value',
      integer: 'return value + 1',
      long: 'return value + value',
      double: 'return value / 4',
      boolean: 'return !value',
      string: 'return value + "é!"',
      character: 'return String.fromCharCode(value.charCodeAt(0) + 1)',
      list_node: 'return value.next',
      tree_node: 'return value.left',
      array: 'return [...value].reverse()',
    },
  },
  java: {
    leaves: { integer: 'int', long: 'long', double: 'double', boolean: 'boolean', string: 'String', character: 'char' },
    array: (item) => `${item}[]`,
    function: javaLike,
    bodies: {
      same: 'return value;',
      ...increased,
      boolean: 'return !value;',
      string: 'return value + "é!";',
      character: 'return (char) (value + 1);',
      list_node: 'return value.next;',
      tree_node: 'return value.left;',
      array:
        'var turned = value.clone(); for (int i = 0; i < value.length; i++) turned[i] = value[value.length - 1 - i]; return turned;',
    },
  },
  cpp: {
    leaves: {
      ...{ integer: 'int', long: 'long long', double: 'double', boolean: 'bool', string: 'string', character: 'char' },
      ...{ list_node: 'ListNode*', tree_node: 'TreeNode*' },
    },
    array: (item) => `vector<${item}>`,
    function: (type, body) => `class Solution {\npublic:\n  ${type} f(${type} value) {\n    ${body}\n  }\n};`,
    bodies: {
      same: 'return value;',
      ...increased,
      boolean: 'return !value;',
      string: 'return value + "é!";',
      character: 'return value + 1;',
      list_node: 'return value->next;',
      tree_node: 'return value->left;',
      array: 'reverse(value.begin(), value.end()); return value;',
    },
  },
  csharp: {
    leaves: { integer: 'int', long: 'long', double: 'double', boolean: 'bool', string: 'string', character: 'char' },
    array: (item) => `${item}[]`,
    function: javaLike,
    bodies: {
      same: 'return value;',
      ...increased,
      boolean: 'return !value;',
      string: 'return value + "é!";',
      character: 'return (char)(value + 1);',
      list_node: 'return value.next;',
      tree_node: 'return value.left;',
      array: 'Array.Reverse(value); return value;',
    },
  },
  go: {
    leaves: {
      ...{ integer: 'int', long: 'int64', double: 'float64', boolean: 'bool', string: 'string', character: 'byte' },
      ...{ list_node: '*ListNode', tree_node: '*TreeNode' },
    },
    array: (item) => `[]${item}`,
    function: (type, body) => `func f(value ${type}) ${type} {\n\t${body}\n}`,
    bodies: {
      same: 'return value',
      integer: 'return value + 1',
      long: 'return value + value',
      double: 'return value / 4',
      boolean: 'return !value',
      string: 'return value + "é!"',
      character: 'return value + 1',
      list_node: 'return value.Next',
      tree_node: 'return value.Left',
      array:
        'for i, j := 0, len(value)-1; i < j; i, j = i+1, j-1 { value[i], value[j] = value[j], value[i] }; return value',
    },
  },
  rust: {
    leaves: {
      ...{ integer: 'i32', long: 'i64', double: 'f64', boolean: 'bool', string: 'String', character: 'char' },
      ...{ list_node: 'Option<Box<ListNode>>', tree_node: 'Option<Rc<RefCell<TreeNode>>>' },
    },
    array: (item) => `Vec<${item}>`,
    function: (type, body) => `impl Solution {\n    pub fn f(value: ${type}) -> ${type} {\n        ${body}\n    }\n}`,
    bodies: {
      same: 'value',
      integer: 'value + 1',
      long: 'value + value',
      double: 'value / 4.0',
      boolean: '!value',
      string: 'value + "é!"',
      character: 'char::from(value as u8 + 1)',
      list_node: 'value.and_then(|node| node.next)',
      tree_node: 'value.and_then(|node| node.borrow().left.clone())',
      array: 'value.into_iter().rev().collect()',
    },
  },
}

const nodes: Record<string, string> = { list_node: 'ListNode', tree_node: 'TreeNode' }

/** A function `f` of a value of that type, which it gives back as it is, or changed. */
export function sourceOf(language: Language, type: ValueType, body: 'same' | 'changed'): string {
  const { bodies, function: written } = writings[language]
  const changed = type.endsWith('[]') ? bodies.array : bodies[type as Body]
  return written(typeIn(language, type), body === 'same' ? bodies.same : changed)
}

function typeIn(language: Language, type: ValueType): string {
  const { array, leaves } = writings[language]
  if (type.endsWith('[]')) return array(typeIn(language, type.slice(0, -2)))
  return leaves[type] ?? nodes[type] ?? type
}
