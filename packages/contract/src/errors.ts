import { z } from 'zod'
import { PlanName } from './plans.ts'

/** What went wrong, in a word a program can read. The sentence beside it is for the person. */
export const ErrorCode = z.enum([
  'already_rotated',
  'captcha_failed',
  'code_expired',
  'code_used',
  'device_limit',
  'email_not_verified',
  'email_taken',
  'engine_failed',
  'forbidden',
  'idempotency_conflict',
  'image_too_large',
  'internal',
  'invalid_code',
  'invalid_credentials',
  'invalid_image',
  'invalid_password',
  'invalid_token',
  'model_failed',
  'no_problem_found',
  'not_found',
  'nothing_to_ask',
  'nothing_to_debug',
  'order_outdated',
  'payload_too_large',
  'plan_required',
  'quota_exceeded',
  'rate_limited',
  'screenshot_limit',
  'set_by_environment',
  'solve_canceled',
  'solve_ended',
  'support_limit',
  'timed_out',
  'too_many_questions',
  'two_factor_off',
  'two_factor_on',
  'unauthenticated',
  'unavailable',
  'unsupported_media_type',
  'validation_failed',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/** One field of a body that was refused, and why. `field` is a path such as `screenshots.1`. */
export const FieldError = z.object({ field: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** The envelope of every failed answer. */
export const FailureAnswer = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.object({ code: ErrorCode, message: z.string(), details: z.array(FieldError).optional() }),
})
export type FailureAnswer = z.infer<typeof FailureAnswer>

/** 402: the used-up limit's plan and the time (ISO 8601 UTC) it resets, at the top level. */
export const QuotaExceededAnswer = FailureAnswer.extend({ plan: PlanName, resetsAt: z.iso.datetime() })

/** 403 over the plan's screenshots per problem. */
export const LimitExceededAnswer = FailureAnswer.extend({ limitExceeded: z.literal(true), plan: PlanName })

/** 403 over the plan's devices: the plan, and how many it covers. */
export const DeviceLimitAnswer = FailureAnswer.extend({ plan: PlanName, limit: z.int() })
