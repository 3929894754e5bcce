import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import { RecogniserStopped, type Thread, type Watch, watchOver } from '../watch.ts'
import type { Box } from './pictures.ts'

/** A word as it was read, where it stands in the image given, and how sure the recogniser is (0 to 100). */
export type RecognisedWord = { text: string; confidence: number; box: Box }
export type RecognisedSign = { text: string; box: Box }
export type RecognisedLine = { text: string; box: Box; words: RecognisedWord[]; signs: RecognisedSign[] }

/** A word of which the recogniser is less sure than this may be another, and is read a second time. */
export const SURE = 87

/**
 * `raw` is a line that is not cut into words first, which code with its many small strokes survives better.
 * `characters` narrows what may be read, where it is known what can stand there. `by` says who reads: by whole lines, which
 * knows words and is seldom wrong in prose, or sign by sign, which knows none and reads brackets and digits as they stand.
 */
export type RecogniseOptions = { layout: 'block' | 'line' | 'raw'; characters?: string; by?: 'lines' | 'signs' }

/** Reads text from images. A worker does one image at a time; it is started again after a crash. */
export interface Recogniser {
  /**
   * @param image dark text on white, at a size the recogniser likes (capitals of 20 to 30 pixels)
   * @throws RecogniserStopped when the worker died or took too long, AbortError when `signal` fired
   */
  lines(image: Buffer, options: RecogniseOptions, signal?: AbortSignal): Promise<RecognisedLine[]>
  close(): Promise<void>
}

const require = createRequire(import.meta.url)
const DATA = path.dirname(require.resolve('@tesseract.js-data/eng/package.json'))

type Engine = NonNullable<RecogniseOptions['by']>

/** With more, a few solves at once would take every core and much memory; with one, they would wait for each other. */
const MOST_WORKERS = 2

/** Starts the workers, so that the first screenshot does not wait for them. */
export async function openRecogniser(): Promise<Recogniser> {
  const [lines, signs] = await Promise.all([openPool('lines'), openPool('signs')])
  return {
    lines: (image, options, signal) => (options.by === 'signs' ? signs : lines).lines(image, options, signal),
    async close() {
      await Promise.all([lines.close(), signs.close()])
    },
  }
}

/** Workers of one engine. Images differ much in size: whoever is done first takes the next. */
async function openPool(engine: Engine): Promise<Recogniser> {
  const count = Math.min(MOST_WORKERS, availableParallelism())
  const workers = await Promise.all(Array.from({ length: count }, () => openOne(engine)))
  const idle = [...workers]
  const waiting: ((worker: Recogniser) => void)[] = []
  return {
    async lines(image, options, signal) {
      const worker = idle.pop() ?? (await new Promise<Recogniser>((resolve) => waiting.push(resolve)))
      try {
        return await worker.lines(image, options, signal)
      } finally {
        const next = waiting.shift()
        if (next) next(worker)
        else idle.push(worker)
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
}

async function openOne(engine: Engine): Promise<Recogniser> {
  let worker: Promise<Worker> | null = startWorker(engine)
  await worker
  let turn: Promise<unknown> = Promise.resolve()

  async function recognise(image: Buffer, options: RecogniseOptions, signal?: AbortSignal): Promise<RecognisedLine[]> {
    signal?.throwIfAborted()
    worker ??= startWorker(engine)
    const current = await worker
    const watch = watchOver(threadOf(current), signal)
    try {
      return await Promise.race([read(current, image, options, watch), watch.stopped])
    } catch (error) {
      watch.isOver = true
      // Its state is unknown and it cannot be interrupted: the next image gets a new one.
      worker = null
      await current.terminate()
      signal?.throwIfAborted()
      throw error instanceof RecogniserStopped
        ? error
        : new RecogniserStopped('the recogniser failed', { cause: error })
    } finally {
      watch.end()
    }
  }

  return {
    lines(image, options, signal) {
      const mine = turn.then(() => recognise(image, options, signal))
      turn = mine.catch(() => undefined)
      return mine
    },
    async close() {
      await turn
      await (await worker)?.terminate()
      worker = null
    },
  }
}

async function startWorker(engine: Engine): Promise<Worker> {
  const bySigns = engine === 'signs'
  const worker = await createWorker('eng', bySigns ? OEM.TESSERACT_ONLY : OEM.LSTM_ONLY, {
    langPath: path.join(DATA, bySigns ? '4.0.0' : '4.0.0_best_int'),
    legacyCore: bySigns,
    legacyLang: bySigns,
    cacheMethod: 'none',
    gzip: true,
    // Without a handler it throws in a callback, which would end the process; the promise rejects anyway.
    errorHandler: () => undefined,
  })
  // It would learn from one person's picture how to read another's.
  const still = { classify_enable_learning: '0' }
  if (bySigns) await worker.setParameters(still)
  return worker
}

const LAYOUTS = { block: PSM.SINGLE_BLOCK, line: PSM.SINGLE_LINE, raw: PSM.RAW_LINE }

async function read(
  worker: Worker,
  image: Buffer,
  options: RecogniseOptions,
  watch: Pick<Watch, 'isOver'>,
): Promise<RecognisedLine[]> {
  await worker.setParameters({
    tessedit_pageseg_mode: LAYOUTS[options.layout],
    tessedit_char_whitelist: options.characters ?? '',
    preserve_interword_spaces: '1',
    // Images come as dark on light; reading weak words a second time in negative finds nothing.
    tessedit_do_invert: '0',
  })
  // Asked after its end, tesseract.js fails in a promise that nobody holds, which would end the process.
  if (watch.isOver) throw new RecogniserStopped('the recogniser was stopped')
  const { data } = await worker.recognize(image, {}, { text: false, blocks: true })
  const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  return lines.map((line) => ({
    text: line.text.trim(),
    box: boxOf(line.bbox),
    words: line.words.map((word) => ({ text: word.text, confidence: word.confidence, box: boxOf(word.bbox) })),
    signs: line.words.flatMap(({ symbols }) => symbols.map(({ text, bbox }) => ({ text, box: boxOf(bbox) }))),
  }))
}

/** The thread of a worker, which tesseract.js keeps to itself. */
function threadOf(worker: Worker): Thread {
  return (worker as unknown as { worker: Thread }).worker
}

function boxOf({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): Box {
  return { left: x0, top: y0, width: x1 - x0, height: y1 - y0 }
}
