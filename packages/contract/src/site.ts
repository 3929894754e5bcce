import { z } from 'zod'
import { type Endpoint, failures, ok } from './endpoint.ts'
import { Language } from './languages.ts'

const tags = ['site'] as const

export const health = {
  method: 'GET',
  url: '/health',
  schema: {
    summary: 'The process is alive',
    tags,
    response: { 200: ok(z.object({ status: z.literal('ok'), version: z.string() })) },
  },
} as const satisfies Endpoint

/**
 * Where programs run: `native` is bubblewrap on Linux, `portable` is Deno without permissions, `piston` is a server of the
 * open-source engine of that name, `none` runs nothing.
 */
export const SandboxKind = z.enum(['native', 'portable', 'piston', 'none'])
export type SandboxKind = z.infer<typeof SandboxKind>

/** What reads screenshots here and what writes answers, in the order of asking: our own first, then `provider/model`. */
export const ModelNames = z.object({ reading: z.array(z.string()), writing: z.array(z.string()) })
export type ModelNames = z.infer<typeof ModelNames>

export const Readiness = z.object({
  database: z.boolean(),
  worker: z.boolean(),
  /** `toolchains` names what a language is compiled or run with, such as 'Go 1.26.8', where that is known. */
  sandbox: z.object({
    kind: SandboxKind,
    languages: z.array(Language),
    toolchains: z.partialRecord(Language, z.string()),
  }),
  models: ModelNames,
})

export const ready = {
  method: 'GET',
  url: '/ready',
  schema: {
    summary: 'The parts behind it answer, which sandbox is live, and which models are connected',
    tags,
    response: { 200: ok(Readiness), ...failures(503) },
  },
} as const satisfies Endpoint

/** A mail kept in the outbox, as the development mailbox shows it. */
export const MailboxEntry = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: z.iso.datetime(),
})
export type MailboxEntry = z.infer<typeof MailboxEntry>

export const config = {
  method: 'GET',
  url: '/api/public/config',
  schema: {
    summary: 'What the pages need to know of this server',
    tags,
    response: {
      200: ok(
        z.object({
          appVersion: z.string(),
          environment: z.string(),
          mailbox: z.boolean(),
          languages: z.array(Language),
          models: ModelNames,
          /** What reCAPTCHA's script is asked for, and its address. Null: `GET /api/public/captcha` has the captcha. */
          recaptcha: z.object({ siteKey: z.string(), script: z.url() }).nullable(),
        }),
      ),
    },
  },
} as const satisfies Endpoint
