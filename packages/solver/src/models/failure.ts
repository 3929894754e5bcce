import { ForbiddenAddress } from '@dryrun/runner/addresses'
import { APICallError, NoOutputGeneratedError, RetryError, StreamProviderError } from 'ai'
import { EndlessAnswer } from './bounded.ts'

export type FailureKind =
  | 'unauthorized'
  | 'unknown-model'
  | 'not-accepted'
  | 'rate-limited'
  | 'unavailable'
  | 'unreachable'
  | 'forbidden-address'
  | 'timed-out'
  | 'cut-off'
  | 'too-long'
  | 'refused'
  | 'empty'
  | 'unreadable'

/** A call to a model that gave nothing to go on with. `words` are for the person; they hold no key and no prompt. */
export class ModelFailure extends Error {
  readonly kind: FailureKind
  readonly words: string
  /** How long the provider asks us to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(kind: FailureKind, words: string, retryAfterMs?: number) {
    super(`${kind}: ${words}`)
    this.name = 'ModelFailure'
    this.kind = kind
    this.words = words
    this.retryAfterMs = retryAfterMs
  }
}

/** No model gave an answer: why, one after the other. */
export class ModelsFailed extends Error {
  readonly failures: readonly ModelFailure[]

  constructor(failures: readonly ModelFailure[]) {
    super(failures.map(({ words }) => words).join(' '))
    this.name = 'ModelsFailed'
    this.failures = failures
  }
}

/** Kinds that may be gone at the next call. */
export function mayPass({ kind }: ModelFailure): boolean {
  return ['rate-limited', 'unavailable', 'unreachable', 'cut-off', 'empty', 'unreadable'].includes(kind)
}

/**
 * What an error of the SDK, or below it, comes to.
 * @param name the model's name, as the person reads it
 * @param timeoutMs its time limit
 */
export function asFailure(error: unknown, name: string, timeoutMs: number): ModelFailure {
  const cause = rootOf(error)
  if (cause instanceof ModelFailure) return cause
  if (cause instanceof ForbiddenAddress) {
    return new ModelFailure('forbidden-address', `${name} is at an address that is not allowed here: ${cause.message}.`)
  }
  if (
    cause instanceof Error &&
    (cause.name === 'TimeoutError' || /^UND_ERR_(HEADERS|BODY)_TIMEOUT/.test(codeOf(cause)))
  ) {
    return new ModelFailure('timed-out', `${name} gave no answer within ${inSeconds(timeoutMs)}.`)
  }
  if (APICallError.isInstance(cause) && isFailing(cause.statusCode)) {
    return ofStatus(cause.statusCode, name, retryAfterMs(cause.responseHeaders))
  }
  if (StreamProviderError.isInstance(cause)) {
    if (isFailing(cause.statusCode)) return ofStatus(cause.statusCode, name)
    return new ModelFailure('unavailable', `${name} broke off with an error of its own.`)
  }
  if (NoOutputGeneratedError.isInstance(cause)) return new ModelFailure('empty', `${name} gave an empty answer.`)
  if (
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ECONNRESET|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_SOCKET|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(
      codeOf(cause),
    )
  ) {
    return new ModelFailure('unreachable', `${name} could not be reached.`)
  }
  if (cause instanceof EndlessAnswer) return new ModelFailure('too-long', `${name} gave an answer without an end.`)
  if (cause instanceof Error && /terminated|premature|aborted/i.test(cause.message)) {
    return new ModelFailure('cut-off', `${name} stopped in the middle of its answer.`)
  }
  return new ModelFailure('unavailable', `${name} gave an answer that could not be understood.`)
}

function isFailing(status: number | undefined): status is number {
  return status !== undefined && status >= 400
}

function ofStatus(status: number, name: string, waitMs?: number): ModelFailure {
  if (status === 401 || status === 403) {
    return new ModelFailure(
      'unauthorized',
      `${name} refused the key it was given; whoever runs this server can set another.`,
    )
  }
  if (status === 404) return new ModelFailure('unknown-model', `${name} is not known at its address.`)
  if (status === 429) {
    const wait = waitMs === undefined ? 'a moment' : inSeconds(waitMs)
    return new ModelFailure('rate-limited', `${name} takes no more requests for now; try again in ${wait}.`, waitMs)
  }
  if (status === 408 || status === 409 || status >= 500) {
    return new ModelFailure('unavailable', `${name} is out of order at the moment.`, waitMs)
  }
  return new ModelFailure('not-accepted', `${name} did not accept the request (status ${status}).`)
}

/** A time in words: '1 second', '30 seconds'. */
export function inSeconds(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
}

/** `Retry-After`, in seconds or as a date, in milliseconds from now. */
function retryAfterMs(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.['retry-after']
  if (value === undefined) return undefined
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

function rootOf(error: unknown): unknown {
  if (RetryError.isInstance(error)) return rootOf(error.lastError)
  // An answer that was good to begin with is told with its status, too.
  if (APICallError.isInstance(error) && isFailing(error.statusCode)) return error
  if (error instanceof Error && !(error instanceof ModelFailure) && error.cause instanceof Error)
    return rootOf(error.cause)
  return error
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
