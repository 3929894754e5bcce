import { readFile } from 'node:fs/promises'
import { type Language, languages } from '@dryrun/contract/languages'
import type { FunctionSignature, InputLines, StandardInput, ValueType } from '@dryrun/contract/problem'
import { functionNameIn } from '@dryrun/problem-bank/rename'
import { openRunner } from '@dryrun/runner/choose'
import { type Engine, programLimits } from '@dryrun/runner/program'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readPrinted } from '../printed.ts'
import { writeProgram } from './write.ts'

vi.setConfig({ testTimeout: 120_000 })

/** How a language is written in these tests: its types, in two spellings where it has them, and a function around a body. */
type Spelling = {
  types: Record<string, [string, string]>
  declare: (name: string, parameters: [name: string, type: string][], returns: string, body: string) => string
  /** What shows a value as JSON, and what stands above the function for it. */
  json: (name: string) => string
  helper: string
  joined: (texts: string[]) => string
}

const spellings: Record<Exclude<Language, 'python' | 'javascript'>, Spelling> = {
  java: {
    types: {
      integer: ['int', 'long'],
      double: ['double', 'double'],
      string: ['String', 'String'],
      'integer[]': ['int[]', 'List<Integer>'],
      'double[]': ['double[]', 'List<Double>'],
      'string[]': ['String[]', 'List<String>'],
      'integer[][]': ['int[][]', 'List<List<Integer>>'],
      'character[][]': ['char[][]', 'char[][]'],
    },
    declare: (name, parameters, returns, body) =>
      `class Solution {\n    public ${returns} ${name}(${parameters.map(([each, type]) => `${type} ${each}`).join(', ')}) {\n        ${body}\n    }\nHELPER}`,
    helper: `    private String json(Object value) {
        if (value instanceof int[]) return Arrays.toString((int[]) value);
        if (value instanceof double[]) return Arrays.toString((double[]) value);
        if (value instanceof char[]) return json(new String((char[]) value).split(""));
        if (value instanceof Object[]) return json(Arrays.asList((Object[]) value));
        if (value instanceof List) return ((List<?>) value).stream().map(this::json).collect(Collectors.joining(",", "[", "]"));
        return value instanceof String ? "\\"" + value + "\\"" : String.valueOf(value);
    }
`,
    json: (name) => `json(${name})`,
    joined: (texts) => `return "[" + ${texts.join(' + "," + ')} + "]";`,
  },
  cpp: {
    types: {
      integer: ['int', 'long long'],
      double: ['double', 'double'],
      string: ['string', 'const string&'],
      'integer[]': ['vector<int>&', 'vector<long long>'],
      'double[]': ['vector<double>', 'const vector<double>&'],
      'string[]': ['vector<string>&', 'vector<string>'],
      'integer[][]': ['vector<vector<int>>&', 'vector<vector<int>>'],
      'character[][]': ['vector<vector<char>>&', 'vector<vector<char>>'],
    },
    declare: (name, parameters, returns, body) =>
      `class Solution {\npublic:\n    ${returns} ${name}(${parameters.map(([each, type]) => `${type} ${each}`).join(', ')}) {\n        ${body}\n    }\n\nprivate:\nHELPER};`,
    helper: `    string json(long long value) { return to_string(value); }
    string json(int value) { return to_string(value); }
    string json(double value) { return to_string(value); }
    string json(char value) { return string("\\"") + value + "\\""; }
    string json(const string& value) { return "\\"" + value + "\\""; }
    template <typename T>
    string json(const vector<T>& values) {
        string all;
        for (const auto& value : values) all += (all.empty() ? "" : ",") + json(value);
        return "[" + all + "]";
    }
`,
    json: (name) => `json(${name})`,
    joined: (texts) => `return "[" + ${texts.join(' + "," + ')} + "]";`,
  },
  csharp: {
    types: {
      integer: ['int', 'long'],
      double: ['double', 'double'],
      string: ['string', 'string'],
      'integer[]': ['int[]', 'IList<int>'],
      'double[]': ['double[]', 'List<double>'],
      'string[]': ['string[]', 'IList<string>'],
      'integer[][]': ['int[][]', 'IList<IList<int>>'],
      'character[][]': ['char[][]', 'char[][]'],
    },
    declare: (name, parameters, returns, body) =>
      `public class Solution\n{\n    public ${returns} ${name}(${parameters.map(([each, type]) => `${type} ${each}`).join(', ')})\n    {\n        ${body}\n    }\n\nHELPER}`,
    helper: `    private string Json(object value)
    {
        if (value is string || value is char) return "\\"" + value + "\\"";
        var values = value as System.Collections.IEnumerable;
        return values == null ? value.ToString() : "[" + string.Join(",", values.Cast<object>().Select(Json)) + "]";
    }
`,
    json: (name) => `Json(${name})`,
    joined: (texts) => `return "[" + ${texts.join(' + "," + ')} + "]";`,
  },
  go: {
    types: {
      integer: ['int', 'int64'],
      double: ['float64', 'float64'],
      string: ['string', 'string'],
      'integer[]': ['[]int', '[]int64'],
      'double[]': ['[]float64', '[]float64'],
      'string[]': ['[]string', '[]string'],
      'integer[][]': ['[][]int', '[][]int'],
      'character[][]': ['[][]rune', '[][]byte'],
    },
    declare: (name, parameters, returns, body) =>
      `HELPERfunc ${name}(${parameters.map(([each, type]) => `${each} ${type}`).join(', ')}) ${returns} {\n\t${body}\n}`,
    helper: `import (
	"encoding/json"
	"strings"
)

func shown(value any) string {
	switch grid := value.(type) {
	case [][]byte:
		rows := [][]string{}
		for _, row := range grid {
			rows = append(rows, strings.Split(string(row), ""))
		}
		value = rows
	case [][]rune:
		rows := [][]string{}
		for _, row := range grid {
			rows = append(rows, strings.Split(string(row), ""))
		}
		value = rows
	}
	text, _ := json.Marshal(value)
	return string(text)
}

`,
    json: (name) => `shown(${name})`,
    joined: (texts) => `return "[" + ${texts.join(' + "," + ')} + "]"`,
  },
  rust: {
    types: {
      integer: ['i32', 'i64'],
      double: ['f64', 'f64'],
      string: ['String', '&str'],
      'integer[]': ['Vec<i32>', '&[i64]'],
      'double[]': ['Vec<f64>', '&mut Vec<f64>'],
      'string[]': ['Vec<String>', '&Vec<String>'],
      'integer[][]': ['Vec<Vec<i32>>', 'Vec<Vec<i64>>'],
      'character[][]': ['Vec<Vec<char>>', '&mut Vec<Vec<u8>>'],
    },
    declare: (name, parameters, returns, body) =>
      `impl Solution {\n    pub fn ${name}(${parameters.map(([each, type]) => `${each}: ${type}`).join(', ')}) -> ${returns} {\n        ${body}\n    }\n}`,
    helper: '',
    // Characters are shown between single quotes, and bytes as numbers.
    json: (name) =>
      name === 'p10'
        ? `p10.iter().map(|row| row.iter().map(|&sign| (sign as u8) as char).collect()).collect::<Vec<Vec<char>>>()`
        : name,
    joined: (texts) => `format!("[${texts.map(() => '{:?}').join(',')}]", ${texts.join(', ')}).replace('\\'', "\\"")`,
  },
}

const INTEGER = 'integer'
const layouts: {
  way: string
  spelling: 0 | 1
  input: InputLines[]
  types: ValueType[]
  text: string
  given: unknown[]
}[] = [
  {
    way: 'word by word',
    spelling: 0,
    input: [
      { kind: 'values', names: ['n', 'k', 'w'] },
      { kind: 'values', names: ['d'] },
      { kind: 'list', name: 'a', count: 'n' },
      { kind: 'list', name: 'b', count: 'n' },
      { kind: 'column', name: 'c', count: 'n' },
      { kind: 'column', name: 'e', count: 'n' },
      { kind: 'values', names: ['r', 'm'] },
      { kind: 'table', name: 't', rows: 'r', columns: 'm' },
      { kind: 'table', name: 'u', rows: 'r', columns: 2 },
      { kind: 'grid', name: 'g', rows: 'r', columns: 'm' },
    ],
    types: [
      INTEGER,
      'string',
      'double',
      'integer[]',
      'double[]',
      'string[]',
      'integer[]',
      'integer[][]',
      'integer[][]',
      'character[][]',
    ],
    text: '2 -7 word\n0.5\n1 2\n1.5 -2\nab cd\n8\n9\n2 3\n1 2 3\n4 5 6\n7 8\n9 10\n#.a\n..b',
    given: [
      -7,
      'word',
      0.5,
      [1, 2],
      [1.5, -2],
      ['ab', 'cd'],
      [8, 9],
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      [
        [7, 8],
        [9, 10],
      ],

      [
        ['#', '.', 'a'],
        ['.', '.', 'b'],
      ],
    ],
  },
  {
    way: 'line by line',
    spelling: 1,
    input: [
      { kind: 'values', names: ['k'] },
      { kind: 'text', name: 'w' },
      { kind: 'values', names: ['d', 'z'] },
      { kind: 'list', name: 'a' },
      { kind: 'list', name: 'b' },
      { kind: 'list', name: 'c' },
      { kind: 'values', names: ['n'] },
      { kind: 'column', name: 'e', count: 'n' },
      { kind: 'table', name: 't', rows: 'n' },
      { kind: 'values', names: ['r', 'm'] },
      { kind: 'list', name: 'f', count: 'm' },
      { kind: 'grid', name: 'g', rows: 'r', columns: 'm' },
    ],
    types: [
      INTEGER,
      'string',
      'double',
      INTEGER,
      'integer[]',
      'double[]',
      'string[]',
      'integer[]',
      'integer[][]',
      'integer[]',
      'character[][]',
    ],
    text: '-7\n two words \n0.5 3\n1 2\n1.5 -2\n\n2\n8\n9\n1 2 3\n\n2 3\n5 6 7\n#.a\n..b',
    given: [
      -7,
      'two words',
      0.5,
      3,
      [1, 2],
      [1.5, -2],
      [],
      [8, 9],
      [[1, 2, 3], []],
      [5, 6, 7],
      [
        ['#', '.', 'a'],
        ['.', '.', 'b'],
      ],
    ],
  },
]

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
}, 120_000)
afterAll(() => runner.close())

describe.each(Object.entries(spellings) as [keyof typeof spellings, Spelling][])('%s', (language, spelling) => {
  async function printed(
    answer: { source: string; entry: FunctionSignature },
    stdin: StandardInput,
    text: string,
    places = answer.entry.parameters.map((_, place) => place),
  ): Promise<string> {
    const source = writeProgram(answer, places, stdin, language)
    if (source === null) throw new Error('no program was written')
    const report = await runner.runProgram({ language, source, stdin: `${text}\n` }, programLimits)
    if (report.status !== 'finished' || report.exitCode !== 0) {
      throw new Error(`${'stderr' in report ? report.stderr : report.reason}\n${source}`)
    }
    return report.stdout
  }

  const habit = language === 'csharp' ? 'Tell' : 'tell'
  const text = spelling.types.string?.[0] ?? ''

  test.each(layouts)(
    'what stands in a layout is read, $way',
    async ({ spelling: which, input, types, text: given, given: values }) => {
      const parameters = types.map((type, place) => ({ name: `p${place}`, type }))
      const declared = parameters.map(({ name, type }): [string, string] => [
        name,
        spelling.types[type]?.[which] ?? type,
      ])
      const body = spelling.joined(parameters.map(({ name }) => spelling.json(name)))
      const source = spelling.declare(habit, declared, text, body).replace('HELPER', spelling.helper)
      const entry = { name: habit, parameters, returns: 'string' }
      // What tells how much follows is no argument but where the layout gives it besides.
      const told = await printed({ source, entry }, { input, output: { kind: 'value' } }, given)
      expect(JSON.parse(told)).toEqual(values)
    },
  )

  const same = (type: ValueType, which: 0 | 1) => {
    const spelled = spelling.types[type]?.[which] ?? type
    const source = spelling.declare(
      habit,
      [['value', spelled]],
      spelled.replace(/^const |&/g, ''),
      language === 'rust' ? 'value' : language === 'go' ? 'return value' : 'return value;',
    )
    return {
      source: source.replace('HELPER', ''),
      entry: { name: habit, parameters: [{ name: 'value', type }], returns: type },
    }
  }
  test.each<[StandardInput['output']['kind'], ValueType, 0 | 1, InputLines[], string, unknown]>([
    ['value', 'double', 0, [{ kind: 'values', names: ['a'] }], '0.125', 0.125],
    ['list', 'integer[]', 0, [{ kind: 'list', name: 'a' }], '3 1 2', [3, 1, 2]],
    ['list', 'double[]', 0, [{ kind: 'list', name: 'a' }], '3 1.5 2', [3, 1.5, 2]],
    ['column', 'string[]', 0, [{ kind: 'list', name: 'a' }], 'b a', ['b', 'a']],
    [
      'table',
      'integer[][]',
      0,
      [
        { kind: 'values', names: ['n'] },
        { kind: 'table', name: 'a', rows: 'n' },
      ],
      '2\n1 2\n3',
      [[1, 2], [3]],
    ],
  ])('what the function returns is printed as a %s of %s', async (kind, type, which, input, given, value) => {
    const out = await printed(same(type, which), { input, output: { kind } }, given)
    expect(readPrinted(out, { kind }, type)).toEqual(value)
  })

  test.each<[slug: string, entry: FunctionSignature, stdin: StandardInput, text: string, printed: string]>([
    [
      'reorder-list',
      { name: 'reorderList', parameters: [{ name: 'head', type: 'list_node' }], returns: 'void' },
      { input: [{ kind: 'list', name: 'a' }], output: { kind: 'list' } },
      '1 2 3 4',
      '1 4 2 3',
    ],
    [
      'valid-palindrome',
      { name: 'isPalindrome', parameters: [{ name: 's', type: 'string' }], returns: 'boolean' },
      { input: [{ kind: 'text', name: 's' }], output: { kind: 'value', booleans: ['Yes', 'No'] } },
      'no lemon, no melon',
      'Yes',
    ],
  ])('an answer of the bank becomes a program: %s', async (slug, entry, stdin, given, wanted) => {
    const file = new URL(
      `../../../problem-bank/problems/${slug}/solution.${languages[language].extension}`,
      import.meta.url,
    )
    const source = await readFile(file, 'utf8')
    const called = { ...entry, name: functionNameIn(language, entry.name) }
    expect((await printed({ source, entry: called }, stdin, given)).trim()).toBe(wanted)
  })
})
