import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { withoutFaces } from './conversation.ts'
import { page } from './page.fixture.ts'
import { sortLines } from './sections.ts'

const textsOf = (of: { text: string }[]) => of.map(({ text }) => text)

test('what is made of the pictures of those who write is none of their words', () => {
  const said = [
    'O"     Priya Raman 10:14',
    '~=     you are given an array a of prices, one for each day',
    ['and buy on one of them', { left: 56 }],
    ['-m', {}],
    'iy     Priya Raman 10:15',
    ['return the biggest gain', { left: 56 }],
    ['gain([7, 1, 5]) -> 4', { left: 64 }],
  ] as const
  expect(
    textsOf(
      withoutFaces(lines(...said.map((one) => (typeof one === 'string' ? one : ([...one] as [string, object]))))),
    ),
  ).toEqual([
    'Priya Raman 10:14',
    'you are given an array a of prices, one for each day',
    'and buy on one of them',
    'Priya Raman 10:15',
    'return the biggest gain',
    'gain([7, 1, 5]) -> 4',
  ])
})

test('the edge of a picture close before a line is none of its words', () => {
  const said = [
    'A      Ana Lind 10:14',
    "     ' did you get the task",
    'B      Ben Ochs 10:15',
    '     * sure, it is short',
  ]
  const withoutAny = ['Ana Lind 10:14', 'did you get the task', 'Ben Ochs 10:15', 'sure, it is short']
  expect(textsOf(withoutFaces(lines(...said)))).toEqual(withoutAny)
})

test('pictures read one like the other make a column, and are pictures', () => {
  const said = [
    '“7     Priya Raman 10:14',
    '~=     you are given an array a of prices, one for each day',
    'iy     Priya Raman 10:15',
    '“=     return the biggest gain',
  ]
  expect(textsOf(withoutFaces(lines(...said)))).toEqual([
    'Priya Raman 10:14',
    'you are given an array a of prices, one for each day',
    'Priya Raman 10:15',
    'return the biggest gain',
  ])
})

test('without a time, or where what stands to the left is an indent, nothing is left out', () => {
  const code = lines('a      b = 1', ['c = 2', { left: 56 }], ['d = 3', { left: 56 }], ['e = 4', { left: 56 }])
  expect(withoutFaces(code)).toEqual(code)
  const letter = lines(
    '+      Ana Lind   10:14',
    'Write  a function that merges all bookings',
    'Please reply by Friday',
    'and    be kind',
  )
  expect(withoutFaces(letter)).toEqual(letter)
  const list = lines('1. Ana Lind 10:14', ['it reads the same', { left: 24 }], ['from both ends', { left: 24 }])
  expect(withoutFaces(list)).toEqual(list)
})

const GIVEN = 'you get an array of prices, where a[i] is the price on day i'
const ASKED = 'return the biggest gain you can make with one share'
const EXAMPLES = ['examples:', 'gain([7, 1, 5]) -> 4', 'gain([7, 6]) -> 0']

test.each([
  ['in a row', ['Priya 10:03', GIVEN, 'Priya 10:04', ASKED, ...EXAMPLES]],
  [
    'with a word of somebody else in between',
    ['Priya 10:03', GIVEN, 'Tom 10:03', 'ok', 'Priya 10:04', ASKED, ...EXAMPLES],
  ],
  ['the last of them without a sentence', ['Priya 10:03', GIVEN, ASKED, 'Priya 10:04', ...EXAMPLES]],
  ['a time of which was read without its colon', ['Priya 10:03', GIVEN, ASKED, 'Priya 1004', ...EXAMPLES]],
  ['of a time an hour was read as another', ['Priya 5:03', GIVEN, 'Priya 9:04', ASKED, ...EXAMPLES]],
  ['an hour was read as a sign', ['Priya 9:03 AM', GIVEN, ASKED, 'Priya ©:04 AM', ...EXAMPLES]],
  ['a colon was read with a figure', ['Priya 10:03 AM', GIVEN, ASKED, 'Priya 10u4 AM', ...EXAMPLES]],
  ['a name read with some of the picture', ['oo Priya 10:03', GIVEN, 'Ot Priya 10:04', ASKED, ...EXAMPLES]],
])('messages of one person are one: %s', (_, said) => {
  const { statement, examples } = sortLines(page('# mock-interviews', 'Tom 9:58', 'hi! ready when you are', ...said))
  expect(textsOf(statement)).toEqual([GIVEN, ASKED])
  expect(examples.length).toBe(2)
})

test('the next message below examples is none of them, whatever the picture beside its name was read as', () => {
  const { examples } = sortLines(
    page('Priya 10:03', GIVEN, ASKED, ...EXAMPLES, '"you 10:07', 'thanks, give me a minute'),
  )
  expect(examples.length).toBe(2)
})

test('what somebody else told at length, or the same person long before, is none of the problem', () => {
  const other = 'we had pasta and it was really good, you should have come'
  for (const stamp of ['Tom 10:02', 'Priya 9:12']) {
    const { statement } = sortLines(page(stamp, other, 'Priya 10:03', GIVEN, ASKED, ...EXAMPLES))
    expect(textsOf(statement)).toEqual([GIVEN, ASKED])
  }
})
