import { expect, test } from 'vitest'
import { shownInput, shownText } from './shown-text.ts'

test('what was read is shown as it stands on the page, with its own spaces and quotes', () => {
  expect(shownText("['a',  'b']", ['a', 'b'])).toBe("['a',  'b']")
  expect(shownText('2.50', 2.5)).toBe('2.50')
  expect(shownInput('nums = [1,  2], k = 3', [{ value: [1, 2] }, { value: 3 }])).toBe('nums = [1,  2], k = 3')
})

test('what was mended is shown as it was run', () => {
  expect(shownText('"xY"', 'XY')).toBe('"XY"')
  const given = [
    { name: 's', value: 'XO' },
    { name: 'k', value: 2 },
  ]
  expect(shownInput('s = "X0", k = 2', given)).toBe('s = "XO", k = 2')
  expect(
    shownInput(
      '"X0", 2',
      given.map(({ value }) => ({ value })),
    ),
  ).toBe('"XO", 2')
})

test('what is no value by itself, as a row of standard input, stays as it was read', () => {
  expect(shownText('1 2 3', [1, 2, 3])).toBe('1 2 3')
})

test('a name and its value are shown together, and letters with the quotes that were lost', () => {
  const given = [
    { name: 'a', value: ['X', 'O'] },
    { name: 's', value: 'in' },
  ]
  expect(shownInput("a =\n['X', O], s =\n'in'", given)).toBe("a = ['X', 'O'], s = 'in'")
})

test('a constant that came apart is shown whole', () => {
  expect([shownText('t rue', true), shownText('False', false)]).toEqual(['true', 'False'])
})
