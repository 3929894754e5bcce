import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Engine, programLimits, type RunLimits } from './program.ts'

// Whole programs in Java: what is started, what they read and print, and how their end is told.

let runner: Engine
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await run('class Main { public static void main(String[] args) {} }')
}, 120_000)
afterAll(() => runner.close())

const run = (source: string, stdin = '', limits: Partial<RunLimits> = {}) =>
  runner.runProgram({ language: 'java', source, stdin }, { ...programLimits, ...limits })
const main = (body: string) =>
  `import java.util.*;\npublic class Main {\n  public static void main(String[] args) {\n    ${body}\n  }\n}`

describe('what is started', () => {
  const prints = 'public static void main(String[] args) { System.out.print("this"); }'
  const other = 'public static void main(String[] args) { System.out.print("other"); }'
  test.each([
    ['a public class of any name', `class First { ${other} }\npublic class Sum { ${prints} }`],
    ['a class Main that is not public', `class First { ${other} }\nclass Main { ${prints} }`],
    ['the first that has a main method', `class Helper { }\nclass Sum { ${prints} }\nclass Later { ${other} }`],
    ['a class in a package', `package one.two;\npublic class Sum { ${prints} }`],
    ['an interface or a record', `record Sum(int a) { ${prints} }`],
  ])('%s', async (_, source) => {
    expect(await run(source)).toMatchObject({ status: 'finished', exitCode: 0, stdout: 'this' })
  })

  test('it is given what a person would give it, not what practice sites import', async () => {
    const report = await run('public class Main { public static void main(String[] a) { List.of(1); } }')
    expect(report).toMatchObject({ status: 'compile-error', exitCode: 1, stdout: '' })
    expect(report.status === 'compile-error' && report.stderr).toMatch(/^Main\.java:1: error: cannot find symbol\n/)
  })

  test('a file without a class is a compile error', async () => {
    expect(await run('// Nothing yet.\n')).toMatchObject({ status: 'compile-error' })
  })
})

test('it reads its standard input and prints in any alphabet, and its exit code is told', async () => {
  const source = main(
    'Scanner in = new Scanner(System.in); System.out.println(in.next() + (in.nextInt() + in.nextInt())); System.err.println("ende €"); System.exit(3);',
  )
  expect(await run(source, 'größe 20 22\n')).toMatchObject({
    status: 'finished',
    exitCode: 3,
    stdout: 'größe42\n',
    stderr: 'ende €\n',
  })
})

test('an error is told in the author’s own lines, by the machine and by the compiler', async () => {
  expect(await run(main('int[] row = new int[1];\n    row[1] = 2;'))).toMatchObject({
    status: 'finished',
    exitCode: 1,
    stderr: expect.stringMatching(/ArrayIndexOutOfBoundsException: Index 1 .*\n\tat Main\.main\(Main\.java:5\)\n$/),
  })
  expect(await run(main('int n = "one";'))).toMatchObject({
    status: 'compile-error',
    stderr: expect.stringMatching(/^Main\.java:4: error: incompatible types: String cannot be converted to int\n/),
  })
})

test('assertions are on: a program that only asserts fails where one does not hold', async () => {
  expect(await run(main('assert args.length == 0;'))).toMatchObject({ status: 'finished', exitCode: 0, stderr: '' })
  expect(await run(main('assert args.length == 1 : "none";'))).toMatchObject({
    status: 'finished',
    exitCode: 1,
    stderr: expect.stringMatching(/^Exception in thread "main" java\.lang\.AssertionError: none\n\tat Main\.main/),
  })
})

test('much input is read, and much output printed, in little time', async () => {
  const source = main(
    'Scanner in = new Scanner(System.in); long sum = 0; StringBuilder out = new StringBuilder(); while (in.hasNextInt()) { sum += in.nextInt(); out.append(sum).append("\\n"); } System.out.print(out);',
  )
  const numbers = Array.from({ length: 100_000 }, (_, index) => index)
  const report = await run(source, numbers.join(' '))
  expect(report).toMatchObject({ status: 'finished', exitCode: 0, stdout: expect.stringMatching(/\n4999950000\n$/) })
})

test('recursion of 100,000 calls inside one another', async () => {
  const source = `class Main {
  static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
  public static void main(String[] args) { System.out.print(depth(100_000)); }
}`
  expect(await run(source)).toMatchObject({ status: 'finished', exitCode: 0, stdout: '100000' })
})

test.each([
  ['while (true);', 'timed-out', 124],
  ['List<int[]> kept = new ArrayList<>(); while (true) kept.add(new int[100_000]);', 'out-of-memory', 137],
  ['while (true) System.out.println("x".repeat(10_000));', 'output-limit', 153],
] as const)('%s', async (body, status, exitCode) => {
  const limits = status === 'timed-out' ? { milliseconds: 1_500 } : {}
  expect(await run(main(body), '', limits)).toMatchObject({ status, exitCode })
})

test('threads of its own are waited for, as Java does', async () => {
  const source = main(
    'new Thread(() -> { try { Thread.sleep(200); } catch (InterruptedException woken) { } System.out.print("later"); }).start(); System.out.print("first ");',
  )
  expect(await run(source)).toMatchObject({ status: 'finished', exitCode: 0, stdout: 'first later' })
})
