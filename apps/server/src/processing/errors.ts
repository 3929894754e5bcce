import type { ErrorCode } from '@dryrun/contract/errors'
import { messages } from '@dryrun/contract/messages'
import type { PlanName } from '@dryrun/contract/plans'
import { AppError } from '../http/errors.ts'

/** 402: nothing is left of the allowance until `resetsAt`. */
export class QuotaExceeded extends AppError {
  constructor(plan: PlanName, resetsAt: Date) {
    super(402, 'quota_exceeded', messages.processing.quotaExceeded, {
      extra: { plan, resetsAt: resetsAt.toISOString() },
    })
  }
}

/** 403: more screenshots than the plan takes for one problem. */
export class TooManyScreenshots extends AppError {
  constructor(plan: PlanName) {
    super(403, 'screenshot_limit', messages.processing.screenshotLimit, { extra: { limitExceeded: true, plan } })
  }
}

/** 403: the plan has no debugging. */
export class DebugNeedsPlan extends AppError {
  constructor() {
    super(403, 'plan_required', messages.processing.debugNeedsPlan)
  }
}

/** 409: the solution it would go on from has no code, or none yet. */
export class NothingToDebug extends AppError {
  constructor() {
    super(409, 'nothing_to_debug', messages.processing.debugNeedsSolution)
  }
}

/** 409: there is no result to ask about, or none yet. */
export class NothingToAsk extends AppError {
  constructor() {
    super(409, 'nothing_to_ask', messages.processing.nothingToAsk)
  }
}

/** 409: a solution takes only so many questions. */
export class TooManyQuestions extends AppError {
  constructor() {
    super(409, 'too_many_questions', messages.processing.tooManyQuestions)
  }
}

/** 413 or 422: a screenshot, counted from 0, that cannot be taken. */
export class BadPicture extends AppError {
  constructor(status: 413 | 422, code: 'image_too_large' | 'invalid_image', message: string, index: number) {
    super(status, code, message, { details: [{ field: `screenshots.${index}`, message }] })
  }
}

/** 409: the same Idempotency-Key came with another request. */
export class KeyReused extends AppError {
  constructor() {
    super(409, 'idempotency_conflict', messages.processing.keyReused)
  }
}

/** 409: there was nothing left to cancel. */
export class AlreadyEnded extends AppError {
  constructor() {
    super(409, 'solve_ended', messages.processing.alreadyEnded)
  }
}

const statusOfEnding: Partial<Record<ErrorCode, number>> = {
  model_failed: 503,
  no_problem_found: 422,
  solve_canceled: 409,
  timed_out: 504,
}

/** The ending of a solve that gave no result, as the answer of the call that waited for it. */
export class SolveFailed extends AppError {
  constructor(code: ErrorCode, message: string) {
    super(statusOfEnding[code] ?? 500, code, message)
  }
}
