import { expect, test } from 'vitest'
import { shownText } from './shown-text.ts'

test.each([
  ['6\0', String.raw`6\u0000`],
  ['\u001b[2J\u0007', String.raw`\u001b[2J\u0007`],
  ['a\u202eb\u2066', String.raw`a\u202eb\u2066`],
  ['a\u00a0b\u200b\ufeff', String.raw`a\u00a0b\u200b\ufeff`],
  ['a\u2028b\u0085', String.raw`a\u2028b\u0085`],
  ['a\rb', String.raw`a\u000db`],
  ['a\u{e0041}', String.raw`a\u{e0041}`],
])('what cannot be seen is shown escaped: %j', (text, shown) => {
  expect(shownText(text)).toBe(shown)
})

test('what can be seen stays as it is, and so do lines', () => {
  expect(shownText('añ😀 6\t7\r\n\\u0000')).toBe('añ😀 6\t7\n\\u0000')
  expect(shownText('\ud800')).toBe('\ufffd')
})
