import type { Leaf, Main, Variables, Writer } from './main.ts'

export const python: Writer = {
  own: 'sys words word row value input print int float list map iter next range main',
  write(main) {
    const { imports, rest } = split(main.source)
    const needed = [...imports, ...(main.byWord ? ['import sys'] : [])]
    // As sorted by Python's own habit: modules first, then what is taken out of them.
    needed.sort((a, b) => Number(a.startsWith('from')) - Number(b.startsWith('from')) || (a < b ? -1 : 1))
    const body = [
      ...(main.byWord ? ['words = iter(sys.stdin.read().split())'] : []),
      ...main.input.flatMap(main.byWord ? byWord : byLine),
      ...printing(main),
    ]
    const parts = [
      ...(needed.length > 0 ? [needed.join('\n')] : []),
      rest,
      `def main() -> None:\n${body.map((line) => `    ${line}`).join('\n')}`,
      'if __name__ == "__main__":\n    main()',
    ]
    return `${parts.join('\n\n\n')}\n`
  },
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

function byWord({ lines, types }: Variables): string[] {
  const [type = 'string'] = types
  const next = (each: Leaf) => value(each, 'next(words)')
  switch (lines.kind) {
    case 'values':
      return [`${lines.names.join(', ')} = ${types.map(next).join(', ')}`]
    case 'list':
    case 'column':
      return [`${lines.name} = [${next(type)} for _ in range(${lines.count})]`]
    case 'table':
      return [`${lines.name} = [[${next(type)} for _ in range(${lines.columns})] for _ in range(${lines.rows})]`]
    case 'grid':
      return [`${lines.name} = [list(next(words)) for _ in range(${lines.rows})]`]
    case 'text':
      return [`${lines.name} = next(words)`]
  }
}

function byLine({ lines, types }: Variables): string[] {
  const [type = 'string'] = types
  const one = (each: Leaf) => value(each, each === 'string' ? 'input().strip()' : 'input()')
  const many = type === 'string' ? 'input().split()' : `[${value(type, 'word')} for word in input().split()]`
  switch (lines.kind) {
    case 'values':
      return lines.names.length === 1 ? [`${lines.names} = ${one(type)}`] : together(lines.names, types)
    case 'text':
      return [`${lines.name} = ${one('string')}`]
    case 'list':
      return [`${lines.name} = ${many}`]
    case 'column':
      return [`${lines.name} = [${one(type)} for _ in range(${lines.count})]`]
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

function printing({ entry, call, output, printed }: Main): string[] {
  const called = `${entry.name}(${call.join(', ')})`
  const [first = ''] = call
  const result = entry.returns === 'void' ? first : called
  const before = entry.returns === 'void' ? [called] : []
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
