import { messages } from '@dryrun/contract/messages'
import { CaptureError } from '../platform.ts'
import { isBlank } from './blank.ts'

/** The first frames of a capture are often empty: it is looked at so many times, this far apart, before it is refused. */
const LOOKS = 12
const BETWEEN_LOOKS_MS = 150

/**
 * Takes one frame of a screen, window or tab that the person chooses in the browser's own chooser, as PNG.
 *
 * @returns null where the person chose nothing
 * @throws CaptureError
 */
export async function captureScreen(): Promise<Blob | null> {
  const stream = await chosenScreen()
  if (!stream) return null
  try {
    const video = document.createElement('video')
    video.muted = true
    video.srcObject = stream
    await video.play()
    return await firstRealFrame(video)
  } catch (error) {
    throw error instanceof CaptureError ? error : new CaptureError(messages.processing.captureFailed, { cause: error })
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

/** As large as the screen is: left to itself the browser shrinks it to 720 lines, and small text with it. */
const FULL_SIZE = { width: { ideal: 7680 }, height: { ideal: 4320 } }

async function chosenScreen(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getDisplayMedia({ video: FULL_SIZE, audio: false })
  } catch (error) {
    const refusedBySystem = error instanceof DOMException && /system/i.test(error.message)
    if (error instanceof DOMException && error.name === 'NotAllowedError' && !refusedBySystem) return null
    throw new CaptureError(messages.processing.captureFailed, { cause: error })
  }
}

async function firstRealFrame(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new CaptureError(messages.processing.captureFailed)
  for (let look = 0; look < LOOKS; look += 1) {
    await nextFrame(video)
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    if (canvas.width === 0 || canvas.height === 0) continue
    context.drawImage(video, 0, 0)
    if (!isBlank(context.getImageData(0, 0, canvas.width, canvas.height).data)) return pngOf(canvas)
  }
  throw new CaptureError(messages.processing.captureBlank)
}

/** Does not wait for the browser alone: it tells of no frames while this page is behind the captured window. */
function nextFrame(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, BETWEEN_LOOKS_MS)
    video.requestVideoFrameCallback?.(() => resolve())
  })
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The frame could not be encoded'))), 'image/png')
  })
}
