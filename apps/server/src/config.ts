import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { modelTimeouts } from '@dryrun/contract/models'
import { type PistonSettings, readPistonSettings } from '@dryrun/runner/piston/settings'
import type { ModelSettings } from '@dryrun/solver/models/settings'
import { z } from 'zod'
import { isSender, isSmtpAddress, type SmtpSettings, smtpSettings } from './accounts/mail/smtp-settings.ts'
import { isLoopback } from './loopback.ts'
import { environmentModels } from './models/environment.ts'
import { SECRET_KEY_BYTES } from './secrets.ts'
import { type RecaptchaSettings, recaptchaSettings } from './support/recaptcha-settings.ts'

/** An empty line in a .env file means the same as no line. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: z.input<Schema>) =>
  z.preprocess((value) => (value === undefined || value === '' ? fallback : value), schema)

/** What stands between commas. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** A host name or address, and a port where only that one is meant. */
function isHost(text: string): boolean {
  return /^[^/?#@\s]+$/.test(text) && URL.canParse(`http://${text}`)
}

/** An address, or a range of them such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  return isIP(address) !== 0 && rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= most
}

/** The variables the server reads, and nothing else does. `.env.example` at the root of the project is its mirror. */
export const Environment = z.object({
  PORT: withDefault(z.coerce.number('must be a number').int().min(1).max(65535), 4000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(httpAddress),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host/name' }),
  ),
  DATA_DIR: withDefault(z.string(), '.data'),
  ROLE: withDefault(z.enum(['all', 'api', 'worker'], 'must be all, api or worker'), 'all'),
  TRUST_PROXY: withDefault(
    list.refine((networks) => networks.every(isNetwork), 'must be networks such as 10.0.0.0/8, split by commas'),
    '',
  ),
  WRITING_MODELS: withDefault(list, ''),
  READING_MODELS: withDefault(list, ''),
  MODEL_PRICES: withDefault(list, ''),
  OPENAI_COMPATIBLE_URL: optional(httpAddress),
  OPENAI_COMPATIBLE_API_KEY: optional(z.string()),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(httpAddress),
  ANTHROPIC_API_KEY: optional(z.string()),
  ANTHROPIC_BASE_URL: optional(httpAddress),
  GOOGLE_GENERATIVE_AI_API_KEY: optional(z.string()),
  GOOGLE_BASE_URL: optional(httpAddress),
  MODEL_TIMEOUT_SECONDS: withDefault(
    z.coerce
      .number('must be a number')
      .int('must be whole seconds')
      .min(5, 'must be at least 5')
      .max(modelTimeouts.mostSeconds, `must be at most ${modelTimeouts.mostSeconds}`),
    modelTimeouts.standardSeconds,
  ),
  MODEL_ALLOWED_HOSTS: withDefault(
    list.refine(
      (hosts) => hosts.every(isHost),
      'must be hosts such as models.internal or 10.0.0.5:11434, split by commas',
    ),
    '',
  ),
  PISTON_URL: optional(z.string()),
  PISTON_TOKEN: optional(z.string()),
  PISTON_ALLOWED_HOSTS: withDefault(
    list.refine((hosts) => hosts.every(isHost), 'must be hosts such as piston:2000 or 10.0.0.5, split by commas'),
    '',
  ),
  SECRET_KEY: optional(
    z
      .base64('must be base64')
      .transform((text) => Buffer.from(text, 'base64'))
      .refine(
        (key) => key.length === SECRET_KEY_BYTES,
        `must be ${SECRET_KEY_BYTES} bytes in base64, as openssl rand -base64 32 prints them`,
      ),
  ),
  SMTP_URL: optional(
    z
      .string()
      .refine(
        isSmtpAddress,
        'must look like smtps://user:password@mail.example or smtp://mail.example:587, and no more',
      ),
  ),
  MAIL_FROM: optional(z.string().refine(isSender, 'must look like Dryrun <mail@dryrun.example>')),
  SUPPORT_EMAIL: optional(z.email('must be an address such as support@dryrun.example')),
  RECAPTCHA_SITE_KEY: optional(z.string()),
  RECAPTCHA_SECRET_KEY: optional(z.string()),
  RECAPTCHA_MIN_SCORE: withDefault(
    z.coerce.number('must be a number').min(0, 'must be from 0 to 1').max(1, 'must be from 0 to 1'),
    0.5,
  ),
  RECAPTCHA_URL: withDefault(httpAddress, 'https://www.google.com/recaptcha'),
  RATE_LIMIT_SCALE: withDefault(z.coerce.number('must be a number').positive('must be more than 0'), 1),
  APP_VERSION: withDefault(z.string(), '1.4.0'),
  ENVIRONMENT: withDefault(z.string(), 'production'),
  LOG_LEVEL: optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
  ),
})

export type Config = {
  port: number
  host: string
  /** The origin people reach us at, without a slash at the end. Links in mails begin with it. */
  publicUrl: string
  /** Absent: the embedded PostgreSQL. */
  databaseUrl: string | undefined
  /** An absolute path: what the embedded parts keep. */
  dataDir: string
  /** What this process does: serve calls, work on solves, or both. */
  role: 'all' | 'api' | 'worker'
  /** The networks whose X-Forwarded-For is believed. */
  trustProxy: string[]
  /** The models of the environment, in their order: asked before those of the settings. */
  models: ModelSettings[]
  /** Hosts, with or without a port, where the settings may name a model although the address is private or plain http. */
  modelAllowedHosts: string[]
  /** Runs programs instead of this machine's sandbox. */
  piston: PistonSettings | undefined
  /** Seals what the database must not give away. Absent: a local server makes one, another keeps no keys. */
  secretKey: Buffer | undefined
  /** The server that takes our mails. Absent: they stay in the outbox, to be read at /dev/mailbox. */
  smtp: SmtpSettings | undefined
  /** Where support reads its mail. */
  supportEmail: string
  /** Absent: ALTCHA, which is built in. */
  recaptcha: RecaptchaSettings | undefined
  rateLimitScale: number
  appVersion: string
  environment: string
  logLevel: string
  /**
   * Only this machine can reach the server, so the parts that would be unsafe elsewhere exist: the mailbox page and
   * generated secrets.
   */
  local: boolean
}

/** Whether mails are shown at /dev/mailbox: on your own machine, and only those that no server takes. */
export function hasMailbox({ local, smtp }: Pick<Config, 'local' | 'smtp'>): boolean {
  return local && smtp === undefined
}

/** What is wrong with the environment, in sentences for the person who starts the server. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * The configuration that `environment` describes.
 * @throws ConfigError naming each variable to set, and how
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`).join('\n'))
  }
  const variables = parsed.data
  const { models, wrong } = environmentModels(variables)
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
  const { piston, wrong: wrongPiston } = readPistonSettings(variables)
  if (wrongPiston !== undefined) throw new ConfigError(wrongPiston)
  const { smtp, wrong: wrongMail } = smtpSettings(variables)
  if (wrongMail !== undefined) throw new ConfigError(wrongMail)
  const { recaptcha, wrong: wrongRecaptcha } = recaptchaSettings(variables)
  if (wrongRecaptcha !== undefined) throw new ConfigError(wrongRecaptcha)
  const publicUrl = (variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).replace(/\/+$/, '')
  const local = isLoopback(new URL(publicUrl).hostname) && isLoopback(variables.HOST)
  if (!local && variables.DATABASE_URL === undefined) {
    throw new ConfigError(
      `With PUBLIC_URL=${publicUrl} and HOST=${variables.HOST} others can reach this server, and the embedded database ` +
        'and mailbox are only for your own machine. Set DATABASE_URL to a PostgreSQL server, or leave PUBLIC_URL and HOST unset.',
    )
  }
  if (!local && smtp === undefined) {
    throw new ConfigError(
      `With PUBLIC_URL=${publicUrl} and HOST=${variables.HOST} others can reach this server, and their mails cannot stay in ` +
        'its outbox. Set SMTP_URL and MAIL_FROM to a mail server, or leave PUBLIC_URL and HOST unset.',
    )
  }
  return {
    port: variables.PORT,
    host: variables.HOST,
    publicUrl,
    databaseUrl: variables.DATABASE_URL,
    dataDir: resolve(variables.DATA_DIR),
    role: variables.ROLE,
    trustProxy: variables.TRUST_PROXY,
    models,
    modelAllowedHosts: variables.MODEL_ALLOWED_HOSTS.map((host) => host.toLowerCase()),
    piston,
    secretKey: variables.SECRET_KEY,
    smtp,
    // Without one, where the answers to our mails go; without mails, what the mailbox shows.
    supportEmail: variables.SUPPORT_EMAIL ?? smtp?.from.address ?? 'support@localhost',
    recaptcha,
    rateLimitScale: variables.RATE_LIMIT_SCALE,
    appVersion: variables.APP_VERSION,
    environment: variables.ENVIRONMENT,
    logLevel: variables.LOG_LEVEL ?? (local ? 'warn' : 'info'),
    local,
  }
}
