import { type ModelMessage, streamText } from 'ai'
import { asFailure, ModelFailure } from './failure.ts'
import { languageModel } from './provider.ts'
import type { ModelCall, ModelSettings } from './settings.ts'

/** What a model is asked. */
export type Ask = { purpose: ModelCall['purpose']; instructions: string; messages: readonly ModelMessage[] }

/** What it said. `complete` is false where it gave no sign of having ended by itself. */
export type Said = { text: string; complete: boolean }

/** No answer to a problem is longer, in characters; one that is never ends. */
const LONGEST_ANSWER = 200_000
const MOST_OUTPUT_TOKENS = 16_000

/**
 * Asks a model once, within its time limit.
 *
 * @param onText is given the whole of what was said so far, each time more has come
 * @throws AbortError when `signal` fires: the request to the provider is closed; ModelFailure for anything else
 */
export async function callModel(
  settings: ModelSettings,
  { purpose, instructions, messages }: Ask,
  onCall: (call: ModelCall) => void,
  signal?: AbortSignal,
  onText?: (text: string) => void,
): Promise<Said> {
  const began = performance.now()
  const seconds = Math.round(settings.timeoutMs / 1000)
  const timedOut = AbortSignal.timeout(settings.timeoutMs)
  const tooLong = new AbortController()
  const stop = AbortSignal.any([timedOut, tooLong.signal, ...(signal ? [signal] : [])])
  let text = ''
  let usage = { inputTokens: 0, outputTokens: 0 }
  const told = (outcome: string) => {
    onCall({
      modelId: settings.id,
      provider: settings.provider,
      model: settings.model,
      purpose,
      outcome,
      milliseconds: Math.round(performance.now() - began),
      ...usage,
      costMicros: Math.round(
        usage.inputTokens * (settings.inputPrice ?? 0) + usage.outputTokens * (settings.outputPrice ?? 0),
      ),
    })
  }
  try {
    const { stream } = streamText({
      model: languageModel(settings),
      instructions,
      messages: [...messages],
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: stop,
      // Errors are told by the stream.
      onError: () => undefined,
    })
    let reason: string | undefined
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        text += part.text
        if (text.length > LONGEST_ANSWER) tooLong.abort()
        onText?.(text)
      }
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw stop.reason
      if (part.type === 'finish') {
        reason = part.finishReason
        usage = {
          inputTokens: part.totalUsage.inputTokens ?? 0,
          outputTokens: part.totalUsage.outputTokens ?? 0,
        }
      }
    }
    stop.throwIfAborted()
    if (reason === 'content-filter') throw new ModelFailure('refused', `${settings.model} refused to answer this.`)
    if (text.trim() === '') throw new ModelFailure('empty', `${settings.model} gave an empty answer.`)
    told('ok')
    return { text, complete: reason === 'stop' }
  } catch (error) {
    if (signal?.aborted) {
      told('canceled')
      throw signal.reason
    }
    const failure = failureOf(error)
    told(failure.kind)
    throw failure
  }

  function failureOf(error: unknown): ModelFailure {
    if (timedOut.aborted) {
      return new ModelFailure('timed-out', `${settings.model} gave no whole answer within ${seconds} seconds.`)
    }
    if (tooLong.signal.aborted)
      return new ModelFailure('unreadable', `${settings.model} gave an answer without an end.`)
    const failure = asFailure(error, settings.model, seconds)
    const isCut = text !== '' && ['unreachable', 'unavailable'].includes(failure.kind)
    return isCut ? new ModelFailure('cut-off', `${settings.model} stopped in the middle of its answer.`) : failure
  }
}
