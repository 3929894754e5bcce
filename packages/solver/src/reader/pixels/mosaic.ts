import { widened } from './boxes.ts'
import { type Box, clip, type Picture, paper, partOf, pgm } from './pictures.ts'

/**
 * Pieces of a picture set in one row as dark text on white, each brought to the same height (in pixels): a raised digit
 * beside its base, or the letters between quotes without the quotes. Groups stand a space apart, as a PGM file.
 */
export async function mosaic(picture: Picture, groups: Box[][], height: number): Promise<Buffer> {
  const [gap, space] = [Math.round(height / 6), height * 2]
  const placed: { left: number; piece: Piece }[] = []
  let left = space
  for (const group of groups) {
    for (const box of group) {
      const piece = await cutOut(picture, box, height)
      placed.push({ left, piece })
      left += piece.width + gap
    }
    left += space
  }
  const frame = { width: left, height: height * 3 }
  const page = Buffer.alloc(frame.width * frame.height, 255)
  for (const { left: x, piece } of placed) {
    for (let y = 0; y < height; y++) {
      page.set(piece.grey.subarray(y * piece.width, (y + 1) * piece.width), (y + height) * frame.width + x)
    }
  }
  return pgm({ grey: page, ...frame })
}

type Piece = { grey: Uint8Array; width: number }

async function cutOut(picture: Picture, box: Box, height: number): Promise<Piece> {
  const part = clip(picture, widened(box, 1))
  const ground = paper(picture, clip(picture, { ...part, left: part.left - 12, width: part.width + 24 }))
  const { data, info } = await partOf(picture, part)
    .resize({ height, width: Math.max(1, Math.round((part.width * height) / part.height)), kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  // What differs from the paper is ink, whichever of the two is darker.
  const furthest = data.reduce((most, shade) => Math.max(most, Math.abs(shade - ground)), 1)
  return { grey: data.map((shade) => 255 - Math.round((Math.abs(shade - ground) * 255) / furthest)), width: info.width }
}
