import { type Answer, answerFor } from '@dryrun/problem-bank/answer'
import { type Bank, type Json, openBank } from '@dryrun/problem-bank/bank'
import { openInputs } from '@dryrun/problem-bank/inputs'
import { type Match, matchProblem } from '@dryrun/problem-bank/match'
import type { Author } from './ports.ts'

/** The author that needs no model: answers the bundled problems, has none for others, and nothing better to offer later. */
export async function openBankAuthor(): Promise<Author> {
  const bank: Bank = await openBank()
  return {
    async draft(problem, language) {
      const match = matchProblem(bank, problem)
      const answer: Answer | null = match && answerFor(match, language)
      if (!match || !answer) return null
      return {
        program: { language, source: answer.source, entry: answer.entry },
        comparison: answer.comparison,
        calls: answer.calls,
        doubts: match.certainty === 'certain' ? [] : match.doubts,
        thoughts: answer.thoughts,
        timeComplexity: answer.timeComplexity,
        spaceComplexity: answer.spaceComplexity,
        explanation: answer.explanation,
        provider: 'problem bank',
        tokensUsed: 0,
        inputs: (size, seed) => inputsFor(match, size, seed),
      }
    },
    repair: async () => null,
  }
}

/** Generated arguments in the order of the page's parameters. */
async function inputsFor({ entry, parameterOrder }: Match, size: number, seed: number): Promise<Json[]> {
  const generate = await openInputs(entry)
  const inputs = generate(size, seed)
  return parameterOrder.map((place) => inputs[place] ?? null)
}
