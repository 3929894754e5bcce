import type { Language } from '@dryrun/contract/languages'
import type { FollowUp } from '@dryrun/contract/processing'
import { wholeText } from './answer.ts'
import { askInTurn } from './chain.ts'
import { type ModelAuthor, openModelAuthor } from './model-author.ts'
import { type ModelReader, openModelReader } from './model-reader.ts'
import { followUpInstructions } from './prompts/follow-up.ts'
import type { ModelCall, ModelSettings } from './settings.ts'
import { openSpending } from './spending.ts'

/** A solution that is asked about, and what was asked and answered before. */
export type AskedAbout = {
  problemStatement: string
  solution?: string
  language: Language
  earlier: readonly Pick<FollowUp, 'question' | 'answer'>[]
}

/** The models that one solve, or one question, may use. */
export type Models = {
  /** Absent where no model reads. */
  reader?: ModelReader
  /** Absent where no model writes. */
  author?: ModelAuthor
  /** Answers in Markdown; absent where no model writes. @throws ModelsFailed */
  answerFollowUp?(
    about: AskedAbout,
    question: string,
    signal?: AbortSignal,
  ): Promise<{ answer: string; provider: string }>
  /** Tokens, and millionths of a US dollar, used so far. */
  spent(): { tokens: number; costMicros: number }
}

/**
 * @param settings in the order of asking
 * @param onCall is told of each call when it has ended, however
 */
export function openModels(settings: readonly ModelSettings[], onCall: (call: ModelCall) => void): Models {
  const spending = openSpending()
  const counted = (call: ModelCall) => {
    spending.count(call)
    onCall(call)
  }
  const readers = settings.filter(({ uses }) => uses.includes('reading'))
  const writers = settings.filter(({ uses }) => uses.includes('writing'))
  return {
    reader: readers.length > 0 ? openModelReader(readers, counted) : undefined,
    author: writers.length > 0 ? openModelAuthor(writers, spending, counted) : undefined,
    answerFollowUp: writers.length > 0 ? (...asked) => answerFollowUp(writers, counted, ...asked) : undefined,
    spent: spending.spent,
  }
}

async function answerFollowUp(
  writers: readonly ModelSettings[],
  onCall: (call: ModelCall) => void,
  { problemStatement, solution, language, earlier }: AskedAbout,
  question: string,
  signal?: AbortSignal,
): Promise<{ answer: string; provider: string }> {
  const talk = earlier.flatMap((one) => [
    { role: 'user' as const, content: one.question },
    { role: 'assistant' as const, content: one.answer },
  ])
  const ask = {
    purpose: 'follow-up',
    instructions: followUpInstructions(problemStatement, solution, language),
    messages: [...talk, { role: 'user' as const, content: question }],
  } as const
  const { answer, model } = await askInTurn(writers, ask, wholeText, onCall, signal)
  return { answer, provider: model.model }
}
