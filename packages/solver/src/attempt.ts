import type { Language } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import type { Stage } from '@dryrun/contract/processing'
import type { Runner } from '@dryrun/runner/program'
import { failureOf, isBetter, tryDraft } from './judge.ts'
import { ModelsFailed } from './models/failure.ts'
import { type Author, type Draft, sourceOf, type Tell } from './ports.ts'
import type { SolveStep } from './solve-step.ts'
import type { Trial } from './trial.ts'

/** The best draft that came of an attempt, and in how many rounds one was run. */
export type Attempted = { best: Trial; rounds: number }

export type AttemptOptions = {
  runner: Runner
  /** How often a draft that failed goes back to its author. */
  repairRounds: number
  /** How many drafts are written at the same time once two have failed. */
  parallelDrafts?: number
  stage: (name: Stage, round?: number) => SolveStep
}

/** The first draft, by whoever writes it. Null where there is none. */
export type FirstDraft = (tell: Tell) => Promise<Draft | null>

/**
 * Has one author answer a problem: a draft, its run, and repairs as long as it fails and there are rounds. The best draft
 * seen is what comes of it, never the last.
 * @returns null where the author has no answer
 * @throws AbortError when `signal` fires, and whatever the first draft or the runner throws
 */
export async function* attempt(
  problem: Problem,
  language: Language,
  author: Author,
  first: FirstDraft,
  { runner, repairRounds, parallelDrafts = 1, stage }: AttemptOptions,
  signal?: AbortSignal,
): AsyncGenerator<SolveStep, Attempted | null> {
  yield stage('drafting')
  const draft = yield* asWritten(() => stage('drafting'), first)
  signal?.throwIfAborted()
  if (!draft) return null

  yield stage('running', 1)
  let best = await tryDraft(problem, draft, runner, signal)
  yield* evidenceOf(best)
  let rounds = wasRun(best) ? 1 : 0
  /** A model that gives the same code again would get the same verdict. */
  const tried = new Set([sourceOf(draft)])

  for (let repair = 1; repair <= repairRounds; repair++) {
    const failed = failureOf(best, problem)
    if (!failed) break
    const again = () => stage('repairing', repair)
    yield again()
    const { draft: failing } = best
    const several = repair > 1 && parallelDrafts > 1 ? author.alternatives : undefined
    const repaired = several
      ? await several(problem, language, parallelDrafts, signal)
      : yield* asWritten(again, (tell) => repairedBy(author, problem, failing, failed, signal, tell))
    signal?.throwIfAborted()
    if (!repaired) break
    let ran = false
    for (const next of [repaired].flat()) {
      if (tried.has(sourceOf(next))) continue
      tried.add(sourceOf(next))
      if (several) {
        yield again()
        yield* shown(next)
      }
      yield stage('running', repair + 1)
      const trial = await tryDraft(problem, next, runner, signal)
      yield* evidenceOf(trial)
      ran ||= wasRun(trial)
      if (isBetter(trial, best)) best = trial
      if (!failureOf(best, problem)) break
    }
    if (ran) rounds++
  }
  return { best, rounds }
}

/** A repair, or null where its author has none or cannot be reached any more: what was written before still stands. */
async function repairedBy(
  author: Author,
  ...[problem, draft, failed, signal, tell]: Parameters<Author['repair']>
): Promise<Draft | null> {
  try {
    return await author.repair(problem, draft, failed, signal, tell)
  } catch (error) {
    if (error instanceof ModelsFailed) return null
    throw error
  }
}

function wasRun({ evidence, obstacle }: Trial): boolean {
  return evidence.some(Boolean) || obstacle?.kind === 'compile-error'
}

/** Tells the code of a draft while it is written, and the rest when it is whole. */
async function* asWritten(again: () => SolveStep, write: FirstDraft): AsyncGenerator<SolveStep, Draft | null> {
  let written = ''
  let told = ''
  let ended = false
  let wake = () => {}
  const writing = write((code) => {
    written = code
    wake()
  }).finally(() => {
    ended = true
    wake()
  })
  // Its failure is thrown where it is awaited, below.
  writing.catch(() => undefined)
  while (!ended) {
    if (written === told) await new Promise<void>((resolve) => (wake = resolve))
    // More may be written while this is told.
    const code = written
    if (!code.startsWith(told)) {
      // The author began anew.
      yield again()
      told = ''
    }
    if (code !== told) yield { type: 'partial', field: 'solution', text: code.slice(told.length) }
    told = code
  }
  const draft = await writing
  if (!draft) return null
  const goesOn = sourceOf(draft).startsWith(told.trimEnd())
  if (!goesOn) yield again()
  yield* shown(draft, goesOn ? told.length : 0)
  return draft
}

function* shown(draft: Draft, from = 0): Generator<SolveStep> {
  const rest = sourceOf(draft).slice(from)
  if (rest !== '') yield { type: 'partial', field: 'solution', text: rest }
  yield { type: 'partial', field: 'explanation', text: draft.explanation }
}

function* evidenceOf({ evidence }: Trial): Generator<SolveStep> {
  for (const [index, one] of evidence.entries()) {
    if (!one) continue
    const { input: _, ...told } = one
    yield { type: 'case', index, ...told }
  }
}
