import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { page, STATEMENT } from './page.fixture.ts'
import { sortLines } from './sections.ts'
import { findBeginning } from './title.ts'

test('tabs over a problem are not its title', () => {
  const tabs = 'Problem Submissions Leaderboard Discussions'
  expect(sortLines(page(tabs, '', ...STATEMENT, 'Input: s = "a"')).title).toBe('')
  expect(
    sortLines(page('Instructions Output Past Solutions', '', ...STATEMENT, 'Input: s = "a"')).statement.length,
  ).toBe(1)
  expect(sortLines(page('Discuss Submissions Twice', '', ...STATEMENT, 'Input: s = "a"')).title).not.toBe('')
})

test('what a site tells of a problem is left out, and so are the marks behind a title', () => {
  const data = 'Difficulty: Hard Accuracy: 35.1% Submissions: 24K+ Points: 8'
  const [first, second] = ['Print the sum of all the numbers in a.', 'Return the sum as an integer.']
  const { statement } = sortLines(page(first, data, second, 'Example 1:', 'Input: a = 1', 'Output: 2'))
  expect(statement.map(({ text }) => text)).toEqual([first, second])
  const exam = page('The dark hall          (9 points)', '', first, 'Example 1:', 'Input: a = 1', 'Output: 2')
  expect(sortLines(exam).title).toBe('The dark hall')
  const bracketed = page('The dark hall          (12 marks]', '', first, 'Example 1:', 'Input: a = 1', 'Output: 2')
  expect(sortLines(bracketed).title).toBe('The dark hall')
})

test('a title stands above what a site tells of the problem, and in a letter between its paragraphs', () => {
  const site = page('From One Word to Another', '', 'Difficulty: Easy | Accuracy: 33.12% | Points: 2', '', ...STATEMENT)
  expect(sortLines([...site, ...page('Input: s = "a"')]).title).toBe('From One Word to Another')
  const head = [
    'Marta Lind <marta@brightpath.example>',
    '',
    'Hi Alex,',
    '',
    'here is the question for your next round.',
    '',
  ]
  const letter = page(...head, 'All Selections', '', ...STATEMENT, 'Input: s = "a"', 'Output: 1')
  expect(sortLines(letter).title).toBe('All Selections')
})

test('a bound that its power makes higher than a line is no title', () => {
  const said = 'Return the index of the station from which the round trip can be made.'
  const shown = lines(
    ['Round Trip', { size: 24 }],
    said,
    'Constraints',
    ['+ 1=ns10°', { size: 24 }],
    'Sample Input 1',
    'a = [1]',
    'Sample Output 1',
    '3',
  )
  const { title, statement } = sortLines(shown)
  expect([title, statement.map(({ text }) => text)]).toEqual(['Round Trip', [said]])
})

test('the last word of a question, which its mark makes higher than small letters are, is no title', () => {
  const { title } = findBeginning(
    lines(
      'Uncouple a Wagon',
      ['Each wagon is linked with the next one.', { gap: 20, size: 14 }],
      ['You take out a wagon. Can you do it in a single', { size: 14 }],
      ['pass?', { size: 14 }],
    ),
  )
  expect(title.map(({ text }) => text)).not.toContain('pass?')
})

test('a large heading over the examples is no title where another has the statement below it', () => {
  const { title } = findBeginning(
    lines(
      ['A Row of Pascal', { size: 24 }],
      ['Given an integer, return that row of the triangle as a list.', { gap: 20 }],
      ['These have to hold', { size: 24, gap: 20 }],
    ),
  )
  expect(title.map(({ text }) => text)).toEqual(['A Row of Pascal'])
})

test('what a program may take is told in items below the title, and is no time of the day', () => {
  const allowed = ['Rising Numbers', '', '+ Time limit: 1.00 s', '+ Memory limit: 512 MB', '']
  expect(sortLines(page(...allowed, ...STATEMENT, 'Input: s = "a"', 'Output: 1')).title).toBe('Rising Numbers')
})

test('what a program may take is no part of the statement, behind what it was set for', () => {
  const camp = ['Rising Numbers', 'Spring Camp - time limit 2 s, memory 256 MB', ...STATEMENT]
  const { statement } = sortLines(page(...camp, 'Input: s = "a"', 'Output: 1'))
  expect(statement.map(({ text }) => text)).toEqual(STATEMENT.slice(0, 1))
})

test('a heading of a part of the page is no title, though it is as large', () => {
  const parts = lines(
    'Rotated Search',
    ...STATEMENT,
    'Output Format',
    'Return one number, the place of the word in it.',
  )
  const large = parts.map((line) =>
    /^(?:Rotated|Output)/.test(line.text)
      ? {
          ...line,
          box: { ...line.box, height: 30 },
          words: line.words.map((word) => ({ ...word, box: { ...word.box, height: 30 } })),
        }
      : line,
  )
  expect(findBeginning(large).title.map(({ text }) => text)).toEqual(['Rotated Search'])
})

test('a comment in starter code is no title, however high its letters are', () => {
  const told = [...STATEMENT.slice(0, 1), 'export function half(s, t) {']
  const shown = lines(...told, ['// TODO', { size: 24 }], '}', 'console.assert(half("a", "b") === 1);')
  const { title, statement } = sortLines(shown)
  expect([title, statement.map(({ text }) => text)]).toEqual(['', STATEMENT.slice(0, 1)])
})

test('a remark in brackets that ends as a sentence does is no title, however high its letters are', () => {
  const remark = page('(The examples show linked lists as arrays.)').map((line) => ({
    ...line,
    box: { ...line.box, height: 24 },
  }))
  const below = page(
    '',
    'Return the head of the list that you end up with, turned.',
    'Input: head = [1]',
    'Output: [1]',
  )
  expect(sortLines([...remark, ...below]).title).toBe('')
})
