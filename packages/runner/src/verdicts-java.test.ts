import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Runner, standardLimits } from './program.ts'
import { outcomesOf, runTrial, type Trial, valuesOf } from './testing.ts'

// What every language is held to is in tables beside this. Here is what only Java has.

let runner: Runner
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'java', { source: 'class Solution { int f(int n) { return n; } }' })
}, 120_000)
afterAll(() => runner.close())

const run = (trial: Trial) => runTrial(runner, 'java', trial)
const method = (body: string) => `class Solution {\n  public int f(int n) {\n    ${body}\n  }\n}`

/** How a call of `f` with 1 ended, which must have been with an error. */
async function errorOf(trial: Trial) {
  const [outcome] = outcomesOf(await run(trial))
  return outcome?.status === 'threw' ? outcome.error : outcome
}

describe('what an answer may look like', () => {
  const shapes = {
    'a class Solution': 'class Solution { public int f(int n) { return n + 1; } }',
    'a public class of another name, with a static method':
      'import java.util.List;\n\npublic class Adder {\n  static int f(int n) { return List.of(n + 1).get(0); }\n}',
    'a method without a class': 'int f(int n) {\n  return new ArrayList<>(List.of(n + 1)).get(0);\n}',
    'imports and methods without a class':
      'import static java.lang.Math.max;\n\nint one() { return 1; }\nint f(int n) {\n  return max(n, 0) + one();\n}',
    'a mark of its encoding before it': '\uFEFFclass Solution { int f(int n) { return n + 1; } }',
    'a class in a package': '// Mine.\npackage one.two;\n\nclass Solution { int f(int n) { return n + 1; } }',
    'a helper of the same name with more parameters':
      'class Solution { private int f(int n, int by) { return n + by; } public int f(int n) { return f(n, 1); } }',
    'a helper class before, and classes of the author that are called as one of the library':
      'class Stack { int top = 1; }\nclass Solution { int f(int n) { return n + new Stack().top; } }',
    'streams that are none any more, or fail':
      'class Solution { static { System.setErr(null); System.setOut(new PrintStream(System.out) { public void flush() { throw new RuntimeException(); } }); } int f(int n) { return n + 1; } }',
    'records, switches and text blocks':
      'class Solution { record Step(int by) {} int f(int n) { return n + switch ("""\n  one""") { case "one" -> new Step(1).by(); default -> 0; }; } }',
    'what practice sites import':
      'class Solution { int f(int n) { return Stream.of(new Pair<>(n, BigInteger.ONE)).map(p -> p.getKey() + p.getValue().intValue()).collect(Collectors.toList()).get(0); } }',
  }
  test.each(Object.entries(shapes))('%s', async (_, source) => {
    expect(valuesOf(await run({ source }))).toEqual([2])
  })

  const returned = { returns: 'string', calls: [[['b', 'a']]] }
  test.each([
    ['List<String>', 'String.join(",", value)'],
    ['Collection<String>', 'String.join(",", value)'],
    ['Set<String>', 'String.join(",", value)'],
    ['Deque<String>', 'value.poll() + "," + value.poll()'],
    ['LinkedList<String>', 'value.get(0) + "," + value.get(1)'],
    ['List<Character>', 'value.get(0) + "," + value.get(1)'],
    ['char[]', 'value[0] + "," + value[1]'],
    ['Object', '((List<?>) value).get(0) + "," + ((List<?>) value).get(1)'],
  ])('an array is given as %s, as the author declares it', async (type, shown) => {
    const source = `class Solution { public String f(${type} value) { return ${shown}; } }`
    expect(valuesOf(await run({ source, takes: ['character[]'], ...returned }))).toEqual(['b,a'])
  })

  test('nodes that the author defines are the ones that are given', async () => {
    const source =
      'class ListNode { final int val; ListNode next; ListNode(int val) { this.val = val; } }\n' +
      'class Solution { ListNode f(ListNode head) { ListNode node = new ListNode(0); node.next = head; return node; } }'
    const trial = { source, takes: ['list_node'], returns: 'list_node', calls: [[[1, 2]], [[]]] }
    expect(valuesOf(await run(trial))).toEqual([[0, 1, 2], [0]])
  })

  test('long lists and trees are no trouble', async () => {
    const source =
      'class Solution { TreeNode f(ListNode head, TreeNode root) { root.val = head.next.val; return root; } }'
    const head = Array.from({ length: 50_000 }, (_, index) => index)
    const [value] = valuesOf(
      await run({ source, takes: ['list_node', 'tree_node'], returns: 'tree_node', calls: [[head, head]] }),
    )
    expect(value).toEqual([1, ...head.slice(1)])
  })
})

describe('errors are told in the author’s own lines', () => {
  test.each([
    ['return n / (n - 1);', 'ArithmeticException: / by zero'],
    ['int[] row = new int[n]; return row[n];', 'ArrayIndexOutOfBoundsException: Index 1 out of bounds for length 1'],
    ['String text = null; return text.length();', /^NullPointerException: /],
    ['assert n > 1 : "too few"; return n;', 'AssertionError: too few'],
    ['return f(n + 1) + 1;', 'StackOverflowError'],
    ['return Math.toIntExact(1L << 40);', 'ArithmeticException: integer overflow'],
    ['throw new IllegalStateException() {};', /IllegalStateException|Solution\$1/],
    ['return y;', 'cannot find symbol: variable y'],
    ['return "one";', 'incompatible types: String cannot be converted to int'],
    ['return n', "';' expected"],
    [
      'return g(n, n);\n  }\n  int g(int a) {\n    return a;',
      /^method g in class Solution cannot be applied to given types/,
    ],
    [`int[] large = {${'1,'.repeat(40_000)}}; return n;`, 'code too large'],
  ])('%s', async (body, message) => {
    const report = await run({ source: method(body) })
    const [outcome] = report.status === 'ran' ? report.outcomes : []
    const error =
      report.status === 'compile-error' ? report.error : outcome?.status === 'threw' ? outcome.error : report
    expect(error).toMatchObject({
      message: typeof message === 'string' ? message : expect.stringMatching(message),
      line: message === 'code too large' ? 2 : 3,
    })
  })

  test('in a method without a class they are counted the same', async () => {
    expect(await errorOf({ source: '\nint f(int n) {\n  return n / 0;\n}' })).toMatchObject({ line: 3 })
  })

  test('what a static initializer throws is told before any call', async () => {
    const source =
      'class Solution {\n  static final int LIMIT = Integer.parseInt("many");\n  int f(int n) { return LIMIT; }\n}'
    expect(await run({ source })).toMatchObject({
      status: 'compile-error',
      error: { message: 'NumberFormatException: For input string: "many"', line: 2 },
    })
  })

  test('an argument that does not fit the declared type is named', async () => {
    expect(await errorOf({ source: method('return n;'), calls: [[2 ** 40]] })).toEqual({
      message: "1099511627776 does not fit 'int p0'",
    })
  })
})

describe('limits', () => {
  test('recursion of 100,000 calls inside one another', async () => {
    const source = method('return n == 0 ? 0 : 1 + f(n - 1);')
    expect(valuesOf(await run({ source, calls: [[100_000]] }))).toEqual([100_000])
  })

  test('an error in the stack is no end: the next call is made', async () => {
    const source = method('return n == 1 ? f(n) + 1 : n;')
    expect(outcomesOf(await run({ source, calls: [[1], [2]] }))).toMatchObject([
      { status: 'threw', error: { message: 'StackOverflowError' } },
      { status: 'returned', value: 2 },
    ])
  })

  test.each([
    'List<int[]> kept = new ArrayList<>(); while (true) kept.add(new int[100_000]);',
    'return new long[1_000_000_000].length;',
    'List<Object> kept = new ArrayList<>(); while (true) kept.add(java.nio.ByteBuffer.allocateDirect(1 << 20));',
    'StringBuilder text = new StringBuilder("x"); while (true) text.append(text);',
  ])('taking memory without end is out-of-memory: %s', async (body) => {
    expect(outcomesOf(await run({ source: method(body) }))).toMatchObject([{ status: 'out-of-memory' }])
  })

  test('threads without end are an error of the one who starts them', async () => {
    const sleep = 'try { Thread.sleep(60_000); } catch (InterruptedException woken) { }'
    const source = method(`while (true) new Thread(() -> { ${sleep} }).start();`)
    expect(await errorOf({ source })).toMatchObject({
      message: expect.stringContaining('unable to create native thread'),
    })
  })

  const bombs = {
    'nested too deeply': [method(`return ${'('.repeat(200_000)}n${')'.repeat(200_000)};`), /nested too deeply/],
    'a constant that doubles': [
      `class Solution {\n  static final String A0 = "xxxxxxxxxxxxxxxx";\n${Array.from({ length: 40 }, (_, i) => `static final String A${i + 1} = A${i} + A${i};`).join('\n')}\n  int f(int n) { return n; } }`,
      /out of memory|constant string too long/,
    ],
    'a module': ['module x {}', /compiler broke off|module|no function/],
  } as const
  test.each(Object.entries(bombs))(
    'a bomb for the compiler is a compile error in clear words: %s',
    async (_, [source, words]) => {
      const report = await run({ source })
      expect(report).toMatchObject({ status: 'compile-error', error: { message: expect.stringMatching(words) } })
    },
    40_000,
  )
})

describe('what is printed', () => {
  test('is kept apart from what is returned, with what stands on standard error, in any alphabet', async () => {
    const source = method('System.out.print("größer "); System.err.println("als €" + n); System.out.close(); return n;')
    expect(outcomesOf(await run({ source, calls: [[1], [2]] }))).toMatchObject([
      { status: 'returned', stdout: 'größer als €1\n' },
      { status: 'returned', stdout: 'größer als €2\n' },
    ])
  })

  test('is kept of a call that does not end', async () => {
    const source = method('System.out.print("so far"); while (n == 1); return n;')
    const limits = { ...standardLimits, milliseconds: 1_000 }
    expect(outcomesOf(await run({ source, limits }))).toMatchObject([{ status: 'timed-out', stdout: 'so far' }])
  })
})
