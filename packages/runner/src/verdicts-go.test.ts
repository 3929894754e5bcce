import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { programLimits, type Runner } from './program.ts'
import { outcomesOf, runTrial, type Trial, valuesOf } from './testing.ts'

// What every language is held to is in tables beside this. Here is what only Go has.

let runner: Runner
beforeAll(async () => {
  runner = await openRunner({ only: 'native' })
  await runTrial(runner, 'go', { source: 'func f(n int) int { return n }' })
}, 120_000)
afterAll(() => runner.close())

const run = (trial: Trial) => runTrial(runner, 'go', trial)
const body = (statements: string) => `func f(n int) int {\n\t${statements}\n}`

/** How a call of `f` with 1 ended, which must have been with an error. */
async function errorOf(trial: Trial) {
  const [outcome] = outcomesOf(await run(trial))
  return outcome?.status === 'threw' ? outcome.error : outcome
}

describe('what an answer may look like', () => {
  const shapes = {
    'a function': 'func f(n int) int { return n + 1 }',
    'its name exported': 'func F(n int) int { return n + 1 }',
    'a function in a variable': 'var f = func(n int) int { return n + 1 }',
    'a method of Solution': 'type Solution struct{}\n\nfunc (s *Solution) F(n int) int { return n + 1 }',
    'a package of its own name, with a main function':
      '// Mine.\npackage solution // of one file\n\nimport "fmt"\n\nfunc main() { fmt.Println(f(1)) }\n\nfunc f(n int) int { return n + 1 }',
    'packages that were not imported':
      'func f(n int) int { h := []int{n}; sort.Ints(h); return len(strings.Repeat("x", h[0])) + bits.OnesCount(1) }',
    'a variable that is called as a package': 'func f(n int) int { sort := []int{n}; return len(sort) + 1 }',
    'other integers': 'func f(n int8) uint16 { return uint16(n) + 1 }',
    'any value': 'func f(n any) interface{} { return n.(int) + 1 }',
    'a pointer': 'func f(n *int) *int { *n++; return n }',
    'more values than one argument': 'func f(n ...int) []int { return n }',
    'goroutines and channels': 'func f(n int) int { c := make(chan int); go func() { c <- n + 1 }(); return <-c }',
    'type parameters of its own':
      'type number interface{ ~int | ~int64 }\nfunc plus[T number](a, b T) T { return a + b }\nfunc f(n int) int { return plus(n, 1) }',
  }
  test.each(Object.entries(shapes))('%s', async (what, source) => {
    const isList = what === 'more values than one argument'
    const trial: Trial = isList ? { takes: ['integer[]'], returns: 'integer[]', calls: [[[2]]], source } : { source }
    expect(valuesOf(await run(trial))).toEqual(isList ? [[2]] : [2])
  })

  test('characters are bytes, runes or text, as the author has them', async () => {
    for (const type of ['byte', 'rune', 'string']) {
      const source = `func f(s []${type}) { s[0], s[1] = s[1], s[0] }`
      const trial = { source, takes: ['character[]'], returns: 'void', calls: [[['a', 'é']]] }
      expect(valuesOf(await run(trial))).toEqual([['é', 'a']])
    }
  })

  test('nodes that the author defines are the ones that are given', async () => {
    const source =
      'type ListNode struct {\n\tVal  int32\n\tNext *ListNode\n\tseen bool\n}\n\nfunc f(head *ListNode) *ListNode {\n\treturn &ListNode{0, head, true}\n}'
    const trial = { source, takes: ['list_node'], returns: 'list_node', calls: [[[1, 2]], [[]]] }
    expect(valuesOf(await run(trial))).toEqual([[0, 1, 2], [0]])
  })

  test('a definition of nodes in a comment is a comment', async () => {
    const source =
      '/**\n * type TreeNode struct {\n *     Val int\n * }\n */\nfunc f(root *TreeNode) *TreeNode { return &TreeNode{Val: 1, Right: root} }'
    expect(valuesOf(await run({ source, takes: ['tree_node'], returns: 'tree_node', calls: [[[2]]] }))).toEqual([
      [1, null, 2],
    ])
  })

  test('lists and trees of 100,000 nodes, and recursion through them', async () => {
    const source =
      'func depth(t *TreeNode) int {\n\tif t == nil {\n\t\treturn 0\n\t}\n\treturn 1 + max(depth(t.Left), depth(t.Right))\n}\nfunc f(head *ListNode, root *TreeNode) *ListNode { head.Val = depth(root); return head }'
    const values = Array.from({ length: 100_000 }, (_, index) => index)
    const chain = values.flatMap((value) => [value, null]).slice(0, -1)
    const trial = { source, takes: ['list_node', 'tree_node'], returns: 'list_node', calls: [[values, chain]] }
    expect(valuesOf(await run(trial))).toEqual([[100_000, ...values.slice(1)]])
  })
})

describe('errors are told in the author’s own lines', () => {
  test.each([
    ['return []int{}[n]', 'panic: runtime error: index out of range [1] with length 0'],
    ['return n / (n - 1)', 'panic: runtime error: integer divide by zero'],
    ['var p *ListNode; return p.Val', 'panic: runtime error: invalid memory address or nil pointer dereference'],
    ['var m map[int]int; m[n] = n; return 1', 'panic: assignment to entry in nil map'],
    ['panic(fmt.Errorf("no %d", n))', 'panic: no 1'],
    ['sort.Slice([]int{1, 2}, func(i, j int) bool {\n\t\tpanic("late") }); return n', 'panic: late'],
    ['var c chan int; return <-c', 'fatal error: all goroutines are asleep - deadlock!'],
    ['c := make(chan int); go func() {\n\t\tpanic("apart") }(); return <-c', 'panic: apart'],
    ['return f(n) + 1', 'fatal error: stack overflow'],
  ])('%s', async (statements, message) => {
    const line = statements.includes('\n') ? 3 : 2
    const [outcome] = outcomesOf(await run({ source: body(statements) }))
    expect(outcome).toMatchObject({ status: 'threw', error: { message, line }, stdout: '' })
  })

  test.each([
    ['a type', body('return "one"'), 'cannot use "one" (untyped string constant) as int value in return statement', 2],
    ['a name', body('return g(n)'), 'undefined: g', 2],
    ['what is not used', body('x := 1\n\treturn n'), 'declared and not used: x', 2],
    ['an import that is not used', `import "fmt"\n\n${body('return n')}`, '"fmt" imported and not used', 1],
    ['a line that is moved', `//line other.go:77\n${body('return x')}`, 'undefined: x', 3],
    [
      'a package from elsewhere',
      `import (\n\t"github.com/a/b"\n)\n${body('return n')}`,
      /^package github.com\/a\/b/,
      2,
    ],
    ['the harness', `import _ "dryrun/calls"\n${body('return n')}`, /^package dryrun\/calls is not available/, 1],
    ['cgo', `import "C"\n${body('return n')}`, 'cgo is not available here', 1],
    ['what does not parse', body('return +'), /^syntax error: unexpected }/, 3],
  ])('of the compiler: %s', async (_, source, message, line) => {
    expect(await run({ source })).toEqual({
      status: 'compile-error',
      error: { message: typeof message === 'string' ? message : expect.stringMatching(message), line },
    })
  })

  test('a function that is not there, or cannot be called, is refused', async () => {
    for (const [source, message] of [
      ['func g(n int) int { return n }', "there is no function named 'f'"],
      ['func f(n, k int) int { return n }', 'f takes 2 parameters, not 1'],
      ['func f(n int) (int, error) { return n, nil }', 'f returns 2 values, not one'],
      ['func f[T any](n T) T { return n }', /^the function 'f' has type parameters/],
    ] as const) {
      const error = { message: typeof message === 'string' ? message : expect.stringMatching(message) }
      expect(await run({ source })).toMatchObject({ status: 'compile-error', error })
    }
  })

  test('a panic at the top refuses the program, with its line', async () => {
    const source = 'var top = []int{}[len("x")]\n\nfunc f(n int) int { return top }'
    const message = 'panic: runtime error: index out of range [1] with length 0'
    expect(await run({ source })).toEqual({ status: 'compile-error', error: { message, line: 1 } })
  })

  test('an argument or a result that does not fit its type is an error of that call', async () => {
    const narrow = { source: 'func f(n int32) int32 { return n }', takes: ['long'], calls: [[2 ** 40], [7]] }
    expect(outcomesOf(await run(narrow))).toMatchObject([
      { status: 'threw', error: { message: 'p0: 1099511627776 does not fit int32' } },
      { status: 'returned', value: 7 },
    ])
    expect(await errorOf({ source: 'func f(n int) string { return "6" }' })).toEqual({
      message: 'returned "6" (string) where integer was expected',
    })
    const cycle = 'func f(n int) *ListNode { l := &ListNode{}; l.Next = l; return l }'
    expect(await errorOf({ source: cycle, returns: 'list_node' })).toEqual({
      message: 'returned a list that does not end',
    })
  })
})

describe('limits', () => {
  test.each([
    ['an error in the stack', 'if n == 1 {\n\t\treturn f(n) + 1\n\t}\n\treturn n'],
    ['a deadlock', 'if n == 1 {\n\t\tselect {}\n\t}\n\treturn n'],
    [
      'two writers of a map',
      'if n == 2 {\n\t\treturn n\n\t}\n\tm := map[int]int{}\n\tfor {\n\t\tgo func() { for { m[1]++ } }()\n\t}',
    ],
  ])('%s is no end: the next call is made', async (_, statements) => {
    expect(outcomesOf(await run({ source: body(statements), calls: [[1], [2]] }))).toMatchObject([
      { status: 'threw', error: { message: expect.stringMatching(/^fatal error: /) } },
      { status: 'returned', value: 2 },
    ])
  })

  test.each([
    'var kept [][]int; for { kept = append(kept, slices.Repeat([]int{1}, 100_000)) }',
    'kept := map[int][]int{}; for i := 0; ; i++ { kept[i] = make([]int, 10_000); clear(kept[i]) }',
    'var kept [][]byte; for { kept = append(kept, make([]byte, 1<<30)) }',
    'text := "x"; for { text += text }',
    'for { go func() { select {} }() }',
  ])('taking memory without end is out-of-memory: %s', async (statements) => {
    expect(outcomesOf(await run({ source: body(statements) }))).toMatchObject([{ status: 'out-of-memory' }])
  })

  test('what one call has left is there for the next', async () => {
    const source = body('all := make([]byte, 180<<20)\n\tfor i := range all {\n\t\tall[i] = 1\n\t}\n\treturn len(all)')
    expect(valuesOf(await run({ source, calls: [[1], [2], [3]] }))).toHaveLength(3)
  })

  test('threads without end are an error of the one who starts them', async () => {
    const source = body('for { go func() { runtime.LockOSThread(); time.Sleep(time.Minute) }() }')
    expect(await errorOf({ source })).toMatchObject({ message: 'fatal error: newosproc' })
  })

  const bombs = {
    'a variable too large': [`var a [1 << 40]byte\n${body('a[n] = 1; return int(a[n])')}`, /too large/],
    'nested too deeply': [body(`return ${'('.repeat(200_000)}n${')'.repeat(200_000)}`), /nest|out of memory|memory/],
    'a constant that grows': [
      `const c0 = 1 << 500\n${Array.from({ length: 40 }, (_, i) => `const c${i + 1} = c${i} * c${i}`).join('\n')}\n${body('return n')}`,
      /overflow/,
    ],
    'a type that doubles': [
      `type t0 struct{ a, b [1 << 20]int }\n${Array.from({ length: 40 }, (_, i) => `type t${i + 1} struct{ a, b t${i} }`).join('\n')}\nvar t t40\n${body('return n')}`,
      /too large|did not come to an end/,
    ],
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
    const source = body('fmt.Print("größer ")\n\tprintln("als €", n)\n\tos.Stdout = nil\n\treturn n')
    expect(outcomesOf(await run({ source, calls: [[1]] }))).toMatchObject([
      { status: 'returned', stdout: 'größer als € 1\n' },
    ])
  })

  test('is kept of a call that does not end', async () => {
    const source = body('fmt.Print("so far")\n\tfor n == 1 {\n\t}\n\treturn n')
    expect(outcomesOf(await run({ source, limits: { milliseconds: 1_000 } }))).toMatchObject([
      { status: 'timed-out', stdout: 'so far' },
    ])
  })
})

describe('a class', () => {
  const entry = {
    name: 'Box',
    parameters: [{ name: 'limit', type: 'integer' }],
    methods: [
      { name: 'put', parameters: [{ name: 'value', type: 'integer' }], returns: 'boolean' },
      { name: 'all_values', parameters: [], returns: 'integer[]' },
    ],
  }
  const put =
    '\tif len(b.values) == b.limit {\n\t\treturn false\n\t}\n\tb.values = append(b.values, value)\n\treturn true'
  const box = `type Box struct {\n\tlimit  int\n\tvalues []int\n}\n\nfunc Constructor(limit int) Box {\n\treturn Box{limit: limit}\n}\n\nfunc (b *Box) Put(value int) bool {\n${put}\n}\n\nfunc (b Box) AllValues() []int { return b.values }`
  const call = {
    arguments: [
      ['Box', 'put', 'put', 'all_values'],
      [[1], [3], [4], []],
    ],
  }
  const outcomesFor = async (source: string) =>
    outcomesOf(await runner.run({ language: 'go', source, entry }, [call, call], { ...programLimits }))

  test.each([
    ['a value', box],
    ['a pointer', box.replace('int) Box', 'int) *Box').replace('return Box', 'return &Box')],
    ['a constructor of its own name', box.replace('Constructor', 'NewBox')],
    ['methods that are not exported', box.replace('Put', 'put').replace('AllValues', 'allValues')],
  ])('is called with its state, as %s', async (_, source) => {
    const value = [null, true, false, [3]]
    expect(await outcomesFor(source)).toMatchObject([
      { status: 'returned', value },
      { status: 'returned', value },
    ])
  })

  test('an operation that panics is named, with its arguments and the author’s own line', async () => {
    const [outcome] = await outcomesFor(box.replace(put, '\treturn b.values[value] > 0'))
    const message = 'operation 2, put(3): panic: runtime error: index out of range [3] with length 0'
    expect(outcome).toMatchObject({ status: 'threw', error: { message, line: 11 } })
  })

  test('a method, a type or a constructor that is missing is named', async () => {
    const [outcome] = await outcomesFor(box.replace('AllValues', 'Everything'))
    const message = "operation 4, all_values(): there is no method named 'all_values'"
    expect(outcome).toMatchObject({ status: 'threw', error: { message } })
    for (const [source, missing] of [
      [box.replaceAll('Box', 'Bag'), "there is no class named 'Box'"],
      [box.replace('Constructor', 'make_box'), "there is no function named 'Constructor' that makes a Box"],
    ] as const) {
      const report = await runner.run({ language: 'go', source, entry }, [call], { ...programLimits })
      expect(report).toEqual({ status: 'compile-error', error: { message: missing } })
    }
  })
})

describe('a whole program', () => {
  const runProgram = (source: string, stdin = '') => runner.runProgram({ language: 'go', source, stdin }, programLimits)

  test('reads standard input, prints, and keeps its exit code', async () => {
    const source =
      'package main\n\nimport (\n\t"bufio"\n\t"fmt"\n\t"os"\n)\n\nfunc main() {\n\tvar n int\n\tin := bufio.NewReader(os.Stdin)\n\tfmt.Fscan(in, &n)\n\tline, _ := in.ReadString(0)\n\tfmt.Printf("%d %q\\n", 2*n, line)\n\tfmt.Fprint(os.Stderr, len(os.Args))\n\tos.Exit(3)\n}\n'
    expect(await runProgram(source, '21\r\nnaïve 🙂')).toMatchObject({
      ...{ status: 'finished', exitCode: 3, stderr: '1' },
      stdout: '42 "\\r\\nnaïve 🙂"\n',
    })
  })

  test('a panic tells the line of its own source', async () => {
    const report = await runProgram('package main\n\nfunc main() {\n\tvar a []int\n\tprintln(a[len(a)])\n}')
    expect(report).toMatchObject({ status: 'finished', exitCode: 2, stdout: '' })
    expect(report).toMatchObject({ stderr: expect.stringMatching(/^panic: runtime error: [\s\S]*solution\.go:5 /) })
  })

  test('what does not compile is told in all its errors, at their lines; nothing is added to it', async () => {
    const report = await runProgram('package main\n\nfunc main() {\n\tx := 1\n\tfmt.Println()\n}')
    expect(report).toMatchObject({
      status: 'compile-error',
      stderr: 'solution.go:4:2: declared and not used: x\nsolution.go:5:2: undefined: fmt\n',
    })
    expect(await runProgram('func main() {}')).toMatchObject({
      ...{ status: 'compile-error', stderr: expect.stringContaining('solution.go:1:1: syntax error: package') },
    })
  })

  test('a stack without end and memory without end are told as such', async () => {
    expect(
      await runProgram('package main\n\nfunc f(n int) int { return f(n) + 1 }\n\nfunc main() { f(1) }'),
    ).toMatchObject({ status: 'finished', exitCode: 2, stderr: expect.stringContaining('fatal error: stack overflow') })
    const hog =
      'package main\n\nfunc main() {\n\tvar kept [][]byte\n\tfor {\n\t\tkept = append(kept, make([]byte, 1<<30))\n\t}\n}'
    expect(await runProgram(hog)).toMatchObject({ status: 'out-of-memory', exitCode: 137 })
  })
})
