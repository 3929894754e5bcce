import { messages } from '@dryrun/contract/messages'
import type { Problem } from '@dryrun/contract/problem'
import type { CaseEvidence, Verification } from '@dryrun/contract/processing'
import { matches, outcomeMatches, show } from '@dryrun/runner/compare'
import { operationsOf } from '@dryrun/runner/operations'
import { type Outcome, type Runner, type RunReport, standardLimits, type Value } from '@dryrun/runner/program'
import { freesOrderOfLeft } from './free-order.ts'
import { tryProgram } from './judge-program.ts'
import type { Draft, FailedCase } from './ports.ts'
import { shownError, shownText } from './shown-text.ts'
import { asAnotherValidAnswer, atLimit, nowhereToRun, type Obstacle, type Trial } from './trial.ts'

/**
 * Runs a draft on every example that was read and fits it. What is expected stays here, outside the sandbox.
 * @throws AbortError when `signal` fires
 */
export async function tryDraft(problem: Problem, draft: Draft, runner: Runner, signal?: AbortSignal): Promise<Trial> {
  const { whole } = draft
  if (whole !== undefined) return tryProgram(problem, { ...draft, whole }, runner, signal)
  const runnable = problem.examples.flatMap(({ value }, index) => {
    const call = draft.calls[index]
    return call && value !== undefined ? [{ index, call, value }] : []
  })
  const evidence: Trial['evidence'] = problem.examples.map(() => undefined)
  if (runnable.length === 0) return { draft, evidence }
  const calls = runnable.map(({ call }) => ({ arguments: call }))
  const report = await runner.run(draft.program, calls, standardLimits, signal)
  if (report.status !== 'ran') return { draft, evidence, obstacle: obstacleOf(report) }
  const leftBehind = await runForWhatIsLeft(problem, draft, runnable, runner, signal)
  for (const [place, { index, call, value }] of runnable.entries()) {
    const outcome = report.outcomes[place]
    const example = problem.examples[index]
    if (!outcome || !example || outcome.status === 'not-run') continue
    const held = heldAgainst(value, outcome, call, draft)
    const left = leftBehind.get(index)
    evidence[index] = {
      input: example.input,
      expected: example.expected,
      actual: actualText(outcome) + (left?.text ?? ''),
      ...held,
      passed: held.passed && left?.passed !== false,
      milliseconds: 'milliseconds' in outcome ? outcome.milliseconds : 0,
    }
  }
  return { draft, evidence }
}

/**
 * What calls leave in their first argument, by the place of their example, where the page tells it besides what they return:
 * a second run of the same program gives that instead.
 */
async function runForWhatIsLeft(
  { statement, examples }: Problem,
  { program }: Draft,
  calls: { index: number; call: Value[] }[],
  runner: Runner,
  signal?: AbortSignal,
): Promise<Map<number, { text: string; passed: boolean }>> {
  const asked = calls.flatMap(({ index, call }) => {
    const example = examples[index]
    return example?.leaves ? [{ index, call, expected: example.expected, leaves: example.leaves }] : []
  })
  if (asked.length === 0 || 'methods' in program.entry) return new Map()
  const changing = { ...program, entry: { ...program.entry, returns: 'void' as const } }
  const report = await runner.run(
    changing,
    asked.map(({ call }) => ({ arguments: call })),
    standardLimits,
    signal,
  )
  const rule = freesOrderOfLeft(statement) ? 'unordered' : 'exact'
  return new Map(
    asked.map(({ index, expected, leaves }, place) => {
      const outcome = report.status === 'ran' ? report.outcomes[place] : undefined
      const left = outcome?.status === 'returned' && Array.isArray(outcome.value) ? outcome.value : null
      if (left === null) return [index, { text: '', passed: false }]
      const kept = leaves.filter((value) => value !== null)
      const name = /,\s*([A-Za-z_]\w*)\s*=/.exec(expected)?.[1] ?? 'array'
      const shown = left.map((value, at) => (at < kept.length ? show(value) : '_'))
      return [
        index,
        { text: cut(`, ${name} = [${shown.join(',')}]`), passed: matches(rule, left.slice(0, kept.length), kept) },
      ]
    }),
  )
}

/** Whether an outcome is what the page says, or as valid; and what its text does not tell by itself. */
function heldAgainst(
  expected: Value,
  outcome: Outcome,
  call: Value[],
  draft: Draft,
): Pick<CaseEvidence, 'passed' | 'note'> {
  if (outcome.status !== 'returned') return { passed: false }
  const { comparison, program } = draft
  if (outcomeMatches(comparison, program.entry, { arguments: call }, outcome.value, expected)) return { passed: true }
  return (
    asAnotherValidAnswer(draft, call, expected, outcome.value) ?? {
      passed: false,
      note: differenceIn(draft, call, outcome.value, expected),
    }
  )
}

/** Which operation of a class gave something else than the page says; undefined where their numbers differ. */
function differenceIn(
  { comparison, program: { entry } }: Draft,
  call: Value[],
  actual: Value,
  expected: Value,
): string | undefined {
  if (!('methods' in entry)) return undefined
  if (!Array.isArray(actual) || !Array.isArray(expected) || actual.length !== expected.length) return undefined
  const operations = operationsOf(entry, { arguments: call })
  const place = operations.findIndex(
    ({ returns }, at) => !matches(comparison, actual[at] ?? null, expected[at] ?? null, returns),
  )
  const given = Array.isArray(call[1]) ? call[1][place] : []
  const values = Array.isArray(given) ? given.map(show).join(', ') : ''
  return messages.processing.differsAt(
    place + 1,
    `${operations[place]?.name}(${values})`,
    cut(show(actual[place] ?? null)),
    show(expected[place] ?? null),
  )
}

/** How many examples passed. */
export function passes({ evidence }: Trial): number {
  return evidence.filter((one) => one?.passed).length
}

/** The first example that did not pass, or what kept the draft from running at all. Null when there is nothing to repair. */
export function failureOf({ evidence, obstacle }: Trial, problem: Problem): FailedCase | null {
  if (obstacle?.kind === 'compile-error') {
    const [first] = problem.examples
    return { input: first?.input ?? '', expected: first?.expected ?? '', actual: obstacle.reason }
  }
  return evidence.find((one) => one && !one.passed) ?? null
}

/**
 * Whether a repair took the answer further. An example that passed is an anchor: a repair that breaks one is none.
 */
export function isBetter(next: Trial, best: Trial): boolean {
  const keepsAnchors = best.evidence.every((one, index) => !one?.passed || next.evidence[index]?.passed)
  const nowRuns = best.obstacle !== undefined && next.obstacle === undefined
  return keepsAnchors && (nowRuns || passes(next) > passes(best))
}

/**
 * The verdict: `passed` only when every example the page shows was read, run and passed, and the author is certain
 * that it answers this problem.
 */
export function verdict(problem: Problem, trial: Trial, rounds: number): Verification {
  const cases = trial.evidence.filter((one) => one !== undefined)
  const failed = whyFailed(trial)
  if (failed) return { status: 'failed', reason: failed, rounds, cases }
  const unverified = whyUnverified(problem, trial)
  return unverified ? { status: 'unverified', reason: unverified, rounds, cases } : { status: 'passed', rounds, cases }
}

function whyFailed({ evidence, obstacle }: Trial): string | null {
  if (obstacle?.kind === 'compile-error') return `The code could not be started: ${obstacle.reason}`
  const failing = evidence.findIndex((one) => one && !one.passed)
  const shown = evidence[failing]
  if (!shown) return null
  if (shown.note) return `Example ${failing + 1}: ${shown.note}`
  return `Example ${failing + 1} gave ${shown.actual} where the page says ${shown.expected}.`
}

function whyUnverified(problem: Problem, { draft, evidence, obstacle }: Trial): string | null {
  if (obstacle) return obstacle.reason
  if (problem.examples.length === 0) return 'The page shows no example that could be run.'
  const reasons: string[] = []
  if (problem.unreadable.length > 0) reasons.push(couldNotBeRead(problem.unreadable))
  const left = evidence.flatMap((one, index) => (one ? [] : [`Example ${index + 1}`]))
  const notRun = left.filter((name) => !problem.unreadable.includes(name))
  if (notRun.length > 0) reasons.push(`${inWords(notRun)} could not be run: the arguments do not fit the function.`)
  // A doubt about unread examples says what was just said.
  if (reasons.length === 0) reasons.push(...draft.doubts)
  return reasons.length > 0 ? reasons.join(' ') : null
}

/** 'Example 3 could not be read.' */
export function couldNotBeRead(names: string[]): string {
  return `${inWords(names)} could not be read.`
}

function inWords(names: string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}

function obstacleOf(report: Exclude<RunReport, { status: 'ran' }>): Obstacle {
  return report.status === 'unavailable'
    ? nowhereToRun(report.reason)
    : { kind: 'compile-error', reason: shownError(report.error) }
}

function actualText(outcome: Outcome): string {
  switch (outcome.status) {
    case 'returned':
      return cut(show(outcome.value))
    case 'threw':
      return shownError(outcome.error)
    case 'timed-out':
    case 'out-of-memory':
    case 'output-limit':
      return atLimit(outcome.status, standardLimits.milliseconds)
    case 'crashed':
      return 'a crash'
    case 'not-run':
      return 'nothing, as it was not run'
  }
}

/** More than a page shows of any value. A program may return far more, which nobody would read. */
const LONGEST_SHOWN = 10_000

function cut(value: string): string {
  const text = shownText(value)
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN).toWellFormed()}… the rest was cut`
}
