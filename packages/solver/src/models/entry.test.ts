import type { RunnableLanguage } from '@dryrun/contract/languages'
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

test.each<[RunnableLanguage, string]>([
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
])('what a source in %s declares is called as it declares it: %j', (language, source) => {
  const found = entryOf(source, language, sum)
  expect(found?.entry.name).toBe('has_pair')
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
