import { screenshotLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import type { ShotStore } from '../platform.ts'
import { type ImageHeader, readImageHeader } from './image-header.ts'
import { previewOf } from './preview.ts'

/**
 * Adds a picture to the store as it is, byte for byte: text on it stays readable, and a PNG stays a PNG.
 *
 * @returns why it was refused, in words for the person; null where it was kept
 */
export async function keepImage(store: ShotStore, image: Blob): Promise<string | null> {
  if (image.size > screenshotLimits.bytes) return messages.processing.imageTooLarge
  const bytes = await image.arrayBuffer().catch(() => null)
  if (!bytes) return messages.processing.fileUnreadable
  const header = readImageHeader(new Uint8Array(bytes))
  if (!header || pixels(header) === 0) return messages.processing.invalidImage
  if (pixels(header) > screenshotLimits.pixels) return messages.processing.imageTooLarge

  const typed = new Blob([bytes], { type: header.mediaType })
  const preview = await previewOf(typed).catch(() => null)
  if (!preview) return messages.processing.invalidImage
  await store.add(
    {
      id: crypto.randomUUID(),
      timestamp: new Date().toISOString(),
      status: 'pending',
      size: image.size,
      width: header.width,
      height: header.height,
      preview,
    },
    typed,
  )
  return null
}

const pixels = ({ width, height }: ImageHeader) => width * height
