import type { Language } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import { type Answer, answerFor } from '@dryrun/problem-bank/answer'
import { acceptsAny, openCheck } from '@dryrun/problem-bank/any-answer'
import { type Json, openBank, type WholeBank } from '@dryrun/problem-bank/bank'
import { type ClassAnswer, classAnswerFor } from '@dryrun/problem-bank/class-answer'
import { asksForClass, matchClass } from '@dryrun/problem-bank/class-match'
import { openInputs } from '@dryrun/problem-bank/inputs'
import { type Match, matchProblem, resembledBy, warmUp } from '@dryrun/problem-bank/match'
import { openRehearsals, type Rehearsals } from '@dryrun/problem-bank/rehearse'
import { inOurOrder } from '@dryrun/problem-bank/shape'
import type { Author, Draft } from './ports.ts'
import { writeProgram } from './whole-program/write.ts'

/** The author that needs no model: answers the bundled problems, has none for others, and nothing better to offer later. */
export async function openBankAuthor(): Promise<Author> {
  const bank = await openBank()
  const rehearsals = openRehearsals(bank)
  await warmUp(bank, rehearsals)
  // What a problem is does not change while it is answered.
  const matches = new WeakMap<Problem, Promise<Match | null>>()
  const matchOf = (problem: Problem) => {
    const match = matches.get(problem) ?? matchProblem(bank, rehearsals, problem)
    matches.set(problem, match)
    return match
  }
  return {
    draft: async (problem, language) =>
      asksForClass(problem)
        ? classDraft(bank, rehearsals, problem, language)
        : functionDraft(await matchOf(problem), problem, language),
    repair: async () => null,
    lacks: async (problem, language) => {
      const match = asksForClass(problem) ? null : await matchOf(problem)
      return match && match.entry.sources[language] === undefined ? match.entry.title : null
    },
    resembled: (problem) => resembledBy(bank, problem)?.title ?? null,
  }
}

async function functionDraft(match: Match | null, problem: Problem, language: Language): Promise<Draft | null> {
  const answer = match && answerFor(match, language)
  if (!match || !answer) return null
  const check = acceptsAny(match.entry, problem) ? await openCheck(match.entry) : null
  const alone = { source: answer.unheld, entry: answer.entry }
  return {
    ...draftOf(answer, language, match),
    whole: (problem.stdin && writeProgram(alone, match.places, problem.stdin, language)) ?? undefined,
    accepts: check ? (call, ...answers) => check(inOurOrder(match.parameterOrder, call), ...answers) : undefined,
    inputs: (size, seed) => inputsFor(match, size, seed),
  }
}

async function classDraft(
  bank: WholeBank,
  rehearsals: Rehearsals,
  problem: Problem,
  language: Language,
): Promise<Draft | null> {
  const match = await matchClass(bank, rehearsals, problem)
  const answer = match && classAnswerFor(match, language)
  return match && answer && draftOf(answer, language, match)
}

function draftOf(
  { source, entry, ...answer }: Answer | ClassAnswer,
  language: Language,
  { entry: { title }, doubts }: { entry: { title: string }; doubts: string[] },
): Draft {
  return {
    program: { language, source, entry },
    title,
    comparison: answer.comparison,
    calls: answer.calls,
    doubts,
    thoughts: answer.thoughts,
    timeComplexity: answer.timeComplexity,
    spaceComplexity: answer.spaceComplexity,
    explanation: answer.explanation,
    provider: 'problem bank',
  }
}

/** Generated arguments in the order of the page's parameters; any number where the answer looks at none. */
async function inputsFor({ entry, parameterOrder }: Match, size: number, seed: number): Promise<Json[]> {
  const generate = await openInputs(entry)
  const inputs = generate(size, seed)
  return parameterOrder.map((place) => (place === null ? 0 : (inputs[place] ?? null)))
}
