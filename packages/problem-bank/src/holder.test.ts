import { expect, test } from 'vitest'
import { heldAsShown } from './holder.ts'

const depth = `from math import inf

LIMIT = 3


def depth(n: int) -> int:
    def half(m: int) -> int:
        return depth(m // 2)

    return 0 if n == LIMIT else 1 + half(n)
`

test('a function of Python becomes a method of the class that the page has, and calls itself as one', () => {
  expect(heldAsShown(depth, 'python', 'depth', { language: 'python', holder: 'Solution' })).toBe(`from math import inf

LIMIT = 3


class Solution:
    def depth(self, n: int) -> int:
        def half(m: int) -> int:
            return self.depth(m // 2)

        return 0 if n == LIMIT else 1 + half(n)
`)
  expect(heldAsShown('def f() -> int:\n    return 1\n', 'python', 'f', { language: 'java', holder: 'Solution' })).toBe(
    'class Solution:\n    def f(self) -> int:\n        return 1\n',
  )
})

test('a function of Python stays one where the page has no such class, or a helper calls it', () => {
  expect(heldAsShown(depth, 'python', 'depth', { language: 'python' })).toBe(depth)
  expect(heldAsShown(depth, 'python', 'depth', { language: 'java', holder: 'Result', isStatic: true })).toBe(depth)
  const helped = 'def g():\n    return f(1)\n\n\ndef f(n):\n    return g()\n'
  expect(heldAsShown(helped, 'python', 'f', { language: 'python', holder: 'Solution' })).toBe(helped)
})

test('a function of JavaScript becomes a method where the page has a class', () => {
  const source = 'const MOST = 3\n\nfunction depth(n) {\n  return n < MOST ? 0 : depth(n - 1)\n}\n'
  expect(heldAsShown(source, 'javascript', 'depth', { language: 'javascript', holder: 'Solution' })).toBe(
    'const MOST = 3\n\nclass Solution {\n  depth(n) {\n    return n < MOST ? 0 : this.depth(n - 1)\n  }\n}\n',
  )
  expect(heldAsShown(source, 'javascript', 'depth', { language: 'javascript' })).toBe(source)
})

const java = `class Solution {
    private static final int MOST = 3;

    public List<Integer> path(int n) {
        int[] steps = walk(n);
        return List.of(steps[0]);
    }

    private int[] walk(int n) {
        return new int[MOST];
    }
}
`

test('a class has the name that the page gives it, and methods that belong to no object where the page’s do not', () => {
  const held = heldAsShown(java, 'java', 'path', { language: 'java', holder: 'Result', isStatic: true })
  expect(held).toContain('class Result {')
  expect(held.match(/^ {4}.*\bstatic .*/gm)).toHaveLength(3)
  const keeping = java.replace('static final int MOST', 'int most').replaceAll('MOST', 'most')
  expect(heldAsShown(keeping, 'java', 'path', { language: 'java', holder: 'Result', isStatic: true })).toBe(
    keeping.replace('Solution', 'Result'),
  )
  expect(heldAsShown(java, 'java', 'path', { language: 'java', holder: 'Solution' })).toBe(java)
  expect(heldAsShown(java, 'java', 'path', { language: 'csharp', holder: 'Result', isStatic: true })).toBe(java)
})

const cpp = (first: string, second: string) => `class Solution {
public:
${first}

${second}
};
`

test('where the page has a bare function of C++ or Rust, the answer is one', () => {
  const helper = '    int half(int n) {\n        return n / 2;\n    }'
  const main = '    int depth(int n) {\n        return n ? 1 + this->depth(half(n)) : 0;\n    }'
  expect(heldAsShown(cpp(helper, main), 'cpp', 'depth', { language: 'cpp' })).toBe(
    'int half(int n) {\n    return n / 2;\n}\n\nint depth(int n) {\n    return n ? 1 + depth(half(n)) : 0;\n}\n',
  )
  expect(heldAsShown(cpp(main, helper), 'cpp', 'depth', { language: 'cpp' })).toBe(
    heldAsShown(cpp(helper, main), 'cpp', 'depth', { language: 'cpp' }),
  )
  const mutual = helper.replace('n / 2', 'depth(n / 2)')
  expect(heldAsShown(cpp(main, mutual), 'cpp', 'depth', { language: 'cpp' })).toBe(cpp(main, mutual))
  const rust = 'use std::mem;\n\nimpl Solution {\n    pub fn f(n: i32) -> i32 {\n        Self::f(n - 1)\n    }\n}\n'
  expect(heldAsShown(rust, 'rust', 'f', { language: 'rust' })).toBe(
    'use std::mem;\n\nfn f(n: i32) -> i32 {\n    f(n - 1)\n}\n',
  )
  expect(heldAsShown(rust, 'rust', 'f', { language: 'rust', holder: 'Solution' })).toBe(rust)
})
