import { type Leaf, type Main, outcomeOf, type Variables, type Writer } from './main.ts'

export const python: Writer = {
  own: 'sys words word row value input print int float list map iter next range reversed main ListNode build_list list_values',
  write(main) {
    const { imports, rest } = split(main.source)
    const isDeep = isRecursive(rest)
    const needed = [...imports, ...(main.byWord || isDeep ? ['import sys'] : [])]
    // As sorted by Python's own habit: modules first, then what is taken out of them.
    needed.sort((a, b) => Number(a.startsWith('from')) - Number(b.startsWith('from')) || (a < b ? -1 : 1))
    const body = [
      ...(isDeep ? ['sys.setrecursionlimit(1_000_000)'] : []),
      ...(main.byWord ? ['words = iter(sys.stdin.read().split())'] : []),
      ...main.input.flatMap(main.byWord ? byWord : byLine),
      ...printing(main),
    ]
    const isLinked = main.input.some(({ linked }) => linked)
    const parts = [
      ...(needed.length > 0 ? [needed.join('\n')] : []),
      ...(isLinked || main.printsLinked ? [LIST_NODE] : []),
      rest,
      ...(isLinked ? [BUILD_LIST] : []),
      ...(main.printsLinked ? [LIST_VALUES] : []),
      `def main() -> None:\n${body.map((line) => `    ${line}`).join('\n')}`,
      'if __name__ == "__main__":\n    main()',
    ]
    return `${parts.join('\n\n\n')}\n`
  },
}

const LIST_NODE = `class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next`

const BUILD_LIST = `def build_list(values: list[int]) -> ListNode | None:
    head = None
    for value in reversed(values):
        head = ListNode(value, head)
    return head`

const LIST_VALUES = `def list_values(head: ListNode | None) -> list[int]:
    values = []
    while head:
        values.append(head.val)
        head = head.next
    return values`

/** Whether a function of the source calls itself, which Python lets it do a thousand times deep only. */
function isRecursive(source: string): boolean {
  const functions = source.matchAll(/^( *)def (\w+)\(.*\n((?:\1 +.*\n?|\n)*)/gm)
  return [...functions].some(
    ([, , name, body = '']) => new RegExp(`(?<![.\\w])${name}\\(`).test(body) || isRecursive(body),
  )
}

/** A source's imports, which stand above everything, and the rest. */
function split(source: string): { imports: string[]; rest: string } {
  const lines = source.split('\n')
  const end = lines.findIndex((line) => !/^(?:import|from) |^$/.test(line))
  return { imports: lines.slice(0, end).filter(Boolean), rest: lines.slice(end).join('\n') }
}

function value(type: Leaf, word: string): string {
  if (type === 'integer') return `int(${word})`
  return type === 'double' ? `float(${word})` : word
}

function list(values: string, linked: boolean): string {
  return linked ? `build_list(${values})` : values
}

function byWord({ lines, types, linked }: Variables): string[] {
  const [type = 'string'] = types
  const next = (each: Leaf) => value(each, 'next(words)')
  switch (lines.kind) {
    case 'values':
      return [`${lines.names.join(', ')} = ${types.map(next).join(', ')}`]
    case 'list':
    case 'column':
      return [`${lines.name} = ${list(`[${next(type)} for _ in range(${lines.count})]`, linked)}`]
    case 'table':
      return [`${lines.name} = [[${next(type)} for _ in range(${lines.columns})] for _ in range(${lines.rows})]`]
    case 'grid':
      return [`${lines.name} = [list(next(words)) for _ in range(${lines.rows})]`]
    case 'text':
      return [`${lines.name} = next(words)`]
  }
}

function byLine({ lines, types, linked }: Variables): string[] {
  const [type = 'string'] = types
  const one = (each: Leaf) => value(each, each === 'string' ? 'input().strip()' : 'input()')
  const many = type === 'string' ? 'input().split()' : `[${value(type, 'word')} for word in input().split()]`
  switch (lines.kind) {
    case 'values':
      return lines.names.length === 1 ? [`${lines.names} = ${one(type)}`] : together(lines.names, types)
    case 'text':
      return [`${lines.name} = ${one('string')}`]
    case 'list':
      return [`${lines.name} = ${list(many, linked)}`]
    case 'column':
      return [`${lines.name} = ${list(`[${one(type)} for _ in range(${lines.count})]`, linked)}`]
    case 'table':
      return [`${lines.name} = [${many} for _ in range(${lines.rows})]`]
    case 'grid':
      return [`${lines.name} = [list(${one('string')}) for _ in range(${lines.rows})]`]
  }
}

/** Several values of one line. */
function together(names: string[], types: Leaf[]): string[] {
  const [type = 'string', ...others] = types
  const left = names.join(', ')
  if (others.every((other) => other === type)) {
    return [
      type === 'string'
        ? `${left} = input().split()`
        : `${left} = map(${value(type, '').replace('()', '')}, input().split())`,
    ]
  }
  const converted = names.flatMap((name, place) => {
    const each = types[place] ?? 'string'
    return each === 'string' ? [] : [`${name} = ${value(each, name)}`]
  })
  return [`${left} = input().split()`, ...converted]
}

function printing({ entry, call, output, printed, printsLinked }: Main): string[] {
  const called = `${entry.name}(${call.join(', ')})`
  const { before, returned } = outcomeOf({ entry, call }, called, '')
  const result = printsLinked ? `list_values(${returned})` : returned
  const [yes, no] = output.booleans ?? ['', '']
  const text = (one: string) => {
    if (printed === 'boolean') return `"${yes}" if ${one} else "${no}"`
    return printed === 'double' && output.decimals !== undefined ? `f"{${one}:.${output.decimals}f}"` : one
  }
  const all = (values: string) =>
    text('value') === 'value' ? `*${values}` : `*(${text('value')} for value in ${values})`
  switch (output.kind) {
    case 'value':
      return [...before, `print(${text(result)})`]
    case 'list':
      return [...before, `print(${all(result)})`]
    case 'column':
      return [...before, `print(${all(result)}, sep="\\n")`]
    case 'table':
      return [...before, `for row in ${result}:`, `    print(${all('row')})`]
  }
}
