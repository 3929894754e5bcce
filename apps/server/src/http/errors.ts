import { STATUS_CODES } from 'node:http'
import type { ErrorCode, FailureAnswer, FieldError } from '@dryrun/contract/errors'
import { messages } from '@dryrun/contract/messages'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { violates } from '../database/violation.ts'

/**
 * A failure the person is told of. Throw one anywhere under a route: it becomes the contract's answer here, and
 * nowhere else.
 *
 * `extra` stands at the top level of the answer (a used-up quota's plan and reset time).
 */
export class AppError extends Error {
  override name = 'AppError'
  readonly status: number
  readonly code: ErrorCode
  readonly details: FieldError[] | undefined
  readonly extra: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    more: { details?: FieldError[]; extra?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = more.details
    this.extra = more.extra ?? {}
    this.headers = more.headers ?? {}
  }
}

/** 401: no session, or one that is over. */
export class Unauthenticated extends AppError {
  constructor(message: string = messages.session.signInFirst) {
    super(401, 'unauthenticated', message, { headers: { 'www-authenticate': 'Bearer' } })
  }
}

/** 403: for administrators alone. */
export class Forbidden extends AppError {
  constructor() {
    super(403, 'forbidden', messages.admin.deniedWhy)
  }
}

/** 404: not there, or not theirs; the two are never told apart. */
export class NotFound extends AppError {
  constructor() {
    super(404, 'not_found', messages.http.notFound)
  }
}

/** 400: fields that were refused. */
export class InvalidFields extends AppError {
  constructor(details: FieldError[], message: string = messages.http.invalidBody) {
    super(400, 'validation_failed', message, { details })
  }
}

/** 503: not now. */
export class Unavailable extends AppError {
  constructor() {
    super(503, 'unavailable', messages.http.unavailable, { headers: { 'retry-after': '5' } })
  }
}

/** Every error of every call ends here. One nobody foresaw is logged, and told without its detail. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asAppError(error)
  if (known === null) request.log.error({ err: error }, 'unexpected error')
  const failure = known ?? new AppError(500, 'internal', messages.http.internal)
  return (
    reply
      .status(failure.status)
      .headers(failure.headers)
      .type('application/json; charset=utf-8')
      // Not the route's own serializer: an answer its schema does not know must still be told.
      .serializer(JSON.stringify)
      .send(failureAnswer(failure))
  )
}

/** An error as it is written on the wire. */
function failureAnswer(error: AppError): FailureAnswer {
  const { code, message, details } = error
  return { success: false, message, error: { code, message, ...(details && { details }) }, ...error.extra }
}

/** A request so broken that no route saw it. `statusCode` is an HTTP status from 400 to 499. */
export function rawFailure(statusCode: number): string {
  const body = JSON.stringify(failureAnswer(new AppError(statusCode, 'validation_failed', messages.http.unreadable)))
  return (
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? 'Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`
  )
}

/** The failure a person is told of; null for an error that nobody foresaw. */
export function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new InvalidFields(
      error.validation.map((issue) => ({
        field: issue.instancePath.slice(1).replaceAll('/', '.') || 'body',
        message: issue.message ?? messages.http.invalidBody,
      })),
    )
  }
  if (!(error instanceof Error)) return null
  if (isOfDeletedAccount(error)) return new Unauthenticated(messages.session.ended)
  const { code, statusCode } = error as Partial<FastifyError>
  switch (code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError(415, 'unsupported_media_type', messages.http.unsupported)
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError(413, 'payload_too_large', messages.http.tooLarge)
    case 'FST_UNDER_PRESSURE':
      return new Unavailable()
  }
  if (statusCode === 404) return new NotFound()
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError(400, 'validation_failed', messages.http.unreadable)
  }
  return null
}

/** Whether it was for an account that was deleted while the call was under way: there is nobody to write it for. */
function isOfDeletedAccount(error: Error): boolean {
  return violates(error, 'foreignKey', (constraint) => constraint.endsWith('_user_id_user_id_fk'))
}
