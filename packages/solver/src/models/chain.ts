import { setTimeout as wait } from 'node:timers/promises'
import { type Ask, callModel, type Read } from './call.ts'
import { ModelFailure, ModelsFailed, mayPass } from './failure.ts'
import type { ModelCall, ModelSettings } from './settings.ts'

/** How often one model is asked the same. */
const ATTEMPTS = 3
const FIRST_WAIT_MS = 500
/** Nobody sits before the page for longer than this; the next model is asked instead. */
const LONGEST_WAIT_MS = 10_000

export type Answered<Answer> = { answer: Answer; model: ModelSettings }

/**
 * Asks the models one after the other until one gives an answer that can be used. A failure that may pass is waited for,
 * each time twice as long, or as long as the provider says, while the model's time limit for one call has not gone by.
 *
 * @param onText is given the whole of what the model that is asked now has said so far
 * @throws AbortError when `signal` fires, ModelsFailed with each model's last failure
 */
export async function askInTurn<Answer>(
  models: readonly ModelSettings[],
  ask: Ask,
  read: Read<Answer>,
  onCall: (call: ModelCall) => void,
  signal?: AbortSignal,
  onText?: (text: string) => void,
): Promise<Answered<Answer>> {
  const failures: ModelFailure[] = []
  for (const model of models) {
    try {
      return { answer: await askPatiently(model, ask, read, onCall, signal, onText), model }
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      failures.push(error)
    }
  }
  throw new ModelsFailed(failures)
}

async function askPatiently<Answer>(
  model: ModelSettings,
  ask: Ask,
  read: Read<Answer>,
  onCall: (call: ModelCall) => void,
  signal?: AbortSignal,
  onText?: (text: string) => void,
): Promise<Answer> {
  const began = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await callModel(model, ask, read, onCall, signal, onText)
    } catch (error) {
      if (!(error instanceof ModelFailure) || !mayPass(error) || attempt === ATTEMPTS) throw error
      const waitMs = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1)
      const spentMs = performance.now() - began
      if (waitMs > LONGEST_WAIT_MS || spentMs + waitMs > model.timeoutMs) throw error
      // A tenth more or less, so that many who failed together do not come back together.
      await wait(waitMs * (0.9 + Math.random() * 0.2), undefined, { signal })
    }
  }
}
