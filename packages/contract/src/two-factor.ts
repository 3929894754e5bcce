import { z } from 'zod'
import { Session } from './accounts.ts'
import { type Endpoint, failures, OkMessage, ok } from './endpoint.ts'
import { PASSWORD_MAX_LENGTH } from './passwords.ts'

/** Six digits of an authenticator, or a recovery code; written with or without spaces and hyphens, in either case. */
const Code = z.string().trim().min(1).max(64)
const Password = z.string().min(1).max(PASSWORD_MAX_LENGTH)

/** What an authenticator is set up with: the secret in base32, and the same in the address that its QR code holds. */
export const TwoFactorSetup = z.object({ secret: z.string(), otpauthUrl: z.string() })
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>

/** Each stands in for a code of the authenticator, once. They are told here and never again. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

const tags = ['accounts'] as const
const url = '/api/auth/two-factor'

export const answerTwoFactor = {
  method: 'POST',
  url,
  schema: {
    summary: 'Finish a login whose password was right with a code of the authenticator, or a recovery code',
    tags,
    body: z.object({ challengeToken: z.string().min(1).max(512), code: Code }),
    response: { 200: ok(Session), ...failures(400, 401, 429) },
  },
} as const satisfies Endpoint

export const twoFactorStatus = {
  method: 'GET',
  url,
  schema: {
    summary: 'Whether two-factor is on, and how many recovery codes are left',
    tags,
    response: {
      200: ok(z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int().nonnegative() })),
      ...failures(401),
    },
  },
} as const satisfies Endpoint

export const setUpTwoFactor = {
  method: 'POST',
  url: `${url}/setup`,
  schema: {
    summary: 'A new secret for an authenticator; two-factor is off until a code of it is sent',
    tags,
    body: z.object({ password: Password }),
    response: { 200: ok(TwoFactorSetup), ...failures(400, 401, 404, 409, 429, 503) },
  },
} as const satisfies Endpoint

export const enableTwoFactor = {
  method: 'POST',
  url: `${url}/enable`,
  schema: {
    summary: 'Turn two-factor on with a code of the authenticator that was set up; every other session ends',
    tags,
    body: z.object({ code: Code }),
    response: { 200: ok(RecoveryCodes), ...failures(400, 401, 404, 409, 429) },
  },
} as const satisfies Endpoint

export const disableTwoFactor = {
  method: 'POST',
  url: `${url}/disable`,
  schema: {
    summary: 'Turn two-factor off',
    tags,
    body: z.object({ password: Password, code: Code }),
    response: { 200: OkMessage, ...failures(400, 401, 404, 409, 429) },
  },
} as const satisfies Endpoint

export const renewRecoveryCodes = {
  method: 'POST',
  url: `${url}/recovery-codes`,
  schema: {
    summary: 'Ten new recovery codes; the old ones no longer work',
    tags,
    body: z.object({ password: Password, code: Code }),
    response: { 200: ok(RecoveryCodes), ...failures(400, 401, 404, 409, 429) },
  },
} as const satisfies Endpoint
