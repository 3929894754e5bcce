import type { ClassSignature } from '@dryrun/contract/problem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Engine, standardLimits, type Value } from './program.ts'
import { outcomesOf } from './testing.ts'

// A class in Java that a page asks for, and what is said of one that does not do it.

const entry: ClassSignature = {
  name: 'Box',
  parameters: [{ name: 'limit', type: 'integer' }],
  methods: [
    { name: 'put', parameters: [{ name: 'value', type: 'integer' }], returns: 'boolean' },
    { name: 'all', parameters: [], returns: 'integer[]' },
    { name: 'average', parameters: [], returns: 'double' },
    { name: 'clear', parameters: [], returns: 'void' },
    { name: 'load', parameters: [{ name: 'head', type: 'list_node' }], returns: 'list_node' },
  ],
}

type Step = [name: string, ...values: Value[]]
const made: Step[] = [
  ['Box', 2],
  ['put', 7],
]

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await run('class Box { Box(int limit) {} }', [[['Box', 1]]])
}, 120_000)
afterAll(() => runner.close())

function run(source: string, asked: Step[][]) {
  const calls = asked.map((steps) => ({
    arguments: [steps.map(([name]) => name), steps.map(([, ...values]) => values)],
  }))
  return runner.run({ language: 'java', source, entry }, calls, standardLimits)
}

test('an object keeps its state, each result has its type, and every call has a new object', async () => {
  const source = `class Helper { }
public class Box {
    private final int limit;
    private final List<Integer> values = new ArrayList<>();

    public Box(int limit) { this.limit = limit; }

    public boolean put(int value) {
        if (values.size() == limit) return false;
        return values.add(value);
    }

    public List<Integer> all() { return values; }
    public double average() { return values.stream().mapToInt(Integer::intValue).average().orElse(0); }
    public Box clear() { values.clear(); return this; }
    public ListNode load(ListNode head) { return new ListNode(0, head); }
}`
  const steps: Step[] = [...made, ['put', 8], ['put', 9], ['all'], ['average'], ['clear'], ['all'], ['load', [1, 2]]]
  const expected = [null, true, true, false, [7, 8], 7.5, null, [], [0, 1, 2]]
  expect(outcomesOf(await run(source, [steps, steps]))).toMatchObject([
    { status: 'returned', value: expected },
    { status: 'returned', value: expected },
  ])
})

test.each([
  [
    'a constructor that throws',
    'class Box {\n  Box(int limit) {\n    throw new IllegalStateException("no room");\n  }\n}',
    { message: 'operation 1, Box(2): IllegalStateException: no room', line: 3 },
  ],
  [
    'an operation that throws',
    'class Box {\n  Box(int limit) {}\n  boolean put(int value) {\n    boolean[] seen = new boolean[value];\n    return seen[value];\n  }\n}',
    { message: 'operation 2, put(7): ArrayIndexOutOfBoundsException: Index 7 out of bounds for length 7', line: 5 },
  ],
  [
    'a method that is missing',
    'class Box { Box(int limit) {} }',
    { message: "operation 2, put(7): there is no method named 'put'" },
  ],
  [
    'a result of another type',
    'class Box { Box(int limit) {} String put(int value) { return "yes"; } }',
    { message: 'operation 2, put(7): returned "yes" (String) where boolean was expected' },
  ],
  [
    'a constructor that takes something else',
    'class Box { boolean put(int value) { return true; } }',
    { message: 'operation 1, Box(2): there is no constructor of Box with 1 parameters' },
  ],
])('%s is named, with what it was asked for', async (_, source, error) => {
  expect(outcomesOf(await run(source, [made]))).toMatchObject([{ status: 'threw', error }])
})

test('a program without the class is refused before any operation', async () => {
  const error = { message: "there is no class named 'Box'" }
  expect(await run('class Crate { }', [made])).toMatchObject({ status: 'compile-error', error })
})

test('what it prints is kept apart, and leaving early is a crash', async () => {
  const noisy =
    'class Box { Box(int limit) { System.out.println("made " + limit); } boolean put(int value) { System.exit(0); return true; } }'
  expect(outcomesOf(await run(noisy, [[['Box', 3]], made]))).toMatchObject([
    { status: 'returned', value: [null], stdout: 'made 3\n' },
    { status: 'crashed' },
  ])
})
