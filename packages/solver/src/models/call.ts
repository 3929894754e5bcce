import { InvalidResponseDataError, type ModelMessage, streamText } from 'ai'
import { asFailure, inSeconds, ModelFailure } from './failure.ts'
import { languageModel } from './provider.ts'
import type { ModelCall, ModelSettings } from './settings.ts'
import { withoutThinking } from './thinking.ts'

/** What a model is asked. */
export type Ask = { purpose: ModelCall['purpose']; instructions: string; messages: readonly ModelMessage[] }

/**
 * What a text says, or null where it says nothing that can be used. It is not `complete` where the model gave no sign of
 * having ended by itself.
 */
export type Read<Answer> = (text: string, complete: boolean) => Answer | null

/** No answer to a problem is longer, in characters; one that is never ends. */
const LONGEST_ANSWER = 200_000
const MOST_OUTPUT_TOKENS = 16_000

/** Thinking is told as it goes on; a sign that the connection is alive is none of the model. */
const SAYS_SOMETHING = new Set(['text-delta', 'reasoning-delta'])

/** Characters that make a token, about. */
const TOKEN_LENGTH = 4
/**
 * Tokens of a screenshot, about: one of 1280 by 860 comes to 1,468 at Anthropic (750 pixels each) and to 1,105 at OpenAI
 * (85, and 170 for each of 6 tiles).
 */
const PICTURE_TOKENS = 1_500

/** A model that says nothing for this long will not; other models still have their turn within a solve. */
const LONGEST_SILENCE_MS = 30_000

/**
 * Asks a model once, within its time limit; a model that is silent for half of it is given up before.
 *
 * @param onText is given the whole of what was said so far, but for thinking, each time more has come
 * @throws AbortError when `signal` fires: the request to the provider is closed; ModelFailure for anything else
 */
export async function callModel<Answer>(
  settings: ModelSettings,
  { purpose, instructions, messages }: Ask,
  read: Read<Answer>,
  onCall: (call: ModelCall) => void,
  signal?: AbortSignal,
  onText?: (text: string) => void,
): Promise<Answer> {
  const { model: name } = settings
  const began = performance.now()
  const timedOut = AbortSignal.timeout(settings.timeoutMs)
  const tooLong = new AbortController()
  const silent = new AbortController()
  const silenceMs = Math.min(LONGEST_SILENCE_MS, settings.timeoutMs / 2)
  const silence = setTimeout(() => silent.abort(), silenceMs)
  const stop = AbortSignal.any([timedOut, tooLong.signal, silent.signal, ...(signal ? [signal] : [])])
  let text = ''
  let said = ''
  let thought = 0
  let told: { inputTokens: number; outputTokens: number } | undefined
  const ended = (outcome: string) => {
    const usage = told ?? guessedUsage()
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
      if (SAYS_SOMETHING.has(part.type)) silence.refresh()
      if (part.type === 'reasoning-delta') thought += part.text.length
      if (part.type === 'text-delta') {
        text += part.text
        if (text.length > LONGEST_ANSWER) tooLong.abort()
        said = withoutThinking(text)
        onText?.(said)
      }
      // A stream that ends without saying why may have said everything.
      const mayBeAll = text !== '' && part.type === 'error' && InvalidResponseDataError.isInstance(part.error)
      if (part.type === 'error' && !mayBeAll) throw part.error
      if (part.type === 'abort') throw stop.reason
      if (part.type === 'finish') {
        reason = part.finishReason
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage
        if (inputTokens + outputTokens > 0) told = { inputTokens, outputTokens }
      }
    }
    stop.throwIfAborted()
    if (reason === 'content-filter') throw new ModelFailure('refused', `${name} refused to answer this.`)
    const answer = said.trim() === '' ? null : read(said, reason === 'stop')
    if (answer === null) throw unusable(reason)
    ended('ok')
    return answer
  } catch (error) {
    if (signal?.aborted) {
      ended('canceled')
      throw signal.reason
    }
    const failure = failureOf(error)
    ended(failure.kind)
    throw failure
  } finally {
    clearTimeout(silence)
  }

  function unusable(reason: string | undefined): ModelFailure {
    if (reason === 'length')
      return new ModelFailure('too-long', `${name} used up its tokens before its answer was whole.`)
    if (said.trim() === '') return new ModelFailure('empty', `${name} gave an empty answer.`)
    return reason === 'stop'
      ? new ModelFailure('unreadable', `${name} gave an answer that could not be read.`)
      : new ModelFailure('cut-off', `${name} stopped in the middle of its answer.`)
  }

  function failureOf(error: unknown): ModelFailure {
    if (timedOut.aborted) {
      return new ModelFailure('timed-out', `${name} gave no whole answer within ${inSeconds(settings.timeoutMs)}.`)
    }
    if (silent.signal.aborted) {
      return new ModelFailure('timed-out', `${name} said nothing for ${inSeconds(silenceMs)}.`)
    }
    if (tooLong.signal.aborted) return new ModelFailure('too-long', `${name} gave an answer without an end.`)
    const failure = asFailure(error, name, settings.timeoutMs)
    const isCut = text !== '' && ['unreachable', 'unavailable'].includes(failure.kind)
    return isCut ? new ModelFailure('cut-off', `${name} stopped in the middle of its answer.`) : failure
  }

  /** Tokens are told at the end only, and not by every server. What had begun to be answered is paid for without it, too. */
  function guessedUsage() {
    if (text === '' && thought === 0) return { inputTokens: 0, outputTokens: 0 }
    const asked = messages.map(tokensOf).reduce((sum, tokens) => sum + tokens, instructions.length / TOKEN_LENGTH)
    return { inputTokens: Math.ceil(asked), outputTokens: Math.ceil((text.length + thought) / TOKEN_LENGTH) }
  }
}

function tokensOf({ content }: ModelMessage): number {
  if (typeof content === 'string') return content.length / TOKEN_LENGTH
  const each = content.map((part) => (part.type === 'text' ? part.text.length / TOKEN_LENGTH : PICTURE_TOKENS))
  return each.reduce((sum, tokens) => sum + tokens, 0)
}
