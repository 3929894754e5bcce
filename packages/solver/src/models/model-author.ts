import type { Language } from '@dryrun/contract/languages'
import { MODEL_TOKENS_PER_SOLVE } from '@dryrun/contract/limits'
import type { Problem } from '@dryrun/contract/problem'
import type { ModelMessage } from 'ai'
import { asksForProgram } from '../asks-for-program.ts'
import { type Author, type Draft, type FailedCase, sourceOf, type Tell } from '../ports.ts'
import { codeSoFar, type ModelAnswer, readAnswer } from './answer.ts'
import type { Ask } from './call.ts'
import { askInTurn } from './chain.ts'
import { comparisonFor } from './comparison.ts'
import { doubtsAbout } from './doubts.ts'
import { entryOf } from './entry.ts'
import { debugPrompt } from './prompts/debug.ts'
import { draftPrompt } from './prompts/draft.ts'
import { repairPrompt } from './prompts/repair.ts'
import type { ModelCall, ModelSettings } from './settings.ts'
import type { Spending } from './spending.ts'

/** What a page asks for: something to call, a program that reads and prints, or words. */
type Form = 'function' | 'program' | 'text'

/** An author that asks models, the first of them first. */
export type ModelAuthor = Author & {
  /** Mends code that failed elsewhere. @throws ModelsFailed */
  debug(
    problem: Problem,
    language: Language,
    failed: { solution: string; failure: string },
    signal?: AbortSignal,
    tell?: Tell,
  ): Promise<Draft>
}

/** Every call throws ModelsFailed where no model gave anything to go on with. */
export function openModelAuthor(
  models: readonly ModelSettings[],
  spending: Spending,
  onCall: (call: ModelCall) => void,
): ModelAuthor {
  /** What was said to whom, so that a repair goes on where its draft ended. */
  const talks = new WeakMap<Draft, { ask: Ask; model: ModelSettings; tried: string[] }>()

  async function write(
    problem: Problem,
    language: Language,
    ask: Ask,
    order: readonly ModelSettings[],
    signal?: AbortSignal,
    tell?: Tell,
  ): Promise<Draft> {
    const form = formOf(problem)
    const { answer, model } = await askInTurn(
      order,
      ask,
      (said, complete) => usable(said, complete, form),
      onCall,
      signal,
      tell && ((said) => tell(codeSoFar(said))),
    )
    const draft = draftOf(answer, problem, language, model.model)
    talks.set(draft, { ask, model, tried: [] })
    return draft
  }

  const firstAsk = (problem: Problem, language: Language): Ask => {
    const { instructions, question } = draftPrompt(problem, language, formOf(problem))
    return { purpose: 'draft', instructions, messages: [{ role: 'user', content: question }] }
  }

  return {
    draft: (problem, language, signal, tell) =>
      write(problem, language, firstAsk(problem, language), models, signal, tell),

    async repair(problem, draft, failed, signal, tell) {
      const talk = talks.get(draft)
      if (!talk || spending.spent().tokens >= MODEL_TOKENS_PER_SOLVE) return null
      const ask = continued(talk.ask, draft, failed, talk.tried)
      const others = models.filter((model) => model !== talk.model)
      const repaired = await write(problem, draft.program.language, ask, [talk.model, ...others], signal, tell)
      // If this draft is to be repaired once more, this one was no better.
      talk.tried.push(sourceOf(repaired))
      return repaired
    },

    async alternatives(problem, language, count, signal) {
      if (spending.spent().tokens >= MODEL_TOKENS_PER_SOLVE) return []
      const ask = firstAsk(problem, language)
      // Each begins with another model, so that they do not all err alike.
      const orders = Array.from({ length: count }, (_, at) => {
        const first = (at + 1) % models.length
        return [...models.slice(first), ...models.slice(0, first)]
      })
      const written = await Promise.allSettled(orders.map((order) => write(problem, language, ask, order, signal)))
      signal?.throwIfAborted()
      return written.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    },

    debug(problem, language, { solution, failure }, signal, tell) {
      const { instructions, question } = draftPrompt(problem, language, formOf(problem))
      const content = debugPrompt(question, solution, failure)
      const ask: Ask = { purpose: 'debug', instructions, messages: [{ role: 'user', content }] }
      return write(problem, language, ask, models, signal, tell)
    },
  }
}

function formOf(problem: Problem): Form {
  if (asksForProgram(problem)) return 'program'
  return problem.examples.length === 0 && !problem.signature && !problem.classSignature ? 'text' : 'function'
}

/** What a model said, where it is an answer to what was asked: words alone answer only a question. */
function usable(said: string, complete: boolean, form: Form): ModelAnswer | null {
  const answer = readAnswer(said, complete) ?? (form === 'text' && complete ? inWords(said) : null)
  return answer && (answer.solution !== undefined || form === 'text') ? answer : null
}

function inWords(said: string): ModelAnswer {
  return { thoughts: [], timeComplexity: '', spaceComplexity: '', explanation: said.trim() }
}

/** The talk so far, what came of the code, and the wish for better. */
function continued(ask: Ask, draft: Draft, failed: FailedCase, tried: string[]): Ask {
  const messages: ModelMessage[] = [
    ...ask.messages,
    { role: 'assistant', content: JSON.stringify({ solution: sourceOf(draft) }) },
    { role: 'user', content: repairPrompt(failed, tried) },
  ]
  return { ...ask, purpose: 'repair', messages }
}

/** Nothing to call: a whole program is run as it is, and words are not run at all. */
const NOTHING_TO_CALL = { name: 'main', parameters: [], returns: 'void' } as const

function draftOf(
  { solution = '', ...told }: ModelAnswer,
  problem: Problem,
  language: Language,
  provider: string,
): Draft {
  const isProgram = formOf(problem) === 'program'
  const found = isProgram || solution === '' ? null : entryOf(solution, language, problem)
  const entry = found?.entry ?? { ...NOTHING_TO_CALL, parameters: [] }
  return {
    program: { language, source: found?.source ?? solution, entry },
    whole: isProgram ? solution : undefined,
    comparison: 'methods' in entry ? 'exact' : comparisonFor(problem, entry.returns),
    calls: found?.calls ?? problem.examples.map(({ expected }) => (isProgram && expected !== '' ? [] : null)),
    doubts: doubtsAbout(solution, language, problem),
    ...told,
    provider,
  }
}
