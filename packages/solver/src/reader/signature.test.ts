import { expect, test } from 'vitest'
import { readSignature } from './signature.ts'

const twoSum = {
  name: 'twoSum',
  parameters: [
    { name: 'nums', type: 'integer[]' },
    { name: 'target', type: 'integer' },
  ],
  returns: 'integer[]',
}

test('starter code in every language, line numbers or not, asks for the same function', () => {
  const codes = [
    'class Solution:\ndef twoSum(self, nums: List[int], target: int) -> List[int]:',
    '/**\n* @param {number[]} nums\n* @param {number} target\n* @return {number[]}\n*/\nvar twoSum = function(nums, target) {\n};',
    'function twoSum(nums: number[], target: number): number[] {\n}',
    '1 class Solution {\n2     public int[] twoSum(int[] nums, int target) {\n3\n4     }\n5 }',
    'class Solution {\npublic:\n    vector<int> twoSum(vector<int>& nums, int target) {\n\n    }\n};',
    'public class Solution {\n    public IList<int> twoSum(int[] nums, int target) {\n    }\n}',
    'func twoSum(nums []int, target int) []int {\n\n}',
    'impl Solution {\n    pub fn twoSum(nums: Vec<i32>, target: i32) -> Vec<i32> {\n    }\n}',
  ]
  for (const code of codes) expect(readSignature(code, [])).toEqual(twoSum)
})

test('nodes, grids and 64 bits are known in the languages that write them in their own way', () => {
  const types = (code: string) => {
    const signature = readSignature(code, [])
    return [...(signature?.parameters ?? []).map(({ type }) => type), signature?.returns]
  }
  expect(types('bool f(TreeNode* root, vector<vector<char>>& grid, long long k) {')).toEqual([
    'tree_node',
    'character[][]',
    'long',
    'boolean',
  ])
  expect(types('func f(a, b string, head *ListNode) {')).toEqual(['string', 'string', 'list_node', 'void'])
  expect(types('pub fn f(root: Option<Rc<RefCell<TreeNode>>>, words: Vec<String>) -> bool {')).toEqual([
    'tree_node',
    'string[]',
    'boolean',
  ])
  expect(types('public List<List<Integer>> f(String s, char[][] board) {')).toEqual([
    'string',
    'character[][]',
    'integer[][]',
  ])
})

test('types that the code leaves open come from the examples', () => {
  const example = { input: '', expected: '', arguments: [{ value: [2, 7] }, { value: 9 }], value: [0, 1] }
  expect(readSignature('function twoSum(nums, target) {', [example])).toEqual(twoSum)
})

test('a type that stays unknown makes no signature', () => {
  expect(readSignature('function twoSum(nums, target) {', [])).toBeUndefined()
  expect(readSignature('def f(graph: Graph) -> int:', [])).toBeUndefined()
  expect(readSignature('', [])).toBeUndefined()
})
