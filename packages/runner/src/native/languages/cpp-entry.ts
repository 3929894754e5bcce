import type { FunctionSignature, Signature, ValueType } from '@dryrun/contract/problem'

const IDENTIFIER = /^[\p{ID_Start}_][\p{ID_Continue}]*$/u

/** What stands before and behind the author's own file, which is included whole: `harness/cpp/calls.hpp` does the rest. */
export function callingFile(source: string, entry: Signature): string {
  const names = [entry.name, ...('methods' in entry ? entry.methods.map(({ name }) => name) : [])]
  const strange = names.find((name) => !IDENTIFIER.test(name))
  if (strange !== undefined) return `#error '${strange.replaceAll(/[^ -~]/g, '?')}' is not a name in C++\n`
  const bare = withoutCommentsAndTexts(source)
  return [
    '#include <bits/stdc++.h>',
    '#include "calls.hpp"',
    'using namespace std;',
    ...['ListNode', 'TreeNode'].filter((node) => !defines(bare, node)).map((node) => `using dryrun::given::${node};`),
    '// An answer may bring a main() of its own, to try it.',
    '#define main main_of_the_author',
    '#include "solution.cpp"',
    '#undef main',
    ...ordinary.map((word) => `#undef ${word}`),
    'namespace dryrun {',
    ...('methods' in entry ? callsOfClass(entry) : callsOfFunction(entry, defines(bare, 'Solution'))),
    '}',
    '',
  ].join('\n')
}

/**
 * Authors of short programs give keywords and names another meaning (`#define int long long`, `#define S second`), which
 * ends with their file: all that stands behind it.
 */
const ordinary = (
  'auto const constexpr decltype class struct template typename static using namespace return void int long double bool char ' +
  'std string tuple vector object values found in out exactly call refuse never make destroy perform answer asked signature ' +
  'Values Made Free Function Signature Arguments Reader Class Key R C S A A0 A1 A2 A3 A4 A5 A6 A7 A8 A9'
).split(' ')

function callsOfFunction(entry: FunctionSignature, inClass: boolean): string[] {
  return [
    ...exactly([entry]),
    ...named('Function', entry, inClass, `there is no function named '${entry.name}'`),
    `const Signature signature${signatureOf(entry)};`,
    'struct Free {};',
    'void answer(Reader in, std::string& out) {',
    `  ${inClass ? '::Solution' : 'Free'} object;`,
    '  call<Function>(object, Arguments(signature, in), out);',
    '}',
  ]
}

function callsOfClass(entry: Extract<Signature, { methods: unknown }>): string[] {
  const methods = entry.methods.map((method, index) => ({ method, name: `Method${index}` }))
  return [
    ...exactly(entry.methods),
    ...methods.flatMap(({ method, name }) =>
      named(name, method, true, `there is no method named '${method.name}' in '${entry.name}'`),
    ),
    `using Made = ::${entry.name};`,
    'const Class asked{',
    `  ${signatureOf({ ...entry, returns: 'void' })},`,
    `  make<Made, ${valuesOf(entry)}>, destroy<Made>,`,
    `  {${methods.map(({ method, name }) => `{${signatureOf(method)}, call_method<${name}, Made>}`).join(', ')}}};`,
    'void answer(Reader in, std::string& out) { perform(asked, in, out); }',
  ]
}

/** How a function is found among those of its name: first by the number of its parameters, then by what may be given to it. */
function named(name: string, signature: FunctionSignature, inClass: boolean, missing: string): string[] {
  const types = signature.parameters.map(({ type }) => type).join(', ')
  const message = `${missing} that is public and takes (${types})`
  const it = inClass ? `&S::${signature.name}` : `&::${signature.name}`
  const called = `${inClass ? 'object.' : '::'}${signature.name}(values...)`
  return [
    `struct ${name} {`,
    `  using Values = ${valuesOf(signature)};`,
    '  template <class S>',
    `  static constexpr auto exactly() -> decltype(taking${signature.parameters.length}<S>(${it})) {`,
    `    return taking${signature.parameters.length}<S>(${it});`,
    '  }',
    '  template <class S, class... A>',
    `  static constexpr auto call(S& object, A&&... values) -> decltype(${called}) { return ${called}; }`,
    `  template <class S> static void refuse() { static_assert(never<S>, ${literal(message)}); }`,
    '};',
  ]
}

/** One of several functions of a name is told by how many parameters it has. */
function exactly(signatures: { parameters: unknown[] }[]): string[] {
  const counts = new Set(signatures.map(({ parameters }) => parameters.length))
  return [...counts].flatMap((count) => {
    const types = Array.from({ length: count }, (_, place) => `A${place}`)
    const classes = types.map((type) => `, class ${type}`).join('')
    const pointer = (owner: string, after: string) =>
      `template <class Key, class R${owner && ', class C'}${classes}> constexpr auto taking${count}(R (${owner}*found)(${types.join(', ')})${after}) { return found; }`
    return [pointer('C::', ''), pointer('C::', ' const'), pointer('', '')]
  })
}

function signatureOf({ name, parameters, returns }: FunctionSignature): string {
  const all = parameters.map((parameter) => `{${literal(parameter.name)}, ${literal(parameter.type)}}`)
  return `{${literal(name)}, {${all.join(', ')}}, ${literal(returns)}}`
}

function valuesOf({ parameters }: { parameters: { type: ValueType }[] }): string {
  return `std::tuple<${parameters.map(({ type }) => cppType(type)).join(', ')}>`
}

const cppTypes: Record<string, string> = {
  integer: 'int',
  long: 'long long',
  double: 'double',
  boolean: 'bool',
  string: 'std::string',
  character: 'char',
  list_node: 'given::ListNode*',
  cyclic_list: 'given::ListNode*',
  tree_node: 'given::TreeNode*',
  tree_node_by_value: 'given::TreeNode*',
}

/** What practice sites declare for a type; it is needed where a function takes anything. */
function cppType(type: ValueType): string {
  if (type.endsWith('[]')) return `std::vector<${cppType(type.slice(0, -2))}>`
  return cppTypes[type] ?? 'int'
}

function literal(text: string): string {
  const escaped = Array.from(Buffer.from(text), (byte) =>
    byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c && byte !== 0x3f
      ? String.fromCharCode(byte)
      : `\\${byte.toString(8).padStart(3, '0')}`,
  )
  return `"${escaped.join('')}"`
}

/** Every mention is read as far as what it comes to, so that no place is looked at twice. */
function defines(bare: string, name: string): boolean {
  const mentions = bare.matchAll(new RegExp(`\\b(?:struct|class)\\s+${name}\\b[^;{}()]*(\\{)?`, 'g'))
  return [...mentions].some(([, brace]) => brace !== undefined)
}

/**
 * A source without what only looks like one: its comments, strings and characters. What does not end is left out to its
 * end, and only a short character is one: `'` stands between digits too.
 */
function withoutCommentsAndTexts(source: string): string {
  return source.replaceAll(
    /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|R"([^()\\\s"]{0,16})\((?:[\s\S]*?\)\1"|[\s\S]*)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\.|[^'\\\n]){1,12}'/g,
    ' ',
  )
}
