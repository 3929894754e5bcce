import { type Answer, answerFor } from '@dryrun/problem-bank/answer'
import { type Bank, openBank } from '@dryrun/problem-bank/bank'
import { matchProblem } from '@dryrun/problem-bank/match'
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
      }
    },
    repair: async () => null,
  }
}
