import { Language } from '@dryrun/contract/languages'
import type { ValueType } from '@dryrun/contract/problem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner } from './choose.ts'
import { type Runner, standardLimits, type Value } from './program.ts'
import { eachSandbox, outcomesOf, runTrial, valuesOf } from './testing.ts'
import { WrongType } from './values.ts'

const javaLike = `class Solution {
  public TreeNode f(TreeNode root, TreeNode p, TreeNode q, int how) {
    if (how == 0) return root.left == p ? p : null;
    if (how == 1) return null;
    if (how == 2) return new TreeNode(q.val);
    return how == 3 ? root : q == null ? p.right : q;
  }
}`

/** By the last argument: the first node where it is the root's own left child, none, a copy of the second, or another. */
const sources: Record<Language, string> = {
  python: `class Solution:
    def f(self, root: "TreeNode", p: "TreeNode", q: "TreeNode", how: int) -> "TreeNode":
        return [lambda: p if root.left is p else None, lambda: None, lambda: TreeNode(q.val), lambda: root, lambda: q or p.right][how]()`,
  javascript: `var f = function (root, p, q, how) {
  return [() => (root.left === p ? p : null), () => null, () => new TreeNode(q.val), () => root, () => q ?? p.right][how]()
}`,
  java: javaLike,
  csharp: javaLike,
  cpp: `class Solution {
public:
  TreeNode* f(TreeNode* root, TreeNode* p, TreeNode* q, int how) {
    if (how == 0) return root->left == p ? p : nullptr;
    if (how == 1) return nullptr;
    if (how == 2) return new TreeNode(q->val);
    return how == 3 ? root : !q ? p->right : q;
  }
};`,
  go: `func f(root, p, q *TreeNode, how int) *TreeNode {
	switch {
	case how == 0 && root.Left == p:
		return p
	case how < 2:
		return nil
	case how == 2:
		return &TreeNode{Val: q.Val}
	case how == 3:
		return root
	case q == nil:
		return p.Right
	}
	return q
}`,
  rust: `use std::cell::RefCell;
use std::rc::Rc;
type Node = Option<Rc<RefCell<TreeNode>>>;
impl Solution {
    pub fn f(root: Node, p: Node, q: Node, how: i32) -> Node {
        let (root, p) = (root?, p?);
        match how {
            0 if Rc::ptr_eq(root.borrow().left.as_ref()?, &p) => Some(p),
            0 | 1 => None,
            2 => Some(Rc::new(RefCell::new(TreeNode::new(q?.borrow().val)))),
            3 => Some(root),
            _ => if q.is_none() { p.borrow().right.clone() } else { q },
        }
    }
}`,
}

const takes: ValueType[] = ['tree_node', 'tree_node_by_value', 'tree_node_by_value', 'integer']
const returns: ValueType = 'tree_node_by_value'
const TREE = [3, 5, 1, 6, 2, 0, 8, null, null, 7, 4]

eachSandbox((kind) => {
  let runner: Runner
  beforeAll(async () => {
    runner = await openRunner({ only: kind })
  }, 60_000)
  afterAll(() => runner.close())

  const languages = Language.options.filter((language) => kind === 'native' || /^(?:python|javascript)$/.test(language))
  /** A compiler that has never been used here is made ready by its first program. */
  describe.each(languages)('in %s', { timeout: 120_000 }, (language) => {
    test('a node given by its value is the very node of the tree, and one returned is its value', async () => {
      const calls: Value[][] = [
        [TREE, 5, 4, 0],
        [TREE, 1, 4, 0],
        [TREE, 5, 4, 1],
        [TREE, 5, 4, 2],
        [TREE, 5, 4, 3],
        [TREE, 5, 4, 4],
        [TREE, 5, null, 4],
      ]
      const report = await runTrial(runner, language, { source: sources[language], takes, returns, calls })
      expect(valuesOf(report)).toEqual([5, null, null, 4, 3, 4, 2])
    })
  })

  if (kind === 'portable') return

  const wrong: [Language, string][] = [
    ['python', 'def f(root, p): return p.val'],
    ['javascript', 'const f = (root, p) => p.val'],
    ['java', 'class Solution { int f(TreeNode root, TreeNode p) { return p.val; } }'],
    ['cpp', 'int f(TreeNode* root, TreeNode* p) { return p->val; }'],
    ['csharp', 'class Solution { int F(TreeNode root, TreeNode p) => p.val; }'],
    ['go', 'func f(root, p *TreeNode) int { return p.Val }'],
    [
      'rust',
      'use std::{rc::Rc, cell::RefCell};\nfn f(root: Option<Rc<RefCell<TreeNode>>>, p: Option<Rc<RefCell<TreeNode>>>) -> i32 { p.unwrap().borrow().val }',
    ],
  ]
  test.each(wrong)(
    'a value returned in place of a node fails, in %s',
    { timeout: 120_000 },
    async (language, source) => {
      const asked = { source, takes: takes.slice(0, 2), returns, calls: [[[1, 2], 2]] }
      const [outcome] = outcomesOf(await runTrial(runner, language, asked))
      expect(outcome).toMatchObject({
        status: 'threw',
        error: { message: expect.stringMatching(/returned 2 .*tree_node/) },
      })
    },
  )

  const own: [Language, string][] = [
    [
      'java',
      'class Solution { static class TreeNode { long val; TreeNode left, right; TreeNode(long val) { this.val = val; } } TreeNode f(TreeNode root, TreeNode p) { return root.right == p ? p : root; } }',
    ],
    [
      'cpp',
      'struct TreeNode { long long val; TreeNode *left, *right; TreeNode(long long x) : val(x) {} };\nconst TreeNode* f(const TreeNode* root, const TreeNode* p) { return root->right == p ? p : root; }',
    ],
    [
      'csharp',
      'class TreeNode { public long Val { get; set; } public TreeNode Left, Right; }\nclass Solution { TreeNode F(TreeNode root, TreeNode p) => root.Right == p ? p : root; }',
    ],
    [
      'go',
      'type TreeNode struct {\n\tVal int64\n\tLeft, Right *TreeNode\n}\nfunc f(root, p *TreeNode) *TreeNode {\n\tif root.Right == p { return p }\n\treturn root\n}',
    ],
    [
      'rust',
      'use std::{rc::Rc, cell::RefCell};\npub struct TreeNode { pub val: i64, pub left: Option<Rc<RefCell<TreeNode>>>, pub right: Option<Rc<RefCell<TreeNode>>> }\nfn f(root: &Option<Rc<RefCell<TreeNode>>>, p: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> { if root.as_ref()?.borrow().right.as_ref().map(Rc::as_ptr) == p.as_ref().map(Rc::as_ptr) { p } else { root.clone() } }',
    ],
  ]
  test.each(own)(
    'it is a node of the type that the author defines, in %s',
    { timeout: 120_000 },
    async (language, source) => {
      const calls = [
        [[1, 2, 2 ** 20], 2 ** 20],
        [[1, 2, 2 ** 20], 2],
      ]
      expect(valuesOf(await runTrial(runner, language, { source, takes: takes.slice(0, 2), returns, calls }))).toEqual([
        2 ** 20,
        1,
      ])
    },
  )

  const classes: [Language, string][] = [
    [
      'python',
      'class Marks:\n    def __init__(self, root, p): self.root, self.p = root, p\n    def mark(self): return self.p if self.root.left is self.p else self.root',
    ],
    [
      'cpp',
      'class Marks {\n  TreeNode *root, *p;\npublic:\n  Marks(TreeNode* root, TreeNode* p) : root(root), p(p) {}\n  TreeNode* mark() { return root->left == p ? p : root; }\n};',
    ],
    [
      'rust',
      'use std::{rc::Rc, cell::RefCell};\ntype Node = Option<Rc<RefCell<TreeNode>>>;\nstruct Marks { root: Node, p: Node }\nimpl Marks {\n  fn new(root: Node, p: Node) -> Self { Marks { root, p } }\n  fn mark(&self) -> Node { if Rc::ptr_eq(self.root.as_ref()?.borrow().left.as_ref()?, self.p.as_ref()?) { self.p.clone() } else { self.root.clone() } }\n}',
    ],
  ]
  test.each(classes)('a class may be given one too, in %s', { timeout: 120_000 }, async (language, source) => {
    const entry = {
      name: 'Marks',
      parameters: takes.slice(0, 2).map((type, place) => ({ name: `p${place}`, type })),
      methods: [{ name: 'mark', parameters: [], returns }],
    }
    const calls = [5, 1].map((p) => ({
      arguments: [
        ['Marks', 'mark'],
        [[TREE, p], []],
      ],
    }))
    const report = await runner.run({ language, source, entry }, calls, standardLimits)
    expect(valuesOf(report)).toEqual([
      [null, 5],
      [null, 3],
    ])
  })

  test('a value that no node of a tree before it has, or more than one, is refused before anything runs', async () => {
    const asked = (takes: ValueType[], call: Value[]) =>
      runTrial(runner, 'python', { source: 'def f(root, p): return p', takes, returns, calls: [call] })
    const [tree, node] = ['tree_node', 'tree_node_by_value'] as const
    await expect(asked([tree, node], [[1, 2], 3])).rejects.toThrow(WrongType)
    await expect(asked([tree, node], [[1, 2], 3])).rejects.toThrow(/got 3, which no node of the tree has/)
    await expect(asked([tree, node], [[1, 2, 2], 2])).rejects.toThrow(/got 2, which more than one node of the tree has/)
    await expect(asked([node, tree], [2, [1, 2]])).rejects.toThrow(/got 2, which no node of the tree has/)
  })
})
