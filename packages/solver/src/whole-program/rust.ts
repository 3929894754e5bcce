import { declaredTypes } from './declared-types.ts'
import { type Main, outcomeOf, type Variables, type Writer } from './main.ts'

export const rust: Writer = {
  own: 'input words next lines read_line word row value values line result texts ListNode build_list list_values io',
  write(main) {
    const types = declaredTypes(main, 'rust')
    if (!types) return null
    const changed = main.call.filter((name) => types.of(name)?.startsWith('&mut '))
    const typeOf = (name: string) => owned(types.of(name) ?? 'usize')
    const body = [
      'let input = io::read_to_string(io::stdin()).unwrap();',
      ...(main.byWord
        ? ['let mut words = input.split_whitespace();', 'let mut next = || words.next().unwrap();']
        : ['let mut lines = input.lines();', 'let mut read_line = || lines.next().unwrap_or("").trim();']),
      ...main.input.flatMap((one) => reading(one, typeOf, main.byWord)).map((line) => mutable(line, changed)),
      ...printing(main, (name) => types.of(name) ?? ''),
    ]
    const isLinked = main.input.some(({ linked }) => linked)
    const { uses, rest } = split(main.source)
    const parts = [
      [...new Set([...uses, 'use std::io;', ...provided(rest)])].sort().join('\n'),
      ...(isLinked || main.printsLinked ? [LIST_NODE] : []),
      ...(/\bstruct Solution\b/.test(rest) || !/\bimpl Solution\b/.test(rest) ? [] : ['struct Solution;']),
      rest.trim(),
      ...(isLinked ? [BUILD_LIST] : []),
      ...(main.printsLinked ? [LIST_VALUES] : []),
      `fn main() {\n${body.map((line) => `    ${line}`).join('\n')}\n}`,
    ]
    return `${parts.join('\n\n')}\n`
  },
}

const LIST_NODE = `#[derive(PartialEq, Eq, Clone, Debug)]
pub struct ListNode {
    pub val: i32,
    pub next: Option<Box<ListNode>>,
}

impl ListNode {
    #[allow(dead_code)]
    fn new(val: i32) -> Self {
        ListNode { val, next: None }
    }
}`

const BUILD_LIST = `fn build_list(values: Vec<i32>) -> Option<Box<ListNode>> {
    values.into_iter().rev().fold(None, |next, val| Some(Box::new(ListNode { val, next })))
}`

const LIST_VALUES = `fn list_values(head: Option<Box<ListNode>>) -> Vec<i32> {
    std::iter::successors(head.as_ref(), |node| node.next.as_ref()).map(|node| node.val).collect()
}`

/** A source's own `use` lines, which stand above everything, and the rest. */
function split(source: string): { uses: string[]; rest: string } {
  const uses = source.match(/^use [\w:{},\s*]+;$/gm) ?? []
  return { uses, rest: source.replace(/^use [\w:{},\s*]+;\n/gm, '') }
}

/** What practice sites use beforehand, where the source does. */
function provided(source: string): string[] {
  const collections = [
    ...new Set(source.match(/\b(?:BTreeMap|BTreeSet|BinaryHeap|HashMap|HashSet|VecDeque)\b/g)),
  ].sort()
  const named = collections.length === 1 ? `${collections[0]}` : `{${collections.join(', ')}}`
  return [
    ...(collections.length > 0 ? [`use std::collections::${named};`] : []),
    ...(/\bRc\b/.test(source) ? ['use std::rc::Rc;'] : []),
    ...(/\bRefCell\b/.test(source) ? ['use std::cell::RefCell;'] : []),
  ]
}

/** The type of what a reference of this type refers to. */
function owned(type: string): string {
  const [, inner = type] = /^&(?:mut )?(.*)$/.exec(type) ?? []
  if (inner === 'str') return 'String'
  return inner.replace(/^\[(.*)\]$/, 'Vec<$1>')
}

function mutable(line: string, changed: string[]): string {
  return changed.some((name) => new RegExp(`^let ${name}\\b`).test(line)) ? line.replace('let ', 'let mut ') : line
}

function value(type: string, word: string): string {
  return type === 'String' ? `${word}.to_string()` : `${word}.parse().unwrap()`
}

function itemOf(type: string): string {
  return type.replace(/^Vec<(.*)>$/, '$1')
}

function times(count: string | number, each: string): string {
  return `(0..${count}).map(|_| ${each}).collect()`
}

function reading({ lines, linked }: Variables, typeOf: (name: string) => string, byWord: boolean): string[] {
  const next = byWord ? 'next()' : 'read_line()'
  const all = (type: string) => `read_line().split_whitespace().map(|word| ${value(type, 'word')}).collect()`
  switch (lines.kind) {
    case 'values':
      if (byWord || lines.names.length === 1) {
        return lines.names.map((name) => `let ${name}: ${typeOf(name)} = ${value(typeOf(name), next)};`)
      }
      return [
        'let mut words = read_line().split_whitespace();',
        ...lines.names.map((name) => `let ${name}: ${typeOf(name)} = ${value(typeOf(name), 'words.next().unwrap()')};`),
      ]
    case 'text':
      return [`let ${lines.name} = ${next}.to_string();`]
    case 'list':
    case 'column': {
      const type = linked ? 'Vec<i32>' : typeOf(lines.name)
      const isLine = !byWord && lines.kind === 'list'
      const values = isLine ? all(itemOf(type)) : times(lines.count ?? 0, value(itemOf(type), next))
      return linked ? [`let ${lines.name} = build_list(${values});`] : [`let ${lines.name}: ${type} = ${values};`]
    }
    case 'table': {
      const type = typeOf(lines.name)
      const item = itemOf(itemOf(type))
      const row = byWord ? times(lines.columns ?? 0, value(item, next)) : all(item)
      return [`let ${lines.name}: ${type} = ${times(lines.rows, row)};`]
    }
    case 'grid': {
      const type = typeOf(lines.name)
      const row = itemOf(itemOf(type)) === 'u8' ? 'bytes' : 'chars'
      return [`let ${lines.name}: ${type} = ${times(lines.rows, `${next}.${row}().collect()`)};`]
    }
  }
}

function printing(
  { source, entry, call, output, printed, printsLinked }: Main,
  typeOf: (name: string) => string,
): string[] {
  const given = call.map((name) => (/^&(?:mut )?/.exec(typeOf(name))?.[0] ?? '') + name)
  const isMethod = /\bimpl Solution\b/.test(source)
  const called = `${isMethod ? 'Solution::' : ''}${entry.name}(${given.join(', ')})`
  const { before, returned } = outcomeOf({ entry, call }, called)
  const result = printsLinked ? `list_values(${returned})` : returned
  const [yes, no] = output.booleans ?? ['', '']
  const text = (one: string) => {
    if (printed === 'boolean') return `if ${one} { "${yes}" } else { "${no}" }`
    return printed === 'double' && output.decimals !== undefined ? `format!("{:.${output.decimals}}", ${one})` : one
  }
  const all = (values: string) => {
    const each = text('value') === 'value' ? 'value.to_string()' : text(printed === 'boolean' ? '*value' : 'value')
    return `${values}.iter().map(|value| ${each}).collect::<Vec<_>>()`
  }
  switch (output.kind) {
    case 'value':
      if (printed === 'double' && output.decimals !== undefined) {
        return [...before, `println!("{:.${output.decimals}}", ${result});`]
      }
      return [...before, `println!("{}", ${text(result)});`]
    case 'list':
      return [...before, `println!("{}", ${all(result)}.join(" "));`]
    case 'column':
      return [...before, `println!("{}", ${all(result)}.join("\\n"));`]
    case 'table':
      return [...before, `for row in ${result} {`, `    println!("{}", ${all('row')}.join(" "));`, '}']
  }
}
