import { z } from 'zod'
import { type Endpoint, failures, ok } from './endpoint.ts'
import { Language } from './languages.ts'
import { usageLimits } from './limits.ts'

/** Solves and debugs that gave a result, and how many of those passed every example of their page. */
const counts = { solves: z.int(), verified: z.int() }

/** What a person solved in the last days (UTC), of what they have not deleted. */
export const Usage = z.object({
  ...counts,
  /** What models took for them, follow-up questions included. */
  tokensUsed: z.int(),
  /** Every day, the oldest first, today last. */
  days: z.array(z.object({ day: z.iso.date(), ...counts })),
  /** Those that were used, the most used first. */
  languages: z.array(z.object({ language: Language, ...counts })),
})
export type Usage = z.infer<typeof Usage>

export const getUsage = {
  method: 'GET',
  url: '/api/processing/usage',
  schema: {
    summary: 'Solves by day and by language, and how many were verified',
    tags: ['processing'],
    querystring: z.object({
      days: z.coerce.number().int().min(1).max(usageLimits.mostDays).default(usageLimits.days),
    }),
    response: { 200: ok(Usage), ...failures(400, 401) },
  },
} as const satisfies Endpoint
