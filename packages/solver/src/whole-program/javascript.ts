import { type Leaf, type Main, outcomeOf, type Variables, type Writer } from './main.ts'

export const javascript: Writer = {
  own: 'require words lines next readLine row value Number String Array Boolean console main ListNode buildList listValues',
  write(main) {
    const body = [
      ...(main.byWord
        ? [`const words = ${INPUT}.trim().split(/\\s+/).values()`, 'const next = () => words.next().value']
        : [`const lines = ${INPUT}.split('\\n').values()`, 'const readLine = () => lines.next().value.trim()']),
      ...main.input.flatMap(main.byWord ? byWord : byLine),
      ...printing(main),
    ]
    const isLinked = main.input.some(({ linked }) => linked)
    const parts = [
      ...(isLinked || main.printsLinked ? [LIST_NODE] : []),
      main.source,
      ...(isLinked ? [BUILD_LIST] : []),
      ...(main.printsLinked ? [LIST_VALUES] : []),
      `function main() {\n${body.map((line) => `  ${line}`).join('\n')}\n}`,
      'main()',
    ]
    return `${parts.join('\n\n')}\n`
  },
}

const LIST_NODE = `class ListNode {
  constructor(val = 0, next = null) {
    this.val = val
    this.next = next
  }
}`

const BUILD_LIST = `function buildList(values) {
  return values.reduceRight((next, val) => new ListNode(val, next), null)
}`

const LIST_VALUES = `function listValues(head) {
  const values = []
  for (let node = head; node; node = node.next) values.push(node.val)
  return values
}`

const INPUT = "require('node:fs').readFileSync(0, 'utf8')"

function value(type: Leaf, word: string): string {
  return type === 'integer' || type === 'double' ? `Number(${word})` : word
}

function times(count: string | number | undefined, each: string): string {
  return `Array.from({ length: ${count} }, () => ${each})`
}

function list(values: string, linked: boolean): string {
  return linked ? `buildList(${values})` : values
}

function byWord({ lines, types, linked }: Variables): string[] {
  const [type = 'string'] = types
  const next = value(type, 'next()')
  switch (lines.kind) {
    case 'values':
      return lines.names.map((name, place) => `const ${name} = ${value(types[place] ?? 'string', 'next()')}`)
    case 'list':
    case 'column':
      return [`const ${lines.name} = ${list(times(lines.count, next), linked)}`]
    case 'table':
      return [`const ${lines.name} = ${times(lines.rows, times(lines.columns, next))}`]
    case 'grid':
      return [`const ${lines.name} = ${times(lines.rows, '[...next()]')}`]
    case 'text':
      return [`const ${lines.name} = next()`]
  }
}

function byLine({ lines, types, linked }: Variables): string[] {
  const [type = 'string'] = types
  const one = value(type, 'readLine()')
  const many = `readLine().split(/\\s+/).filter(Boolean)${type === 'string' ? '' : '.map(Number)'}`
  switch (lines.kind) {
    case 'values':
      return lines.names.length === 1 ? [`const ${lines.names} = ${one}`] : together(lines.names, types)
    case 'text':
      return [`const ${lines.name} = readLine()`]
    case 'list':
      return [`const ${lines.name} = ${list(many, linked)}`]
    case 'column':
      return [`const ${lines.name} = ${list(times(lines.count, one), linked)}`]
    case 'table':
      return [`const ${lines.name} = ${times(lines.rows, many)}`]
    case 'grid':
      return [`const ${lines.name} = ${times(lines.rows, '[...readLine()]')}`]
  }
}

/** Several values of one line. */
function together(names: string[], types: Leaf[]): string[] {
  const left = `[${names.join(', ')}] = readLine().split(/\\s+/)`
  const isNumber = types.map((type) => type === 'integer' || type === 'double')
  if (isNumber.every(Boolean)) return [`const ${left}.map(Number)`]
  if (!isNumber.some(Boolean)) return [`const ${left}`]
  return [`let ${left}`, ...names.flatMap((name, place) => (isNumber[place] ? [`${name} = Number(${name})`] : []))]
}

function printing({ entry, call, output, printed, printsLinked }: Main): string[] {
  const called = `${entry.name}(${call.join(', ')})`
  const { before, returned } = outcomeOf({ entry, call }, called, '')
  const result = printsLinked ? `listValues(${returned})` : returned
  const [yes, no] = output.booleans ?? ['', '']
  const text = (one: string) => {
    if (printed === 'boolean') return `${one} ? '${yes}' : '${no}'`
    return printed === 'double' && output.decimals !== undefined ? `${one}.toFixed(${output.decimals})` : one
  }
  const all = (values: string, between: string) => {
    const texts = text('value') === 'value' ? values : `${values}.map((value) => ${text('value')})`
    return `${texts}.join('${between}')`
  }
  switch (output.kind) {
    case 'value': {
      // A zero may be a negative one, which only `String` prints as 0.
      const isPlainNumber = text(result) === result && printed !== 'string'
      return [...before, `console.log(${isPlainNumber ? `String(${result})` : text(result)})`]
    }
    case 'list':
      return [...before, `console.log(${all(result, ' ')})`]
    case 'column':
      return [...before, `console.log(${all(result, '\\n')})`]
    case 'table':
      return [...before, `for (const row of ${result}) console.log(${all('row', ' ')})`]
  }
}
