import type { RunnableLanguage } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import { type Answer, answerFor } from '@dryrun/problem-bank/answer'
import { type Json, openBank, type WholeBank } from '@dryrun/problem-bank/bank'
import { type ClassAnswer, classAnswerFor } from '@dryrun/problem-bank/class-answer'
import { asksForClass, matchClass } from '@dryrun/problem-bank/class-match'
import { openInputs } from '@dryrun/problem-bank/inputs'
import { type Match, matchProblem } from '@dryrun/problem-bank/match'
import type { Author, Draft } from './ports.ts'

/** The author that needs no model: answers the bundled problems, has none for others, and nothing better to offer later. */
export async function openBankAuthor(): Promise<Author> {
  const bank = await openBank()
  return {
    draft: async (problem, language) =>
      asksForClass(problem) ? classDraft(bank, problem, language) : functionDraft(bank, problem, language),
    repair: async () => null,
  }
}

function functionDraft(bank: WholeBank, problem: Problem, language: RunnableLanguage): Draft | null {
  const match = matchProblem(bank, problem)
  const answer = match && answerFor(match, language)
  if (!match || !answer) return null
  return { ...draftOf(answer, language, match), inputs: (size, seed) => inputsFor(match, size, seed) }
}

function classDraft(bank: WholeBank, problem: Problem, language: RunnableLanguage): Draft | null {
  const match = matchClass(bank, problem)
  const answer = match && classAnswerFor(match, language)
  return match && answer && draftOf(answer, language, match)
}

function draftOf(
  { source, entry, ...answer }: Answer | ClassAnswer,
  language: RunnableLanguage,
  { certainty, doubts }: Pick<Match, 'certainty' | 'doubts'>,
): Draft {
  return {
    program: { language, source, entry },
    comparison: answer.comparison,
    calls: answer.calls,
    doubts: certainty === 'certain' ? [] : doubts,
    thoughts: answer.thoughts,
    timeComplexity: answer.timeComplexity,
    spaceComplexity: answer.spaceComplexity,
    explanation: answer.explanation,
    provider: 'problem bank',
    tokensUsed: 0,
  }
}

/** Generated arguments in the order of the page's parameters. */
async function inputsFor({ entry, parameterOrder }: Match, size: number, seed: number): Promise<Json[]> {
  const generate = await openInputs(entry)
  const inputs = generate(size, seed)
  return parameterOrder.map((place) => inputs[place] ?? null)
}
