import { expect, test } from 'vitest'
import { renameTokens, safeRenames } from './rename.ts'

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
