import type { ValueType } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { matches } from './compare.ts'
import type { RunReport, Value } from './program.ts'
import { inEachEngine } from './testing.ts'

// Programs as people write them, right and wrong, and what is said of each.

type Asked = { takes: ValueType[]; returns: ValueType; given: Value[]; expected: Value }
/** `right` or `wrong`, by what was returned; else what is said instead. */
type Verdict = 'right' | 'wrong' | RegExp

const sum: Asked = { takes: ['integer[]'], returns: 'integer', given: [[1, 2, 3]], expected: 6 }
const pair: Asked = { takes: ['integer[]'], returns: 'integer[]', given: [[1, 2, 3]], expected: [3, 1] }
const even: Asked = { takes: ['integer'], returns: 'boolean', given: [4], expected: true }
const half: Asked = { takes: ['integer'], returns: 'double', given: [5], expected: 2.5 }
const large: Asked = { takes: ['long'], returns: 'long', given: [2n ** 63n], expected: 2n ** 63n + 1n }
const quoted: Asked = {
  takes: ['string'],
  returns: 'string',
  given: ['"\\ \'\n🙂\u2028'],
  expected: '"\\ \'\n🙂\u2028!',
}
const huge: Asked = { takes: ['integer'], returns: 'long', given: [5_000], expected: 10n ** 5_000n }
const list: Asked = { takes: ['list_node'], returns: 'list_node', given: [[1, 2]], expected: [2, 1] }
const tree: Asked = { takes: ['tree_node'], returns: 'tree_node', given: [[1]], expected: [0, 1, 1] }
const long = Array.from({ length: 100_000 }, (_, index) => index)
const longList: Asked = { takes: ['list_node'], returns: 'list_node', given: [long], expected: long }
const degenerate = long.flatMap((value) => [value, null]).slice(0, -1)
const deepTree: Asked = { takes: ['tree_node'], returns: 'tree_node', given: [degenerate], expected: degenerate }
const nothing: Asked = { takes: ['integer'], returns: 'integer[]', given: [1], expected: [] }

const python: [what: string, asked: Asked, source: string, verdict: Verdict][] = [
  ['a function', sum, 'def f(nums): return sum(nums)', 'right'],
  ['a wrong one', sum, 'def f(nums): return sum(nums) + 1', 'wrong'],
  [
    'helpers, a main guard and noise',
    sum,
    'import sys\ndef g(x): return x\ndef f(nums):\n    print("6", nums)\n    print(7, file=sys.stderr)\n    return g(sum(nums))\nif __name__ == "__main__":\n    print(f([1])); exit()',
    'right',
  ],
  [
    'a class with state',
    sum,
    'class Solution:\n    def __init__(self): self.total = 0\n    def f(self, nums):\n        for n in nums: self.total += n\n        return self.total',
    'right',
  ],
  ['default parameters', sum, 'def f(nums, start=0, *, seen=None): return sum(nums, start)', 'right'],
  [
    'changing its argument',
    sum,
    'def f(nums):\n    total = 0\n    while nums: total += nums.pop()\n    return total',
    'right',
  ],
  [
    'a float for an integer',
    sum,
    'def f(nums): return float(sum(nums))',
    /^returned 6\.0 \(float\) where integer was expected$/,
  ],
  ['a boolean for an integer', sum, 'def f(nums): return True', /True \(bool\) where integer/],
  ['a string for an integer', sum, 'def f(nums): return "6"', /'6' \(str\) where integer/],
  ['a tuple for a list', pair, 'def f(nums): return nums[-1], nums[0]', 'right'],
  ['another order', pair, 'def f(nums): return [1, 3]', 'wrong'],
  ['a set for a list', pair, 'def f(nums): return {3, 1}', /\(set\) where integer\[\]/],
  ['a dictionary for a list', pair, 'def f(nums): return {3: 1}', /\(dict\) where integer\[\]/],
  ['a generator for a list', pair, 'def f(nums):\n    yield 3\n    yield 1', /\(generator\) where integer\[\]/],
  ['a list in itself', pair, 'def f(nums):\n    nums.append(nums)\n    return nums', /\(list\) where integer /],
  ['None for an empty list', nothing, 'def f(n): return None', 'wrong'],
  ['one for true', even, 'def f(n): return 1 - n % 2', /\(int\) where boolean/],
  ['an integer for a double', half, 'def f(n): return 2', 'wrong'],
  ['not a number', half, 'def f(n): return float("nan")', 'wrong'],
  ['an infinity', half, 'def f(n): return -float("inf")', 'wrong'],
  ['beyond 64 bits', large, 'def f(n): return n + 1', 'right'],
  ['rounded beyond 64 bits', large, 'def f(n): return int(float(n)) + 2', 'wrong'],
  ['quotes and unicode', quoted, 'def f(s): return s + "!"', 'right'],
  ['half a character', quoted, 'def f(s): return "\\ud83d"', 'wrong'],
  [
    'a list that runs in a circle',
    list,
    'def f(head):\n    head.next.next = head\n    return head',
    /a list that does not end/,
  ],
  ['a tree whose nodes are shared', tree, 'def f(root): return TreeNode(0, root, root)', 'right'],
  [
    'a tree that is its own child',
    tree,
    'def f(root):\n    root.left = root\n    return root',
    /a tree that does not end/,
  ],
  ['a list of 100,000 nodes', longList, 'def f(head): return head', 'right'],
  ['a tree 100,000 deep', deepTree, 'def f(root): return root', 'right'],
  ['five thousand digits', huge, 'def f(n): return int(str(10 ** n))', 'right'],
  ['a mark of its encoding before it', sum, '\uFEFFdef f(nums): return sum(nums)', 'right'],
  ['nowhere to print', sum, 'import sys\nsys.stdout = None\ndef f(nums): return sum(nums)', 'right'],
  ['closing its output', sum, 'import sys\ndef f(nums):\n    sys.stdout.close()\n    return sum(nums)', 'right'],
  [
    'an error that cannot tell what it is',
    sum,
    'class Mute(SystemExit):\n    def __str__(self): raise SystemExit(0)\ndef f(nums): raise Mute(1)',
    /^Mute \(line 3\)$/,
  ],
  ['aborting', sum, 'import os\ndef f(nums): os.abort()', /^crashed$/],
  ['endless recursion', sum, 'def f(nums): return f(nums)', /RecursionError/],
  ['an error at the top', sum, 'x = 1\nx / 0\ndef f(nums): return 6', /ZeroDivisionError.*line 2/],
  ['no such function', sum, 'def total(nums): return 6', /there is no function named 'f'/],
  ['standard input in a function', sum, 'def f(nums): return int(input())', /EOFError/],
  ['leaving before answering', sum, 'import sys\ndef f(nums): sys.exit(0)', /SystemExit/],
  ['leaving at once', sum, 'import os\ndef f(nums): os._exit(0)', /^crashed$/],
  ['sleeping for ever', sum, 'import time\ndef f(nums): time.sleep(1e6)', /^timed-out$/],
  ['too many arguments', sum, 'def f(nums, k): return 6', /TypeError: f\(\) missing 1 required positional argument/],
]

const javascript: typeof python = [
  ['a function', sum, 'function f(nums) { return nums.reduce((a, b) => a + b) }', 'right'],
  ['a wrong one', sum, 'function f(nums) { return nums.length }', 'wrong'],
  [
    'helpers and noise',
    sum,
    '"use strict"\nconst add = (a, b) => a + b\nconst f = (nums) => { console.log(6); console.error([7]); return nums.reduce(add, 0) }\nconsole.log(f([1]))',
    'right',
  ],
  [
    'a class with state',
    sum,
    'class Solution { total = 0; f(nums) { for (const n of nums) this.total += n; return this.total } }',
    'right',
  ],
  ['a static method', sum, 'class Solution { static f(nums) { return nums.length + 3 } }', 'right'],
  ['a field that is a function', sum, 'class Solution { three = 3; f = (nums) => nums.length + this.three }', 'right'],
  [
    'a class without the function',
    sum,
    'class Solution { constructor(nums) { nums.length } }',
    /there is no function named 'f'/,
  ],
  [
    'a module of Node',
    sum,
    'const assert = require("node:assert")\nfunction f(nums) { assert.ok(nums); return 6 }\nmodule.exports = { f }',
    'right',
  ],
  ['only what it exports', sum, 'module.exports.f = (nums) => 6', 'right'],
  [
    'a module that exports it',
    sum,
    'import assert, { equal as same } from "node:assert"\nimport * as os from "os"\nimport "fs"\nexport const zero = 0\nexport default async function f(nums) { assert(os.EOL); same(nums[zero], 1); return 6 }',
    'right',
  ],
  [
    'a module that exports it at its end',
    sum,
    'import {\n  ok,\n  equal as same\n} from "node:assert"\nconst f = (nums) => { same(1, 1); ok(nums); return 6 }\nexport {\n  f,\n}',
    'right',
  ],
  [
    'a module that fails',
    sum,
    'import {\n  ok\n} from "assert"\nexport function f(nums) {\n  ok(!nums)\n}',
    /AssertionError.* \(line 5\)$/s,
  ],
  ['a module with a mistake', sum, 'export function f(nums) {\n  return 6 +\n}', /SyntaxError.*line 3/],
  ['a promise', sum, 'async function f(nums) { await new Promise((done) => setTimeout(done, 5)); return 6 }', 'right'],
  ['a promise that fails', sum, 'async function f(nums) {\n  throw new Error("no")\n}', /Error: no.*line 2/],
  ['a big integer', sum, 'function f(nums) { return 6n }', 'right'],
  ['a float that is whole', sum, 'function f(nums) { return 12.0 / 2 }', 'right'],
  ['minus zero', { ...sum, expected: 0 }, 'function f(nums) { return -0 }', 'right'],
  ['a string for an integer', sum, 'function f(nums) { return "6" }', /"6" \(string\) where integer/],
  ['not a number', sum, 'function f(nums) { return NaN }', /NaN \(number\) where integer/],
  ['a typed array', pair, 'function f(nums) { return Int32Array.of(3, 1) }', 'right'],
  ['big integers in an array', pair, 'function f(nums) { return [3n, 1n] }', 'right'],
  ['a set for an array', pair, 'function f(nums) { return new Set([3, 1]) }', /where integer\[\] was expected/],
  ['a map for an array', pair, 'function f(nums) { return new Map([[3, 1]]) }', /where integer\[\] was expected/],
  [
    'an array in itself',
    pair,
    'function f(nums) { nums.push(nums); return nums }',
    /\(object\) where integer was expected/,
  ],
  [
    'an object without a prototype',
    pair,
    'function f(nums) { return Object.create(null) }',
    /where integer\[\] was expected/,
  ],
  ['undefined for an empty array', nothing, 'function f(n) {}', 'wrong'],
  ['one for true', even, 'function f(n) { return 1 - (n % 2) }', /1 \(number\) where boolean/],
  ['beyond 64 bits', large, 'function f(n) { return BigInt(n) + 1n }', 'right'],
  ['twenty zeros', { ...large, expected: 10n ** 20n }, 'function f(n) { return 1e20 }', 'right'],
  ['quotes and unicode', quoted, 'const f = (s) => s + "!"', 'right'],
  [
    'a list that runs in a circle',
    list,
    'function f(head) { head.next.next = head; return head }',
    /a list that does not end/,
  ],
  ['a tree whose nodes are shared', tree, 'function f(root) { return new TreeNode(0, root, root) }', 'right'],
  [
    'a tree that is its own child',
    tree,
    'function f(root) { root.left = root; return root }',
    /a tree that does not end/,
  ],
  ['a list of 100,000 nodes', longList, 'const f = (head) => head', 'right'],
  ['a tree 100,000 deep', deepTree, 'const f = (root) => root', 'right'],
  ['endless recursion', sum, 'function f(nums) { return f(nums) }', /RangeError: Maximum call stack/],
  ['an error at the top', sum, 'const x = null\nx.y\nfunction f(nums) { return 6 }', /TypeError.*line 2/],
  ['a syntax error', sum, 'function f(nums) {\n  return 6 +\n}', /SyntaxError.*line 3/],
  ['no such function', sum, 'function total(nums) { return 6 }', /there is no function named 'f'/],
  ['leaving before answering', sum, 'function f(nums) { process.exit(0) }', /^crashed$/],
  ['aborting', sum, 'function f(nums) { process.abort() }', /^crashed$/],
  ['throwing nothing', sum, 'function f(nums) { throw undefined }', /threw undefined/],
]

inEachEngine((run, kind) => {
  async function verdict(
    language: 'python' | 'javascript',
    { takes, returns, given, expected }: Asked,
    source: string,
  ) {
    const limits = { milliseconds: source.includes('sleep') ? 500 : 10_000 }
    return said(await run(language, { source, takes, returns, calls: [given], limits }), expected, returns)
  }

  test.each(javascript)('javascript: %s', async (_what, asked, source, expected) => {
    const came = await verdict('javascript', asked, source)
    if (typeof expected === 'string') expect(came).toBe(expected)
    else expect(came).toMatch(expected)
  })

  // Pyodide takes seconds to start and runs the harness that is tried in the native sandbox.
  test.each(kind === 'portable' ? python.slice(0, 1) : python)('python: %s', async (_what, asked, source, expected) => {
    const came = await verdict('python', asked, source)
    if (typeof expected === 'string') expect(came).toBe(expected)
    else expect(came).toMatch(expected)
  })
})

function said(report: RunReport, expected: Value, type: ValueType): string {
  if (report.status === 'unavailable') return report.reason
  if (report.status === 'compile-error') return `${report.error.message} (line ${report.error.line})`
  const [outcome] = report.outcomes
  if (outcome?.status === 'returned') return matches('exact', outcome.value, expected, type) ? 'right' : 'wrong'
  if (outcome?.status !== 'threw') return String(outcome?.status)
  return outcome.error.line === undefined
    ? outcome.error.message
    : `${outcome.error.message} (line ${outcome.error.line})`
}
