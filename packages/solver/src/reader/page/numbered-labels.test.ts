import { expect, test } from 'vitest'
import { lines } from '../lines/lines.fixture.ts'
import { withNumberedLabels } from './numbered-labels.ts'

function shown(...texts: string[]): string[] {
  return withNumberedLabels(lines(...texts)).map(({ text }) => text)
}

test('all inputs first and all outputs below: each input is followed by its output', () => {
  const inputs = ['Example Input', 'Input 1:', 'A = [2, 7]', 'B = 9', 'Input 2:', 'A = []', 'B = 0']
  const outputs = ['Example Output', 'Output 1:', '[1, 2]', 'Output 2:', '[]']
  const why = ['Example Explanation', 'Explanation 1:', 'The first two.', 'Explanation 2:', 'Nothing adds up.']
  const first = ['Input:', 'A = [2, 7]', 'B = 9', 'Output:', '[1, 2]']
  const second = ['Input:', 'A = []', 'B = 0', 'Output:', '[]']
  expect(shown('Find them.', ...inputs, ...outputs)).toEqual(['Find them.', ...first, ...second])
  expect(shown('Find them.', ...inputs, ...outputs, ...why)).toEqual([
    'Find them.',
    ...first,
    'Explanation:',
    'The first two.',
    ...second,
    'Explanation:',
    'Nothing adds up.',
  ])
})

test('the numbers of labels are cut off where values stand behind them, and read where they look like letters', () => {
  expect(shown('Input 1: "ab", 3', 'Output 1: true', 'Input 2: "", 0', 'Output 2: false')).toEqual([
    'Input: "ab", 3',
    'Output: true',
    'Input: "", 0',
    'Output: false',
  ])
  expect(shown('Input #l:', '4', 'Output #l:', '[1]', 'Input (2)', '5', 'Output (2)', '[]')).toEqual([
    'Input:',
    '4',
    'Output:',
    '[1]',
    'Input:',
    '5',
    'Output:',
    '[]',
  ])
})

test('a value behind a label is no number of it', () => {
  const values = ['Input 1', 'Output 1', 'Input 2', 'Output 2']
  expect(shown(...values)).toEqual(values)
  const decimals = ['Input 1', '5', 'Output 0.5', 'Input 3', 'Output 7']
  expect(shown(...decimals)).toEqual(decimals)
})

test('labels whose numbers do not follow one another from 1 on are left as they are', () => {
  const cut = ['Input 1:', '4', 'Input 3:', '6', 'Output 1:', '8', 'Output 3:', '12']
  expect(shown(...cut)).toEqual(cut)
  const second = ['Input 2:', '4', 'Output 2:', '8']
  expect(shown(...second)).toEqual(second)
})

test('an input without its output is still an example', () => {
  expect(shown('Input 1:', '4', 'Input 2:', '6', 'Output 1:', '8')).toEqual([
    'Input:',
    '4',
    'Output:',
    '8',
    'Input:',
    '6',
  ])
})

test('samples keep their heading, and their numbers where they stand in order', () => {
  const [first, second] = [
    ['Sample Input 0', '4', 'Sample Output 0', '8'],
    ['Sample Input 1', '5', 'Sample Output 1', '10'],
  ]
  expect(shown(...first, ...second)).toEqual([...first, ...second])
  expect(shown('Sample Input 1', '4', 'Sample Input 2', '5', 'Sample Output 1', '8', 'Sample Output 2', '10')).toEqual([
    'Sample Input:',
    '4',
    'Sample Output:',
    '8',
    'Sample Input:',
    '5',
    'Sample Output:',
    '10',
  ])
})
