import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPicture } from './pictures.ts'
import { eraseShapes } from './shapes.ts'

const TEXT_HEIGHT = 10

/** How much ink a drawing has left once its shapes are erased, as a share of what it had. */
async function kept(drawing: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="white"/>${drawing}</svg>`
  const picture = await openPicture(await sharp(Buffer.from(svg)).png().toBuffer())
  const ink = () => picture.grey.reduce((sum, shade) => sum + 255 - shade, 0)
  const before = ink()
  eraseShapes(picture, { left: 0, top: 0, width: 200, height: 60 }, TEXT_HEIGHT)
  return ink() / before
}

test('the touching letters of a word in small text are kept', async () => {
  const uprights = Array.from({ length: 12 }, (_, place) => `M${20.5 + place * 3} 20v7`).join('')
  expect(await kept(`<path d="${uprights}M20 23.5h34" stroke="black" fill="none"/>`)).toBe(1)
})

test('rules and boxes are erased', async () => {
  expect(await kept('<path d="M20 20h100" stroke="black" stroke-width="2"/>')).toBe(0)
  expect(await kept('<path d="M20 10v40" stroke="black"/>')).toBe(0)
  expect(await kept('<rect x="20.5" y="20.5" width="120" height="16" stroke="black" fill="none"/>')).toBe(0)
})

test('the dashes of a border are erased, and dots below each other are not', async () => {
  expect(await kept('<path d="M20.5 2v56" stroke="black" stroke-dasharray="3 2"/>')).toBe(0)
  expect(await kept('<path d="M20.5 2v56" stroke="black" stroke-dasharray="2 16"/>')).toBe(1)
})
