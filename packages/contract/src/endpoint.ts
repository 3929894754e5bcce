import { z } from 'zod'
import { FailureAnswer, LimitExceededAnswer, QuotaExceededAnswer } from './errors.ts'

/**
 * One HTTP call, in the shape Fastify takes: the server spreads it into a route and the client reads it to make the
 * request, so that a path, a body and an answer are stated once.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: `/${string}`
  schema: {
    summary: string
    tags: readonly string[]
    body?: z.ZodType
    params?: z.ZodObject
    querystring?: z.ZodObject
    headers?: z.ZodObject
    response: Record<number, z.ZodType>
  }
}

/** The envelope of every successful answer: `{ success: true, data, message? }`. */
export function ok<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() })
}

/** The envelope of an answer that carries only words. */
export const OkMessage = z.object({ success: z.literal(true), data: z.null(), message: z.string() })

type FailureStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 504

/** The failure answers a call can give, by HTTP status. 402 carries the plan and reset time, a limit 403 its flag. */
export function failures<Status extends FailureStatus>(...statuses: Status[]) {
  return Object.fromEntries(
    statuses.map((status) => [status, status === 402 ? QuotaExceededAnswer : FailureAnswer]),
  ) as {
    [S in Status]: S extends 402 ? typeof QuotaExceededAnswer : typeof FailureAnswer
  }
}

/** A 403 that may be a plan's screenshot limit, which names the plan. */
export const forbiddenOrLimit = z.union([LimitExceededAnswer, FailureAnswer])

/** The `data` of a call's 200 answer, as the server makes it. */
export type DataOf<Call extends Endpoint> = Call['schema']['response'] extends { 200: infer Answer extends z.ZodType }
  ? z.output<Answer> extends { data: infer Data }
    ? Data
    : never
  : never

/** The body a call takes, as the client writes it. */
export type BodyOf<Call extends Endpoint> = Call['schema'] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined

/** The parameters in a call's path, as the client writes them. */
export type ParamsOf<Call extends Endpoint> = Call['schema'] extends { params: infer Params extends z.ZodObject }
  ? z.input<Params>
  : undefined

/** What may stand in a call's query, as the client writes it. */
export type QueryOf<Call extends Endpoint> = Call['schema'] extends { querystring: infer Query extends z.ZodObject }
  ? z.input<Query>
  : undefined
