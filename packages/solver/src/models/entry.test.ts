import type { Language } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { entryOf } from './entry.ts'

type Given = [name: string | undefined, value: Problem['examples'][number]['value']][]

function page(calls: [Given, Problem['examples'][number]['value']][], about: Partial<Problem> = {}): Problem {
  return {
    title: '',
    statement: '',
    constraints: [],
    examples: calls.map(([given, value]) => ({
      input: '',
      expected: '',
      arguments: given.map(([name, argument]) => ({ name, value: argument ?? null })),
      value,
    })),
    unreadable: [],
    ...about,
  }
}

const sum = page([
  [
    [
      ['nums', [1, 2]],
      ['target', 3],
    ],
    true,
  ],
  [
    [
      ['nums', [4]],
      ['target', 3],
    ],
    false,
  ],
])

test.each<[Language, string, string?]>([
  ['python', 'def has_pair(nums, target):\n    return False'],
  [
    'python',
    'from typing import List\n\ndef helper(x):\n    return x\n\ndef has_pair(nums: List[int], target: int) -> bool:\n    return helper(False)',
  ],
  [
    'python',
    'class Solution:\n    def has_pair(self, nums: List[int], target: int) -> bool:\n        return self._help(nums)\n\n    def _help(self, nums):\n        return True',
  ],
  ['python', 'def has_pair(target, nums):\n    return False'],
  ['javascript', 'function has_pair(nums, target) {\n  return false\n}'],
  ['javascript', 'const has_pair = (nums, target) => {\n  return false\n}'],
  ['javascript', 'var has_pair = function(nums, target) {\n  return false\n};'],
  ['javascript', 'class Solution {\n  has_pair(nums, target) {\n    return false\n  }\n}'],
  [
    'javascript',
    '/**\n * @param {number[]} nums\n * @param {number} target\n * @return {boolean}\n */\nfunction has_pair(nums, target) {\n  return false\n}',
  ],
  [
    'java',
    'import java.util.*;\n\nclass Solution {\n    private int helper(int x) {\n        return x;\n    }\n\n    public boolean hasPair(int[] nums, int target) throws Exception {\n        Function<Integer, Integer> f = (x) -> {\n            return x;\n        };\n        return helper(0) > f.apply(1);\n    }\n}',
    'hasPair',
  ],
  [
    'java',
    'class Solution {\n    static boolean hasPair(List<Integer> nums, long target) {\n        return new Box(target) {};\n    }\n\n    static class Box {\n        int get() {\n            return 1;\n        }\n    }\n}',
    'hasPair',
  ],
  [
    'cpp',
    '#include <vector>\nusing namespace std;\n\nclass Solution {\npublic:\n    bool hasPair(vector<int>& nums, const int target) const {\n        for (int n : nums) if (n == target) return true;\n        return false;\n    }\n};',
    'hasPair',
  ],
  [
    'cpp',
    'static int half(int x) { return x / 2; }\nbool hasPair(const std::vector<int> &nums, long long target)\n{\n    return half(1);\n}',
    'hasPair',
  ],
  [
    'csharp',
    'public class Solution\n{\n    public bool HasPair(int[] nums, int target)\n    {\n        var f = (Func<int, bool>)(x => { return x > 1; });\n        return f(2);\n    }\n}',
    'HasPair',
  ],
  [
    'csharp',
    'public class Solution {\n    public bool HasPair(IList<int> nums, int target) => nums.Any(n => n == target);\n}',
    'HasPair',
  ],
  [
    'go',
    'package main\n\nimport "sort"\n\ntype pair struct{ a, b int }\n\nfunc hasPair(nums []int, target int) bool {\n\tfor _, n := range nums {\n\t\treturn n == target\n\t}\n\treturn false\n}\n',
    'hasPair',
  ],
  [
    'rust',
    'use std::collections::HashSet;\n\nstruct Solution;\n\nimpl Solution {\n    fn helper(x: i32) -> i32 {\n        x\n    }\n\n    pub fn has_pair(mut nums: Vec<i32>, target: i32) -> bool {\n        let f = |x: i32| { x };\n        f(1) == target\n    }\n}',
  ],
])('what a source in %s declares is called as it declares it: %j', (language, source, name = 'has_pair') => {
  const found = entryOf(source, language, sum)
  expect(found?.entry.name).toBe(name)
  const byName = Object.fromEntries(
    found?.entry.parameters.map(({ name }, at) => [name, found.calls.map((call) => call?.[at])]) ?? [],
  )
  expect(byName).toEqual({ nums: [[1, 2], [4]], target: [3, 3] })
})

test('the page’s own signature is kept where the source has its name', () => {
  const signature = {
    name: 'hasPair',
    parameters: [
      { name: 'a', type: 'integer[]' },
      { name: 't', type: 'long' },
    ],
    returns: 'boolean',
  }
  const found = entryOf('def hasPair(x, y):\n    return x', 'python', { ...sum, signature })
  expect(found).toMatchObject({
    entry: signature,
    calls: [
      [[1, 2], 3],
      [[4], 3],
    ],
  })
})

test('arguments without names stand in the order of the page', () => {
  const bare = page([
    [
      [
        [undefined, 'ab'],
        [undefined, 2],
      ],
      'abab',
    ],
  ])
  const found = entryOf('def repeat(s, times):\n    return s * times', 'python', bare)
  expect(found?.calls).toEqual([['ab', 2]])
  expect(found?.entry).toMatchObject({ parameters: [{ type: 'string' }, { type: 'integer' }], returns: 'string' })
})

test('lists and trees are told by what the source says of them', () => {
  const tree = page([[[['root', [1, null, 2]]], 2]])
  expect(entryOf('def depth(root: Optional[TreeNode]) -> int:\n    return 2', 'python', tree)?.entry).toMatchObject({
    parameters: [{ type: 'tree_node' }],
  })
})

test('a source without anything that takes the arguments has no entry', () => {
  expect(entryOf('def has_pair(nums):\n    return False', 'python', sum)).toBeNull()
  expect(entryOf('print("hello")', 'python', sum)).toBeNull()
})

test('what has another name than the page asks for is put under the page’s', () => {
  const signature = {
    name: 'hasPair',
    parameters: [
      { name: 'nums', type: 'integer[]' },
      { name: 'target', type: 'integer' },
    ],
    returns: 'boolean',
  }
  const found = entryOf('def solve(nums, target):\n    return solve(nums, 3)', 'python', { ...sum, signature })
  expect(found).toMatchObject({ entry: signature, source: 'def hasPair(nums, target):\n    return hasPair(nums, 3)' })
})

test.each<[Language, string, string]>([
  [
    'csharp',
    'public class Solution {\n    public bool Solve(int[] nums, int target) {\n        return Solve(nums, 3);\n    }\n}',
    'return HasPair(nums, 3);',
  ],
  [
    'rust',
    'impl Solution {\n    pub fn solve(nums: Vec<i32>, target: i32) -> bool {\n        Self::solve(nums, 3)\n    }\n}',
    'Self::has_pair(nums, 3)',
  ],
  ['go', 'func solve(nums []int, target int) bool {\n\treturn solve(nums, 3)\n}', 'return hasPair(nums, 3)'],
])('in %s a name in the language’s own habit is the page’s name', (language, source, called) => {
  const signature = {
    name: 'hasPair',
    parameters: [
      { name: 'nums', type: 'integer[]' },
      { name: 'target', type: 'integer' },
    ],
    returns: 'boolean',
  }
  const renamed = entryOf(source, language, { ...sum, signature })
  expect(renamed?.entry).toEqual(signature)
  expect(renamed?.source).toContain(called)
  expect(entryOf(renamed?.source ?? '', language, { ...sum, signature })?.source).toBe(renamed?.source)
})

test('a node that an answer takes is given by its value, in the examples whose tree has one of that value', () => {
  const calls: Given[] = [5, 9].map((p) => [
    ['root', [3, 5, 1]],
    ['p', p],
  ])
  const tree = page(calls.map((given) => [given, 5]))
  const found = entryOf('def find(root: TreeNode, p: TreeNode) -> TreeNode:\n    return p', 'python', tree)
  expect(found).toMatchObject({
    entry: { parameters: [{ type: 'tree_node' }, { type: 'tree_node_by_value' }], returns: 'tree_node_by_value' },
    calls: [[[3, 5, 1], 5], null],
  })
})

const total: Problem = page(
  [
    [[['nums', [1, 2]]], 3],
    [[['nums', []]], 0],
  ],
  { signature: { name: 'sumAll', parameters: [{ name: 'nums', type: 'integer[]' }], returns: 'integer' } },
)

test.each<[Language, string, string]>([
  ['python', 'def sum_all(nums):\n    return sum_all(nums[1:])', 'def sumAll(nums):\n    return sumAll(nums[1:])'],
  [
    'python',
    'class Solution:\n    def sum_all(self, nums):\n        return self.sum_all(nums)',
    'class Solution:\n    def sumAll(self, nums):\n        return self.sumAll(nums)',
  ],
  [
    'python',
    '# sumAll: one pass\ndef solve(nums):\n    return 0',
    '# sumAll: one pass\ndef sumAll(nums):\n    return 0',
  ],
  [
    'python',
    'def solve(nums):\n    """sumAll(nums)"""\n    return 0',
    'def sumAll(nums):\n    """sumAll(nums)"""\n    return 0',
  ],
  [
    'python',
    'def solve(nums):\n    sumAll = 0\n    return sumAll',
    'def sumAll(nums):\n    sumAll1 = 0\n    return sumAll1',
  ],
  [
    'python',
    'def add(a, b):\n    return a\n\nsumAll = lambda nums: 0',
    'def add(a, b):\n    return a\n\nsumAll = lambda nums: 0',
  ],
  ['javascript', 'function sum_all(nums) {\n  return 0\n}', 'function sumAll(nums) {\n  return 0\n}'],
  [
    'javascript',
    '// sumAll\nfunction solve(nums) {\n  return 0\n}',
    '// sumAll\nfunction sumAll(nums) {\n  return 0\n}',
  ],
  [
    'javascript',
    'function solve(nums) {\n  let sumAll = (0)\n  return sumAll\n}',
    'function sumAll(nums) {\n  let sumAll1 = (0)\n  return sumAll1\n}',
  ],
  ['javascript', 'class Solution {\n  sumAll = (nums) => 0\n}', 'class Solution {\n  sumAll = (nums) => 0\n}'],
  ['javascript', 'function solve(nums) {\n  return 0\n}', 'function sumAll(nums) {\n  return 0\n}'],
  ['go', 'func total(nums []int) (t int) {\n\treturn\n}', 'func sumAll(nums []int) (t int) {\n\treturn\n}'],
  [
    'go',
    '// sumAll adds.\nfunc total(nums []int) int {\n\treturn 0\n}',
    '// sumAll adds.\nfunc sumAll(nums []int) int {\n\treturn 0\n}',
  ],
  [
    'java',
    'class Solution {\n  // sumAll\n  int total(int[] nums) {\n    return 0;\n  }\n}',
    'class Solution {\n  // sumAll\n  int sumAll(int[] nums) {\n    return 0;\n  }\n}',
  ],
  ['cpp', 'auto sumAll = [](vector<int>& nums) { return 0; };', 'auto sumAll = [](vector<int>& nums) { return 0; };'],
])('in %s the page’s name goes to what is defined, not to what speaks of it: %j', (language, source, renamed) => {
  const found = entryOf(source, language, total)
  expect(found?.source).toBe(renamed)
  expect(found).toMatchObject({ entry: { name: 'sumAll' }, calls: [[[1, 2]], [[]]] })
})

test('a page’s name with strokes is put on what has none', () => {
  const signature = { name: 'sum_all', parameters: [{ name: 'nums', type: 'integer[]' }], returns: 'integer' } as const
  const found = entryOf('function sumAll(nums) {\n  return 0\n}', 'javascript', {
    ...total,
    signature: { ...signature, parameters: [...signature.parameters] },
  })
  expect(found?.source).toBe('function sum_all(nums) {\n  return 0\n}')
})

test('a class that is only spoken of is none', () => {
  const operations: Given = [
    [undefined, ['Counter', 'add']],
    [undefined, [[], [1]]],
  ]
  const classSignature = {
    name: 'Counter',
    parameters: [],
    methods: [{ name: 'add', parameters: [{ name: 'n', type: 'integer' as const }], returns: 'integer' as const }],
  }
  const asked = page([[operations, [null, 1]]], { classSignature })
  expect(entryOf('# Counter\nx = 1', 'python', asked)).toBeNull()
  expect(entryOf('class Counter:\n    def add(self, n):\n        return n', 'python', asked)?.entry).toEqual(
    classSignature,
  )
})
