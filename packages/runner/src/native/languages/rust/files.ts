import type { ClassSignature, FunctionSignature, Signature, ValueType } from '@dryrun/contract/problem'
import type { SourceFile } from '../../compiled.ts'
import { functionsIn, type RustFunction, withoutTexts } from './items.ts'

/** The author's file, as the compiler names it. Its name stands in the runtime too, which tells the author's lines by it. */
export const AUTHORS_FILE = 'solution.rs'
export const MAIN_FILE = 'main.rs'
/** Arguments of the compiler that depend on the source, one a line. */
export const ARGUMENTS_FILE = 'arguments'
const CALLS_FILE = 'calls.rs'

/** Adds what practice sites give, without touching the author's names, which hide those of a glob. */
const JOIN = `use crate::given::*; #[path = "${CALLS_FILE}"] pub mod dryrun_calls;`

/**
 * The author's file, what is given to it, and the calls of it. The calls are inside the author's module, where private
 * names can be seen, and their types are left to inference: the author's own parameters say what they take.
 */
export function functionFiles(source: string, entry: Signature): SourceFile[] {
  return [
    { name: MAIN_FILE, text: mainFile(source) },
    { name: AUTHORS_FILE, text: joined(source) },
    { name: CALLS_FILE, text: callsFile(source, entry) },
    argumentsFile(source),
  ]
}

export function programFiles(source: string): SourceFile[] {
  return [{ name: AUTHORS_FILE, text: source }, argumentsFile(source)]
}

/**
 * The edition: 2021, in which most answers are written and nearly all can be read, unless conditions are chained, which
 * came with 2024.
 */
function argumentsFile(source: string): SourceFile {
  return { name: ARGUMENTS_FILE, text: `--edition=${chainsConditions(withoutTexts(source)) ? 2024 : 2021}\n` }
}

/** Every `if let` is read as far as its block, so that no place is looked at twice. */
function chainsConditions(code: string): boolean {
  if (/&&\s*let\b/.test(code)) return true
  const conditions = code.matchAll(/\b(?:if|while)\s+let\b[^={;]*(?:=(?!=)([^{;]*))?/g)
  return [...conditions].some(([, given = '']) => given.indexOf('&&', 1) !== -1)
}

/** On the author's last line where that can be, so that an error at the end of the file has a line of theirs. */
function joined(source: string): string {
  const text = source.trimEnd()
  const lastLine = text.slice(text.lastIndexOf('\n') + 1)
  const endsInComment = lastLine.includes('//') && !withoutTexts(text).endsWith(lastLine.slice(-1))
  return `${text}${endsInComment ? '\n' : ' '}${JOIN}\n`
}

function mainFile(source: string): string {
  const own = ownNodes(source)
  const give = (name: NodeName) =>
    own.includes(name) ? `::dryrun::define_${macros[name]}!()` : `pub use ::dryrun::given::${name}`
  return `mod given {
    pub use std::cell::RefCell;
    pub use std::cmp::Reverse;
    pub use std::collections::*;
    pub use std::rc::Rc;
    pub struct Solution;
${nodes.map((name) => `    ${give(name)};\n`).join('')}}
#[path = "${AUTHORS_FILE}"]
mod solution;
fn main() {
    solution::dryrun_calls::main()
}
`
}

const nodes = ['ListNode', 'TreeNode'] as const
type NodeName = (typeof nodes)[number]

/** The nodes that the author defines, or gives traits and functions, which Rust allows only where they are defined. */
function ownNodes(source: string): NodeName[] {
  // An `impl` is read as far as its block, so that no place is looked at twice.
  const items = [...withoutTexts(source).matchAll(/\b(?:struct|type)\s+(\w+)|\bimpl\b([^{;]*)/g)]
  return nodes.filter((name) =>
    items.some(([, defined, header = '']) => defined === name || new RegExp(`\\b${name}\\b`).test(header)),
  )
}

const macros = { ListNode: 'list_node', TreeNode: 'tree_node' } as const

function typesOf(entry: Signature): string[] {
  const functions = 'methods' in entry ? entry.methods : [entry]
  const taken = [...functions, entry].flatMap(({ parameters }) => parameters.map(({ type }) => type))
  return [...taken, ...functions.map(({ returns }) => returns)]
}

/** What a node owns cannot own that node. */
const NO_CYCLES = 'a ListNode in Rust owns the node behind it, so no list of them leads back to itself'

function callsFile(source: string, entry: Signature): string {
  const functions = functionsIn(source)
  const types = typesOf(entry)
  const calls = types.includes('cyclic_list')
    ? { refused: NO_CYCLES }
    : 'methods' in entry
      ? classCalls(functions, entry)
      : functionCall(functions, entry)
  if (calls.refused !== undefined) return `pub fn main() {\n    ::dryrun::refuse(${literal(calls.refused)})\n}\n`
  return [
    ...ownNodes(source)
      .filter((name) => types.some((type) => type.startsWith(macros[name])))
      .map((name) => `::dryrun::${macros[name]}!(super::${name});`),
    // A method may be one of the author's traits.
    'use super::*;',
    'pub fn main() {',
    '    ::dryrun::serve(call)',
    '}',
    "fn call<'a>(arguments: &'a [::dryrun::Wire], scope: &'a ::dryrun::Scope) -> ::dryrun::Answer {",
    ...calls.lines.map((line) => `    ${line}`),
    '}',
    '',
  ].join('\n')
}

type Calls = { lines: string[]; refused?: undefined } | { refused: string }

function functionCall(functions: RustFunction[], entry: FunctionSignature): Calls {
  const found =
    named(functions, entry.name, ({ owner }) => owner === 'Solution') ??
    named(functions, entry.name, ({ owner }) => owner === null)
  if (!found) return { refused: `there is no function named '${entry.name}'` }
  const path = found.owner === null ? `super::${found.name}` : `super::Solution::${found.name}`
  const made = functions.some(({ name, owner }) => owner === 'Solution' && name === 'new')
  const receiver = made ? 'super::Solution::new()' : 'super::Solution {}'
  const called = found.takesSelf ? `${receiver}.${found.name}` : path
  const nothing = entry.returns === 'void'
  const given = entry.parameters.map((_, index) => `a${index}`)
  return {
    lines: [
      ...given.map((name, index) => {
        const watched = nothing && index === 0
        const keeps = index === treeOfNodes(entry) ? 'scope.keep_tree(); ' : ''
        return `${keeps}let ${name} = scope.${watched ? 'watched_argument(arguments)' : `argument(arguments, ${index})`}?;`
      }),
      'let began = ::std::time::Instant::now();',
      `let returned = ${called}(${given.join(', ')});`,
      'if let ::core::option::Option::Some(time) = scope.took(began) { return time; }',
      nothing
        ? `::dryrun::answer_in_place(scope, arguments, ${literal(entry.parameters[0]?.type ?? 'void')})`
        : `::dryrun::answer(&returned, ${literal(entry.returns)})`,
    ],
  }
}

function classCalls(functions: RustFunction[], entry: ClassSignature): Calls {
  const own = functions.filter(({ owner }) => owner === entry.name)
  if (own.length === 0) return { refused: `there is no class named '${entry.name}'` }
  if (!own.some(({ name }) => name === 'new')) return { refused: `'${entry.name}' has no function named 'new'` }
  const given = (taken: { parameters: FunctionSignature['parameters'] }) =>
    taken.parameters
      .map((_, index) => `operations.argument(${index})?`)
      .map((value, index) => (index === treeOfNodes(taken) ? `{ operations.keep_tree(); ${value} }` : value))
      .join(', ')
  const cases = entry.methods.flatMap(({ name, parameters, returns }) => {
    const method = named(own, name, ({ takesSelf }) => takesSelf)
    if (!method) return []
    const call = `made.${method.name}(${given({ parameters })})`
    const lines =
      returns === 'void'
        ? [`${call};`, 'operations.returned_nothing();']
        : [`let returned = ${call};`, `operations.returned(&returned, ${literal(returns)})?;`]
    return [`        ${literal(name)} => {`, ...lines.map((line) => `            ${line}`), '        }']
  })
  return {
    lines: [
      'let mut operations = ::dryrun::Operations::new(arguments, scope);',
      'operations.next();',
      `let mut made = super::${entry.name}::new(${given(entry)});`,
      'operations.returned_nothing();',
      'while let ::core::option::Option::Some(name) = operations.next() {',
      '    match name {',
      ...cases,
      '        name => return ::core::result::Result::Err(operations.unknown(name)),',
      '    }',
      '}',
      'operations.answer()',
    ],
  }
}

/** The place of the tree of which other parameters are nodes; -1 where none is. */
function treeOfNodes({ parameters }: { parameters: { type: ValueType }[] }): number {
  const hasNodes = parameters.some(({ type }) => type === 'tree_node_by_value')
  return hasNodes ? parameters.findIndex(({ type }) => type === 'tree_node') : -1
}

/** `twoSum` is `two_sum` in Rust; the very name comes first. */
function named(functions: RustFunction[], name: string, fits: (found: RustFunction) => boolean) {
  const fitting = functions.filter(fits)
  return fitting.find((found) => found.name === name) ?? fitting.find((found) => plain(found.name) === plain(name))
}

function plain(name: string): string {
  return name.replace(/^r#/, '').replaceAll('_', '').toLowerCase()
}

/** Names come from a page: only what can stand in a Rust string as it is. */
function literal(text: string): string {
  return JSON.stringify(text.replace(/[^\x20-\x7e]/g, '?'))
}
