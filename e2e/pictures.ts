import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

const FIXTURES = join(import.meta.dirname, '../packages/solver/fixtures')

/** What a file input takes: a path, or a file that was made here. */
export type Upload = string | File
type File = { name: string; mimeType: string; buffer: Buffer }

/** A screenshot of a problem, by its file's name. */
export const picture = (name: string) => join(FIXTURES, name)

/** The address of the page that a screenshot shows. */
export const pageOf = (problem: string) => `file://${join(FIXTURES, 'pages', `${problem}.html`)}`

/** A picture of noise: valid, of few pixels, and 13 MB, because noise cannot be packed. */
export function heavyPicture(): File {
  const [width, height] = [2_150, 2_150]
  return png('heavy.png', width, height, { bitDepth: 8, colour: 2 }, () => randomBytes(width * 3))
}

/** A picture bomb: 81 million pixels in some ten kilobytes. */
export function pictureBomb(): File {
  const [width, height] = [9_000, 9_000]
  const row = Buffer.alloc(width / 8, 0xff)
  return png('bomb.png', width, height, { bitDepth: 1, colour: 0 }, () => row)
}

type Form = { bitDepth: number; colour: number }

/** A PNG (ISO/IEC 15948) of rows of bytes; `colour` is 0 for grey, 2 for red, green and blue. */
function png(name: string, width: number, height: number, { bitDepth, colour }: Form, row: () => Buffer): File {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(bitDepth, 8)
  header.writeUInt8(colour, 9)
  const unfiltered = Buffer.alloc(1)
  const rows = Array.from({ length: height }, () => [unfiltered, row()]).flat()
  const pixels = deflateSync(Buffer.concat(rows), { level: 1 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
