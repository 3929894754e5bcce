import { expect, test } from 'vitest'
import { openBank } from './bank.ts'
import { shownIn } from './illustrations.ts'
import { page } from './pages-for-tests.ts'
import { readText } from './reading.ts'
import { untoldNumbersIn } from './untold-numbers.ts'

const bank = await openBank()
const saidOf = (slug: string, statement: string) => {
  const entry = bank.entries.find((each) => each.slug === slug)
  if (!entry) throw new Error(`There is no ${slug}.`)
  const text = readText(bank, page('', statement, []), entry)
  return untoldNumbersIn(text.sentences, entry)
}

test.each([
  ['A pipe at height 8 lets out what is above it.', '8'],
  ['The lines must be more than six steps apart.', 'six'],
  ['Every 17 litres cost a coin.', '17'],
  ['A line that ends at 17 is left out.', '17'],
  ['On day 17 a line is left out.', '17'],
  ['The number 17 is none of them.', '17'],
  ['Take one line, and of each seventeen the third.', 'seventeen'],
  ['The letter "a" may stand 17 times.', '17'],
  ['A line needs 17 years between two cuts.', '17'],
])('a number that nothing told of the problem has is a limit of the page: %s', (statement, number) => {
  expect(saidOf('container-with-most-water', statement)).toEqual([number])
})

test.each([
  'Two lines and the ground hold water.',
  'For example, 8 lines may hold 49 units.',
  'The heights are given as [1, 8, 6, 2].',
  'The lines stand at 1, 3, 17.',
  'Line 17 is a line like any other.',
  'Instead of 17 + 8 some write 17 8 +.',
  'Tom Becker 17:05 here is the one for today (8',
  'It consists of the signs () [] { 17 only.',
  'There are 2 to 30 lines, each between 1 and 500 units high.',
  'The list has up to 1000 heights, and never more than 5 * 10"4.',
  'Algorithms Study Group 19',
  'There are rules. 17. Lines are upright.',
  'There are at most 20 lines.',
  'None of the lines is higher than 500, and neither end is longer than 40.',
  'The number of lines is at least 1 and at most 8.',
  'There are from 1 to 10° lines, between -10° and 10° high.',
  'Each line is rated by the audience, from -9 to 9.',
  'Answers within 10° are accepted.',
  'The field has at most 25 rows and 25 columns.',
  'Words have 1 to 10 letters.',
  'So 17 turns into 71.',
  'The chain stands for 342.',
  '17[kp] means that kp is knit again and again.',
  'So 17 is XVII, and XL is 40.',
  'Slide 17 shows the lines.',
  '9+8 and 8+9 are two ways of holding 17.',
  'Squares are 1 by 1, 2 by 2, 3 by 3 and so on.',
  'A job that ends at 17 and another that begins at 17 go well together.',
  'With 17 lines that is already a large number.',
  'For the lines 9, 9, 17 the second place is 9, not 17.',
  'So of two lines the second one goes, and of four the third.',
  'maxArea([1, 17]); // returns 17',
  'Hi Sam, Day 17, lines and water.',
  'Here is number 17 of the series.',
  'There are some: "a" six times, "aa" twice and "aaa" once.',
  'If one ends at 17, the next can begin at 17.',
  'It began at half past eight.',
  'It took me 17 minutes, with ten minutes left.',
  '17 minutes is plenty.',
  'The board has up to 6 rows and 17 columns, and a word 1to 15 letters.',
  'Duration 30 min',
  '17 min, then the next one.',
  'A loop with three pointers, and 26 counters.',
  'This is for the last five minutes.',
  'Seventeen years of teaching, and still I dread lines.',
  'It began 17 years ago.',
  'No line has a zero in front, so 07 is none.',
])('a number that illustrates or names is none: %s', (statement) => {
  expect(saidOf('container-with-most-water', statement)).toEqual([])
})

test('a bracket in quotes that was read as a number is none', () => {
  expect(
    saidOf('valid-parentheses', "Its characters are '(\", ')\", '{, '}, [and 7’; decide whether it is valid."),
  ).toEqual([])
})

test('the version of a language is no number of things', () => {
  expect(saidOf('3sum', 'Write it in Python 8 or in C++ 17, by round 9.')).toEqual([])
})

test('what each of many has at most is a limit all the same', () => {
  expect(saidOf('container-with-most-water', 'Each line has at most 20 lines beside it.')).toEqual(['20'])
})

test('a number is the same in words and in digits, and that a cell has four sides is told of every grid', () => {
  expect(saidOf('3sum', 'Find all sets of 3 numbers.')).toEqual([])
  expect(saidOf('walls-and-gates', 'A step leads to one of the four adjoining squares.')).toEqual([])
})

test('the numbers of an example are none, in a sentence that goes over it again and in what goes on with it', () => {
  const entry = bank.entries.find(({ slug }) => slug === 'container-with-most-water')
  const said = 'For 3, 17, 12, 5 it is 12: the 17 and the 12 hold it. So 17 stands beside 12. A line of 17 leaks.'
  const told = page('', said, [[{ height: [3, 17, 12, 5] }, 12]])
  if (!entry) throw new Error('There is no container.')
  expect(untoldNumbersIn(readText(bank, told, entry).sentences, entry, shownIn(told))).toEqual(['17'])
})

test('a small zero that is returned where there is nothing may be read as another round figure', () => {
  expect(saidOf('word-ladder', 'If no chain exists, return 6.')).toEqual([])
  expect(saidOf('word-ladder', 'Only chains of 6 words count.')).toEqual(['6'])
})
