import type { Language } from '@dryrun/contract/languages'
import { expect, test } from 'vitest'
import { functionNameIn, methodNameIn, renameTokens, safeRenames } from './rename.ts'

const names = new Map([
  ['s', 'text'],
  ['a', 'first'],
])

test('names in code are renamed, in comments only what stands in backticks', () => {
  expect(renameTokens('s.a = s + "s" # `s` is s', 'python', names)).toBe('text.a = text + "s" # `text` is s')
  expect(renameTokens('f(...s, x.s) // `a` a', 'javascript', names)).toBe('f(...text, x.s) // `first` a')
})

test('what an f-string or a template computes is renamed, and its words are not', () => {
  expect(renameTokens('f"{s[a]} is s"', 'python', names)).toBe('f"{text[first]} is s"')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source to be renamed
  expect(renameTokens('`${s}`', 'javascript', names)).toBe('`${text}`')
})

test('a regular expression keeps its letters, and a division is none', () => {
  expect(renameTokens('s.replace(/[\\/a]+s/g, a) / s', 'javascript', names)).toBe(
    'text.replace(/[\\/a]+s/g, first) / text',
  )
})

test('a name that already means something, or cannot be one, is not taken', () => {
  const wishes: [string, string][] = [
    ['nums', 'seen'],
    ['target', 'in'],
    ['k', 'goal'],
  ]
  expect(safeRenames('def f(nums, target, k):\n    seen = {}', 'python', wishes)).toEqual(new Map([['k', 'goal']]))
})

test('a page may call two of ours by each other’s names', () => {
  const swapped: [string, string][] = [
    ['n', 'k'],
    ['k', 'n'],
  ]
  expect(safeRenames('def f(n, k): return n - k', 'python', swapped)).toEqual(new Map(swapped))
  expect(safeRenames('def f(n, k): return n - k', 'python', [['n', 'k']])).toEqual(new Map())
})

const nums = new Map([
  ['nums', 'values'],
  ['k', 'limit'],
])

test.each<[Language, string, string]>([
  [
    'java',
    'char k1 = \'k\'; nums[k] = "nums".charAt(k); // `k` k',
    'char k1 = \'k\'; values[limit] = "nums".charAt(limit); // `limit` k',
  ],
  [
    'java',
    'List<int[]> nums = this.nums; map.k(1L); int::k',
    'List<int[]> values = this.values; map.k(1L); int::limit',
  ],
  [
    'cpp',
    "#define k 1\nint a = 1'000'k;\nfor (auto& n : nums) n->k += std::k(k);",
    "#define k 1\nint a = 1'000'k;\nfor (auto& n : values) n->limit += std::k(limit);",
  ],
  ['cpp', 'auto s = R"(nums "k" )" + nums; // nums', 'auto s = R"(nums "k" )" + values; // nums'],
  ['csharp', 'var s = $"{nums[k]} k {{" + @"C:\\k" + \'k\';', 'var s = $"{values[limit]} k {{" + @"C:\\k" + \'k\';'],
  [
    'go',
    's := `nums k` + "k"; c := \'k\'; for i := range nums { c.k = h.k(k) }',
    's := `nums k` + "k"; c := \'k\'; for i := range values { c.limit = h.k(limit) }',
  ],
  [
    'rust',
    'fn f<\'k>(nums: &\'k [char]) { let a = \'k\'; for i in 0..nums.len() { print!("{k} k {nums:?}"); } "{k}" }',
    'fn f<\'k>(values: &\'k [char]) { let a = \'k\'; for i in 0..values.len() { print!("{limit} k {values:?}"); } "{k}" }',
  ],
  [
    'rust',
    'let s = r#"k "nums""#; Self { k, len: nums.len() }',
    'let s = r#"k "nums""#; Self { limit, len: values.len() }',
  ],
])('in %s names are renamed, and nothing that only looks like one: %s', (language, source, renamed) => {
  expect(renameTokens(source, language, nums)).toBe(renamed)
})

test('a function is renamed where it calls itself by the class or object it belongs to', () => {
  const names = new Map([['solve', 'rob']])
  expect(renameTokens('fn solve(n: i32) { Self::solve(n - 1) + other::solve(n) }', 'rust', names)).toBe(
    'fn rob(n: i32) { Self::rob(n - 1) + other::solve(n) }',
  )
  expect(renameTokens('return this->solve(n) + node->solve(n);', 'cpp', names)).toBe(
    'return this->rob(n) + node->solve(n);',
  )
  expect(renameTokens('return self.solve(n) + node.solve', 'python', names)).toBe('return self.rob(n) + node.solve')
})

test('fields of nodes and of libraries keep their names', () => {
  const names = new Map([
    ['length', 'size'],
    ['left', 'low'],
  ])
  expect(renameTokens('f(length, left, nums.length, root.left)', 'java', names)).toBe(
    'f(size, low, nums.length, root.left)',
  )
})

test('fields that the source declares itself go with its names', () => {
  const names = new Map([['val', 'value']])
  expect(
    renameTokens('struct Node { int val; Node* next; };\nvoid f(int val) { node->val = val; }', 'cpp', names),
  ).toBe('struct Node { int value; Node* next; };\nvoid f(int value) { node->value = value; }')
  expect(renameTokens('record Node(int val) {}\nint f(int val) { return node.val() + val; }', 'java', names)).toBe(
    'record Node(int value) {}\nint f(int value) { return node.value() + value; }',
  )
})

test.each<[Language, string, string, string]>([
  ['python', 'two_sum', 'TwoSum', 'two_sum'],
  ['javascript', 'twoSum', 'two_sum', 'twoSum'],
  ['java', 'twoSum', 'TwoSum', 'twoSum'],
  ['cpp', 'twoSum', 'two_sum', 'twoSum'],
  ['csharp', 'TwoSum', 'two_sum', 'TwoSum'],
  ['go', 'twoSum', 'TwoSum', 'TwoSum'],
  ['rust', 'two_sum', 'twoSum', 'two_sum'],
])('functions and methods in %s follow its habit', (language, called, shown, method) => {
  expect(functionNameIn(language, shown)).toBe(called)
  expect(methodNameIn(language, shown)).toBe(method)
})
