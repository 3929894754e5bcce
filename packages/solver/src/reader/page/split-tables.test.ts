import { expect, test } from 'vitest'
import type { Line } from '../lines/line.ts'
import { withTablesJoined } from './split-tables.ts'

const picture = { grey: new Uint8Array(1), width: 1, height: 1 }

/** A pane of lines at these heights. */
function pane(left: number, width: number, ...rows: [number, string][]): Line[] {
  const box = { left, top: 0, width, height: 200 }
  return rows.map(([top, text]) => {
    const word = { text, confidence: 90, box: { left: left + 10, top, width: text.length * 8, height: 16 } }
    return { text, words: [word], box: word.box, picture, pane: box, textHeight: 16 }
  })
}

const texts = (panes: Line[][]) => panes.map((lines) => lines.map(({ text }) => text))

test('columns of a table that were taken for columns of text are rows again', () => {
  const halls = pane(600, 300, [0, 'Examples'], [40, 'halls'], [80, '[[1], []]'], [120, '[[], [1]]'])
  const results = pane(910, 80, [41, 'result'], [82, 'true'], [119, 'false'])
  const statement = pane(0, 500, [0, 'Can all halls be reached?'])
  expect(texts(withTablesJoined([statement, halls, results]))).toEqual([
    ['Can all halls be reached?'],
    ['Examples', 'halls result', '[[1], []] true', '[[], [1]] false'],
  ])
})

test('a column of other lines is none of a table', () => {
  const code = pane(600, 300, [0, 'def f(halls):'], [55, 'return 1'])
  const results = pane(910, 80, [41, 'Result'], [82, 'Accepted'])
  expect(withTablesJoined([code, results])).toEqual([code, results])
})

test('samples that stand side by side in boxes are rows, however far apart and however many lines they have', () => {
  const given = pane(0, 200, [0, 'Sample Input 1'], [40, '23'], [80, 'Sample Input 2'], [120, '11'])
  const printed = pane(700, 200, [0, 'Sample Output 1'], [40, 'yes'], [60, 'no'], [80, 'Sample Output 2'], [120, 'no'])
  expect(texts(withTablesJoined([given, printed]))).toEqual([
    ['Sample Input 1 Sample Output 1', '23 yes', 'no', 'Sample Input 2 Sample Output 2', '11 no'],
  ])
})

test('headings on a ground of their own stand over their rows', () => {
  const bar = pane(600, 300, [40, 'votes']).map((line) => ({ ...line, pane: { ...line.pane, top: 30, height: 36 } }))
  const result = { text: 'result', confidence: 90, box: { left: 760, top: 40, width: 48, height: 16 } }
  const head = bar.map((line) => ({ ...line, text: 'votes result', words: [...line.words, result] }))
  const rows = pane(600, 300, [80, '[4]'], [110, '[7]']).map((line) => ({
    ...line,
    pane: { ...line.pane, top: 68, height: 80 },
    words: [...line.words, { ...result, text: '[1]', box: { ...result.box, top: line.box.top } }],
  }))
  expect(texts(withTablesJoined([head, rows]))).toEqual([['votes result', '[4]', '[7]']])
  const away = rows.map((line) => ({ ...line, pane: { ...line.pane, top: 168 } }))
  expect(withTablesJoined([head, away])).toHaveLength(2)
})

test('the numbers of the cells in a notebook stand before what is in these, which may have more lines', () => {
  const numbers = pane(0, 90, [40, 'In [2]:'], [100, 'out[2]:'], [140, 'In [3]:'], [180, 'Out[3]:'])
  const cells = pane(90, 600, [42, 'tidy([[4],'], [62, '[1]])'], [103, '2'], [142, 'tidy([])'], [183, '0'])
  expect(texts(withTablesJoined([numbers, cells]))).toEqual([
    ['In [2]: tidy([[4],', '[1]])', 'out[2]: 2', 'In [3]: tidy([])', 'Out[3]: 0'],
  ])
  const without = cells.filter(({ text }) => text !== '2')
  expect(withTablesJoined([numbers, without])).toEqual([numbers, without])
})
