import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { programLimits, type Runner } from './program.ts'
import { outcomesOf, runTrial, type Trial, valuesOf } from './testing.ts'

// What every language is held to is in tables beside this. Here is what only C# has, and what Mono's compiler lacks of it.

let runner: Runner
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'csharp', { source: 'int F(int n) => n;' })
}, 120_000)
afterAll(() => runner.close())

const run = (trial: Trial) => runTrial(runner, 'csharp', trial)
const method = (body: string) => `public class Solution\n{\n    public int F(int n) {\n        ${body}\n    }\n}`

/** How a call of `f` with 1 ended, which must have been with an error; or why it was not compiled. */
async function errorOf(trial: Trial) {
  const report = await run(trial)
  if (report.status === 'compile-error') return report.error
  const [outcome] = outcomesOf(report)
  return outcome?.status === 'threw' ? outcome.error : outcome
}

describe('what an answer may look like', () => {
  test.each(
    Object.entries({
      'a class Solution': 'public class Solution { public int F(int n) => n + 1; }',
      'a name in lower case': 'public class Solution { public int f(int n) => n + 1; }',
      'a class that is not public, in a namespace, with its own imports':
        'using System;\nusing System.Linq;\nnamespace Mine { class Solution { int F(int n) { return new[] { n, 1 }.Sum(); } } }',
      'a static method of another class': 'static class Adder { static int F(int n) => n + 1; }',
      'a method without a class': 'public int F(int n)\n{\n    return n + 1;\n}',
      'a program of its own around it':
        'class Solution { public int F(int n) => n + 1; }\nclass Program { static void Main() { Console.WriteLine(new Solution().F(2)); } }',
      'a helper of the same name with more parameters':
        'class Solution { int F(int n, int by) => n + by; public int F(int n) => F(n, 1); }',
      'a parameter with a default': 'class Solution { public int F(int n, int by = 1) => n + by; }',
      'symbols it defines':
        '#define ONE\n// Mine.\nclass Solution {\n#if ONE\n    public int F(int n) => n + 1;\n#endif\n}',
      'a long where an int would do': 'class Solution { public long F(long n) => n + 1; }',
      'a BigInteger': 'class Solution { public BigInteger F(BigInteger n) => n + BigInteger.One; }',
      'what practice sites import':
        'class Solution { public int F(int n) => int.Parse(Regex.Match(new StringBuilder("a2").ToString(), @"\\d").Value); }',
    }),
  )('%s', async (_, source) => {
    expect(valuesOf(await run({ source }))).toEqual([2])
  })

  test.each([
    ['char[]', 'value.Length'],
    ['List<char>', 'value.Count'],
    ['IList<char>', 'value.Count'],
    ['IEnumerable<char>', 'value.Count()'],
    ['HashSet<char>', 'value.Count'],
    ['Queue<char>', 'value.Count'],
    ['string[]', 'value.Length'],
  ])('an array is given as %s, as the author declares it', async (type, count) => {
    const source = `class Solution { public int F(${type} value) => ${count}; }`
    expect(valuesOf(await run({ source, takes: ['character[]'], calls: [[['a', 'b']]] }))).toEqual([2])
  })

  test.each([
    ['int[][]', 'value'],
    ['int[,]', 'value'],
    ['IList<IList<int>>', 'value'],
    ['List<List<int>>', 'value'],
    ['int[][]', 'value.Select(row => (IList<int>)row.ToList()).ToList()'],
    ['int[][]', 'value.Select(row => row.Where(one => true))'],
  ])('rows are given as %s and come back', async (type, expression) => {
    const rows = [
      [1, 2],
      [3, 4],
    ]
    const source = `class Solution { public object F(${type} value) => ${expression}; }`
    expect(
      valuesOf(await run({ source, takes: ['integer[][]'], returns: 'integer[][]', calls: [[rows], [[]]] })),
    ).toEqual([rows, []])
  })

  test('tuples come back as arrays', async () => {
    const pair = 'class Solution { public (int, int) F(int n) => (n, 2); }'
    expect(valuesOf(await run({ source: pair, returns: 'integer[]' }))).toEqual([[1, 2]])
    const pairs = 'class Solution { public IList<(int, int)> F(int n) => new List<(int, int)> { (n, 2) }; }'
    expect(valuesOf(await run({ source: pairs, returns: 'integer[][]' }))).toEqual([[[1, 2]]])
  })

  test('nodes that the author defines are the ones that are given', async () => {
    const source =
      'public class ListNode { public int Val { get; set; } public ListNode Next; public ListNode(int x) { Val = x; } }\n' +
      'public class Solution { public ListNode F(ListNode head) => new ListNode(0) { Next = head }; }'
    const trial = { source, takes: ['list_node'], returns: 'list_node', calls: [[[1, 2]], [[]]] }
    expect(valuesOf(await run(trial))).toEqual([[0, 1, 2], [0]])
  })

  test('a list and a tree that do not end are told from long ones', async () => {
    const loop = 'class Solution { public ListNode F(ListNode head) { head.next = head; return head; } }'
    expect(await errorOf({ source: loop, takes: ['list_node'], returns: 'list_node', calls: [[[1]]] })).toEqual({
      message: 'returned a list that does not end',
    })
    const knot = 'class Solution { public TreeNode F(TreeNode root) { root.left = root; return root; } }'
    expect(await errorOf({ source: knot, takes: ['tree_node'], returns: 'tree_node', calls: [[[1]]] })).toEqual({
      message: 'returned a tree that does not end',
    })
  })

  test.each(
    Object.entries({
      PriorityQueue:
        'var queue = new PriorityQueue<string, int>(); queue.Enqueue("b", 2); queue.Enqueue("a", 1); queue.Enqueue("c", 0); queue.Dequeue(); return queue.TryDequeue(out var first, out var at) && first == "a" ? at + n : 0;',
      'the largest first':
        'var queue = new PriorityQueue<int, int>(Comparer<int>.Create((a, b) => b.CompareTo(a))); foreach (var one in new[] { 1, 2, 0 }) queue.Enqueue(one, one); return queue.Peek();',
      'the newer methods of sequences':
        'return new[] { 3, 1, 2 }.MaxBy(one => -one) + new[] { 1, 1 }.DistinctBy(one => one).Count() * new[] { 4, 5, 6 }.Chunk(3).First().Order().Zip(new[] { 1 }).Count();',
      'the bits of numbers': 'return BitOperations.PopCount(5u) + BitOperations.TrailingZeroCount(n);',
    }),
  )('what newer libraries have is there: %s', async (_, body) => {
    expect(valuesOf(await run({ source: method(body) }))).toEqual([2])
  })
})

describe('tuples mean what they mean in C#', () => {
  test.each(
    Object.entries({
      'values are taken before any is given': 'int a = 1, b = 2; (a, b) = (a + b, a * 10); return a * 100 + b; // 310',
      'elements of arrays':
        'var row = new[] { 3, 1, 0 }; (row[0], row[2]) = (row[2], row[0]); return int.Parse(string.Concat(row)); // 13',
      fields:
        'var node = new ListNode(1, new ListNode(2)); (node.val, node.next.val) = (node.next.val, node.val); return node.val * 10 + node.next.val; // 21',
      'in a loop without a block':
        'int a = 0, b = 1; for (var i = 0; i < 10; i++) (a, b) = (b, a + b); return a; // 55',
      'pairs of a dictionary':
        'var sum = 0; foreach (var (key, value) in new Dictionary<int, int> { [3] = 4 }) sum += key * value; return sum; // 12',
      'tuples in a loop in a loop':
        'var sum = 0; foreach (var (a, b) in new[] { (1, 2), (3, 4) }) foreach (var (c, _) in new[] { (a, b) }) if (c > 1) sum += c * b; return sum; // 12',
      'what is taken apart from a call':
        'int a = 1, b = 2; (a, b) = Math.Max(a, b) > 1 ? (b, a) : (a, b); return a; // 2',
      'lists of tuples in a dictionary':
        'var edges = new Dictionary<int, List<(int, int)>>(); edges[1] = new List<(int, int)> { (2, 3) }; foreach (var (to, cost) in edges[n]) return to * cost; return 0; // 6',
      'and texts that only look so': 'var text = "(a, b) = (b, a);"; /* (a, b) = (b, a); */ return text.Length; // 16',
    }),
  )('%s', async (_, body) => {
    expect(valuesOf(await run({ source: method(body) }))).toEqual([Number(/\/\/ (\d+)$/.exec(body)?.[1])])
  })

  test('and lines stay what they are', async () => {
    const body =
      'int a = 1, b = 0;\n(a,\n b) = (b,\n a);\nforeach (var (c, d) in new[] { (a, b) })\nreturn d / c;\nreturn 0;'
    expect(await errorOf({ source: method(body) })).toEqual({
      message: 'DivideByZeroException: Attempted to divide by zero.',
      line: 9,
    })
  })
})

describe('errors are told in the author’s own lines', () => {
  test.each([
    ['return n / (n - 1);', 'DivideByZeroException: Attempted to divide by zero.'],
    ['return new int[n][n].Length;', /CS\d+: /],
    ['var row = new int[n]; return row[n];', 'IndexOutOfRangeException: Index was outside the bounds of the array.'],
    ['string text = null; return text.Length;', /^NullReferenceException: /],
    ['return new Dictionary<int, int>()[n];', /^KeyNotFoundException: /],
    ['return checked(int.MaxValue + n);', /^OverflowException: /],
    ['System.Diagnostics.Debug.Assert(n > 1, "too few"); return n;', 'AssertionFailed: too few'],
    ['throw new InvalidOperationException("no");', 'InvalidOperationException: no'],
    ['return F(n + 1) + 1;', 'StackOverflowException: The recursion is too deep.'],
    ['return y;', /CS0103: The name `y' does not exist in the current context/],
    ['return "one";', "CS0029: Cannot implicitly convert type `string' to `int'"],
    ['return n switch { 1 => 2, _ => 3 };', /CS1525: .*this server compiles as C# 7/],
    ['int G(int m) => m; return G(n);', /this server compiles as C# 7/],
    ['return Math.Log2(n) > 0 ? 1 : 0;', /does not contain a definition for `Log2'.*this server compiles as C# 7/],
  ])('%s', async (body, message) => {
    expect(await errorOf({ source: method(body) })).toEqual({
      message: typeof message === 'string' ? message : expect.stringMatching(message),
      line: 4,
    })
  })

  test('the stack may be spent in the library’s own code', async () => {
    const body =
      'var found = new List<int> { n }; foreach (var one in found.Where(x => x > 0)) return F(one) + found.Count; return 0;'
    expect(await errorOf({ source: method(body) })).toMatchObject({
      message: 'StackOverflowException: The recursion is too deep.',
    })
  })

  test('what a static field throws is told as its cause', async () => {
    const source = 'class Solution {\n    static int limit = int.Parse("many");\n    public int F(int n) => limit;\n}'
    expect(await errorOf({ source })).toMatchObject({ message: expect.stringMatching(/^FormatException: /), line: 2 })
  })

  test('an exception in a thread of the author’s is the error of the call', async () => {
    const body =
      'var thread = new Thread(() => throw new Exception("beside")); thread.Start(); thread.Join(); return n;'
    expect(await errorOf({ source: method(body) })).toEqual({ message: 'Exception: beside', line: 4 })
  })

  test.each([
    ['int', [2 ** 40], '1099511627776 does not fit int'],
    ['byte', [256], '256 does not fit byte'],
    ['string', [1], '1 does not fit string'],
    ['int[]', [1], '1 does not fit int[]'],
  ])('an argument that does not fit %s is told', async (type, values, message) => {
    expect(await errorOf({ source: `class Solution { public int F(${type} n) => 1; }`, calls: [values] })).toEqual({
      message,
    })
  })

  test.each([
    ['double', '1.5', /^returned 1\.5 \(double\) where integer was expected$/],
    ['string', '"1"', /^returned "1" \(string\) where integer was expected$/],
    ['bool', 'true', /^returned true \(bool\) where integer was expected$/],
  ])('a %s where an integer was promised is no integer', async (type, value, message) => {
    const source = `class Solution { public ${type} F(int n) => ${value}; }`
    expect(await errorOf({ source })).toEqual({ message: expect.stringMatching(message) })
  })

  test.each([
    ['class Solution { public int G(int n) => n; }', "there is no function named 'f'"],
    ['class Solution { public int F(int n, int m) => n; }', "'F' takes 2 parameters, not 1"],
  ])('what is not there to be called is told before any call', async (source, message) => {
    expect(await errorOf({ source })).toEqual({ message })
  })
})

describe('limits', () => {
  test('recursion of 100,000 calls inside one another', async () => {
    const source =
      'class Solution { public int F(int n) { var before = new[] { n }; return n == 0 ? 0 : before.Length + F(n - 1); } }'
    expect(valuesOf(await run({ source, calls: [[100_000]] }))).toEqual([100_000])
  })

  test('a spent stack is no end: the next call is made', async () => {
    const source = method('return n == 1 ? F(n) + 1 : n;')
    expect(outcomesOf(await run({ source, calls: [[1], [2]] }))).toMatchObject([
      { status: 'threw' },
      { status: 'returned', value: 2 },
    ])
  })

  test.each([
    ['more than there is at once', 'return new long[int.MaxValue / 2].Length;'],
    ['a text that doubles', 'var text = new StringBuilder("x"); while (true) text.Append(text.ToString());'],
  ])('%s is out-of-memory', async (_, body) => {
    expect(outcomesOf(await run({ source: method(body) }))).toMatchObject([{ status: 'out-of-memory' }])
  })

  test('what is printed before the time runs out is kept', async () => {
    const source = method('Console.Write("so far"); while (n == 1) { } return n;')
    expect(outcomesOf(await run({ source, limits: { milliseconds: 1000 } }))).toMatchObject([
      { status: 'timed-out', stdout: 'so far' },
    ])
  })

  test.each(
    Object.entries({
      'a constant that doubles': `class Solution {
    const string A0 = "xxxxxxxxxxxxxxxx";
${Array.from({ length: 40 }, (_, at) => `    const string A${at + 1} = A${at} + A${at};`).join('\n')}
    public int F(int n) => A40.Length;
}`,
      'a name without end': method(`return ${'x'.repeat(500_000)};`),
    }),
  )(
    'a bomb for the compiler is a compile error: %s',
    async (_, source) => {
      const report = await run({ source })
      expect(report).toMatchObject({ status: 'compile-error', error: { message: expect.stringMatching(/\w/) } })
    },
    40_000,
  )
})

describe('whole programs', () => {
  const program = async (source: string, stdin = '') => {
    const report = await runner.runProgram({ language: 'csharp', source, stdin }, programLimits)
    if (report.status === 'unavailable') throw new Error(report.reason)
    return report
  }

  test('read, print in any alphabet, and end with their own exit code', async () => {
    const source =
      'using System;\nclass Program\n{\n    static int Main(string[] args)\n    {\n        Console.WriteLine($"größer {int.Parse(Console.ReadLine()) * 1.5}");\n        Console.Error.WriteLine("so");\n        return 3;\n    }\n}'
    expect(await program(source, '21\n')).toMatchObject({
      ...{ status: 'finished', exitCode: 3, stdout: 'größer 31.5\n', stderr: 'so\n' },
    })
  })

  test('an exception is told with the author’s own lines and none of ours', async () => {
    const report = await program(
      'using System;\nclass P {\n    static void Main() {\n        throw new Exception("no");\n    }\n}',
    )
    expect(report).toMatchObject({ status: 'finished', exitCode: 1 })
    expect(report.stderr).toMatch(
      /^Unhandled Exception:\nSystem\.Exception: no\n {2}at P\.Main \(\).*solution\.cs:4\s*$/,
    )
  })

  test('a spent stack is told shortly', async () => {
    const report = await program('class P { static int F(int n) => F(n + 1) + 1; static void Main() { F(0); } }')
    expect(report).toMatchObject({ status: 'finished', exitCode: 1 })
    expect(report.stderr).toContain('StackOverflowException')
    expect(report.stderr.length).toBeLessThan(10_000)
  })

  test('what does not compile is told as the compiler tells it', async () => {
    const report = await program('class P { static void Main() {\n    int a = "one";\n} }')
    expect(report).toMatchObject({ status: 'compile-error', exitCode: 1, stdout: '' })
    expect(report.stderr).toContain('solution.cs(2,13): error CS0029')
    const newer = await program('using System;\nConsole.WriteLine(1);')
    expect(newer).toMatchObject({
      refused: { message: expect.stringMatching(/^CS1525: .* \(this server compiles as /), line: 2 },
    })
    expect((await program('class P { }')).stderr).toContain("does not contain a static `Main' method")
  })

  test('memory without end is out-of-memory', async () => {
    const source =
      'using System.Collections.Generic; class P { static void Main() { var all = new List<string>(); while (true) all.Add(new string((char)97, 20_000)); } }'
    expect(await program(source)).toMatchObject({ status: 'out-of-memory', exitCode: 137 })
  })
})
