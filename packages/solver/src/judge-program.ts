import { messages } from '@dryrun/contract/messages'
import type { Problem, StandardInput } from '@dryrun/contract/problem'
import type { CaseEvidence } from '@dryrun/contract/processing'
import { matches } from '@dryrun/runner/compare'
import { type ProgramReport, programLimits, type Runner, type Value } from '@dryrun/runner/program'
import type { Draft } from './ports.ts'
import { differingLine, printsTheSame, readPrinted } from './printed.ts'
import { shownError, shownText } from './shown-text.ts'
import { asAnotherValidAnswer, atLimit, nowhereToRun, type Trial } from './trial.ts'
import { resultType } from './whole-program/main.ts'

/** More than any sample prints, and not more than a page can show. */
const LIMITS = { ...programLimits, outputBytes: 64 * 1024 }

type Ran = Exclude<ProgramReport, { status: 'unavailable' }>

/**
 * Runs a draft's whole program once for each example that was read, with the example's own text on standard input, and
 * holds what it prints against the page's text, here, outside the sandbox.
 * @throws AbortError when `signal` fires
 */
export async function tryProgram(
  { examples, stdin }: Problem,
  draft: Draft & { whole: string },
  runner: Runner,
  signal?: AbortSignal,
): Promise<Trial> {
  const evidence: Trial['evidence'] = examples.map(() => undefined)
  for (const [index, { input, expected, value }] of examples.entries()) {
    const call = draft.calls[index]
    if (!call) continue
    const program = { language: draft.program.language, source: draft.whole, stdin: `${input}\n` }
    const report = await runner.runProgram(program, LIMITS, signal)
    if (report.status === 'unavailable') {
      return { draft, evidence, obstacle: nowhereToRun(report.reason) }
    }
    if (report.status === 'compile-error') {
      return { draft, evidence, obstacle: { kind: 'compile-error', reason: refusalIn(report) } }
    }
    evidence[index] = {
      input,
      expected,
      actual: actualText(report),
      ...heldAgainst(expected, value, call, report, draft, stdin?.output),
      milliseconds: report.milliseconds,
    }
  }
  return { draft, evidence }
}

/**
 * Holds what was printed against the page: as values where the draft says what they mean, which frees the page's order or
 * choice; else word for word.
 */
function heldAgainst(
  expected: string,
  value: Value | undefined,
  call: Value[],
  report: Ran,
  draft: Draft,
  output: StandardInput['output'] | undefined,
): Pick<CaseEvidence, 'passed' | 'note'> {
  const { entry } = draft.program
  if (report.status !== 'finished' || report.exitCode !== 0 || 'methods' in entry) return { passed: false }
  const isValue = entry.returns !== 'void' && value !== undefined && output !== undefined
  const printed = isValue ? readPrinted(report.stdout, output, resultType(entry)) : null
  if (isValue && printed !== null) {
    if (matches(draft.comparison, printed, value, entry.returns)) return { passed: true }
    const another = asAnotherValidAnswer(draft, call, value, printed)
    if (another) return another
  }
  if (!isValue && printsTheSame(report.stdout, expected)) return { passed: true }
  const isLong = [report.stdout, expected].some((text) => text.trim().includes('\n'))
  const difference = isLong ? differingLine(shownText(report.stdout), expected) : null
  return { passed: false, note: difference ? messages.processing.differsInLine(difference) : undefined }
}

function actualText(report: Ran): string {
  switch (report.status) {
    case 'timed-out':
    case 'out-of-memory':
    case 'output-limit':
      return atLimit(report.status, LIMITS.milliseconds)
    default:
      return report.exitCode === 0 ? shownText(report.stdout).trimEnd() || 'nothing' : errorIn(report.stderr)
  }
}

/** What kept a program from starting: its compiler's first error, or what an interpreter said of it. */
function refusalIn({ refused, stderr }: Ran): string {
  return refused ? shownError(refused) : errorIn(stderr)
}

/** The error a program ended with, without the places it came through. */
function errorIn(stderr: string): string {
  const lines = shownText(stderr)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.findLast((line) => /^(?:Uncaught )?\w*(?:Error|Exception)\b/.test(line)) ?? lines.at(-1) ?? 'a crash'
}
