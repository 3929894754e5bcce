import type { FunctionSignature, InputLines, StandardInput, ValueType } from '@dryrun/contract/problem'
import type { Interpreted } from '@dryrun/runner/interpreters'
import type { Value } from '@dryrun/runner/program'
import { inEachSandbox, type RunProgram } from '@dryrun/runner/testing'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readPrinted } from '../printed.ts'
import { writeProgram } from './write.ts'

vi.setConfig({ testTimeout: 120_000 })

const languages = ['python', 'javascript'] as const

/** A piece of an input: its lines as a page tells them, as they are written, and the arguments in them. */
type Piece = { lines: InputLines[]; text: string[]; given: { type: ValueType; value: Value }[] }

const integer = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const double = fc.integer({ min: -8000, max: 8000 }).map((eighths) => eighths / 8)
const word = fc.stringMatching(/^[a-zA-Z0-9]{1,8}$/)
const leaf = fc.constantFrom(
  { type: 'integer', values: integer },
  { type: 'double', values: double },
  { type: 'string', values: word },
)

/** Pieces whose names begin with `at`. */
function piece(at: string): fc.Arbitrary<Piece> {
  const [a, n, m] = [`${at}a`, `${at}n`, `${at}m`]
  const many = (length: { minLength?: number; maxLength: number }) =>
    leaf.chain(({ type, values }) => fc.array<Value>(values, length).map((list) => ({ type, list })))
  const table = leaf.chain(({ type, values }) =>
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 }))
      .chain(([columns, rows]) =>
        fc.array(fc.array<Value>(values, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      )
      .map((rows) => ({ type, rows, columns: rows[0]?.length ?? 1 })),
  )
  return fc.oneof(
    fc
      .array(
        leaf.chain(({ type, values }) => values.map((value: Value) => ({ type, value }))),
        { minLength: 1, maxLength: 3 },
      )
      .map((given) => ({
        lines: [{ kind: 'values', names: given.map((_, place) => `${a}${place}`) }],
        text: [line(given.map(({ value }) => value))],
        given,
      })),
    fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => ({
      lines: [{ kind: 'text', name: a }],
      text: [words.join(' ')],
      given: [{ type: 'string', value: words.join(' ') }],
    })),
    many({ maxLength: 4 }).map(({ type, list }) => ({
      lines: [{ kind: 'list', name: a }],
      text: [line(list)],
      given: [{ type: `${type}[]`, value: list }],
    })),
    many({ maxLength: 4 }).map(({ type, list }) => ({
      lines: [
        { kind: 'values', names: [n] },
        { kind: 'list', name: a, count: n },
      ],
      text: [String(list.length), line(list)],
      given: [{ type: `${type}[]`, value: list }],
    })),
    many({ maxLength: 4 }).map(({ type, list }) => ({
      lines: [
        { kind: 'values', names: [n] },
        { kind: 'column', name: a, count: n },
      ],
      text: [String(list.length), ...list.map(String)],
      given: [{ type: `${type}[]`, value: list }],
    })),
    fc.tuple(table, fc.constantFrom('named', 'fixed', 'open')).map(
      ([{ type, rows, columns }, told]): Piece => ({
        lines: [
          { kind: 'values', names: [n, m] },
          { kind: 'table', name: a, rows: n, columns: told === 'named' ? m : told === 'fixed' ? columns : undefined },
        ],
        text: [`${rows.length} ${columns}`, ...rows.map(line)],
        given: [
          ...(told === 'named' ? [] : [{ type: 'integer', value: columns }]),
          { type: `${type}[][]`, value: rows },
        ],
      }),
    ),
    fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 })).chain(([rows, columns]) =>
      fc
        .array(fc.stringMatching(new RegExp(`^[01#.a-z]{${columns}}$`)), { minLength: rows, maxLength: rows })
        .map((grid) => ({
          lines: [
            { kind: 'values', names: [n, m] },
            { kind: 'grid', name: a, rows: n, columns: m },
          ] as InputLines[],
          text: [`${rows} ${columns}`, ...grid],
          given: [{ type: 'character[][]', value: grid.map((row) => [...row]) }],
        })),
    ),
  ) as fc.Arbitrary<Piece>
}

const pieces = fc.tuple(piece('x'), piece('y')).map((both) => ({
  input: both.flatMap(({ lines }) => lines),
  text: both.flatMap(({ text }) => text).join('\n'),
  given: both.flatMap(({ given }) => given),
}))

function line(values: Value[]): string {
  return values.map(String).join(' ')
}

/** Functions that tell what they were given. */
const telling: Record<Interpreted, (parameters: string) => string> = {
  python: (parameters) =>
    `import json\n\n\ndef tell(${parameters}):\n    return json.dumps([${parameters}], separators=(",", ":"))`,
  javascript: (parameters) => `function tell(${parameters}) {\n  return JSON.stringify([${parameters}])\n}`,
}
/** Functions that return what they were given. */
const same: Record<Interpreted, string> = {
  python: 'def same(value):\n    return value',
  javascript: 'function same(value) {\n  return value\n}',
}

async function printed(
  run: RunProgram,
  language: Interpreted,
  answer: { source: string; entry: FunctionSignature },
  stdin: StandardInput,
  text: string,
): Promise<string> {
  const places = answer.entry.parameters.map((_, place) => place)
  const source = writeProgram(answer, places, stdin, language)
  if (source === null) throw new Error('no program was written')
  const report = await run({ language, source, stdin: `${text}\n` })
  if (report.status !== 'finished' || report.exitCode !== 0) throw new Error(`${report.stderr}\n${source}`)
  return report.stdout
}

inEachSandbox((_run, kind, run) => {
  // Each start of Pyodide takes half a second.
  const runs = (language: Interpreted) => ({ numRuns: kind === 'native' ? 40 : language === 'python' ? 4 : 10 })

  describe.each(languages)('%s', (language) => {
    test('whatever is written in a layout, the program reads from it', async () => {
      await fc.assert(
        fc.asyncProperty(pieces, async ({ input, text, given }) => {
          const parameters = given.map(({ type }, place) => ({ name: `p${place}`, type }))
          const source = telling[language](parameters.map(({ name }) => name).join(', '))
          const answer = { source, entry: { name: 'tell', parameters, returns: 'string' } }
          const told = await printed(run, language, answer, { input, output: { kind: 'value' } }, text)
          expect(JSON.parse(told)).toEqual(given.map(({ value }) => value))
        }),
        runs(language),
      )
    })

    const answers = leaf.chain(({ type, values }) =>
      fc.oneof(
        values.map((value: Value) => ({ kind: 'value' as const, type, value })),
        fc
          .array<Value>(values, { minLength: 1, maxLength: 4 })
          .map((value) => ({ kind: 'list' as const, type: `${type}[]`, value })),
        fc
          .array<Value>(values, { minLength: 1, maxLength: 4 })
          .map((value) => ({ kind: 'column' as const, type: `${type}[]`, value })),
        fc
          .array(fc.array<Value>(values, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
          .map((value) => ({ kind: 'table' as const, type: `${type}[][]`, value })),
      ),
    )
    test('whatever the function returns, the judge reads from what the program prints', async () => {
      await fc.assert(
        fc.asyncProperty(answers, async ({ kind, type, value }) => {
          const entry = { name: 'same', parameters: [{ name: 'value', type }], returns: type }
          const given = Array.isArray(value) ? value : [value]
          const input: Record<typeof kind, InputLines[]> = {
            value: [{ kind: 'values', names: ['a'] }],
            list: [{ kind: 'list', name: 'a' }],
            column: [{ kind: 'list', name: 'a' }],
            table: [
              { kind: 'values', names: ['n'] },
              { kind: 'table', name: 'a', rows: 'n' },
            ],
          }
          const text =
            kind === 'table' ? [given.length, ...given.map((row) => line(row as Value[]))].join('\n') : line(given)
          const output = { kind }
          const out = await printed(
            run,
            language,
            { source: same[language], entry },
            { input: input[kind], output },
            text,
          )
          expect(readPrinted(out, output, type)).toEqual(value)
        }),
        runs(language),
      )
    })
  })
})

const sum: FunctionSignature = {
  name: 'total',
  parameters: [
    { name: 'n', type: 'integer[]' },
    { name: 'words', type: 'integer' },
  ],
  returns: 'integer',
}
const counted: StandardInput = {
  input: [
    { kind: 'values', names: ['n', 'k'] },
    { kind: 'list', name: 'a', count: 'n' },
  ],
  output: { kind: 'value' },
}

test('a program calls nothing as the function or the program itself calls something else', () => {
  const source = writeProgram(
    { source: 'def total(n, words):\n    return sum(n) + words', entry: sum },
    [1, 0],
    counted,
    'python',
  )
  expect(source).toBe(`import sys


def total(n, words):
    return sum(n) + words


def main() -> None:
    words = iter(sys.stdin.read().split())
    m, k = int(next(words)), int(next(words))
    n = [int(next(words)) for _ in range(m)]
    print(total(n, k))


if __name__ == "__main__":
    main()
`)
})

test('a program prints as the page does: its words for true and false, its digits, one in a line', () => {
  const one = { name: 'f', parameters: [{ name: 'x', type: 'integer' }], returns: 'boolean' }
  const input: InputLines[] = [{ kind: 'values', names: ['x'] }]
  const lines = (returns: ValueType, output: StandardInput['output']) =>
    languages.map((language) => {
      const program = writeProgram({ source: '', entry: { ...one, returns } }, [0], { input, output }, language)
      return program
        ?.split('\n')
        .find((each) => /print|console/.test(each))
        ?.trim()
    })
  expect(lines('boolean', { kind: 'value', booleans: ['Yes', 'No'] })).toEqual([
    'print("Yes" if f(x) else "No")',
    "console.log(f(x) ? 'Yes' : 'No')",
  ])
  expect(lines('double', { kind: 'value', decimals: 2 })).toEqual([
    'print(f"{f(x):.2f}")',
    'console.log(f(x).toFixed(2))',
  ])
  expect(lines('string[]', { kind: 'column' })).toEqual(['print(*f(x), sep="\\n")', "console.log(f(x).join('\\n'))"])
  expect(lines('boolean', { kind: 'value' })).toEqual([undefined, undefined])
})

test('where the values are of another kind than the layout holds, no program is written', () => {
  const nested = {
    ...sum,
    parameters: [
      { name: 'n', type: 'integer[][]' },
      { name: 'k', type: 'integer' },
    ],
  }
  expect(writeProgram({ source: '', entry: nested }, [1, 0], counted, 'python')).toBeNull()
  expect(writeProgram({ source: '', entry: { ...sum, returns: 'integer[]' } }, [1, 0], counted, 'python')).toBeNull()
  expect(
    writeProgram({ source: '', entry: { ...sum, parameters: sum.parameters.slice(1) } }, [0], counted, 'python'),
  ).toBeNull()
})

test('a program brings the nodes of a linked list, and lets a function that calls itself go deep', () => {
  const entry = { name: 'reverse', parameters: [{ name: 'head', type: 'list_node' }], returns: 'list_node' }
  const input: InputLines[] = [
    { kind: 'values', names: ['n'] },
    { kind: 'list', name: 'a', count: 'n' },
  ]
  const answer = { entry, source: 'def reverse(head):\n    return reverse(head.next) if head.next else head' }
  const python = writeProgram(answer, [0], { input, output: { kind: 'list' } }, 'python')
  expect(python).toContain('class ListNode:')
  expect(python).toContain('sys.setrecursionlimit(1_000_000)')
  expect(python).toContain('head = build_list([int(next(words)) for _ in range(n)])')
  expect(python).toContain('print(*list_values(reverse(head)))')
  const javascript = writeProgram(answer, [0], { input, output: { kind: 'list' } }, 'javascript')
  expect(javascript).toContain('const head = buildList(Array.from({ length: n }, () => Number(next())))')
  expect(javascript).toContain("console.log(listValues(reverse(head)).join(' '))")
})
