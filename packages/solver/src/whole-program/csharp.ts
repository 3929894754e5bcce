import { declaredTypes, itemOf } from './declared-types.ts'
import { type Main, outcomeOf, type Variables, type Writer } from './main.ts'

export const csharp: Writer = {
  own: 'words row value line node head result i j Solution Program Console',
  write(main) {
    const types = declaredTypes(main, 'csharp')
    if (!types) return null
    const typeOf = (name: string) => types.of(name) ?? 'int'
    const body = [
      ...(main.byWord ? [`var words = new Queue<string>(Console.In.ReadToEnd().Split(${SPACES}));`] : []),
      ...main.input.flatMap((one, place) => reading(one, typeOf, main.byWord, place)),
      ...printing(main),
    ]
    const isLinked = main.input.some(({ linked }) => linked)
    const members = [
      `    public static void Main()\n    {\n${body.map((line) => `        ${line}`).join('\n')}\n    }`,
      ...(isLinked ? [BUILD_LIST] : []),
      ...(main.printsLinked ? [LIST_VALUES] : []),
    ]
    const source = main.source.replace(/^using [\w.]+;\n/gm, '').trim()
    const parts = [
      imports(main.source, body.join('\n')).join('\n'),
      ...(isLinked || main.printsLinked ? [LIST_NODE] : []),
      source,
      `public static class Program\n{\n${members.join('\n\n')}\n}`,
    ]
    return `${parts.join('\n\n')}\n`
  },
}

const LIST_NODE = `public class ListNode
{
    public int val;
    public ListNode next;

    public ListNode(int val = 0, ListNode next = null)
    {
        this.val = val;
        this.next = next;
    }
}`

const BUILD_LIST = `    private static ListNode BuildList(IEnumerable<int> values)
    {
        return values.Reverse().Aggregate((ListNode)null, (next, val) => new ListNode(val, next));
    }`

const LIST_VALUES = `    private static IEnumerable<int> ListValues(ListNode head)
    {
        for (var node = head; node != null; node = node.next) yield return node.val;
    }`

const SPACES = '(char[])null, StringSplitOptions.RemoveEmptyEntries'

/** What the source itself uses, and what practice sites have beforehand. */
function imports(source: string, body: string): string[] {
  const needed = new Set(['System', 'System.Collections.Generic', 'System.Linq'])
  for (const name of source.match(/(?<=^using )[\w.]+(?=;)/gm) ?? []) needed.add(name)
  if (/\bCultureInfo\b/.test(source + body)) needed.add('System.Globalization')
  if (/\bBigInteger\b/.test(source)) needed.add('System.Numerics')
  if (/\bStringBuilder\b|\bEncoding\b/.test(source)) needed.add('System.Text')
  if (/\bRegex\b/.test(source)) needed.add('System.Text.RegularExpressions')
  return [...needed].sort().map((name) => `using ${name};`)
}

const INTEGER = /^u?(?:int|long)$/

/** A word as a value of a type. */
function value(type: string, word: string): string {
  if (type === 'double') return `double.Parse(${word}, CultureInfo.InvariantCulture)`
  if (type === 'char') return `${word}[0]`
  return INTEGER.test(type) ? `${type}.Parse(${word})` : word
}

/** A sequence as the array or list that a type wants. */
function collected(type: string, values: string): string {
  return `${values}.${type.endsWith('[]') ? 'ToArray' : 'ToList'}()`
}

function mapped(type: string, words: string): string {
  const item = itemOf(type)
  if (item === 'string') return words
  return `${words}.Select(${INTEGER.test(item) ? `${item}.Parse` : `word => ${value(item, 'word')}`})`
}

function times(count: string | number, each: string, counter = 'i'): string {
  return `Enumerable.Range(0, ${count}).Select(${counter} => ${each})`
}

/** A list within another keeps the type that the outer one is declared with. */
function inner(type: string, row: string): string {
  return /^IList</.test(type) ? `(${type})${row}` : row
}

function reading(
  { lines, linked }: Variables,
  typeOf: (name: string) => string,
  byWord: boolean,
  place: number,
): string[] {
  const next = byWord ? 'words.Dequeue()' : 'Console.ReadLine().Trim()'
  const split = `Console.ReadLine().Split(${SPACES})`
  switch (lines.kind) {
    case 'values': {
      if (byWord || lines.names.length === 1) {
        return lines.names.map((name) => `var ${name} = ${value(typeOf(name), next)};`)
      }
      const line = place === 0 ? 'line' : `line${place + 1}`
      return [
        `var ${line} = ${split};`,
        ...lines.names.map((name, at) => `var ${name} = ${value(typeOf(name), `${line}[${at}]`)};`),
      ]
    }
    case 'text':
      return [`var ${lines.name} = ${next};`]
    case 'list':
    case 'column': {
      const type = linked ? 'int[]' : typeOf(lines.name)
      const isLine = !byWord && lines.kind === 'list'
      const values = isLine ? mapped(type, split) : times(lines.count ?? 0, value(itemOf(type), next))
      const isWords = values === split && type.endsWith('[]')
      return [
        `var ${lines.name} = ${linked ? `BuildList(${collected(type, values)})` : isWords ? values : collected(type, values)};`,
      ]
    }
    case 'table': {
      const type = typeOf(lines.name)
      const row = itemOf(type)
      const values = byWord ? times(lines.columns ?? 0, value(itemOf(row), next), 'j') : mapped(row, split)
      return [`var ${lines.name} = ${collected(type, times(lines.rows, inner(row, collected(row, values))))};`]
    }
    case 'grid':
      return [`var ${lines.name} = ${collected('char[][]', times(lines.rows, `${next}.ToCharArray()`))};`]
  }
}

function printing({ entry, call, output, printed, printsLinked }: Main): string[] {
  const called = `new Solution().${entry.name}(${call.join(', ')})`
  const { before, returned } = outcomeOf({ entry, call }, called)
  const result = printsLinked ? `ListValues(${returned})` : returned
  const [yes, no] = output.booleans ?? ['', '']
  const text = (one: string) => {
    if (printed === 'boolean') return `${one} ? "${yes}" : "${no}"`
    if (printed !== 'double') return one
    return `${one}.ToString(${output.decimals === undefined ? '' : `"F${output.decimals}", `}CultureInfo.InvariantCulture)`
  }
  const all = (values: string) => (text('value') === 'value' ? values : `${values}.Select(value => ${text('value')})`)
  switch (output.kind) {
    case 'value':
      return [...before, `Console.WriteLine(${text(result)});`]
    case 'list':
      return [...before, `Console.WriteLine(string.Join(" ", ${all(result)}));`]
    case 'column':
      return [...before, `Console.WriteLine(string.Join("\\n", ${all(result)}));`]
    case 'table':
      return [...before, `foreach (var row in ${result}) Console.WriteLine(string.Join(" ", ${all('row')}));`]
  }
}
