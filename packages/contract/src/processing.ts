import { z } from 'zod'
import { type Endpoint, failures, forbiddenOrLimit, OkMessage, ok } from './endpoint.ts'
import { ErrorCode } from './errors.ts'
import { Language } from './languages.ts'
import { failureLimits, historyLimits, questionLimits } from './limits.ts'
import { messages } from './messages.ts'
import { PlanName } from './plans.ts'
import { Problem } from './problem.ts'

/** A person's allowance. -1 is unlimited; `resetsAt` belongs to the limit that is used up, else to the month. */
export const Quota = z.object({
  plan: PlanName,
  queryLimit: z.int(),
  currentMonthUsage: z.int(),
  remainingQueries: z.int(),
  dailyLimit: z.int(),
  usedToday: z.int(),
  resetsAt: z.iso.datetime(),
})
export type Quota = z.infer<typeof Quota>

/** What a person asks for. */
export const ProcessingType = z.enum(['solution', 'extraction', 'debug'])
export type ProcessingType = z.infer<typeof ProcessingType>
/** How it is stored and listed. */
export const SolutionType = z.enum(['solution_generation', 'extraction', 'debug'])
export type SolutionType = z.infer<typeof SolutionType>

/** How an example is judged: what the sandbox gave back, beside what the page says. Texts are for people. */
export const CaseEvidence = z.object({
  input: z.string(),
  expected: z.string(),
  actual: z.string(),
  passed: z.boolean(),
  /** What the two texts do not say by themselves: that another answer is as valid, or which operation of a class differs. */
  note: z.string().optional(),
  milliseconds: z.number(),
})
export type CaseEvidence = z.infer<typeof CaseEvidence>

/** `passed` means: every example the page shows was read, run, and gave what the page says. Nothing less. */
export const Verification = z.object({
  status: z.enum(['passed', 'failed', 'unverified']),
  /** Why it is not `passed`, in words for the person. */
  reason: z.string().optional(),
  /** Drafts that were run: 1 is the first draft, each repair adds one; 0 when nothing was run. */
  rounds: z.int(),
  cases: z.array(CaseEvidence),
})
export type Verification = z.infer<typeof Verification>

export const Result = z.object({
  id: z.uuid(),
  type: SolutionType,
  title: z.string(),
  language: Language,
  problemStatement: z.string(),
  /** The code. Absent for an extraction, and where no author had an answer. */
  solution: z.string().optional(),
  thoughts: z.array(z.string()),
  timeComplexity: z.string().optional(),
  spaceComplexity: z.string().optional(),
  measuredTimeComplexity: z.string().optional(),
  explanation: z.string(),
  /** Who wrote it: 'problem bank', or a model's name. */
  aiProvider: z.string(),
  /** Absent for an extraction. */
  verification: Verification.optional(),
  /** The code a debug began with, to show what changed. */
  previousSolution: z.string().optional(),
})
export type Result = z.infer<typeof Result>

export const Stage = z.enum(['reading', 'drafting', 'running', 'repairing', 'measuring'])
export type Stage = z.infer<typeof Stage>

/** Milliseconds from the solve's beginning, by the clock of the worker. */
const elapsed = z.number().nonnegative().optional()

/**
 * What a solve tells while it runs, in order. `result` or `error` is the last. A solve that another worker takes over
 * begins again with the stage `reading`, and what was told before it no longer holds; with a round, from 2, a model
 * reads the same pictures again, and what was told holds until the next `problem`. The text of a `partial` is added to
 * what came before it in the same draft.
 */
export const SolveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stage'), stage: Stage, round: z.int().optional(), elapsed }),
  z.object({ type: z.literal('problem'), problem: Problem }),
  z.object({ type: z.literal('partial'), field: z.enum(['solution', 'explanation']), text: z.string() }),
  z.object({ type: z.literal('case'), index: z.int(), ...CaseEvidence.omit({ input: true }).shape }),
  z.object({ type: z.literal('result'), result: Result, elapsed }),
  z.object({ type: z.literal('error'), code: ErrorCode, message: z.string() }),
])
export type SolveEvent = z.infer<typeof SolveEvent>

export const SolutionStatus = z.enum(['processing', 'completed', 'error'])

/** A line of 'Recent Activity'. */
export const RecentSolution = z.object({
  id: z.uuid(),
  type: SolutionType,
  title: z.string(),
  language: Language,
  screenshotCount: z.int(),
  timestamp: z.iso.datetime(),
  tokensUsed: z.int(),
  status: SolutionStatus,
  /** Absent while it runs, after an error, and for an extraction. */
  verification: z.object({ status: Verification.shape.status, passed: z.int(), cases: z.int() }).optional(),
})
export type RecentSolution = z.infer<typeof RecentSolution>

/** A question about a solution, and what the model said. */
export const FollowUp = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  aiProvider: z.string(),
  timestamp: z.iso.datetime(),
})
export type FollowUp = z.infer<typeof FollowUp>

/** A stored solve: its line, and its result or its error once it has ended. */
export const StoredSolution = RecentSolution.extend({
  result: Result.optional(),
  error: z.object({ code: ErrorCode, message: z.string() }).optional(),
  /** The oldest first. */
  followUps: z.array(FollowUp),
})
export type StoredSolution = z.infer<typeof StoredSolution>

export const SolveBody = z
  .object({
    /** Base64, with or without a `data:` prefix. PNG, JPEG or WebP by their first bytes, whatever the prefix claims. */
    screenshots: z.array(z.string().min(1)).default([]),
    /** Absent: python, and for a debug the language of what it continues from. */
    language: Language.optional(),
    processingType: ProcessingType.default('solution'),
    /** The solution that a debug continues from. */
    previousSolutionId: z.uuid().optional(),
    /** What a debug is told of the failure, besides or instead of its screenshots. */
    failureText: z.string().trim().min(1).max(failureLimits.maxLength).optional(),
  })
  .refine(
    ({ screenshots, processingType, failureText }) =>
      screenshots.length > 0 || processingType !== 'debug' || failureText !== undefined,
    { path: ['screenshots'], error: messages.processing.debugNeedsFailure },
  )
  .refine(({ screenshots, processingType }) => screenshots.length > 0 || processingType === 'debug', {
    path: ['screenshots'],
    error: messages.processing.noScreenshots,
  })
  .refine(({ processingType, previousSolutionId }) => processingType !== 'debug' || previousSolutionId !== undefined, {
    path: ['previousSolutionId'],
    error: messages.processing.debugNeedsSolution,
  })
export type SolveBody = z.infer<typeof SolveBody>

/** The same key gives the same answer and spends once. */
export const IdempotencyHeaders = z.object({ 'idempotency-key': z.string().min(1).max(255).optional() })

/** The header of a streamed answer that names the solve, so that a page can find it again after a reload. */
export const SOLUTION_ID_HEADER = 'x-solution-id'

const tags = ['processing'] as const
const solutionId = z.object({ id: z.uuid() })
const solveFailures = { ...failures(400, 401, 402, 404, 409, 413, 415, 422, 429, 500, 503, 504), 403: forbiddenOrLimit }
const solve = {
  summary: 'Solve the problem in the screenshots; answers when it has been run',
  tags,
  body: SolveBody,
  headers: IdempotencyHeaders,
  response: { 200: ok(Result), ...solveFailures },
} as const
/** A streamed call answers `text/event-stream`: each event's name is its type, its data the rest, its id the place to resume from. */
const solveStream = { ...solve, summary: 'The same, streamed as server-sent events', response: solveFailures } as const

export const analyze = { method: 'POST', url: '/api/processing/analyze', schema: solve } as const satisfies Endpoint
export const generateSolution = {
  method: 'POST',
  url: '/api/processing/generate-solution',
  schema: solve,
} as const satisfies Endpoint
export const analyzeStream = {
  method: 'POST',
  url: '/api/processing/analyze/stream',
  schema: solveStream,
} as const satisfies Endpoint
export const generateSolutionStream = {
  method: 'POST',
  url: '/api/processing/generate-solution/stream',
  schema: solveStream,
} as const satisfies Endpoint

export const quota = {
  method: 'GET',
  url: '/api/processing/quota',
  schema: { summary: 'What is left of the allowance', tags, response: { 200: ok(Quota), ...failures(401) } },
} as const satisfies Endpoint

export const recentSolutions = {
  method: 'GET',
  url: '/api/processing/recent-solutions',
  schema: {
    summary: 'The latest solves',
    tags,
    response: { 200: ok(z.object({ recentSolutions: z.array(RecentSolution) })), ...failures(401) },
  },
} as const satisfies Endpoint

/** Which of a person's solves are listed: all that fit, the newest first. */
export const SolutionFilter = z.object({
  /** Words of the title. */
  search: z.string().trim().max(historyLimits.searchLength).optional(),
  language: Language.optional(),
  type: SolutionType.optional(),
  verdict: Verification.shape.status.optional(),
})
export type SolutionFilter = z.infer<typeof SolutionFilter>

export const listSolutions = {
  method: 'GET',
  url: '/api/processing/solutions',
  schema: {
    summary: 'Solves, the newest first, a page at a time',
    tags,
    querystring: SolutionFilter.extend({
      /** The `nextCursor` of the page before. */
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(historyLimits.mostPerPage).default(historyLimits.perPage),
    }),
    response: {
      200: ok(z.object({ solutions: z.array(RecentSolution), nextCursor: z.string().optional() })),
      ...failures(400, 401),
    },
  },
} as const satisfies Endpoint

export const askFollowUp = {
  method: 'POST',
  url: '/api/processing/solutions/:id/questions',
  schema: {
    summary: 'Ask a model about a solution; it costs no query',
    tags,
    params: solutionId,
    body: z.object({
      question: z.string().trim().min(1, messages.processing.questionRequired).max(questionLimits.maxLength),
    }),
    response: { 200: ok(FollowUp), ...failures(400, 401, 404, 409, 429, 503) },
  },
} as const satisfies Endpoint

export const getSolution = {
  method: 'GET',
  url: '/api/processing/solutions/:id',
  schema: {
    summary: 'One solve, whole',
    tags,
    params: solutionId,
    response: { 200: ok(StoredSolution), ...failures(400, 401, 404) },
  },
} as const satisfies Endpoint

export const deleteSolution = {
  method: 'DELETE',
  url: '/api/processing/solutions/:id',
  schema: {
    summary: 'Delete a solve; one that is running is canceled first',
    tags,
    params: solutionId,
    /** For a cancel: a solve that has ended in the meantime is kept, and 409 `solve_ended` says so. */
    querystring: z.object({ onlyRunning: z.stringbool().default(false) }),
    response: { 200: OkMessage, ...failures(400, 401, 404, 409) },
  },
} as const satisfies Endpoint

/** The largest place an event can have in its solve. */
const MAX_SEQ = 2 ** 31 - 1

export const resumeSolution = {
  method: 'GET',
  url: '/api/processing/solutions/:id/stream',
  schema: {
    summary: 'The events of a solve after `after`, and those still to come',
    tags,
    params: solutionId,
    querystring: z.object({ after: z.coerce.number().int().min(0).max(MAX_SEQ).default(0) }),
    response: failures(400, 401, 404),
  },
} as const satisfies Endpoint
