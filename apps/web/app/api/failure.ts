import { type ErrorCode, FailureAnswer, type FieldError } from '@dryrun/contract/errors'
import { messages } from '@dryrun/contract/messages'

/** A call that was refused or did not get through. `message` is for the person. */
export class ApiFailure extends Error {
  /** 'network' where no answer came. */
  readonly code: ErrorCode | 'network'
  /** 0 where no answer came. */
  readonly status: number
  readonly details: FieldError[]

  constructor(message: string, code: ErrorCode | 'network', status: number, details: FieldError[] = []) {
    super(message)
    this.name = 'ApiFailure'
    this.code = code
    this.status = status
    this.details = details
  }

  /** The server understood and said no: asking again gives the same. */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500
  }
}

/** Reads a failed answer; one that is not in our form came from something between us and the server. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const answer = FailureAnswer.safeParse(await response.json().catch(() => null))
  if (answer.success) {
    const { code, message, details } = answer.data.error
    return new ApiFailure(message, code, response.status, details)
  }
  const busy = response.status === 502 || response.status === 503 || response.status === 504
  return new ApiFailure(
    busy ? messages.http.unavailable : messages.http.internal,
    busy ? 'unavailable' : 'internal',
    response.status,
  )
}

export function networkFailure(): ApiFailure {
  return new ApiFailure(messages.http.network, 'network', 0)
}

/** What to tell of a failed call: what the server has against it or that it was not reached, else `otherwise`. */
export function saidOr(error: Error, otherwise: string): string {
  return error instanceof ApiFailure && (error.refused || error.code === 'network') ? error.message : otherwise
}
