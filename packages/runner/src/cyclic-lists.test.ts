import { Language } from '@dryrun/contract/languages'
import type { ValueType } from '@dryrun/contract/problem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Runner, standardLimits, type Value } from './program.ts'
import { eachSandbox, outcomesOf, runTrial, valuesOf } from './testing.ts'
import { encode, WrongType } from './values.ts'

/** How many nodes there are, and the place of the one that the last leads back to, told by the nodes themselves. */
const sources: Record<Exclude<Language, 'rust'>, string> = {
  python: `def f(head: "ListNode") -> "list[int]":
    seen = []
    while head is not None and not any(head is node for node in seen):
        seen.append(head)
        head = head.next
    return [len(seen), next((place for place, node in enumerate(seen) if node is head), -1)]`,
  javascript: `function f(head) {
  const seen = []
  for (; head && !seen.includes(head); head = head.next) seen.push(head)
  return [seen.length, seen.indexOf(head)]
}`,
  java: `class Solution {
  public int[] f(ListNode head) {
    var seen = new ArrayList<ListNode>();
    for (; head != null && !seen.contains(head); head = head.next) seen.add(head);
    return new int[] { seen.size(), seen.indexOf(head) };
  }
}`,
  csharp: `class Solution {
  public int[] F(ListNode head) {
    var seen = new List<ListNode>();
    for (; head != null && !seen.Contains(head); head = head.next) seen.Add(head);
    return new[] { seen.Count, seen.IndexOf(head) };
  }
}`,
  cpp: `class Solution {
public:
  vector<int> f(ListNode* head) {
    vector<ListNode*> seen;
    for (; head && find(seen.begin(), seen.end(), head) == seen.end(); head = head->next) seen.push_back(head);
    const int place = find(seen.begin(), seen.end(), head) - seen.begin();
    return {(int)seen.size(), head ? place : -1};
  }
};`,
  go: `func f(head *ListNode) []int {
	seen := []*ListNode{}
	for ; head != nil && !slices.Contains(seen, head); head = head.Next {
		seen = append(seen, head)
	}
	return []int{len(seen), slices.Index(seen, head)}
}`,
}

const takes: ValueType[] = ['cyclic_list']
const returns: ValueType = 'integer[]'

eachSandbox((kind) => {
  let runner: Runner
  beforeAll(async () => {
    runner = await openRunner({ only: kind })
  }, 60_000)
  afterAll(() => runner.close())

  const languages = Language.exclude(['rust']).options.filter(
    (language) => kind === 'native' || /^(?:python|javascript)$/.test(language),
  )
  /** A compiler that has never been used here is made ready by its first program. */
  test.each(languages)(
    'the tail leads back to the node of that place, or nowhere, whatever the values are, in %s',
    { timeout: 120_000 },
    async (language) => {
      const calls: Value[][] = [
        [[[3, 2, 0, -4], 1]],
        [[[1, 2], 0]],
        [[[7, 7, 7], 2]],
        [[[1], 0]],
        [[[7, 7], -1]],
        [[[], -1]],
      ]
      const report = await runTrial(runner, language, { source: sources[language], takes, returns, calls })
      expect(valuesOf(report)).toEqual([
        [4, 1],
        [2, 0],
        [3, 2],
        [1, 0],
        [2, -1],
        [0, -1],
      ])
    },
  )

  if (kind === 'portable') return

  const own: [Language, string][] = [
    [
      'python',
      'class ListNode:\n    def __init__(self, x): self.val, self.next = x, None\ndef f(head): return [head.val, int(head.next is head)]',
    ],
    [
      'java',
      'class Solution { static class ListNode { long val; ListNode next; ListNode(long x) { val = x; } } long[] f(ListNode head) { return new long[] { head.val, head.next == head ? 1 : 0 }; } }',
    ],
    [
      'cpp',
      'struct ListNode { long long val; ListNode* next; ListNode(long long x) : val(x), next(nullptr) {} };\nvector<int> f(const ListNode* head) { return {(int)head->val, head->next == head}; }',
    ],
    [
      'csharp',
      'class ListNode { public long Val { get; set; } public ListNode Next; }\nclass Solution { long[] F(ListNode head) => new[] { head.Val, head.Next == head ? 1 : 0L }; }',
    ],
    [
      'go',
      'type ListNode struct {\n\tVal int64\n\tNext *ListNode\n}\nfunc f(head *ListNode) []int64 {\n\tif head.Next == head { return []int64{head.Val, 1} }\n\treturn []int64{head.Val, 0}\n}',
    ],
  ]
  test.each(own)(
    'it is of the nodes that the author defines, in %s',
    { timeout: 120_000 },
    async (language, source) => {
      expect(valuesOf(await runTrial(runner, language, { source, takes, returns, calls: [[[[9], 0]]] }))).toEqual([
        [9, 1],
      ])
    },
  )

  test('a class may be given one too', async () => {
    const source =
      'class Ring:\n    def __init__(self, head): self.head = head\n    def next(self): return self.head.next.val'
    const parameters = takes.map((type) => ({ name: 'head', type }))
    const entry = { name: 'Ring', parameters, methods: [{ name: 'next', parameters: [], returns: 'integer' }] }
    const call = {
      arguments: [
        ['Ring', 'next'],
        [[[[4], 0]], []],
      ],
    }
    expect(valuesOf(await runner.run({ language: 'python', source, entry }, [call], standardLimits))).toEqual([
      [null, 4],
    ])
  })

  const looking: [Language, string][] = [
    ['python', 'def f(*given): return [len(given), len(vars(given[0]))]'],
    ['javascript', 'function f() { return [arguments.length, Object.keys(arguments[0]).length] }'],
    [
      'java',
      'class Solution { int[] f(ListNode head) { return new int[] { 1, head.getClass().getFields().length }; } }',
    ],
  ]
  test.each(looking)(
    'the program is given the first node and no place, in %s',
    { timeout: 120_000 },
    async (language, source) => {
      expect(valuesOf(await runTrial(runner, language, { source, takes, returns, calls: [[[[5, 6], 1]]] }))).toEqual([
        [1, 2],
      ])
    },
  )

  test('a C++ function that would take the values and the place is not given them', { timeout: 120_000 }, async () => {
    const source = 'vector<int> f(tuple<vector<int>, int> given) { return {get<1>(given)}; }'
    const report = await runTrial(runner, 'cpp', { source, takes, returns, calls: [[[[5, 6], 1]]] })
    expect(outcomesOf(report)[0]?.status).toBe('threw')
  })

  test('a list of Rust, which cannot lead back, is refused with the reason', { timeout: 120_000 }, async () => {
    const source = 'impl Solution { pub fn f(head: Option<Box<ListNode>>) -> Vec<i32> { vec![head.is_some() as i32] } }'
    expect(await runTrial(runner, 'rust', { source, takes, returns, calls: [[[[5], -1]]] })).toEqual({
      status: 'compile-error',
      error: { message: expect.stringMatching(/no list of them leads back/) },
    })
  })
})

describe('a list whose tail may lead back', () => {
  test.each<[string, Value]>([
    ['no list', null],
    ['no place', [[1, 2]]],
    ['a place behind the last', [[1, 2], 2]],
    ['a place before none', [[1, 2], -2]],
    ['a place of an empty list', [[], 0]],
    ['a half', [[1, 2], 0.5]],
    ['more than a place', [[1, 2], 0, 1]],
    ['a text', [['a'], 0]],
  ])('is refused with %s before anything runs', (_, value) => {
    expect(() => encode(value, 'cyclic_list')).toThrow(WrongType)
  })
})
