import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPicture } from '../pixels/pictures.ts'
import { withClosingBrackets } from './closing-brackets.ts'
import type { Line } from './line.ts'

const CLOSING = '<path d="M20 70h4v14h-4" stroke="black" stroke-width="1.5" fill="none"/>'
const ARROW = '<path d="M20 70l4 7l-4 7" stroke="black" stroke-width="1.5" fill="none"/>'

/** What is read of a list in two lines below its bracket, where that is drawn below them. */
async function readOver(drawn: string): Promise<string[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><rect width="200" height="120" fill="white"/>${drawn}</svg>`
  const picture = await openPicture(await sharp(Buffer.from(svg)).png().toBuffer())
  const pane = { left: 0, top: 0, width: 200, height: 120 }
  const shown: [string, number, number][] = [
    ['[', 20, 10],
    ['[2, 2],', 34, 30],
    ['[3]', 34, 50],
  ]
  const lines = shown.map(([text, left, top]): Line => {
    const box = { left, top, width: text.length * 9, height: 14 }
    return { text, box, words: [{ text, box, confidence: 90 }], picture, pane, textHeight: 14 }
  })
  return withClosingBrackets(lines).map(({ text }) => text)
}

test('a bracket alone below a list closes it, as one alone above opened it', async () => {
  expect(await readOver(CLOSING)).toEqual(['[', '[2, 2],', '[3]', ']'])
})

test('another sign there, or none, is no bracket', async () => {
  expect(await readOver(ARROW)).toEqual(['[', '[2, 2],', '[3]'])
  expect(await readOver('')).toEqual(['[', '[2, 2],', '[3]'])
})
