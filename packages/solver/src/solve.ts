import type { ErrorCode } from '@dryrun/contract/errors'
import { type Language, languages } from '@dryrun/contract/languages'
import { messages } from '@dryrun/contract/messages'
import type { Problem } from '@dryrun/contract/problem'
import type { Stage } from '@dryrun/contract/processing'
import type { Runner } from '@dryrun/runner/program'
import { type Attempted, type AttemptOptions, attempt, type FirstDraft } from './attempt.ts'
import { passes, verdict } from './judge.ts'
import { measureGrowth, planMeasurement } from './measure.ts'
import { ModelsFailed } from './models/failure.ts'
import type { Models } from './models/models.ts'
import type { Author, Reader } from './ports.ts'
import { ImageTooLarge, InvalidImage } from './reader/pixels/pictures.ts'
import { RecogniserStopped } from './reader/watch.ts'
import { answer, extraction, type Unstored, unanswered } from './results.ts'
import type { SolveStep } from './solve-step.ts'

export type SolveRequest = {
  /** Encoded PNG, JPEG or WebP, in the order they were captured. Of a debug, those of the failure. */
  images: Uint8Array[]
  language: Language
  /** How many times a failing draft may be sent back to its author. */
  repairRounds: number
  /** How many drafts may be written at the same time once two have failed; one where nothing is said. */
  parallelDrafts?: number
} & (
  | { type: 'solution' | 'extraction' }
  /** Goes on from code that failed where it was submitted. */
  | { type: 'debug'; problem: Problem; solution: string; failureText?: string }
)

/** The embedded reader and author are asked first; models, where there are any, when those are not certain. */
export type SolvePorts = { reader: Reader; author: Author; runner: Runner; models?: Models }

type Failure = Extract<SolveStep, { type: 'error' }>

/**
 * From screenshots to an answer that was run. The last event is `result`, or `error` where the pictures are at fault, or
 * we are: the reader gave up, no model gave an answer.
 * @throws AbortError when `signal` fires, and whatever an author or a runner throws
 */
export async function* solve(
  request: SolveRequest,
  ports: SolvePorts,
  signal?: AbortSignal,
): AsyncGenerator<SolveStep> {
  const began = performance.now()
  const elapsed = () => Math.round(performance.now() - began)
  const stage = (name: Stage, round?: number): SolveStep => ({ type: 'stage', stage: name, round, elapsed: elapsed() })
  try {
    const outcome =
      request.type === 'debug'
        ? yield* debug(request, ports, stage, signal)
        : request.type === 'extraction'
          ? yield* extract(request, ports, stage, signal)
          : yield* solution(request, ports, stage, signal)
    if ('code' in outcome) return yield outcome
    yield { type: 'result', result: outcome, elapsed: elapsed() }
  } catch (error) {
    if (!(error instanceof ModelsFailed)) throw error
    yield failure('model_failed', messages.processing.modelsFailed(error.message))
  }
}

type StageOf = AttemptOptions['stage']

async function* solution(
  { images, language, repairRounds, parallelDrafts }: SolveRequest,
  { reader, author, runner, models }: SolvePorts,
  stage: StageOf,
  signal?: AbortSignal,
): AsyncGenerator<SolveStep, Unstored | Failure> {
  yield stage('reading')
  const read = await readProblem(images, reader, signal)
  const isUnreadable = 'code' in read
  if (isUnreadable && (read.code !== 'no_problem_found' || !models?.author)) return read
  const options = { repairRounds, parallelDrafts, runner, stage }

  let bank: Answered | null = null
  if (!isUnreadable) {
    yield { type: 'problem', problem: read }
    bank = yield* answered(read, language, author, options, signal)
    if (bank && (bank.result.verification?.status === 'passed' || !models?.author)) return bank.result
  }
  const writer = models?.author
  if (!writer) {
    if (isUnreadable) return read
    const lacked = (await author.lacks?.(read, language)) ?? null
    return lacked === null
      ? unanswered(language, read, messages.processing.notMatched, author.resembled?.(read) ?? null)
      : unanswered(language, read, messages.processing.notInLanguage(lacked, languages[language].label))
  }

  try {
    const seen = yield* readByModel(isUnreadable ? null : read, images, reader, models, stage, signal)
    if ('code' in seen) return seen
    const again = models.reader && seen !== read ? yield* answered(seen, language, author, options, signal) : null
    if (again?.result.verification?.status === 'passed') return again.result
    const written = yield* answered(seen, language, writer, options, signal)
    const [best] = [bank, written].filter((one) => one !== null).toSorted((a, b) => rank(b) - rank(a))
    return best?.result ?? unanswered(language, seen, messages.processing.notMatched)
  } catch (error) {
    // What the bank had to say, with its doubts, is better than nothing.
    if (bank && error instanceof ModelsFailed) return bank.result
    throw error
  }
}

type Answered = Attempted & { result: Unstored }

/** One author's best answer, measured where it has passed. Null where it has none. */
async function* answered(
  problem: Problem,
  language: Language,
  author: Author,
  options: AttemptOptions,
  signal?: AbortSignal,
  first: FirstDraft = (tell) => author.draft(problem, language, signal, tell),
): AsyncGenerator<SolveStep, Answered | null> {
  const attempted = yield* attempt(problem, language, author, first, options, signal)
  if (!attempted) return null
  const { best, rounds } = attempted
  const verification = verdict(problem, best, rounds)
  const result = answer(problem, best.draft, verification)
  const measurement = verification.status === 'passed' ? await planMeasurement(best.draft) : null
  if (!measurement) return { best, rounds, result }
  yield options.stage('measuring')
  const measured = await measureGrowth(measurement, options.runner, signal)
  return { best, rounds, result: { ...result, measuredTimeComplexity: measured ?? undefined } }
}

/** A verified answer before any other, then the one that passed more. */
function rank({ best, result }: Answered): number {
  return (result.verification?.status === 'passed' ? 1_000 : 0) + passes(best)
}

/**
 * The problem as a model that sees the pictures reads it; without one, or where all of them fail, as it was read here, or
 * else as the text that stands in them.
 * @throws ModelsFailed where they fail and there is no such text
 */
async function* readByModel(
  read: Problem | null,
  images: Uint8Array[],
  reader: Reader,
  models: Models,
  stage: StageOf,
  signal?: AbortSignal,
): AsyncGenerator<SolveStep, Problem | Failure> {
  if (read && !models.reader) return read
  yield models.reader ? stage('reading', SECOND_READING) : stage('reading')
  let problem: Problem | null
  try {
    problem = models.reader
      ? (await models.reader.read(images, signal)).problem
      : await readAsText(images, reader, signal)
  } catch (error) {
    if (!(error instanceof ModelsFailed)) throw error
    if (read) return read
    problem = await readAsText(images, reader, signal)
    if (!problem) throw error
  }
  signal?.throwIfAborted()
  if (!problem) return failure('no_problem_found', messages.processing.noProblemFound)
  yield { type: 'problem', problem }
  return problem
}

/** The round in which a model reads the pictures that were read here before. */
const SECOND_READING = 2

/** A question about programming has this many characters at least, and asks. */
const SHORTEST_QUESTION = 40
const ASKS = /\?|\b(?:which|what|how|write|implement|return|complete|choose|select|find)\b/i

async function readAsText(images: Uint8Array[], reader: Reader, signal?: AbortSignal): Promise<Problem | null> {
  const text = (await reader.transcribe?.(images, signal)) ?? ''
  if (text.length < SHORTEST_QUESTION || !ASKS.test(text)) return null
  return { title: '', statement: text, constraints: [], examples: [], unreadable: [] }
}

async function* extract(
  { images, language }: SolveRequest,
  { reader, models }: SolvePorts,
  stage: StageOf,
  signal?: AbortSignal,
): AsyncGenerator<SolveStep, Unstored | Failure> {
  yield stage('reading')
  const read = await readProblem(images, reader, signal)
  const isUnreadable = 'code' in read
  if (!isUnreadable) yield { type: 'problem', problem: read }
  const isCertain = !isUnreadable && read.unreadable.length === 0
  const mayAsk = !isUnreadable || read.code === 'no_problem_found'
  if (!isCertain && mayAsk && models?.reader) {
    yield stage('reading', SECOND_READING)
    try {
      const { problem, provider } = await models.reader.read(images, signal)
      if (problem) {
        yield { type: 'problem', problem }
        return extraction(language, problem, provider)
      }
    } catch (error) {
      if (isUnreadable || !(error instanceof ModelsFailed)) throw error
    }
  }
  return isUnreadable ? read : extraction(language, read)
}

async function* debug(
  request: Extract<SolveRequest, { type: 'debug' }>,
  { reader, runner, models }: SolvePorts,
  stage: StageOf,
  signal?: AbortSignal,
): AsyncGenerator<SolveStep, Unstored | Failure> {
  const { images, problem, solution, failureText, repairRounds, parallelDrafts, language } = request
  const author = models?.author
  if (!author) return failure('model_failed', messages.processing.noModelForDebug)
  yield stage('reading')
  yield { type: 'problem', problem }
  const seen = images.length > 0 ? await transcribe(images, reader, models.reader, signal) : undefined
  const told = [failureText, seen].filter(Boolean).join('\n\n')
  if (told === '') return failure('no_problem_found', messages.processing.noFailureFound)
  const options = { runner, stage, repairRounds, parallelDrafts }
  const mended = yield* answered(problem, language, author, options, signal, (tell) =>
    author.debug(problem, language, { solution, failure: told }, signal, tell),
  )
  if (!mended) return failure('model_failed', messages.processing.noModelForDebug)
  return { ...mended.result, type: 'debug', previousSolution: solution }
}

/** The text in pictures, as a model reads it; without one, or where all of them fail, as it is read here. */
async function transcribe(images: Uint8Array[], reader: Reader, model: Models['reader'], signal?: AbortSignal) {
  try {
    return await (model ?? reader).transcribe?.(images, signal)
  } catch (error) {
    if (!(error instanceof ModelsFailed)) throw error
    return reader.transcribe?.(images, signal)
  }
}

async function readProblem(images: Uint8Array[], reader: Reader, signal?: AbortSignal): Promise<Problem | Failure> {
  try {
    const problem = await reader.read(images, signal)
    signal?.throwIfAborted()
    return problem ?? failure('no_problem_found', messages.processing.noProblemFound)
  } catch (error) {
    if (error instanceof InvalidImage) return failure('invalid_image', messages.processing.invalidImage)
    if (error instanceof ImageTooLarge) return failure('image_too_large', messages.processing.imageTooLarge)
    if (error instanceof RecogniserStopped) return failure('engine_failed', messages.processing.failed)
    throw error
  }
}

function failure(code: ErrorCode, message: string): Failure {
  return { type: 'error', code, message }
}
