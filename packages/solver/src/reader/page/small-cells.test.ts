import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Line } from '../lines/line.ts'
import { openPicture } from '../pixels/pictures.ts'
import { smallCell } from './small-cells.ts'

const QUOTES = '<path d="M162 12v6M166 12v6M170 12v6M174 12v6" stroke="black" stroke-width="2"/>'
const LIST = '<path d="M166 11h-4v16h4M172 11h4v16h-4" stroke="black" stroke-width="1.6" fill="none"/>'
const FOUR = '<path d="M170 12l-6 9h9M170 12v13" stroke="black" stroke-width="2" fill="none"/>'
const DASH = '<path d="M162 19h10" stroke="black" stroke-width="2"/>'

/** What a row shows in its second column, in which `drawn` stands, and in its third, which is empty. */
async function cells(drawn: string, words: Line['words'] = []): Promise<(string | undefined)[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="40"><rect width="400" height="40" fill="white"/><rect x="21" y="12" width="40" height="14"/>${drawn}</svg>`
  const picture = await openPicture(await sharp(Buffer.from(svg)).png().toBuffer())
  const at = (left: number): Line => ({
    ...{ text: 'word', words: [], picture, textHeight: 16, pane: { left: 0, top: 0, width: 400, height: 40 } },
    box: { left, top: 10, width: 40, height: 18 },
  })
  const header = [at(20), at(160), at(260)]
  return [1, 2].map((column) => smallCell({ ...at(20), words }, header, column)?.text)
}

test('an empty text and an empty list are cells, though nothing was recognised there', async () => {
  expect(await cells(QUOTES)).toEqual(['""', undefined])
  expect(await cells(LIST)).toEqual(['[]', undefined])
})

test('a number that was passed over is a cell that is yet to be read', async () => {
  expect(await cells(FOUR)).toEqual(['©', undefined])
  const word = { text: 'width', confidence: 90, box: { left: 120, top: 10, width: 60, height: 18 } }
  expect(await cells(FOUR, [word])).toEqual([undefined, undefined])
})

test('a list with a number is none that is empty', async () => {
  expect(await cells(`${LIST}<path d="M168 13v12" stroke="black" stroke-width="1.6"/>`)).toEqual(['©', undefined])
})

test('anything else that was passed over is none', async () => {
  expect(await cells(DASH)).toEqual([undefined, undefined])
  expect(await cells('')).toEqual([undefined, undefined])
})
