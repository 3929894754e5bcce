import sharp from 'sharp'
import { openPicture, type Picture } from '../pixels/pictures.ts'
import type { Line } from './line.ts'

const SIGN_WIDTH = 10

/** A line in which every sign is as wide as the others, read as `text`, on a picture. */
export function lineOf(
  text: string,
  picture: Picture = { grey: new Uint8Array(800 * 40).fill(255), width: 800, height: 40 },
): Line {
  const words = [...text.matchAll(/\S+/g)].map((word) => ({
    text: word[0],
    confidence: 90,
    box: { left: 20 + word.index * SIGN_WIDTH, top: 10, width: word[0].length * SIGN_WIDTH, height: 16 },
  }))
  const box = { left: 20, top: 10, width: text.length * SIGN_WIDTH, height: 16 }
  return { text, words, box, picture, pane: { left: 0, top: 0, width: 800, height: 40 }, textHeight: 16 }
}

/** A picture in which signs are black boxes, and those at `places` arrows or what `mark` draws, one for all or one for each. */
export async function drawn(text: string, places: number | number[], mark: string | string[]): Promise<Picture> {
  const marked = [places].flat()
  const boxes = [...text].map((sign, at) =>
    sign === ' ' || marked.includes(at) ? '' : `<rect x="${21 + at * SIGN_WIDTH}" y="11" width="8" height="13"/>`,
  )
  const marks = marked.map((at, place) => {
    const shape = typeof mark === 'string' ? mark : mark[place]
    return `<g transform="translate(${20 + at * SIGN_WIDTH} 10)">${shape}</g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="40"><rect width="800" height="40" fill="white"/>${boxes.join('')}${marks.join('')}</svg>`
  return openPicture(await sharp(Buffer.from(svg)).png().toBuffer())
}

export const ARROW = '<path d="M0 8h9M6 5l3 3-3 3" stroke="black" stroke-width="1.5" fill="none"/>'
