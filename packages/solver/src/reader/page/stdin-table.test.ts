import { expect, test } from 'vitest'
import { examplesOf, page, STATEMENT } from './page.fixture.ts'
import { withoutFunctionColumn } from './stdin-table.ts'

const SAMPLE = ['Sample Input 0', 'STDIN   Function', '2       - walls[] size n = 2', '7       + walls = [7, 4]', '4']

test('what a program reads stands by itself where the page shows beside it what each line is given to', () => {
  const lines = withoutFunctionColumn(page(...SAMPLE, 'Sample Output 0', '11       blocks', ...SAMPLE))
  expect(lines.map(({ text }) => text)).toEqual([
    ...['Sample Input 0', '2', '7', '4', 'Sample Output 0', '11 blocks'],
    ...['Sample Input 0', '2', '7', '4'],
  ])
})

test('icons behind the headings of a sample are none of them', () => {
  const beside = ['Sample Input 1      =: Sample Output 1      Ei', '4                      6', '2 5']
  expect(examplesOf(...STATEMENT, ...beside)).toEqual([['4|2 5', '6']])
  const below = ['Sample Input 1                    EZ', '4', 'Sample Output 1                   &', '6']
  expect(examplesOf(...STATEMENT, ...below)).toEqual([['4', '6']])
})
