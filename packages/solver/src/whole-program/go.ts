import { declaredTypes } from './declared-types.ts'
import { type Main, outcomeOf, type Variables, type Writer } from './main.ts'

export const go: Writer = {
  own: 'reader writer scanner words word row value line node head values i j readLine buildList listValues bufio fmt os strings main ListNode',
  write(main) {
    const types = declaredTypes(main, 'go')
    if (!types) return null
    const typeOf = (name: string) => types.of(name) ?? 'int'
    const body = [
      ...(main.byWord ? ['reader := bufio.NewReader(os.Stdin)'] : []),
      'writer := bufio.NewWriter(os.Stdout)',
      'defer writer.Flush()',
      ...main.input.flatMap((one) => reading(one, typeOf, main.byWord)),
      ...printing(main, types.result),
    ]
    const isLinked = main.input.some(({ linked }) => linked)
    const { imports, rest } = split(main.source)
    const needed = new Set([...imports, 'bufio', 'fmt', 'os', ...(main.byWord ? [] : ['strings'])])
    const parts = [
      'package main',
      `import (\n${[...needed]
        .sort()
        .map((name) => `\t"${name}"`)
        .join('\n')}\n)`,
      ...(isLinked || main.printsLinked ? [LIST_NODE] : []),
      rest.trim(),
      ...(main.byWord ? [] : [READ_LINE]),
      ...(isLinked ? [BUILD_LIST] : []),
      ...(main.printsLinked ? [LIST_VALUES] : []),
      `func main() {\n${body.map((line) => `\t${line}`).join('\n')}\n}`,
    ]
    return `${parts.join('\n\n')}\n`
  },
}

const LIST_NODE = `type ListNode struct {
	Val  int
	Next *ListNode
}`

const READ_LINE = `var lines = bufio.NewReader(os.Stdin)

func readLine() string {
	line, _ := lines.ReadString('\\n')
	return strings.TrimSpace(line)
}`

const BUILD_LIST = `func buildList(values []int) *ListNode {
	var head *ListNode
	for i := len(values) - 1; i >= 0; i-- {
		head = &ListNode{values[i], head}
	}
	return head
}`

const LIST_VALUES = `func listValues(head *ListNode) []int {
	var values []int
	for node := head; node != nil; node = node.Next {
		values = append(values, node.Val)
	}
	return values
}`

/** A source's own imports, which stand above everything, and the rest. */
function split(source: string): { imports: string[]; rest: string } {
  const block = /^import (?:\([^)]*\)|"[^"]*")\n/gm
  const imports = (source.match(block) ?? []).flatMap((each) => [...each.matchAll(/"([^"]*)"/g)])
  return { imports: imports.map(([, name = '']) => name), rest: source.replace(block, '') }
}

function itemOf(type: string): string {
  return type.replace(/^\[\]/, '')
}

function isCharacter(type: string): boolean {
  return type === 'byte' || type === 'rune'
}

/** A word read into what stands at `target`. Of a character, `fmt` would read its number. */
function scanned(type: string, target: string, from: (target: string) => string): string[] {
  if (!isCharacter(type)) return [from(target)]
  return ['var word string', from('word'), `${target} = ${type}(word[0])`]
}

function declared(name: string, type: string, from: (target: string) => string): string[] {
  return isCharacter(type)
    ? [`var ${name} ${type}`, '{', ...indented(scanned(type, name, from)), '}']
    : [`var ${name} ${type}`, from(name)]
}

function indented(lines: string[]): string[] {
  return lines.map((line) => `\t${line}`)
}

function reading({ lines, linked }: Variables, typeOf: (name: string) => string, byWord: boolean): string[] {
  const next = (target: string) => (byWord ? `fmt.Fscan(reader, &${target})` : `fmt.Sscan(readLine(), &${target})`)
  switch (lines.kind) {
    case 'values': {
      const { names } = lines
      const types = names.map(typeOf)
      const [type = 'int'] = types
      if (names.length === 1) {
        return !byWord && type === 'string' ? [`${names} := readLine()`] : declared(names[0] ?? '', type, next)
      }
      if (types.some(isCharacter)) return byWord ? names.flatMap((name) => declared(name, typeOf(name), next)) : []
      const all = types.every((other) => other === type)
        ? [`var ${names.join(', ')} ${type}`]
        : names.map((name) => `var ${name} ${typeOf(name)}`)
      return [...all, next(names.join(', &'))]
    }
    case 'text':
      return byWord ? [`var ${lines.name} string`, next(lines.name)] : [`${lines.name} := readLine()`]
    case 'list':
    case 'column': {
      const type = linked ? '[]int' : typeOf(lines.name)
      const name = linked ? `${lines.name}Values` : lines.name
      const built = linked ? [`${lines.name} := buildList(${name})`] : []
      if (!byWord && lines.kind === 'list') return [...fields(type, name, ':='), ...built]
      return [
        `${name} := make(${type}, ${lines.count})`,
        `for i := range ${name} {`,
        ...indented(
          !byWord && type === '[]string' ? [`${name}[i] = readLine()`] : scanned(itemOf(type), `${name}[i]`, next),
        ),
        '}',
        ...built,
      ]
    }
    case 'table': {
      const type = typeOf(lines.name)
      const row = itemOf(type)
      const target = `${lines.name}[i]`
      return [
        `${lines.name} := make(${type}, ${lines.rows})`,
        `for i := range ${lines.name} {`,
        ...indented(
          byWord
            ? [
                `${target} = make(${row}, ${lines.columns})`,
                `for j := range ${target} {`,
                ...indented(scanned(itemOf(row), `${target}[j]`, next)),
                '}',
              ]
            : fields(row, target, '='),
        ),
        '}',
      ]
    }
    case 'grid': {
      const type = typeOf(lines.name)
      const line = byWord ? ['var line string', next('line')] : ['line := readLine()']
      return [
        `${lines.name} := make(${type}, ${lines.rows})`,
        `for i := range ${lines.name} {`,
        ...indented([...line, `${lines.name}[i] = ${itemOf(type)}(line)`]),
        '}',
      ]
    }
  }
}

/** All words of a line. */
function fields(type: string, target: string, assigned: ':=' | '='): string[] {
  const item = itemOf(type)
  if (item === 'string') return [`${target} ${assigned} strings.Fields(readLine())`]
  const value = isCharacter(item)
    ? [`${target} = append(${target}, ${item}(word[0]))`]
    : [`var value ${item}`, 'fmt.Sscan(word, &value)', `${target} = append(${target}, value)`]
  return [
    `${target} ${assigned} ${type}{}`,
    'for _, word := range strings.Fields(readLine()) {',
    ...indented(value),
    '}',
  ]
}

function printing({ entry, call, output, printed, printsLinked }: Main, type: string): string[] {
  const called = `${entry.name}(${call.join(', ')})`
  const { before, returned } = outcomeOf({ entry, call }, called, '')
  const result = printsLinked ? `listValues(${returned})` : returned
  const [yes, no] = output.booleans ?? ['', '']
  const isOfCharacters = isCharacter(type.replaceAll('[]', ''))
  const printOf = (value: string, start: string, end: string): string[] => {
    if (printed === 'boolean') {
      const print = (text: string) => `\tfmt.Fprint(writer, ${[start, `"${text}"`, end].filter(Boolean).join(', ')})`
      return [`if ${value} {`, print(yes), '} else {', print(no), '}']
    }
    const digits = printed === 'double' && output.decimals !== undefined ? `%.${output.decimals}f` : '%v'
    const shown = isOfCharacters ? `string(${value})` : value
    const [head, tail] = [start.replaceAll('"', ''), end.replaceAll('"', '')]
    if (digits === '%v' && start === '' && end === '"\\n"') return [`fmt.Fprintln(writer, ${shown})`]
    return [`fmt.Fprintf(writer, "${head}${digits}${tail}", ${shown})`]
  }
  const row = (values: string) => [
    `for i, value := range ${values} {`,
    '\tif i > 0 {',
    '\t\tfmt.Fprint(writer, " ")',
    '\t}',
    ...indented(printOf('value', '', '')),
    '}',
    'fmt.Fprintln(writer)',
  ]
  switch (output.kind) {
    case 'value':
      return [...before, ...printOf(result, '', '"\\n"')]
    case 'list':
      return [...before, ...row(result)]
    case 'column':
      return [...before, `for _, value := range ${result} {`, ...indented(printOf('value', '', '"\\n"')), '}']
    case 'table':
      return [...before, `for _, row := range ${result} {`, ...indented(row('row')), '}']
  }
}
