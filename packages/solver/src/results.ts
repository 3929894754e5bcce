import type { Language } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import type { Result, Verification } from '@dryrun/contract/processing'
import { couldNotBeRead } from './judge.ts'
import { type Draft, sourceOf } from './ports.ts'
import { problemMarkdown } from './problem-markdown.ts'

/** A result before it is stored: only the one who stores it knows its id. */
export type Unstored = Omit<Result, 'id'>

/** The provider of what nobody wrote. */
export const NOBODY = 'none'

/** A draft after its run. Words that answer a question without code have no solution. */
export function answer(problem: Problem, draft: Draft, verification: Verification): Unstored {
  return {
    type: 'solution_generation',
    title:
      problem.title === '' && verification.status === 'passed' ? (draft.title ?? titleOf(problem)) : titleOf(problem),
    language: draft.program.language,
    problemStatement: problemMarkdown(problem),
    solution: sourceOf(draft) || undefined,
    thoughts: draft.thoughts,
    timeComplexity: draft.timeComplexity,
    spaceComplexity: draft.spaceComplexity,
    explanation: draft.explanation,
    aiProvider: draft.provider,
    verification,
  }
}

/** No author had an answer: the problem as it was read, and what a person can do about it. */
export function unanswered(
  language: Language,
  problem: Problem,
  reason: string,
  resembled: string | null = null,
): Unstored {
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

/** @param provider who read it, where that was a model */
export function extraction(language: Language, problem: Problem, provider: string = NOBODY): Unstored {
  return {
    type: 'extraction',
    title: titleOf(problem),
    language,
    problemStatement: problemMarkdown(problem),
    thoughts: [],
    explanation: whatWasRead(problem),
    aiProvider: provider,
  }
}

const HOW_TO_GET_AN_ANSWER =
  'The built-in collection holds well-known interview problems only. Whoever runs this server can connect a model that ' +
  'answers others, on the page Admin, System Settings; its answers are run against the examples in the same way.'

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
