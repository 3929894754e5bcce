import { declaredTypes, itemOf } from './declared-types.ts'
import { type Main, outcomeOf, type Variables, type Writer } from './main.ts'

export const java: Writer = {
  own: 'lines words row value i j args line node head result',
  write(main) {
    const types = declaredTypes(main, 'java')
    if (!types) return null
    const typeOf = (name: string) => types.of(name) ?? 'int'
    const input = main.input.flatMap((one) => reading(one, typeOf, main.byWord))
    const body = [
      ...(main.byWord
        ? [`StringTokenizer words = new StringTokenizer(${INPUT});`]
        : [`Iterator<String> lines = ${INPUT}.lines().iterator();`]),
      ...(!main.byWord && input.some((line) => line.includes('words = ')) ? ['StringTokenizer words;'] : []),
      ...input,
      ...printing(main, types.result),
    ]
    const isLinked = main.input.some(({ linked }) => linked)
    const source = main.source.replace(/^import [\w.*]+;\n/gm, '')
    const members = [
      `    public static void main(String[] args) throws IOException {\n${body.map((line) => `        ${line}`).join('\n')}\n    }`,
      ...(isLinked ? [BUILD_LIST] : []),
      ...(main.printsLinked ? [LIST_VALUES] : []),
    ]
    const parts = [
      imports(main.source).join('\n'),
      `public class Main {\n${members.join('\n\n')}\n}`,
      source.trim(),
      ...(isLinked || main.printsLinked ? [LIST_NODE] : []),
    ]
    return `${parts.join('\n\n')}\n`
  },
}

const LIST_NODE = `class ListNode {
    int val;
    ListNode next;

    ListNode() {
    }

    ListNode(int val) {
        this.val = val;
    }

    ListNode(int val, ListNode next) {
        this.val = val;
        this.next = next;
    }
}`

const BUILD_LIST = `    private static ListNode buildList(int[] values) {
        ListNode head = null;
        for (int i = values.length - 1; i >= 0; i--) head = new ListNode(values[i], head);
        return head;
    }`

const LIST_VALUES = `    private static List<Integer> listValues(ListNode head) {
        List<Integer> values = new ArrayList<>();
        for (ListNode node = head; node != null; node = node.next) values.add(node.val);
        return values;
    }`

const INPUT = 'new String(System.in.readAllBytes())'

/** What the source itself imports, and what practice sites have imported before it. */
function imports(source: string): string[] {
  const needed = new Set(['java.io.IOException', 'java.util.*', ...(source.match(/(?<=^import )[\w.*]+/gm) ?? [])])
  if (/\b(?:Int|Long|Double)?Stream\.|\bCollectors\b/.test(source)) needed.add('java.util.stream.*')
  if (/\b\w*(?:Function|Operator|Predicate|Supplier|Consumer)\b/.test(source)) needed.add('java.util.function.*')
  return [...needed].sort().map((name) => `import ${name};`)
}

/** A word as a value of a type. */
function value(type: string, word: string): string {
  if (/^(?:int|Integer)$/.test(type)) return `Integer.parseInt(${word})`
  if (/^(?:long|Long)$/.test(type)) return `Long.parseLong(${word})`
  if (/^(?:double|Double)$/.test(type)) return `Double.parseDouble(${word})`
  return /^(?:char|Character)$/.test(type) ? `${word}.charAt(0)` : word
}

function reading({ lines, linked }: Variables, typeOf: (name: string) => string, byWord: boolean): string[] {
  const line = byWord ? 'words.nextToken()' : 'lines.next().trim()'
  const open = byWord ? [] : ['words = new StringTokenizer(lines.next());']
  switch (lines.kind) {
    case 'values': {
      const words = lines.names.length > 1 ? 'words.nextToken()' : line
      const read = lines.names.map((name) => `${typeOf(name)} ${name} = ${value(typeOf(name), words)};`)
      return lines.names.length > 1 ? [...open, ...read] : read
    }
    case 'text':
      return [`String ${lines.name} = ${line};`]
    case 'list':
    case 'column': {
      const count =
        lines.count === undefined || (lines.kind === 'list' && !byWord) ? 'words.countTokens()' : lines.count
      const isLine = lines.kind === 'list'
      const word = isLine ? 'words.nextToken()' : line
      const before = isLine ? open : []
      if (!linked) return [...before, ...filled(typeOf(lines.name), lines.name, count, word)]
      return [
        ...before,
        ...filled('int[]', `${lines.name}Values`, count, word),
        `ListNode ${lines.name} = buildList(${lines.name}Values);`,
      ]
    }
    case 'table': {
      const type = typeOf(lines.name)
      const row = itemOf(type)
      const columns = byWord ? String(lines.columns) : 'words.countTokens()'
      return [
        made(type, lines.name, lines.rows),
        `for (int i = 0; i < ${lines.rows}; i++) {`,
        ...open.map((each) => `    ${each}`),
        ...filled(row, 'row', columns, 'words.nextToken()', 'j').map((each) => `    ${each}`),
        `    ${put(type, lines.name, 'row')}`,
        '}',
      ]
    }
    case 'grid':
      return [
        `char[][] ${lines.name} = new char[${lines.rows}][];`,
        `for (int i = 0; i < ${lines.rows}; i++) ${lines.name}[i] = ${line}.toCharArray();`,
      ]
  }
}

/** An empty array or list of a type. */
function made(type: string, name: string, count: string): string {
  if (!type.endsWith('[]')) return `${type} ${name} = new ArrayList<>();`
  const [base = '', ...more] = type.slice(0, -2).split('[]')
  return `${type} ${name} = new ${base}[${count}]${'[]'.repeat(more.length)};`
}

function put(type: string, name: string, item: string, index = 'i'): string {
  return type.endsWith('[]') ? `${name}[${index}] = ${item};` : `${name}.add(${item});`
}

function filled(type: string, name: string, count: string, word: string, index = 'i'): string[] {
  const isList = !type.endsWith('[]')
  // A list that takes words grows while their count falls.
  const loop =
    isList && count === 'words.countTokens()'
      ? 'while (words.hasMoreTokens())'
      : `for (int ${index} = 0; ${index} < ${isList ? count : `${name}.length`}; ${index}++)`
  return [made(type, name, count), `${loop} ${put(type, name, value(itemOf(type), word), index)}`]
}

function printing({ entry, call, output, printed, printsLinked }: Main, type: string): string[] {
  const called = `new Solution().${entry.name}(${call.join(', ')})`
  const { before, returned } = outcomeOf({ entry, call }, called)
  const result = printsLinked ? `listValues(${returned})` : returned
  const [yes, no] = output.booleans ?? ['', '']
  const text = (one: string) => {
    if (printed === 'boolean') return `${one} ? "${yes}" : "${no}"`
    return printed === 'double' && output.decimals !== undefined
      ? `String.format("%.${output.decimals}f", ${one})`
      : one
  }
  const joined = (values: string) => [
    'StringJoiner line = new StringJoiner(" ");',
    `for (var value : ${values}) line.add(${text('value') === 'value' && !/^(?:String\[\]|List<String>)/.test(printsLinked ? '' : type) ? 'String.valueOf(value)' : text('value')});`,
    'System.out.println(line);',
  ]
  switch (output.kind) {
    case 'value':
      return [...before, `System.out.println(${text(result)});`]
    case 'list':
      return [...before, ...joined(result)]
    case 'column':
      return [...before, `for (var value : ${result}) System.out.println(${text('value')});`]
    case 'table':
      return [...before, `for (var row : ${result}) {`, ...joined('row').map((line) => `    ${line}`), '}']
  }
}
