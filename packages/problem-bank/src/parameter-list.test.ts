import type { Language } from '@dryrun/contract/languages'
import { expect, test } from 'vitest'
import { reorderParameters } from './parameter-list.ts'

test.each<[Language, string, string]>([
  [
    'python',
    'def f(nums: list[int], k: int) -> int:\n    return f(g(nums, 1), ",")',
    'def f(k: int, nums: list[int]) -> int:\n    return f(",", g(nums, 1))',
  ],
  [
    'java',
    "int f(Map<String, List<Integer>> m, char k) { return this.f(new HashMap<String, List<Integer>>(), ','); }",
    "int f(char k, Map<String, List<Integer>> m) { return this.f(',', new HashMap<String, List<Integer>>()); }",
  ],
  [
    'java',
    'int f(int a, int b) { return a < b ? f(a < b, c > d) : x.f(a, b); }',
    'int f(int b, int a) { return a < b ? f(c > d, a < b) : x.f(a, b); }',
  ],
  [
    'cpp',
    'int f(vector<pair<int, int>>& nums, int k) { return this->f(nums, k) + s->f(a, b); }',
    'int f(int k, vector<pair<int, int>>& nums) { return this->f(k, nums) + s->f(a, b); }',
  ],
  [
    'csharp',
    'public int F(int[] nums, Func<int, int> k) => F($"{a},", k);',
    'public int F(Func<int, int> k, int[] nums) => F(k, $"{a},");',
  ],
  [
    'go',
    'func f(nums, other []int) int { return f(other, nums) }',
    'func f(other, nums []int) int { return f(nums, other) }',
  ],
  [
    'go',
    'func f(nums []int, k int) int { return f(nums[1:], k) }',
    'func f(k int, nums []int) int { return f(k, nums[1:]) }',
  ],
  [
    'rust',
    'fn f(mut nums: Vec<(i32, i32)>, k: HashMap<i32, i32>) -> i32 { Self::f(nums, Vec::<(u8, u8)>::new()) }',
    'fn f(k: HashMap<i32, i32>, mut nums: Vec<(i32, i32)>) -> i32 { Self::f(Vec::<(u8, u8)>::new(), nums) }',
  ],
])(
  'in %s parameters change places where a function is defined and where it calls itself: %s',
  (language, source, other) => {
    expect(reorderParameters(source, language, language === 'csharp' ? 'F' : 'f', [1, 0])).toBe(other)
  },
)

test('names of Go that share a type have one each where they come apart', () => {
  expect(reorderParameters('func f(a, b int, s string) int {', 'go', 'f', [0, 2, 1])).toBe(
    'func f(a int, s string, b int) int {',
  )
})

test.each<[Language, string, string]>([
  ['python', 'def f(a: list[int]) -> int:\n    return f(a)', 'def f(n: int, a: list[int]) -> int:\n    return f(0, a)'],
  ['javascript', 'function f(a) { return f(a) }', 'function f(n, a) { return f(0, a) }'],
  ['java', 'int f(int[] a) { return f(a); }', 'int f(int n, int[] a) { return f(0, a); }'],
  ['cpp', 'int f(vector<int>& a) { return f(a); }', 'int f(int n, vector<int>& a) { return f(0, a); }'],
  ['csharp', 'public int F(int[] a) => F(a);', 'public int F(int n, int[] a) => F(0, a);'],
  ['go', 'func f(a []int) int { return f(a) }', 'func f(n int, a []int) int { return f(0, a) }'],
  ['rust', 'fn f(a: Vec<i32>) -> i32 { Self::f(a) }', 'fn f(n: i32, a: Vec<i32>) -> i32 { Self::f(0, a) }'],
])('in %s one more integer is declared, and any is given to it: %s', (language, source, wider) => {
  expect(reorderParameters(source, language, language === 'csharp' ? 'F' : 'f', ['n', 0])).toBe(wider)
})
