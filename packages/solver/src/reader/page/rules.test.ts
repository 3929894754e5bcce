import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPicture } from '../pixels/pictures.ts'
import { isRule } from './rules.ts'

const DASHES = Array.from(
  { length: 12 },
  (_, place) => `<rect x="${20 + place * 12}" y="20" width="8" height="2"/>`,
).join('')
const DOTS = DASHES.replaceAll('width="8"', 'width="2"')
const CROSS = '<rect x="165" y="20" width="8" height="2"/><rect x="168" y="17" width="2" height="8"/>'
const LETTERS = Array.from(
  { length: 6 },
  (_, place) => `<rect x="${20 + place * 14}" y="12" width="8" height="12"/>`,
).join('')

/** Whether a line is a rule that was read as this and in which that is drawn. */
async function isRuleIn(text: string, drawn: string): Promise<boolean> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="40"><rect width="300" height="40" fill="white"/>${drawn}</svg>`
  const picture = await openPicture(await sharp(Buffer.from(svg)).png().toBuffer())
  const box = { left: 18, top: 10, width: 200, height: 18 }
  return isRule({ text, words: [], box, picture, textHeight: 16, pane: { left: 0, top: 0, width: 300, height: 40 } })
}

test('dashes below headings are a rule, with or without a cross where a column ends, whatever is read of them', async () => {
  expect(await isRuleIn('domme mmm eee - 4', DASHES)).toBe(true)
  expect(await isRuleIn('domme mmm eee', DASHES + CROSS)).toBe(true)
  expect(await isRuleIn('— |', '')).toBe(true)
})

test('words and values are none', async () => {
  expect(await isRuleIn('paper title', LETTERS)).toBe(false)
  expect(await isRuleIn('"ab" | "c"', DASHES)).toBe(false)
  expect(await isRuleIn('7', '')).toBe(false)
  // The dots of a path, whatever is read of them.
  expect(await isRuleIn('ET CTT', DOTS)).toBe(false)
})
