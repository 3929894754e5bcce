import { expect, test } from 'vitest'
import { withoutBorder } from './borders.ts'
import { drawn, lineOf } from './drawn-line.fixture.ts'
import type { Line } from './line.ts'

const BAR = '<rect x="2" y="-10" width="4" height="38"/>'
/** As high as a bar beside it makes it. */
const HIGH = { top: 0, height: 38 }

function withWord(line: Line, text: string): Line {
  const box = { ...line.box, ...HIGH }
  return { ...line, text, box, words: [{ text, confidence: 60, box }] }
}

test('the bar of a box that was read with the value in it is none of it, nor is the value as high as the box', async () => {
  const line = lineOf('| 7', await drawn('| 7', 0, BAR))
  const bare = withoutBorder(withWord(line, '|7'))
  expect(bare.text).toBe('7')
  expect(bare.box.height).toBeLessThan(line.textHeight)
  expect(bare.box.left).toBeGreaterThan(line.box.left + 6)
})

test('a stroke no higher than the text is a sign of its own', async () => {
  const line = lineOf('|x|', await drawn('|x|', [], []))
  expect(withoutBorder(line)).toEqual(line)
  const high = withWord(line, 'x|')
  expect(withoutBorder(high)).toEqual(high)
})
