import { type ErrorCode, FailureAnswer, type FieldError, QuotaExceededAnswer } from '@dryrun/contract/errors'
import { messages } from '@dryrun/contract/messages'

type FailureFacts = {
  code: ErrorCode | 'network'
  /** False where nobody knows what came of the request: asking again with the same key is then the same request. */
  answered: boolean
  status?: number
  details?: FieldError[]
  /** When the used-up limit resets (ISO 8601 UTC), over the quota. */
  resetsAt?: string
}

/** Why a solve gave no answer. `message` is for the person. */
export class SolveFailure extends Error implements FailureFacts {
  readonly code: FailureFacts['code']
  readonly answered: boolean
  readonly status?: number
  readonly details?: FieldError[]
  readonly resetsAt?: string

  constructor(message: string, facts: FailureFacts) {
    super(message)
    this.name = 'SolveFailure'
    this.code = facts.code
    this.answered = facts.answered
    this.status = facts.status
    this.details = facts.details
    this.resetsAt = facts.resetsAt
  }
}

export const networkFailure = () => new SolveFailure(messages.http.network, { code: 'network', answered: false })

export const timedOut = () => new SolveFailure(messages.processing.timedOut, { code: 'timed_out', answered: false })

export const gone = () => new SolveFailure(messages.processing.gone, { code: 'not_found', answered: true, status: 404 })

/** What the server refused, from its answer; or from the status alone where something between us answered instead. */
export async function failureOf(response: Response): Promise<SolveFailure> {
  const { status } = response
  const answer: unknown = await response.json().catch(() => null)
  const overQuota = QuotaExceededAnswer.safeParse(answer)
  const known = overQuota.success ? overQuota : FailureAnswer.safeParse(answer)
  if (!known.success) return unexplained(response)
  return new SolveFailure(status === 401 ? messages.processing.logInFirst : known.data.message, {
    code: known.data.error.code,
    answered: true,
    status,
    details: known.data.error.details,
    resetsAt: overQuota.data?.resetsAt,
  })
}

function unexplained({ status, headers }: Response): SolveFailure {
  const failure = (code: ErrorCode, message: string) => new SolveFailure(message, { code, answered: true, status })
  switch (status) {
    case 401:
      return failure('unauthenticated', messages.processing.logInFirst)
    case 402:
      return failure('quota_exceeded', messages.processing.quotaExceeded)
    case 413:
      return failure('payload_too_large', messages.http.tooLarge)
    case 429:
      return failure('rate_limited', messages.http.tooMany(Number(headers.get('retry-after')) || 60))
    case 502:
    case 503:
    case 504:
      return new SolveFailure(messages.http.unavailable, { code: 'unavailable', answered: false, status })
    default:
      return failure('internal', messages.processing.httpError(status))
  }
}
