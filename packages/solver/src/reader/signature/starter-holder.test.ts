import type { StarterCode } from '@dryrun/contract/problem'
import { expect, test } from 'vitest'
import { readClassSignature, readSignature } from './signature.ts'
import { readStarter } from './starter-holder.ts'

test.each<[string, StarterCode]>([
  ['class Solution:\ndef twoSum(self, nums: List[int]) -> List[int]:', { language: 'python', holder: 'Solution' }],
  ['def twoSum(self, nums: List[int]) -> List[int]:', { language: 'python', holder: 'Solution' }],
  ['def birthday(candles):', { language: 'python' }],
  [
    '# Definition for singly-linked list.\n# class ListNode:\nclass Solution:\ndef f(self, head: Optional[ListNode]) -> bool:',
    { language: 'python', holder: 'Solution' },
  ],
  ['/**\n* @param {number[]} nums\n*/\nvar twoSum = function(nums, target) {\n};', { language: 'javascript' }],
  ['function birthday(candles) {', { language: 'javascript' }],
  ['class Solution {\n    public int[] twoSum(int[] nums, int target) {', { language: 'java', holder: 'Solution' }],
  ['class Solution {\npublic boolean isValid(String s) {', { language: 'java', holder: 'Solution' }],
  [
    'class Result {\npublic static int birthday(List<Integer> candles) {',
    { language: 'java', holder: 'Result', isStatic: true },
  ],
  [
    'class Solution {\npublic:\nvector<int> twoSum(vector<int>& nums, int target) {',
    { language: 'cpp', holder: 'Solution' },
  ],
  ['class Solution {\npublic:\nint climb(int n) {', { language: 'cpp', holder: 'Solution' }],
  ['int birthday(vector<int> candles) {', { language: 'cpp' }],
  [
    'public class Solution {\npublic int[] TwoSum(int[] nums, int target) {',
    { language: 'csharp', holder: 'Solution' },
  ],
  ['public class Solution {\npublic IList<IList<int>> F(string s) {', { language: 'csharp', holder: 'Solution' }],
  [
    'class Result\n{\npublic static int birthday(List<int> candles)\n{',
    { language: 'csharp', holder: 'Result', isStatic: true },
  ],
  ['func twoSum(nums []int, target int) []int {', { language: 'go' }],
  [
    'impl Solution {\npub fn two_sum(nums: Vec<i32>, target: i32) -> Vec<i32> {',
    { language: 'rust', holder: 'Solution' },
  ],
  ['pub fn two_sum(nums: Vec<i32>) -> Vec<i32> {', { language: 'rust', holder: 'Solution' }],
  ['fn birthday(candles: &[i32]) -> i32 {', { language: 'rust' }],
])('starter code tells its language, and what holds its function: %s', (code, starter) => {
  expect(readStarter(code)).toEqual(starter)
})

test('a page without code has none', () => {
  expect(readStarter('')).toBeUndefined()
})

test.each<[string, string[]]>([
  [
    'public List<List<Integer>> f(final List<String> words, char[][] board, long k) {',
    ['string[]', 'character[][]', 'long', 'integer[][]'],
  ],
  ['public ListNode f(ListNode[] lists, TreeNode root) {', ['list_node[]', 'tree_node', 'list_node']],
  [
    'vector<vector<int>> f(vector<vector<char>>&board, const std::string &s, long long k) {',
    ['character[][]', 'string', 'long', 'integer[][]'],
  ],
  [
    'ListNode* f(vector<ListNode*>& lists, TreeNode *root, uint32_t n) {',
    ['list_node[]', 'tree_node', 'integer', 'list_node'],
  ],
  [
    'public IList<IList<int>> F(IList<string> words, char[][] board, bool b, TreeNode root) {',
    ['string[]', 'character[][]', 'boolean', 'tree_node', 'integer[][]'],
  ],
  [
    'func f(board [][]byte, head *ListNode, lists []*ListNode, a, b int64) [][]int {',
    ['character[][]', 'list_node', 'list_node[]', 'long', 'long', 'integer[][]'],
  ],
  ['func f(nums [Jint, words []string) [lint {', ['integer[]', 'string[]', 'integer[]']],
  [
    'pub fn f(mut board: &mut Vec<Vec<char>>, root: Option<Rc<RefCell<TreeNode>>>, head: Option<Box<ListNode>>, k: 132) -> Vec<Vec<l32>> {',
    ['character[][]', 'tree_node', 'list_node', 'integer', 'integer[][]'],
  ],
  [
    'fn f(nums: &[i32], words: Vec<String>, s: &str, k: I64) -> bool {',
    ['integer[]', 'string[]', 'string', 'long', 'boolean'],
  ],
])('types are read as each language spells them, slips of the recogniser included: %s', (code, types) => {
  const signature = readSignature(code, [])
  expect([...(signature?.parameters ?? []).map(({ type }) => type), signature?.returns]).toEqual(types)
})

test('a class of tests holds no solution', () => {
  expect(readStarter('class DigitSetsTest {\n@Test\nvoid case1() {')).toEqual({ language: 'java' })
  expect(readClassSignature('class DigitSetsTest {\n@Test\nvoid case1() {\n}\n}', [])).toBeUndefined()
})
