import { screenshotLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import sharp from 'sharp'
import { BadPicture } from './errors.ts'

/**
 * Turns the screenshots of a request into pictures that are safe to keep and to read: decoded whole, upright, without
 * metadata, as PNG.
 * @param screenshots base64, with or without a `data:` prefix
 * @throws BadPicture naming the first screenshot that is too large, or no PNG, JPEG or WebP
 */
export async function normalisePictures(screenshots: string[]): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  // One after the other: a decoded 40-megapixel picture takes 160 MB.
  for (const [index, screenshot] of screenshots.entries()) {
    pictures.push(await normalise(decodeBase64(screenshot, index), index))
  }
  return pictures
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

function decodeBase64(screenshot: string, index: number): Buffer {
  const text = screenshot.replace(/^data:[\w/+.-]+;base64,/, '')
  // Before decoding: four characters are three bytes.
  if ((text.length / 4) * 3 > screenshotLimits.bytes + 3) throw tooLarge(index)
  if (!BASE64.test(text)) throw notAPicture(index)
  return Buffer.from(text, 'base64')
}

async function normalise(bytes: Buffer, index: number): Promise<Buffer> {
  if (bytes.length > screenshotLimits.bytes) throw tooLarge(index)
  if (!isAcceptedFormat(bytes)) throw notAPicture(index)
  const image = sharp(bytes, { limitInputPixels: screenshotLimits.pixels, failOn: 'error' })
  try {
    return await image.rotate().png({ compressionLevel: 2 }).toBuffer()
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooLarge(index)
    throw notAPicture(index)
  }
}

/** By the first bytes, whatever a name or prefix claims, so that no other decoder of the library is ever reached. */
function isAcceptedFormat(bytes: Buffer): boolean {
  const startsWith = (signature: string, at = 0) => bytes.toString('latin1', at, at + signature.length) === signature
  return startsWith('\x89PNG\r\n\x1a\n') || startsWith('\xff\xd8\xff') || (startsWith('RIFF') && startsWith('WEBP', 8))
}

const tooLarge = (index: number) => new BadPicture(413, 'image_too_large', messages.processing.imageTooLarge, index)
const notAPicture = (index: number) => new BadPicture(422, 'invalid_image', messages.processing.invalidImage, index)
