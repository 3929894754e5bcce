import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineDiff } from './line-diff.ts'

const text = fc.array(fc.constantFrom('', 'a', 'b', 'c', '  d'), { maxLength: 12 }).map((lines) => lines.join('\n'))

test('both texts can be read out of what changed', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after)
      const without = (kind: string) =>
        lines
          .filter((line) => line.kind !== kind)
          .map((line) => line.text)
          .join('\n')
      expect(without('added')).toBe(before)
      expect(without('removed')).toBe(after)
    }),
  )
})

test('a text that stayed has no changes', () => {
  fc.assert(
    fc.property(text, (same) => {
      expect(lineDiff(same, same).every(({ kind }) => kind === 'kept')).toBe(true)
    }),
  )
})

test('a changed line is the old one, then the new one; all others are kept', () => {
  expect(lineDiff('def f(n):\n    if n < 2:\n        return n', 'def f(n):\n    if n <= 2:\n        return n')).toEqual(
    [
      { kind: 'kept', text: 'def f(n):' },
      { kind: 'removed', text: '    if n < 2:' },
      { kind: 'added', text: '    if n <= 2:' },
      { kind: 'kept', text: '        return n' },
    ],
  )
})
