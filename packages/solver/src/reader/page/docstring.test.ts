import { expect, test } from 'vitest'
import type { Line } from '../lines/line.ts'
import { findDocstring, withoutClosingQuotes } from './docstring.ts'

const STROKES = '"""'

/** Lines with all their signs in the picture; those of a line that begins with quotes are as low as quotes. */
function page(...texts: string[]): Line[] {
  const [width, height] = [600, texts.length * 30]
  const picture = { grey: new Uint8Array(width * height).fill(255), width, height }
  const pane = { left: 0, top: 0, width, height }
  return texts.map((text, place) => {
    const box = { left: 10, top: place * 30 + 5, width: text.length * 10, height: 18 }
    for (let sign = 0; sign < text.length; sign++) {
      for (let y = 0; y < (text.startsWith(STROKES) ? 6 : box.height); y++) {
        const start = (box.top + y) * width + box.left + sign * 10
        picture.grey.fill(0, start, start + 3)
      }
    }
    const words = [...text.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      confidence: 90,
      box: { ...box, left: box.left + word.index * 10, width: word[0].length * 10 },
    }))
    return { text, words, box, picture, pane, textHeight: 18 }
  })
}

const TOLD = ['Return the sum of the two numbers.', 'It is an integer.']

test('the text between quotes is the problem, at the top of a file and under the head of a function', () => {
  const file = findDocstring(page(STROKES, ...TOLD, STROKES, 'def add(a, b):'))
  expect(file?.text.map(({ text }) => text)).toEqual(TOLD)
  const underHead = findDocstring(page('def add(a, b):', STROKES, ...TOLD, STROKES, 'pass'))
  expect(underHead?.text.map(({ text }) => text)).toEqual(TOLD)
})

test('a line of which the edge of the picture left only the top is no docstring', () => {
  expect(findDocstring(page(...TOLD, 'Example 1:', 'Input: a = 1', 'Constraints:', `${STROKES} ~-~ 20`))).toBeNull()
})

test('the quotes of a docstring may be overlooked where asserts below show what its function gives', () => {
  const shown = findDocstring(page('def add(a, b):', ...TOLD, 'raise NotImplementedError', 'assert add(1, 2) == 3'))
  expect(shown?.text.map(({ text }) => text)).toEqual(TOLD)
  expect(findDocstring(page('def add(a, b):', ...TOLD, 'raise NotImplementedError', 'print(add(1, 2))'))).toBeNull()
})

test('the head of the function has the text below it, where a class of nodes stands above', () => {
  const node = ['class TreeNode:', 'def __init__(self, val=0):', 'self.val = val']
  const told = ['Return the sum of all nodes of the tree.', '>>> total([2, 1, 3])', '6']
  expect(findDocstring(page(...node, 'def total(root):', ...told, 'pass'))?.text.map(({ text }) => text)).toEqual(told)
})

test('quotes that close a docstring below its examples are left out, whatever they were read as, and an empty text is not', () => {
  const shown = page('>>> last([9])', '9', STROKES)
  const read = shown.map((line) => (line.text === STROKES ? { ...line, text: 'nnn' } : line))
  expect(withoutClosingQuotes(read).map(({ text }) => text)).toEqual(['>>> last([9])', '9'])
  const [line] = page(`${STROKES}"`)
  expect(withoutClosingQuotes(line ? [line] : [])).toHaveLength(1)
})
