import type { screenshotLimits } from '@dryrun/contract/limits'

/** What a picture says of itself in its first bytes, before anything is decoded. */
export type ImageHeader = { mediaType: (typeof screenshotLimits.mediaTypes)[number]; width: number; height: number }

/** Reads a PNG, JPEG or WebP by its first bytes, whatever its name claims; null for anything else. */
export function readImageHeader(bytes: Uint8Array<ArrayBuffer>): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readPng(view) ?? readJpeg(view) ?? readWebp(view)
  } catch (error) {
    // Cut off in the middle of its header.
    if (error instanceof RangeError) return null
    throw error
  }
}

function readPng(view: DataView): ImageHeader | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return null
  return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Steps from segment to segment up to the frame's own, which holds the size. */
function readJpeg(view: DataView): ImageHeader | null {
  if (view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (true) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1 // A fill byte.
    } else if (isFrame(marker)) {
      return { mediaType: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    } else {
      at += 2 + view.getUint16(at + 2)
    }
  }
}

/** SOF0 to SOF15, without the three of that range that mean something else: DHT, JPG and DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readWebp(view: DataView): ImageHeader | null {
  if (tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WEBP') return null
  const size = (width: number, height: number): ImageHeader => ({ mediaType: 'image/webp', width, height })
  switch (tag(view, 12)) {
    case 'VP8 ':
      return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return size((view.getUint32(24, true) & 0xffffff) + 1, (view.getUint32(26, true) >>> 8) + 1)
    default:
      return null
  }
}

const tag = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
