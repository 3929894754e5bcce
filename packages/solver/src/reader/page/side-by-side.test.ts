import { expect, test } from 'vitest'
import { page } from './page.fixture.ts'
import { withColumnsStacked, withHeadsInColumns } from './side-by-side.ts'

const stacked = (...texts: string[]) => withColumnsStacked(page(...texts)).map(({ text }) => text)

test('samples that stand side by side follow one another, and what is below them stays', () => {
  const page = [
    'Print the sum of all numbers.',
    'Sample Input 0      Sample Input 1      Sample Input 2',
    '2                   1                   3',
    '4 5                 7                   1 -1 1',
    'Sample Output 0     Sample Output 1     Sample Output 2',
    '9                   7                   1',
    'Explanation 0',
    '4 and 5 make 9.',
  ]
  expect(stacked(...page)).toEqual([
    'Print the sum of all numbers.',
    ...['Sample Input 0', '2', '4 5', 'Sample Output 0', '9'],
    ...['Sample Input 1', '1', '7', 'Sample Output 1', '7'],
    ...['Sample Input 2', '3', '1 -1 1', 'Sample Output 2', '1'],
    ...['Explanation 0', '4 and 5 make 9.'],
  ])
})

test('of two tables of calls side by side one may be longer', () => {
  const page = [
    'call           returns     call           returns',
    'Board()                    Board()',
    'record(2)                  record(40)',
    'median()       2.0         median()       40.0',
    '                           record(10)',
    'For every call there is little time.',
  ]
  expect(stacked(...page)).toEqual([
    ...['call returns', 'Board()', 'record(2)', 'median() 2.0'],
    ...['call returns', 'Board()', 'record(40)', 'median() 40.0', 'record(10)'],
    'For every call there is little time.',
  ])
})

test('an input with its output may stand beside another', () => {
  const page = [
    'Input            Output   Input            Output',
    'beds = [3, 1]    2        beds = [4, 9]    7',
    'rows = 2                  rows = 3',
    '• 1 <= rows <= 50',
  ]
  expect(stacked(...page)).toEqual([
    ...['Input Output', 'beds = [3, 1] 2', 'rows = 2'],
    ...['Input Output', 'beds = [4, 9] 7', 'rows = 3'],
    '• 1 <= rows <= 50',
  ])
})

test('the inputs of all examples may stand beside all that comes of them', () => {
  const page = [
    'Example Input       Example Output',
    'Input 1:            Output 1:',
    'A = [2, 3]          [',
    'B = 8                 [2, 3]',
    'Input 2:            ]',
    'A = [4]             Output 2:',
    'B = 9               []',
    'Example Explanation',
  ]
  expect(stacked(...page)).toEqual([
    'Example Input Example Output',
    ...['Input 1:', 'A = [2, 3]', 'B = 8', 'Input 2:', 'A = [4]', 'B = 9'],
    ...['Output 1:', '[', '[2, 3]', ']', 'Output 2:', '[]'],
    'Example Explanation',
  ])
})

test('a table with one column for what is given, and one sample, stay as they are', () => {
  for (const head of ['Input     Output', 'Sample Input 1     Sample Output 1', 'call     returns']) {
    expect(stacked(head, '3         4')).toEqual([head.replace(/ {2,}/, ' '), '3 4'])
  }
})

test('the headings of samples side by side come to the boxes below them, which are panes of their own', () => {
  const all = page(
    'Print the sum.',
    'Sample Input 0      Sample Input 1',
    '4                   2',
    '5                   1',
  )
  const [said, heads, ...rows] = all
  if (!said || !heads) throw new Error('the page has no heads')
  const column = (at: 0 | 1) =>
    rows.flatMap((row) => {
      const word = row.words[at]
      return word ? [{ ...row, text: word.text, words: [word], box: word.box, pane: { ...row.pane, ...word.box } }] : []
    })
  const texts = (panes: ReturnType<typeof page>[]) => panes.map((lines) => lines.map(({ text }) => text))
  expect(texts(withHeadsInColumns([[said, heads], column(0), column(1)]))).toEqual([
    ['Print the sum.'],
    ['Sample Input 0', '4', '5'],
    ['Sample Input 1', '2', '1'],
  ])
  expect(texts(withHeadsInColumns([[said, heads], column(0)]))).toEqual([
    [said.text, heads.text],
    ['4', '5'],
  ])
})

test('examples in boxes side by side follow one another, each with what is below it', () => {
  const boxes = [
    'root = [4, 2]          root = [2, 1]          root = []',
    '-> [2, 4]              -> [1, 2]              -> []',
  ]
  expect(stacked('Swap the children.', ...boxes)).toEqual([
    'Swap the children.',
    ...['root = [4, 2]', '-> [2, 4]', 'root = [2, 1]', '-> [1, 2]', 'root = []', '-> []'],
  ])
  const named = ['charge:   [3, 1]          charge:   [2, 2]', 'use:   [4, 5]             use:   [1, 4]']
  expect(stacked(...named).map((text) => text.replace(/ +/g, ' '))).toEqual([
    ...['charge: [3, 1]', 'use: [4, 5]', 'charge: [2, 2]', 'use: [1, 4]'],
  ])
  const given = 'nums1 = [4, 2]          nums2 = [2, 1]'
  expect(stacked(given, '-> [2, 4]')).toHaveLength(2)
})
