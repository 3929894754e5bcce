import { screenshotLimits } from '@dryrun/contract/limits'
import sharp, { type Sharp } from 'sharp'

/** A rectangle of a picture, in its own pixels. */
export type Box = { left: number; top: number; width: number; height: number }

/** A decoded screenshot: one byte of grey for each pixel, row by row. Colours and metadata are gone. */
export type Picture = { grey: Uint8Array; width: number; height: number }

/** Not a PNG, JPEG or WebP that can be decoded. */
export class InvalidImage extends Error {
  override name = 'InvalidImage'
}

/** More pixels than the contract allows. */
export class ImageTooLarge extends Error {
  override name = 'ImageTooLarge'
}

/**
 * Decodes a screenshot, off the main thread.
 * @throws InvalidImage, ImageTooLarge
 */
export async function openPicture(image: Uint8Array): Promise<Picture> {
  if (!hasKnownSignature(image)) throw new InvalidImage('the first bytes are not those of a PNG, JPEG or WebP')
  const decoder = sharp(image, { limitInputPixels: screenshotLimits.pixels, failOn: 'error' })
  try {
    const { width, height } = await decoder.metadata()
    if (width * height > screenshotLimits.pixels) throw new ImageTooLarge(`${width} x ${height} pixels`)
    const { data, info } = await decoder
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { grey: data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof ImageTooLarge) throw error
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw new ImageTooLarge(error.message)
    throw new InvalidImage('the picture cannot be decoded', { cause: error })
  }
}

// sharp would also open SVG, TIFF and others, whose decoders have no business with a stranger's file.
function hasKnownSignature(image: Uint8Array): boolean {
  const head = Buffer.from(image.subarray(0, 12)).toString('latin1')
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP'))
  )
}

/**
 * A part of a picture as dark text on light paper, enlarged, in a PGM file.
 * `margin` is paper added around it, in enlarged pixels; text that touches an edge is read badly.
 */
export async function enlarge(picture: Picture, box: Box, scale: number, margin: number): Promise<Buffer> {
  const { data, info } = await partOf(picture, box)
    .resize({ width: Math.max(1, Math.round(box.width * scale)), kernel: 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  stretch(data)
  const enlarged = { grey: data, width: info.width, height: info.height }
  const ground = paper(enlarged, { left: 0, top: 0, width: info.width, height: info.height })
  const [width, height] = [info.width + 2 * margin, info.height + 2 * margin]
  const framed = Buffer.alloc(width * height, ground)
  for (let y = 0; y < info.height; y++) {
    framed.set(data.subarray(y * info.width, (y + 1) * info.width), (y + margin) * width + margin)
  }
  if (ground < 128) for (let place = 0; place < framed.length; place++) framed[place] = 255 - (framed[place] ?? 0)
  return pgm({ grey: framed, width, height })
}

/** Spreads shades in place, so that the darkest becomes black and the lightest white. */
function stretch(grey: Uint8Array): void {
  let [darkest, lightest] = [255, 0]
  for (let place = 0; place < grey.length && lightest - darkest < 255; place++) {
    const shade = grey[place] ?? 0
    if (shade < darkest) darkest = shade
    if (shade > lightest) lightest = shade
  }
  if (lightest - darkest === 255 || lightest === darkest) return
  // Shades beyond the two do not occur, whatever stands in their places.
  const spread = Uint8Array.from({ length: 256 }, (_, shade) =>
    Math.round((255 * (shade - darkest)) / (lightest - darkest)),
  )
  for (let place = 0; place < grey.length; place++) grey[place] = spread[grey[place] ?? 0] ?? 0
}

/** A part of a picture, to be brought to another size. */
export function partOf({ grey, width, height }: Picture, box: Box): Sharp {
  return sharp(grey, { raw: { width, height, channels: 1 } }).extract(box)
}

/** A picture as a PGM file, which costs nothing to write and to read. */
export function pgm({ grey, width, height }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey])
}

/** The grey most of a part is made of: its background. */
export function paper({ grey, width }: Picture, box: Box): number {
  const counts = new Uint32Array(256)
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const shade = grey[y * width + x] ?? 0
      counts[shade] = (counts[shade] ?? 0) + 1
    }
  }
  return counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0))
}

/** The part of `box` that lies inside the picture, in whole pixels. */
export function clip(picture: Picture, box: Box): Box {
  const left = Math.min(picture.width - 1, Math.max(0, Math.floor(box.left)))
  const top = Math.min(picture.height - 1, Math.max(0, Math.floor(box.top)))
  return {
    left,
    top,
    width: Math.max(1, Math.min(picture.width, Math.ceil(box.left + box.width)) - left),
    height: Math.max(1, Math.min(picture.height, Math.ceil(box.top + box.height)) - top),
  }
}
