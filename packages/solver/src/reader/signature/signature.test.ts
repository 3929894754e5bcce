import { expect, test } from 'vitest'
import { declaredName, declaredTypes, leavesTypesOpen, readClassSignature, readSignature } from './signature.ts'

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

const cache = {
  name: 'LRUCache',
  parameters: [{ name: 'capacity', type: 'integer' }],
  methods: [
    { name: 'get', parameters: [{ name: 'key', type: 'integer' }], returns: 'integer' },
    {
      name: 'put',
      parameters: [
        { name: 'key', type: 'integer' },
        { name: 'value', type: 'integer' },
      ],
      returns: 'void',
    },
  ],
}

test('starter code of a class asks for the same class in every language, and for no function', () => {
  const codes = [
    '1 class LRUCache:\n2\n3     def __init__(self, capacity: int):\n4\n5     def get(self, key: int) -> int:\n6\n7     def put(self, key: int, value: int) -> None:\n8 # Your LRUCache object will be instantiated and called as such:\n9 # obj = LRUCache(capacity)\n10 # param_1 = obj.get(key)',
    '/**\n * @param {number} capacity\n */\nvar LRUCache = function(capacity) {\n\n};\n/**\n * @param {number} key\n * @return {number}\n */\nLRUCache.prototype.get = function(key) {\n};\n/**\n * @param {number} key\n * @param {number} value\n * @return {void}\n */\nLRUCache.prototype.put = function(key, value) {\n};',
    'class LRUCache {\n    constructor(capacity: number) {\n    }\n\n    get(key: number): number {\n    }\n\n    put(key: number, value: number): void {\n    }\n}',
    'class LRUCache {\n\n    public LRUCache(int capacity) {\n\n    }\n\n    public int get(int key) {\n\n    }\n\n    public void put(int key, int value) {\n\n    }\n}\n/**\n * LRUCache obj = new LRUCache(capacity);\n */',
    'class LRUCache {\npublic:\n    LRUCache(int capacity) {\n\n    }\n\n    int get(int key) {\n\n    }\n\n    void put(int key, int value) {\n\n    }\n};',
    'type LRUCache struct {\n}\n\nfunc Constructor(capacity int) LRUCache {\n}\n\nfunc (this *LRUCache) get(key int) int {\n}\n\nfunc (this *LRUCache) put(key int, value int) {\n}',
    'struct LRUCache {\n}\n\nimpl LRUCache {\n    fn new(capacity: i32) -> Self {\n    }\n\n    fn get(&self, key: i32) -> i32 {\n    }\n\n    fn put(&self, key: i32, value: i32) {\n    }\n}',
  ]
  for (const code of codes) {
    expect(readClassSignature(code, [])).toEqual(cache)
    expect(readSignature(code, [])).toBeUndefined()
  }
})

test('a constructor whose strokes are overlooked is the constructor', () => {
  const code =
    'class LRUCache:\ndef init (self, capacity: int):\ndef get(self, key: int) -> int:\ndef put(self, key: int, value: int) -> None:'
  expect(readClassSignature(code, [])).toEqual(cache)
})

test('types that a class leaves open come from the operations of the examples', () => {
  const code = 'class LRUCache {\n  constructor(capacity) {\n  }\n  get(key) {\n  }\n  put(key, value) {\n  }\n}'
  const operations = { value: ['LRUCache', 'put', 'get'] }
  const given = { value: [[2], [1, 1], [1]] }
  const example = { input: '', expected: '', arguments: [operations, given], value: [null, null, 1] }
  expect(readClassSignature(code, [example])).toEqual(cache)
  expect(readClassSignature(code, [])).toBeUndefined()
  // The edge of the editor cut off what the example calls.
  const cut = code.slice(0, code.indexOf('put'))
  expect(readClassSignature(cut, [example])).toBeUndefined()
})

test('a class that only carries a function is none', () => {
  for (const code of [
    'class Solution:\ndef f(self, n: int) -> int:',
    'class ListNode {\n  constructor(val, next) {\n  }\n}\nfunction f(head) {',
  ])
    expect(readClassSignature(code, [])).toBeUndefined()
})

test('a class with one method holds a function, unless the examples are operations', () => {
  const called = {
    input: 'root = [1,2,2]',
    expected: 'true',
    arguments: [{ name: 'root', value: [1, 2, 2] }],
    value: true,
  }
  const symmetric = 'public class SymmetricTree {\n    public boolean isSymmetric(TreeNode root) {\n    }\n}'
  expect(readClassSignature(symmetric, [called])).toBeUndefined()
  expect(readSignature(symmetric, [called])).toMatchObject({ name: 'isSymmetric', returns: 'boolean' })
  expect(readClassSignature(symmetric, [])).toMatchObject({ name: 'SymmetricTree' })

  const operations = {
    input: '["RecentCounter","ping"]\n[[],[1]]',
    expected: '[null,1]',
    arguments: [{ value: ['RecentCounter', 'ping'] }, { value: [[], [1]] }],
    value: [null, 1],
  }
  const counter = 'class RecentCounter {\n    public RecentCounter() {\n    }\n    public int ping(int t) {\n    }\n}'
  expect(readClassSignature(counter, [operations])).toMatchObject({ name: 'RecentCounter' })
  expect(readSignature(counter, [operations])).toBeUndefined()
})

test('where a program begins is no function that the page asks for', () => {
  for (const code of [
    'import sys\n\ndef main():\n    # write your code here\n    pass\n\nmain()',
    '#include <bits/stdc++.h>\nusing namespace std;\nint main() {\n    return 0;\n}',
    'public class Solution {\n  public static void main(String[] args) {\n  }\n}',
    'function processData(input) {\n    //Enter your code here\n}',
  ])
    expect(readSignature(code, [{ input: '3', expected: '3', arguments: [{ value: 3 }], value: 3 }])).toBeUndefined()
})

test.each([
  '# Definition for singly-linked list.\n# class ListNode:\n#     def __init__(self, val=0, next=None):\n#         self.val = val\nclass Solution:\n    def addTwo(self, a: Optional[ListNode], b: Optional[ListNode]) -> Optional[ListNode]:\n',
  '/**\n * Definition for singly-linked list.\n * public class ListNode {\n *     int val;\n *     ListNode(int val, ListNode next) { this.val = val; }\n * }\n */\nclass Solution {\n    public ListNode addTwo(ListNode a, ListNode b) {\n    }\n}',
  '/**\n * Definition for singly-linked list.\n * function ListNode(val, next) {\n *     this.val = val\n * }\n */\n/**\n * @param {ListNode} a\n * @param {ListNode} b\n * @return {ListNode}\n */\nvar addTwo = function(a, b) {\n};',
  '/**\n * Definition for singly-linked list.\n * type ListNode struct {\n *     Val int\n *     Next *ListNode\n * }\n */\nfunc addTwo(a *ListNode, b *ListNode) *ListNode {\n}',
])('nodes that a comment declares are not what is asked for: %#', (code) => {
  expect(readSignature(code, [])).toEqual({
    name: 'addTwo',
    parameters: [
      { name: 'a', type: 'list_node' },
      { name: 'b', type: 'list_node' },
    ],
    returns: 'list_node',
  })
})

test('a class that carries a static function, or is known to carry one, is not what is asked for', () => {
  const java = (name: string, modifier: string) =>
    `class ${name} {\npublic ${modifier}int leastTime(List<String> tasks, int n) {`
  const expected = {
    name: 'leastTime',
    parameters: [
      { name: 'tasks', type: 'string[]' },
      { name: 'n', type: 'integer' },
    ],
    returns: 'integer',
  }
  for (const code of [java('Result', 'static '), java('Scheduler', 'static '), java('Result', '')]) {
    expect(readClassSignature(code, [])).toBeUndefined()
    expect(readSignature(code, [])).toEqual(expected)
  }
})

test('what a function takes is told by its starter code, or by the parameters that the statement lists', () => {
  const statement =
    'cost has the following parameter(s):\n\n• int costs[n]: of each\n\n• intk\n\nReturns\n\n• int: the least'
  expect(declaredTypes('', statement)).toEqual(['integer[]', 'integer'])
  expect(declaredTypes('def cost(word: str, k):', statement)).toEqual(['string', null])
  expect(declaredTypes('', 'f has the following parameters:\n\n• costs: of each\n\n• int k')).toEqual([])
  expect(declaredTypes('', 'Find the least cost.')).toEqual([])
})

test('a node that lost its comment marks, a bracket taken for a letter and an editor that cuts the line do no harm', () => {
  const node = 'class ListNode:\ndef init (self, val=0, next=None):\nself.val = val\nclass Solution:\n'
  const read = (code: string) => readSignature(node + code, [{ input: '', expected: '', arguments: [], value: [1] }])
  const parameters = [
    { name: 'l1', type: 'list_node' },
    { name: 'l2', type: 'list_node' },
  ]
  expect(read('def add(self, 11: Optionall[ListNode], 12: OptionaliListNode]) -> Optional[ListNode]:')).toEqual({
    name: 'add',
    parameters,
    returns: 'list_node',
  })
  expect(read('def add(self, l1: Optional[ListNode], 12: Optional[ListNode]) -> Opt')).toMatchObject({
    parameters,
    returns: 'list_node',
  })
  expect(read('def add(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> ')).toBeUndefined()
  expect(read('def add(self, left: int, right: int) -> Li')).toMatchObject({ returns: 'integer[]' })
})

test('strokes of a name that stand apart, and a bracket overlooked at the end of its line, do no harm', () => {
  const signature = { parameters: [{ name: 'n', type: 'integer' }], returns: 'integer' }
  expect(readSignature('impl Solution {\npub fn lowest _common ancestor(n: i32) -> i32 {\n}', [])).toEqual({
    name: 'lowest_common_ancestor',
    ...signature,
  })
  const script = '* @param {number} n\n* @return {number}\nvar deepest = function(n)\n}:'
  expect(readSignature(script, [])).toEqual({ name: 'deepest', ...signature })
})

test('parameters that a narrow editor breaks are those of their method', () => {
  const code = ['class Trips {', 'public Trips() {', 'public double mean(String from, String', 'to) {', '}', '}'].join(
    '\n',
  )
  expect(readClassSignature(code, [])?.methods).toEqual([
    {
      name: 'mean',
      parameters: [
        { name: 'from', type: 'string' },
        { name: 'to', type: 'string' },
      ],
      returns: 'double',
    },
  ])
})

test('an array may be nodes where the page speaks of them and the code leaves its type open', () => {
  const examples = [{ input: 'root = [5, 3]', expected: '2', arguments: [{ name: 'root', value: [5, 3] }], value: 2 }]
  const open = (code: string, statement: string) => leavesTypesOpen(code, statement, examples)
  expect(open('def solution(root):', 'Count the nodes of the binary tree.')).toBe(true)
  expect(open('function solution(root) {', 'Reverse the linked list.')).toBe(true)
  expect(open('def solution(root):', 'Count the numbers of the array.')).toBe(false)
  expect(open('def solution(root: List[int]):', 'The array holds a tree, level by level.')).toBe(false)
  expect(open('def solution(root: TreeNode):', 'Count the nodes of the binary tree.')).toBe(false)
})

test('a function may change what it is given where the page speaks of that and the code does not say what it returns', () => {
  const examples = [
    { input: 'a = [5, 3]', expected: '[3, 5]', arguments: [{ name: 'a', value: [5, 3] }], value: [3, 5] },
  ]
  const open = (code: string, statement: string) => leavesTypesOpen(code, statement, examples)
  expect(open('function order(a) {', 'Sort the array in place.')).toBe(true)
  expect(open('function order(a) {', 'The function must not return the array.')).toBe(true)
  expect(open('function order(a) {', 'Return the array, sorted.')).toBe(false)
  expect(open('def order(a) -> List[int]:', 'Sort the array in place.')).toBe(false)
})

test('a function has a name where its types stay open; a class and a program have none', () => {
  expect(declaredName('def solution(root):')).toBe('solution')
  expect(declaredName('class MinStack:\n    def __init__(self):\n    def push(self, val: int):')).toBeUndefined()
  expect(declaredName('int main() {')).toBeUndefined()
})

test('the function that makes a node is not the one that is asked for, though the marks of its comment were lost', () => {
  const node = '// function ListNode(val, next) {\n/ this.val = val ?? 0\n/}'
  for (const head of [node, node.replace('// ', '/l ')]) {
    expect(declaredName(`${head}\nfunction turnAround(engine) {`)).toBe('turnAround')
  }
})

test('a bracket of an array is read as an upright', () => {
  const types = (code: string) => declaredTypes(code, '')
  expect(types('public int[] order(int steps, int[1[] rules) {')).toEqual(['integer', 'integer[][]'])
  expect(types('public int order(String[1 names, int[]1[] rules, int[1] cost) {')).toEqual([
    'string[]',
    'integer[][]',
    'integer[]',
  ])
})
