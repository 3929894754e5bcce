import { messages } from '@dryrun/contract/messages'
import type { CaseEvidence } from '@dryrun/contract/processing'
import type { Value } from '@dryrun/runner/program'
import type { Draft } from './ports.ts'
import { shownText } from './shown-text.ts'

/** A draft after its run: evidence for each example of the problem, undefined where the example was not run. */
export type Trial = { draft: Draft; evidence: (CaseEvidence | undefined)[]; obstacle?: Obstacle }
/** Why nothing ran: nowhere to run it, or the source is not a program. */
export type Obstacle = { kind: 'unavailable' | 'compile-error'; reason: string }

/** Nothing ran, since there is nowhere to run it. */
export function nowhereToRun(reason: string): Obstacle {
  return { kind: 'unavailable', reason: `It was not run: ${shownText(reason)}` }
}

/** What a program that was stopped at one of its limits gave, in words. */
export function atLimit(limit: 'timed-out' | 'out-of-memory' | 'output-limit', milliseconds: number): string {
  switch (limit) {
    case 'timed-out':
      return `no answer within ${milliseconds / 1000} seconds`
    case 'out-of-memory':
      return 'more memory than allowed'
    case 'output-limit':
      return 'more output than allowed'
  }
}

/** That a page which accepts any valid answer accepts this one too; null where it does not. */
export function asAnotherValidAnswer(
  { accepts }: Draft,
  call: Value[],
  expected: Value,
  actual: Value,
): Pick<CaseEvidence, 'passed' | 'note'> | null {
  // Where the page's own answer is not valid, the page asks for something else.
  const isValid = accepts?.(call, expected, expected) && accepts(call, expected, actual)
  return isValid ? { passed: true, note: messages.processing.anotherValidAnswer } : null
}
