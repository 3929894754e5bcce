import type { Box, Picture } from './pictures.ts'

/** A difference between neighbouring pixels that is an edge of a letter and not a shade of the page. */
const EDGE = 40
/** Fainter text than this does not fill a gutter. */
export const FAINT = 24

/**
 * Where the shade of a picture changes, from one pixel to the next, row by row. The maps are 1 there and 0 elsewhere: most of
 * a page is blank, and blank bytes are passed over as fast as memory is read.
 */
export type Edges = {
  picture: Picture
  /** How many edges of letters, against the pixel at the left, a row has up to and with each of its pixels. */
  letters: Uint16Array
  /** Of any ink: against the pixel at the left. */
  beside: Uint8Array
  /** Of any ink: against the pixel above. */
  below: Uint8Array
}

/** Looks at every pixel of a picture once. */
export function edgesOf(picture: Picture): Edges {
  const { grey, width, height } = picture
  const letters = new Uint16Array(grey.length)
  const [beside, below] = [new Uint8Array(grey.length), new Uint8Array(grey.length)]
  for (let y = 0; y < height; y++) {
    let inRow = 0
    for (let x = 0, place = y * width; x < width; x++, place++) {
      const shade = grey[place] ?? 0
      const across = x === 0 ? 0 : Math.abs(shade - (grey[place - 1] ?? 0))
      if (across > FAINT) beside[place] = 1
      if (across > EDGE) inRow++
      letters[place] = inRow
      if (y > 0 && Math.abs(shade - (grey[place - width] ?? 0)) > FAINT) below[place] = 1
    }
  }
  return { picture, letters, beside, below }
}

/** How many edges of letters a row of a box has; one at its very left is between it and what stands beside it. */
export function lettersIn({ picture, letters }: Edges, { left, width }: Box, y: number): number {
  const first = y * picture.width + left
  return (letters[first + width - 1] ?? 0) - (letters[first] ?? 0)
}

/** The first marked place of a map from one place to another, or -1. */
export function nextIn(map: Uint8Array, from: number, to: number): number {
  const found = map.subarray(from, to).indexOf(1)
  return found === -1 ? -1 : from + found
}
