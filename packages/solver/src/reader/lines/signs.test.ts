import { expect, test } from 'vitest'
import { withSignsShown } from './signs.ts'

/** Signs as they are read one by one, of which those in `shapes` are told by their shape alone. */
function signsOf(text: string, shapes: string) {
  const box = { left: 0, top: 0, width: 8, height: 16 }
  const signs = [...text.replaceAll(' ', '')].map((sign) => ({ text: sign, box, shown: shapes.includes(sign) }))
  return { label: '', signs, spaces: [], inColumns: false }
}

test('what is told by its shape stands in another reading of as many signs', () => {
  expect(withSignsShown('"5", "2", "7"', signsOf('"5", "2", "/"', '/'))).toBe('"5", "2", "/"')
  expect(withSignsShown('[1, 2l', signsOf('[1, 2]', '[]'))).toBe('[1, 2]')
  expect(withSignsShown('[1, 2', signsOf('[1, 2]', '[]'))).toBe('[1, 2')
})

test('a 7 among bare numbers is none, though it has the shape of a slash', () => {
  expect(withSignsShown('5 3 7 101', signsOf('5 3 / 101', '/'))).toBe('5 3 7 101')
  expect(withSignsShown('5 3 / 101', signsOf('5 3 / 101', '/'))).toBe('5 3 / 101')
})
