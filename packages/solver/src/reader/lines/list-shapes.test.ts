import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Picture } from '../pixels/pictures.ts'
import { bracketOf, curvedBracketOf } from './brackets.ts'
import type { Line } from './line.ts'
import { bracketsAlone, findBrokenList, findLastList, findList, type ListShape } from './list-shapes.ts'

const SIGN_WIDTH = 12
/** Signs as strokes in a field 12 wide and 24 high, the baseline at 18; digits and letters are boxes of their height. */
const STROKES = new Map([
  ['[', 'M8 2H4V22H8'],
  [']', 'M4 2H8V22H4'],
  ['(', 'M8 2C3 8 3 16 8 22'],
  [')', 'M4 2C9 8 9 16 4 22'],
  ['{', 'M9 2C6 2 6 3 6 5V9C6 11 5 12 2 12C5 12 6 13 6 15V19C6 21 6 22 9 22'],
  ['}', 'M3 2C6 2 6 3 6 5V9C6 11 7 12 10 12C7 12 6 13 6 15V19C6 21 6 22 3 22'],
  ['C', 'M10 4C2 2 2 19 10 17'],
  ['1', 'M3 6L6 4V17M2 17H10'],
  ['|', 'M6 2V22'],
  ['-', 'M4 12H9'],
  ['.', 'M5 16.5H8'],
  [',', 'M7 15L5 21'],
  ['"', 'M4 3V8M8 3V8'],
])

async function drawn(text: string): Promise<Line> {
  const signs = [...text].map((sign, place) => {
    const [top, height] = /[a-km-z]/.test(sign) ? [8, 10] : [4, 14]
    const box = `<rect x="3" y="${top}" width="7" height="${height}"/>`
    const strokes = STROKES.get(sign) ?? ''
    const shape = /[02-9a-z]/.test(sign) ? box : `<path d="${strokes}" fill="none" stroke="black" stroke-width="2"/>`
    return sign === ' ' ? '' : `<g transform="translate(${10 + place * SIGN_WIDTH} 10)">${shape}</g>`
  })
  const [width, height] = [20 + text.length * SIGN_WIDTH, 44]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="white"/>${signs.join('')}</svg>`
  const grey = await sharp(Buffer.from(svg)).toColourspace('b-w').raw().toBuffer()
  const picture: Picture = { grey: new Uint8Array(grey), width, height }
  const box = { left: 10, top: 11, width: text.length * SIGN_WIDTH, height: 22 }
  return { text, box, words: [{ text, confidence: 50, box }], picture, pane: box, textHeight: 22 }
}

/** What the shapes show, with a letter for each item that is yet to be read. */
async function shown(text: string): Promise<string | undefined> {
  return shapeOf(findList(await drawn(text)))
}

function shapeOf(list: ListShape | null): string | undefined {
  return list?.around
    .map((signs, place) => {
      const item = list.items[place]
      const pieces = item?.pieces.map((piece) => (typeof piece === 'string' ? piece : item.kind.charAt(0)))
      return signs + (pieces?.join('') ?? '')
    })
    .join('')
}

test('many brackets in a row are all seen', async () => {
  expect(await shown('[[], [2], [30], [], []]')).toBe('[[],[n],[n],[],[]]')
  expect(await shown('[[[], []], [[]]]')).toBe('[[[],[]],[[]]]')
})

test('commas, points, dashes and quotes are told apart', async () => {
  expect(await shown('[[4,0],[-2, 3.5]]')).toBe('[[n,n],[-n,n.n]]')
  expect(await shown('[["apple"], [null]]')).toBe('[["t"],[w]]')
  expect(await shown('"()[]{}"')).toBe('"t"')
})

test('brackets of several kinds that stand alone are known by their shapes', async () => {
  expect(bracketsAlone(await drawn('()[]{}'))).toBe('()[]{}')
  expect(bracketsAlone(await drawn('[]'))).toBeNull()
  expect(bracketsAlone(await drawn('(2)'))).toBeNull()
})

test('what is no list is left alone', async () => {
  expect(await shown('[2 3]')).toBeUndefined()
  expect(await shown('["22]')).toBeUndefined()
  expect(await shown('22, 33')).toBeUndefined()
})

test.each([...'[](){}C1|'])('%s is known by its shape', async (sign) => {
  const { picture } = await drawn(sign)
  const place = (isAt: (at: number) => boolean, size: number) =>
    Array.from({ length: size }, (_, at) => at).filter((at) => isAt(at))
  const isInk = (x: number, y: number) => (picture.grey[y * picture.width + x] ?? 255) < 200
  const columns = place((x) => place((y) => isInk(x, y), picture.height).length > 0, picture.width)
  const rows = place((y) => columns.some((x) => isInk(x, y)), picture.height)
  const [left = 0, top = 0] = [columns[0], rows[0]]
  const glyph = { left, top, width: columns.length, height: rows.length }
  const known = bracketOf(picture, glyph) ?? curvedBracketOf(picture, glyph)
  // A letter that is round like a bracket is told by its height.
  expect(known).toBe(sign === 'C' ? '(' : '1|'.includes(sign) ? null : sign)
})

test('the list that a line ends in is found behind what is given', async () => {
  const around = async (text: string) => findLastList(await drawn(text))?.around.join('_')
  expect(await around('22 [["2"],["33"]]')).toBe('[["_"],["_"]]')
  expect(await around('2[3] [4,5]')).toBe('[_,_]')
  expect(await around('[2,3]')).toBeUndefined()
  expect(await around('22 [4,5] 3')).toBeUndefined()
})

test.each([
  ['["(())","()', '["t","t'],
  ['()","(())"]', 't","t"]'],
  ['","()","(', '","t","t'],
])('a list may break in the middle of a text: %s', async (text, shape) => {
  expect(shapeOf(findBrokenList(await drawn(text)))).toBe(shape)
  expect(await shown(text)).toBeUndefined()
})

test('a line without a text, or with numbers beside it, is no part of a list of texts', async () => {
  expect(findBrokenList(await drawn('["()",3,"('))).toBeNull()
  expect(findBrokenList(await drawn('3, 4]'))).toBeNull()
})
