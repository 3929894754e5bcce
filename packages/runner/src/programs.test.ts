import { describe, expect, test } from 'vitest'
import { inEachEngine, outcomesOf, valuesOf } from './testing.ts'

inEachEngine((run, kind) => {
  describe('python', () => {
    test('an answer as a site takes it: class Solution, its typing names and imports, fresh arguments for each call', async () => {
      const report = await run('python', {
        source: `class Solution:
    def f(self, nums: List[int], k: Optional[int]) -> List[int]:
        seen = defaultdict(int)
        heapq.heapify(nums)
        nums.append(k)
        return sorted(Counter(nums).elements())[bisect_left(nums, -inf):]
`,
        takes: ['integer[]', 'integer'],
        returns: 'integer[]',
        calls: [
          [[3, 1], 2],
          [[3, 1], 2],
        ],
      })
      expect(valuesOf(report)).toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ])
    })

    test('what a call prints is kept with that call, and a long print is cut', async () => {
      const report = await run('python', {
        source:
          'import os, sys\nprint("loading")\ndef f(n):\n    print("call", n)\n    print("err", file=sys.stderr)\n    print("x" * n)\n    return n',
        calls: [[1], [100_000], [2]],
        limits: { outputBytes: 100 },
      })
      const [first, second, third] = outcomesOf(report)
      expect(first?.stdout).toBe('call 1\nerr\nx\n')
      expect(second?.stdout).toMatch(/^call 100000\nerr\nx{84}\n… the rest of the output was cut$/)
      expect(third?.stdout).toBe('call 2\nerr\nxx\n')
    })

    test('an error is told with its message and the line of the source it came from, and the next call is made', async () => {
      const report = await run('python', {
        source: 'def f(n):\n    if n == 1:\n        return [][n]\n    return n',
        calls: [[1], [2]],
      })
      expect(outcomesOf(report)).toMatchObject([
        { status: 'threw', error: { message: 'IndexError: list index out of range', line: 3 } },
        { status: 'returned', value: 2 },
      ])
    })

    test('recursion as deep as practice problems need', async () => {
      const source = '@cache\ndef g(n): return 0 if n == 0 else 1 + g(n - 1)\ndef f(n): return g(n)'
      expect(valuesOf(await run('python', { source, calls: [[10_000]] }))).toEqual([10_000])
    })

    test('a program that does not parse is refused with its line', async () => {
      expect(await run('python', { source: 'x = 1\ndef f(:' })).toEqual({
        status: 'compile-error',
        error: { message: 'SyntaxError: invalid syntax', line: 2 },
      })
    })
  })

  test('an error of Python that fails at telling what it is, is told as far as it can be', async () => {
    const kinds = {
      'Odd: m': 'class Odd(Exception):\n    @property\n    def __traceback__(self): raise ValueError()\n',
      Named:
        'class Meta(type):\n    @property\n    def __name__(cls): raise ValueError()\nclass Named(Exception, metaclass=Meta):\n    def __str__(self): raise ValueError()\n',
      'Classless: m': 'class Classless(Exception):\n    @property\n    def __class__(self): raise ValueError()\n',
      Late: 'class Late(SyntaxError):\n    @property\n    def msg(self): raise ValueError()\n    @property\n    def filename(self): raise ValueError()\n',
    }
    for (const [message, kind] of Object.entries(kinds)) {
      const name = message.split(':')[0]
      const [outcome] = outcomesOf(
        await run('python', { source: `${kind}def f(n):\n    raise ${name}("m")`, calls: [[1]] }),
      )
      expect(outcome).toMatchObject({ status: 'threw', error: { message, line: kind.split('\n').length + 1 } })
    }
  })

  describe('javascript', () => {
    test.each([
      ['a function', 'function f(nums, k) { nums.push(k); return nums.sort() }'],
      ['an arrow function', 'const f = (nums, k) => [...nums, k].sort()'],
      ['a method of class Solution', 'class Solution { f(nums, k) { return [...nums, k].sort() } }'],
      ['an asynchronous function', 'var f = async (nums, k) => { await null; return [...nums, k].sort() }'],
    ])('%s is called, with fresh arguments for each call', async (_form, source) => {
      const calls = [
        [[3, 1], 2],
        [[3, 1], 2],
      ]
      const report = await run('javascript', { source, takes: ['integer[]', 'integer'], returns: 'integer[]', calls })
      expect(valuesOf(report)).toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ])
    })

    test('what a call prints is kept with that call, and a long print is cut', async () => {
      const report = await run('javascript', {
        source:
          'console.log("loading")\nfunction f(n) { console.log("call", n); console.error("err"); process.stdout.write("x".repeat(n)); return n }',
        calls: [[1], [100_000], [2]],
        limits: { outputBytes: 100 },
      })
      const [first, second, third] = outcomesOf(report)
      expect(first?.stdout).toBe('call 1\nerr\nx')
      expect(second?.stdout).toMatch(/^call 100000\nerr\nx{84}\n… the rest of the output was cut$/)
      expect(third?.stdout).toBe('call 2\nerr\nxx')
    })

    test('an error is told with its message and the line of the source it came from, and the next call is made', async () => {
      const report = await run('javascript', {
        source: 'function f(n) {\n  if (n === 1)\n    return null.length\n  return n\n}',
        calls: [[1], [2]],
      })
      expect(outcomesOf(report)).toMatchObject([
        {
          status: 'threw',
          error: { message: "TypeError: Cannot read properties of null (reading 'length')", line: 3 },
        },
        { status: 'returned', value: 2 },
      ])
    })

    test('recursion as deep as practice problems need', async () => {
      const source = 'const f = (n) => (n === 0 ? 0 : 1 + f(n - 1))'
      expect(valuesOf(await run('javascript', { source, calls: [[20_000]] }))).toEqual([20_000])
    })

    test('a program that does not parse is refused', async () => {
      expect(await run('javascript', { source: 'const x = 1\nlet = = 2' })).toMatchObject({
        status: 'compile-error',
        error: { message: "SyntaxError: Unexpected token '='" },
      })
    })

    test('a mark of its encoding, what starts it, and what it imports when it is called do no harm', async () => {
      const source =
        '\ufeff#!/usr/bin/env node\nasync function f(n) { const { ok } = await import("node:assert"); ok(n); return n + 1 }'
      expect(valuesOf(await run('javascript', { source, calls: [[1]] }))).toEqual([2])
    })

    test('an error that fails at telling what it is, is told as far as it can be', async () => {
      const spoiled = (properties: string) =>
        `function f() { throw Object.defineProperties(new Error("m"), { ${properties} }) }`
      const getter = '{ get() { throw 1 } }'
      const errors = {
        'Error: it does not say what happened': spoiled(`message: ${getter}`),
        'Error: m': spoiled(`name: ${getter}, stack: ${getter}`),
        'Symbol(s): m': spoiled('name: { value: Symbol("s") }'),
      }
      for (const [message, source] of Object.entries(errors)) {
        const [outcome] = outcomesOf(await run('javascript', { source, calls: [[1]] }))
        expect(outcome).toMatchObject({ status: 'threw', error: { message } })
      }
      const proxy = 'function f() { throw new Proxy(new Error(), { getPrototypeOf() { throw 1 }, get() { throw 1 } }) }'
      const [outcome] = outcomesOf(await run('javascript', { source: proxy, calls: [[1]] }))
      expect(outcome).toMatchObject({ status: 'threw', error: { message: 'threw a value that has no text (object)' } })
    })

    test('a promise that never settles is an error, not a silence', async () => {
      const report = await run('javascript', { source: 'const f = () => new Promise(() => {})', calls: [[1], [2]] })
      const error = { message: 'returned a promise that never settles' }
      expect(outcomesOf(report)).toMatchObject([
        { status: 'threw', error },
        { status: 'threw', error },
      ])
    })
  })

  const programs = {
    inPlace: {
      python: 'def f(nums):\n    nums.reverse()',
      javascript: 'var f = function (nums) { nums.reverse() }',
    },
    middle: {
      python:
        'class Solution:\n    def f(self, head: Optional[ListNode]) -> Optional[ListNode]:\n        return ListNode(0, head.next) if head else None',
      javascript: 'var f = (head) => (head ? new ListNode(0, head.next) : null)',
    },
    left: {
      python: 'def f(root: TreeNode):\n    return TreeNode(9, root.left, None) if root else root',
      javascript: 'function f(root) { return root && new TreeNode(9, root.left) }',
    },
    half: { python: 'def f(n):\n    return n / 2', javascript: 'function f(n) { return n / 2 + 0.25 }' },
    listAsArray: { python: 'def f(head):\n    return [1, 2]', javascript: 'var f = () => [1, 2]' },
    endless: {
      python: 'def f(head):\n    head.next = head\n    return head',
      javascript: 'var f = (head) => { head.next = head; return head }',
    },
    nothing: { python: 'def f(n):\n    pass', javascript: 'function f() {}' },
    another: { python: 'def g(n):\n    return n', javascript: 'function g(n) { return n }' },
    loop: {
      python: 'def f(n):\n    print("so far")\n    while n == 2: pass\n    return n',
      javascript: 'function f(n) { console.log("so far"); while (n === 2); return n }',
    },
    loopAtLoad: { python: 'while True: pass', javascript: 'for (;;);' },
    hog: {
      python: 'def f(n):\n    kept = []\n    while True: kept.append([n] * 100_000)',
      javascript: 'function f(n) { const kept = []; for (;;) kept.push(new Array(100_000).fill(n)) }',
    },
    bufferHog: {
      python: 'def f(n):\n    return len(bytearray(1_500_000_000))',
      javascript: 'function f(n) { const kept = []; for (;;) kept.push(new Uint8Array(1e7).fill(n)) }',
    },
    loudHog: {
      python: 'def f(n):\n    print("x" * 100_000)\n    kept = []\n    while True: kept.append([n] * 100_000)',
      javascript:
        'function f(n) { console.log("x".repeat(100_000)); const kept = []; for (;;) kept.push(new Array(100_000).fill(n)) }',
    },
    flood: {
      python: 'def f(n):\n    while True: print("x" * 10_000)',
      javascript: 'function f(n) { for (;;) console.log("x".repeat(10_000)) }',
    },
  }
  const source = (name: keyof typeof programs, language: 'python' | 'javascript') => programs[name][language]
  // Pyodide takes seconds to start and runs the harness that is tried in the native sandbox.
  const harnesses = kind === 'native' ? (['python', 'javascript'] as const) : (['javascript'] as const)

  describe.each(harnesses)('values in %s', (language) => {
    test('a function that returns nothing is judged by its first argument', async () => {
      const report = await run(language, {
        source: source('inPlace', language),
        takes: ['integer[]'],
        returns: 'void',
        calls: [[[1, 2, 3]]],
      })
      expect(valuesOf(report)).toEqual([[3, 2, 1]])
    })

    test('linked lists are given and taken, empty ones too', async () => {
      const report = await run(language, {
        source: source('middle', language),
        takes: ['list_node'],
        returns: 'list_node',
        calls: [[[1, 2, 3]], [[]]],
      })
      expect(valuesOf(report)).toEqual([[0, 2, 3], []])
    })

    test('trees are given and taken, empty ones too', async () => {
      const report = await run(language, {
        source: source('left', language),
        takes: ['tree_node'],
        returns: 'tree_node',
        calls: [[[1, 2, 3, null, 4]], [[]]],
      })
      expect(valuesOf(report)).toEqual([[9, 2, null, null, 4], []])
    })

    test('a list that does not end is an error', async () => {
      const report = await run(language, {
        source: source('endless', language),
        takes: ['list_node'],
        returns: 'list_node',
        calls: [[[1]]],
      })
      expect(outcomesOf(report)).toMatchObject([
        { status: 'threw', error: { message: 'returned a list that does not end' } },
      ])
    })

    test('a value that would not paste as the answer is an error: a fraction for an integer, an array for a list', async () => {
      const [fraction] = outcomesOf(await run(language, { source: source('half', language), calls: [[1]] }))
      expect(fraction).toMatchObject({ status: 'threw' })
      expect(fraction?.status === 'threw' && fraction.error.message).toMatch(
        /^returned 0\.\d+ \(\w+\) where integer was expected$/,
      )
      const returned = { takes: ['list_node'], returns: 'list_node', calls: [[[1]]] }
      const [array] = outcomesOf(await run(language, { source: source('listAsArray', language), ...returned }))
      expect(array).toMatchObject({ status: 'threw' })
    })

    test('a function that forgets to return has returned null', async () => {
      expect(valuesOf(await run(language, { source: source('nothing', language) }))).toEqual([null])
    })

    test('a program without the function is refused', async () => {
      expect(await run(language, { source: source('another', language) })).toMatchObject({
        status: 'compile-error',
        error: { message: expect.stringContaining("there is no function named 'f'") },
      })
    })
  })

  describe.each(['python', 'javascript'] as const)('limits in %s', (language) => {
    test('an endless loop is timed out with what it printed, and later calls are not made', async () => {
      const report = await run(language, {
        source: source('loop', language),
        calls: [[1], [2], [3]],
        limits: { milliseconds: 500 },
      })
      expect(outcomesOf(report)).toMatchObject([
        { status: 'returned', value: 1 },
        { status: 'timed-out', stdout: 'so far\n' },
        { status: 'not-run', stdout: '' },
      ])
    })

    test('an endless loop before any function is timed out too', async () => {
      const report = await run(language, { source: source('loopAtLoad', language), limits: { milliseconds: 500 } })
      expect(outcomesOf(report)).toMatchObject([{ status: 'timed-out' }])
    })

    test.each(['hog', 'bufferHog', 'loudHog'] as const)(
      'taking memory without end is out-of-memory (%s)',
      async (name) => {
        expect(outcomesOf(await run(language, { source: source(name, language) }))).toMatchObject([
          { status: 'out-of-memory' },
        ])
      },
    )

    test('printing without end is output-limit, and what is kept stays small', async () => {
      const limits = { outputBytes: 1000 }
      const [outcome] = outcomesOf(await run(language, { source: source('flood', language), limits }))
      expect(outcome?.status).toBe('output-limit')
      expect(outcome?.stdout.length).toBeLessThan(1100)
    })
  })

  if (kind === 'native') {
    test('a fork bomb is held, and nothing of it is left', async () => {
      const source = 'import os\ndef f(n):\n    while True:\n        try: os.fork()\n        except OSError: pass'
      const started = performance.now()
      const report = await run('python', { source, limits: { milliseconds: 1000 } })
      expect(outcomesOf(report)).toMatchObject([{ status: 'timed-out' }])
      expect(performance.now() - started).toBeLessThan(5000)
    })
  }
})
