/** Twice the width at which the strip shows it, for fine screens. */
const WIDTH = 320

/**
 * A small picture of a picture, as a data URL, made off the main thread.
 *
 * @throws where the picture cannot be decoded
 */
export async function previewOf(image: Blob): Promise<string> {
  const bitmap = await createImageBitmap(image, { resizeWidth: WIDTH, resizeQuality: 'medium' })
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = Math.min(bitmap.height, WIDTH)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.toDataURL('image/webp', 0.8)
}
