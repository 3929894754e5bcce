import { expect, test } from 'vitest'
import { lines } from './lines.fixture.ts'
import { sortLines } from './sections.ts'

test('a result may stand below a call in a comment, and a call of which none was seen is an example all the same', () => {
  const page = (second: string) =>
    sortLines(
      lines(
        'Sums of two',
        'Add two numbers and give their sum.',
        'add(1, 2)',
        '// → 3',
        'add(2, 2)',
        second,
        'add(3, 4)',
        '1/ => 7',
      ),
    ).examples.map((example) => example.lines.map(({ text }) => text))
  const [first, last] = [
    ['Input: add(1, 2)', 'Output: 3'],
    ['Input: add(3, 4)', 'Output: 7'],
  ]
  expect(page('// → 4')).toEqual([first, ['Input: add(2, 2)', 'Output: 4'], last])
  expect(page('/! 7 A')).toEqual([first, ['Input: add(2, 2)', '/! 7 A'], last])
})
