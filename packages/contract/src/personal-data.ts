import { z } from 'zod'
import { Subscription, User } from './accounts.ts'
import { AuditAct } from './audit.ts'
import { Device } from './devices.ts'
import { type Endpoint, failures, ok } from './endpoint.ts'
import { PlanName } from './plans.ts'
import { SolveEvent, StoredSolution } from './processing.ts'
import { PendingEmail } from './profile.ts'

const instant = z.iso.datetime()

/** A solve with all that is kept of it: what it told while it ran, and the models that were asked. */
export const ExportedSolution = StoredSolution.extend({
  finishedAt: instant.nullable(),
  events: z.array(SolveEvent),
  modelCalls: z.array(
    z.object({
      provider: z.string(),
      model: z.string(),
      purpose: z.string(),
      outcome: z.string(),
      inputTokens: z.int(),
      outputTokens: z.int(),
      endedAt: instant,
    }),
  ),
})
export type ExportedSolution = z.infer<typeof ExportedSolution>

/**
 * All that is kept of a person, and no secret: no password, token or code, not even as it is stored, and no text of a mail,
 * which may hold a link that still works.
 */
export const PersonalData = z.object({
  exportedAt: instant,
  user: User.extend({ emailVerifiedAt: instant.nullable(), twoFactorEnabledAt: instant.nullable(), plan: PlanName }),
  subscription: Subscription.nullable(),
  pendingEmail: PendingEmail.nullable(),
  devices: z.array(Device),
  sessions: z.array(
    z.object({
      id: z.uuid(),
      createdAt: instant,
      lastSeen: instant,
      expiresAt: instant,
      endedAt: instant.nullable(),
      endedBecause: z.string().nullable(),
      address: z.string(),
      agent: z.string(),
    }),
  ),
  usage: z.array(z.object({ day: z.iso.date(), queries: z.int() })),
  mails: z.array(
    z.object({ recipient: z.string(), subject: z.string(), createdAt: instant, sentAt: instant.nullable() }),
  ),
  supportRequests: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      message: z.string(),
      address: z.string(),
      createdAt: instant,
    }),
  ),
  securityLog: z.array(
    z.object({
      at: instant,
      act: AuditAct,
      /** Whether the person did it; else somebody else, or nobody who was signed in. */
      byYou: z.boolean(),
      address: z.string().nullable(),
      agent: z.string().nullable(),
      detail: z.record(z.string(), z.string()).nullable(),
    }),
  ),
  /** The newest first. */
  solutions: z.array(ExportedSolution),
})
export type PersonalData = z.infer<typeof PersonalData>

export const exportData = {
  method: 'GET',
  url: '/api/users/export',
  schema: {
    summary: 'All that is kept of whoever asks, as a file; it is written while it is read',
    tags: ['accounts'],
    response: { 200: ok(PersonalData), ...failures(401, 429) },
  },
} as const satisfies Endpoint
