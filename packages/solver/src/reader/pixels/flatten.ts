import type { Picture } from './pictures.ts'

/** Neighbouring pixels that differ by no more than this are one surface; JPEG disturbs even plain paper a little. */
const CALM = 8
/** The share of restless pixels in a surface that is still paper. */
const SPECKS = 0.02
/** As many pixels of a shade side by side are a surface; the blurred edges of letters have fewer. */
const RUN = 3
/** A code box or a chip differs from the page by less than this; taking that away too would leave its edges behind. */
const TINT = 40
/** The size of the smallest surface that is paper and not a stroke of a heading, in lines of text. */
const SURFACE = { width: 0.9, height: 0.6 }

/**
 * The picture as dark text on white paper everywhere: white text in a blue bubble and a dark editor beside a light page
 * come out alike. `textHeight` is the height of its lines of text, in pixels; `papers` are the usual
 * shades of its paper, near which a tint is left as it is.
 */
export function flatten(picture: Picture, textHeight: number, papers: number[]): Picture {
  const { grey, width, height } = picture
  const reach = {
    x: Math.max(2, Math.round((textHeight * SURFACE.width) / 2)),
    y: Math.max(1, Math.round((textHeight * SURFACE.height) / 2)),
  }
  // The shade of the paper where a pixel of a calm surface has each shade.
  const paperOf = Int16Array.from({ length: 256 }, (_, shade) => {
    const usual = nearest(papers, shade)
    return Math.abs(usual - shade) < TINT ? usual : shade
  })
  const flat = new Uint8Array(grey.length)
  const shades = new Int16Array(width)
  // How many restless pixels each column has in the rows around the present one.
  const restless = new Uint16Array(width)
  for (let y = 0; y < Math.min(reach.y, height); y++) count(y, 1)
  for (let y = 0; y < height; y++) {
    if (y + reach.y < height) count(y + reach.y, 1)
    if (y - reach.y - 1 >= 0) count(y - reach.y - 1, -1)
    findPaper(y)
    for (let x = 0; x < width; x++) {
      const place = y * width + x
      flat[place] = 255 - Math.abs((grey[place] ?? 0) - (shades[x] ?? 0))
    }
  }
  strengthen({ grey: flat, width, height }, Math.max(4, textHeight))
  return { grey: flat, width, height }

  function count(y: number, change: 1 | -1): void {
    for (let x = 0; x < width; x++) {
      const place = y * width + x
      const shade = grey[place] ?? 0
      const beside = x > 0 ? (grey[place - 1] ?? 0) : shade
      const above = y > 0 ? (grey[place - width] ?? 0) : shade
      if (Math.abs(shade - beside) > CALM || Math.abs(shade - above) > CALM) restless[x] = (restless[x] ?? 0) + change
    }
  }

  /** Sets `shades` for a row: each pixel takes the shade of the nearest paper to its left or right. */
  function findPaper(y: number): void {
    const allowed = Math.floor((2 * reach.x + 1) * (2 * reach.y + 1) * SPECKS)
    let inWindow = 0
    for (let x = 0; x < Math.min(reach.x, width); x++) inWindow += restless[x] ?? 0
    let last = -1
    for (let x = 0; x < width; x++) {
      if (x + reach.x < width) inWindow += restless[x + reach.x] ?? 0
      if (x - reach.x - 1 >= 0) inWindow -= restless[x - reach.x - 1] ?? 0
      if (inWindow > allowed) continue
      const shade = paperOf[grey[y * width + x] ?? 0] ?? 255
      shades[x] = shade
      const before = last < 0 ? shade : (shades[last] ?? shade)
      const end = before === shade ? x : endOf(grey[y * width + last] ?? 0, y, last, x)
      for (let between = last + 1; between < x; between++) shades[between] = between < end ? before : shade
      last = x
    }
    // A row without paper keeps that of the row above it.
    if (last >= 0) shades.fill(shades[last] ?? 255, last + 1)
    else if (y === 0) shades.fill(255)
  }

  /** Where a surface that is seen at `from` ends, at most at `to`: behind the last pixels of its shade. */
  function endOf(surface: number, y: number, from: number, to: number): number {
    let run = 0
    for (let x = to - 1; x > from; x--) {
      run = Math.abs((grey[y * width + x] ?? 0) - surface) <= CALM ? run + 1 : 0
      if (run === RUN) return x + RUN
    }
    return from + 1
  }
}

/** Of the page's papers the one most like a shade: the white of an editor is nearer to itself than to its grey frame. */
function nearest(papers: number[], shade: number): number {
  return papers.reduce(
    (best, paper) => (Math.abs(paper - shade) < Math.abs(best - shade) ? paper : best),
    Number.POSITIVE_INFINITY,
  )
}

/** Ink fainter than this is a tint or the noise of a JPEG. */
const FAINTEST = 70
/** Ink stronger than this reads well as it is. */
const STRONG = 150

/** Darkens faint text, such as a comment in green beside code in white, to the strength that the recogniser expects. */
function strengthen({ grey, width, height }: Picture, size: number): void {
  const [across, down] = [Math.ceil(width / size), Math.ceil(height / size)]
  const darkest = new Uint8Array(across * down).fill(255)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / size) * across
    for (let column = 0; column < across; column++) {
      const end = Math.min(width, (column + 1) * size)
      for (let x = column * size; x < end; x++) {
        const shade = grey[y * width + x] ?? 255
        if (shade < (darkest[row + column] ?? 0)) darkest[row + column] = shade
      }
    }
  }
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const near = (dy: number, dx: number) =>
        column + dx < 0 || column + dx >= across ? 255 : (darkest[(row + dy) * across + column + dx] ?? 255)
      const ink = 255 - Math.min(near(0, -1), near(0, 0), near(0, 1), near(-1, 0), near(1, 0))
      if (ink < FAINTEST || ink >= STRONG) continue
      const end = { x: Math.min(width, (column + 1) * size), y: Math.min(height, (row + 1) * size) }
      for (let y = row * size; y < end.y; y++) {
        for (let place = y * width + column * size; place < y * width + end.x; place++) {
          grey[place] = 255 - Math.min(255, ((255 - (grey[place] ?? 255)) * STRONG) / ink)
        }
      }
    }
  }
}
