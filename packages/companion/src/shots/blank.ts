/** Two levels further apart than this are two colours; less is the noise of a video codec. */
const NOISE = 12

/** A line of text inks about a thousandth of a screen; a mouse pointer alone, far less. */
const LEAST_INK = 0.0004

/**
 * Whether a captured frame shows nothing: a minimised or protected window comes as one colour, or as no colour at all.
 *
 * @param pixels RGBA, four bytes each
 */
export function isBlank(pixels: Uint8ClampedArray): boolean {
  const [red = 0, green = 0, blue = 0] = pixels
  const enough = (pixels.length / 4) * LEAST_INK
  let inked = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue
    const away =
      Math.abs((pixels[at] ?? 0) - red) +
      Math.abs((pixels[at + 1] ?? 0) - green) +
      Math.abs((pixels[at + 2] ?? 0) - blue)
    if (away > NOISE) {
      inked += 1
      if (inked > enough) return false
    }
  }
  return true
}
