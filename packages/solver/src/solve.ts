import { type Language, languages, RunnableLanguage } from '@dryrun/contract/languages'
import { messages } from '@dryrun/contract/messages'
import type { Problem } from '@dryrun/contract/problem'
import type { Result, SolveEvent, Stage, Verification } from '@dryrun/contract/processing'
import type { Runner } from '@dryrun/runner/program'
import { couldNotBeRead, failureOf, isBetter, tryDraft, verdict } from './judge.ts'
import { measureGrowth, planMeasurement } from './measure.ts'
import type { Author, Draft, Reader } from './ports.ts'
import { problemMarkdown } from './problem-markdown.ts'
import { ImageTooLarge, InvalidImage } from './reader/pictures.ts'
import { RecogniserStopped } from './reader/recognise.ts'
import type { Trial } from './trial.ts'

export type SolveRequest = {
  /** Encoded PNG, JPEG or WebP, in the order they were captured. */
  images: Uint8Array[]
  language: Language
  type: 'solution' | 'extraction'
  /** How many times a failing draft may be sent back to its author. */
  repairRounds: number
}

export type SolvePorts = { reader: Reader; author: Author; runner: Runner }

/** The contract's events; the result has no id yet, since only the one who stores it knows it. */
export type SolveStep =
  | Exclude<SolveEvent, { type: 'result' }>
  | { type: 'result'; result: Omit<Result, 'id'>; elapsed: number; tokensUsed: number }

/**
 * From screenshots to an answer that was run. The last event is `result`, or `error` where the pictures are at fault or
 * the reader gave up.
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
  const ended = (result: Omit<Result, 'id'>, tokensUsed = 0): SolveStep => ({
    type: 'result',
    result,
    elapsed: elapsed(),
    tokensUsed,
  })

  yield stage('reading')
  const read = await readProblem(request.images, ports.reader, signal)
  if ('type' in read) return yield read
  const { problem } = read
  yield { type: 'problem', problem }
  if (request.type === 'extraction') return yield ended(extraction(request.language, problem))

  const language = RunnableLanguage.safeParse(request.language).data
  if (!language) return yield ended(unanswered(request.language, problem, cannotRun(request.language)))

  yield stage('drafting')
  const draft = await ports.author.draft(problem, language, signal)
  signal?.throwIfAborted()
  if (!draft) {
    const resembled = ports.author.resembled?.(problem) ?? null
    return yield ended(unanswered(language, problem, messages.processing.notMatched, resembled))
  }
  yield* shown(draft)

  yield stage('running', 1)
  let best = await tryDraft(problem, draft, ports.runner, signal)
  yield* evidenceOf(best)
  let rounds = best.evidence.some(Boolean) || best.obstacle?.kind === 'compile-error' ? 1 : 0
  let tokensUsed = draft.tokensUsed

  for (let repair = 1; repair <= request.repairRounds; repair++) {
    const failed = failureOf(best, problem)
    if (!failed) break
    yield stage('repairing', repair)
    const repaired = await ports.author.repair(problem, best.draft, failed, signal)
    signal?.throwIfAborted()
    if (!repaired) break
    tokensUsed += repaired.tokensUsed
    yield stage('running', repair + 1)
    const trial = await tryDraft(problem, repaired, ports.runner, signal)
    rounds++
    if (isBetter(trial, best)) {
      best = trial
      yield* shown(best.draft)
      yield* evidenceOf(best)
    }
  }
  const verification = verdict(problem, best, rounds)
  const answered = answer(problem, best, verification)
  const measurement = verification.status === 'passed' ? await planMeasurement(best.draft) : null
  if (!measurement) return yield ended(answered, tokensUsed)
  yield stage('measuring')
  const measured = await measureGrowth(measurement, ports.runner, signal)
  yield ended({ ...answered, measuredTimeComplexity: measured ?? undefined }, tokensUsed)
}

async function readProblem(
  images: Uint8Array[],
  reader: Reader,
  signal?: AbortSignal,
): Promise<{ problem: Problem } | Extract<SolveStep, { type: 'error' }>> {
  try {
    const problem = await reader.read(images, signal)
    signal?.throwIfAborted()
    return problem
      ? { problem }
      : { type: 'error', code: 'no_problem_found', message: messages.processing.noProblemFound }
  } catch (error) {
    if (error instanceof InvalidImage) {
      return { type: 'error', code: 'invalid_image', message: messages.processing.invalidImage }
    }
    if (error instanceof ImageTooLarge) {
      return { type: 'error', code: 'image_too_large', message: messages.processing.imageTooLarge }
    }
    if (error instanceof RecogniserStopped) {
      return { type: 'error', code: 'engine_failed', message: messages.processing.failed }
    }
    throw error
  }
}

function* shown(draft: Draft): Generator<SolveStep> {
  yield { type: 'partial', field: 'solution', text: sourceOf(draft) }
  yield { type: 'partial', field: 'explanation', text: draft.explanation }
}

/** The answer as a person would paste it. */
function sourceOf({ whole, program }: Draft): string {
  return whole ?? program.source
}

function* evidenceOf({ evidence }: Trial): Generator<SolveStep> {
  for (const [index, one] of evidence.entries()) {
    if (!one) continue
    const { input: _, ...told } = one
    yield { type: 'case', index, ...told }
  }
}

function answer(problem: Problem, { draft }: Trial, verification: Verification): Omit<Result, 'id'> {
  return {
    type: 'solution_generation',
    title:
      problem.title === '' && verification.status === 'passed' ? (draft.title ?? titleOf(problem)) : titleOf(problem),
    language: draft.program.language,
    problemStatement: problemMarkdown(problem),
    solution: sourceOf(draft),
    thoughts: draft.thoughts,
    timeComplexity: draft.timeComplexity,
    spaceComplexity: draft.spaceComplexity,
    explanation: draft.explanation,
    aiProvider: draft.provider,
    verification,
  }
}

/** No author had an answer: the problem as it was read, and what a person can do about it. */
function unanswered(
  language: Language,
  problem: Problem,
  reason: string,
  resembled: string | null = null,
): Omit<Result, 'id'> {
  return {
    type: 'solution_generation',
    title: titleOf(problem),
    language,
    problemStatement: problemMarkdown(problem),
    thoughts: [],
    explanation: [
      whatWasRead(problem),
      ...(resembled === null ? [] : [`It resembles '${resembled}', but its words or its examples do not fit that.`]),
      HOW_TO_GET_AN_ANSWER,
    ].join('\n\n'),
    aiProvider: NOBODY,
    verification: { status: 'unverified', reason, rounds: 0, cases: [] },
  }
}

function extraction(language: Language, problem: Problem): Omit<Result, 'id'> {
  return {
    type: 'extraction',
    title: titleOf(problem),
    language,
    problemStatement: problemMarkdown(problem),
    thoughts: [],
    explanation: whatWasRead(problem),
    aiProvider: NOBODY,
  }
}

const NOBODY = 'none'

const HOW_TO_GET_AN_ANSWER =
  'The built-in collection holds well-known interview problems only. Connecting a model that can write answers to ' +
  'others comes with a later version; its answers will be run against the examples in the same way.'

function cannotRun(language: Language): string {
  return `${languages[language].label} cannot be run here yet, and no answer is shown that was not run.`
}

function whatWasRead({ examples, constraints, unreadable }: Problem): string {
  const readable = examples.length - unreadable.length
  const told = `We read the statement, ${counted(readable, 'example')} and ${counted(constraints.length, 'constraint')}.`
  return unreadable.length > 0 ? `${told} ${couldNotBeRead(unreadable)}` : told
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

function titleOf({ title }: Problem): string {
  return title === '' ? 'Untitled problem' : title
}
