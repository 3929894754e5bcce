import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Line } from '../lines/line.ts'
import { openPicture } from '../pixels/pictures.ts'
import { withoutPaleRemark } from './pale-remark.ts'

const SIGN_WIDTH = 10

/** A line of signs that are boxes: black ones, and behind `pale` signs grey ones. Its words are read as `words`. */
async function lineOf(text: string, pale: number, words = text.split(' ')): Promise<Line> {
  const boxes = [...text].map((sign, at) => {
    const fill = at < pale ? 'black' : '#777'
    return sign === ' ' ? '' : `<rect x="${21 + at * SIGN_WIDTH}" y="11" width="8" height="13" fill="${fill}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="40"><rect width="400" height="40" fill="white"/>${boxes.join('')}</svg>`
  const picture = await openPicture(await sharp(Buffer.from(svg)).png().toBuffer())
  let left = 20
  const placed = words.map((word, place) => {
    const isLast = place === words.length - 1
    const width = isLast ? 20 + text.length * SIGN_WIDTH - left : word.length * SIGN_WIDTH
    const box = { left, top: 10, width, height: 16 }
    left += width + SIGN_WIDTH
    return { text: word, confidence: 90, box }
  })
  const box = { left: 20, top: 10, width: text.length * SIGN_WIDTH, height: 16 }
  const pane = { left: 0, top: 0, width: 400, height: 40 }
  return { text: words.join(' '), words: placed, box, picture, pane, textHeight: 16 }
}

test.each([
  ['3 "abc"', '3'],
  ['[1, 2] both of them', '[1, 2]'],
  ['"ab" or "ba"', '"ab"'],
])('%s: what is paler behind the result is a remark', async (text, value) => {
  const kept = withoutPaleRemark(await lineOf(text, value.length))
  expect(kept.text).toBe(value)
  expect(kept.box.width).toBeLessThanOrEqual(value.length * SIGN_WIDTH)
})

test('a remark that was read as one word with the value leaves a value to be read again', async () => {
  const kept = withoutPaleRemark(await lineOf('1 "b"', 1, ['1"']))
  expect(kept.words).toMatchObject([{ text: '1', confidence: 0 }])
})

test.each([
  ['3 "abc"', 7, 'all of it is equally dark'],
  ['[1, 2, 3]', 4, 'the value is not whole before what is paler'],
  ['100 000', 3, 'figures may be a part of the value'],
  ['1 [2]', 1, 'so may a list'],
  ['12345', 2, 'nothing stands between'],
])('%s stays whole: from the sign %i on it is paler, but %s', async (text, pale) => {
  expect(withoutPaleRemark(await lineOf(text, pale)).text).toBe(text)
})
