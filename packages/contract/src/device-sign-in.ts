import { z } from 'zod'
import { Platform, Version } from './devices.ts'
import { type Endpoint, failures, OkMessage, ok } from './endpoint.ts'

/** The sign-in of a program without a keyboard or a browser of its own, after RFC 8628: names in its answers are the standard's. */

/** Letters of a user code: no vowels, so that no word comes of it, and none that is taken for a digit. */
export const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

export const USER_CODE_LENGTH = 8

/** A user code as it is kept, however it was typed: 'wdjb mjht' is 'WDJBMJHT'. */
export function userCodeOf(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z]/g, '')
}

/** A user code as it is shown: 'WDJB-MJHT'. */
export function userCodeInGroups(code: string): string {
  const half = USER_CODE_LENGTH / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}

const UserCode = z.string().trim().min(1).max(40).transform(userCodeOf)

/** What a program gets to begin with. */
export const DeviceCodes = z.object({
  /** Its own secret, to ask for the outcome with. */
  device_code: z.string(),
  /** What it shows to the person. */
  user_code: z.string(),
  /** Where the person types that. */
  verification_uri: z.url(),
  verification_uri_complete: z.url(),
  /** Seconds until both codes are worth nothing. */
  expires_in: z.int(),
  /** Seconds to wait between two questions for the outcome. */
  interval: z.int(),
})
export type DeviceCodes = z.infer<typeof DeviceCodes>

/** Who asks to be signed in. */
export const DeviceSignInRequest = z.object({
  userCode: z.string(),
  platform: z.string().optional(),
  version: z.string().optional(),
  /** The network address and the User-Agent it asked from. */
  address: z.string(),
  agent: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type DeviceSignInRequest = z.infer<typeof DeviceSignInRequest>

export const DEVICE_CODE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

/** Why there are no tokens, in the words of RFC 8628 and RFC 6749. */
export const TokenError = z.enum([
  'authorization_pending',
  'slow_down',
  'access_denied',
  'expired_token',
  'invalid_grant',
  'invalid_request',
  'unsupported_grant_type',
  'server_error',
])
export type TokenError = z.infer<typeof TokenError>

const TokenRefusal = z.object({ error: TokenError, error_description: z.string() })

const tags = ['devices'] as const
const url = '/api/auth/device'

export const startDeviceSignIn = {
  method: 'POST',
  url: `${url}/start`,
  schema: {
    summary: 'Begin a sign-in by short code. The codes stand in `data`, and at the top level where RFC 8628 has them',
    tags,
    body: z.object({ platform: Platform.optional(), version: Version.optional() }).nullish(),
    response: { 200: ok(DeviceCodes).extend(DeviceCodes.shape), ...failures(400, 429) },
  },
} as const satisfies Endpoint

export const findDeviceSignIn = {
  method: 'GET',
  url: `${url}/request`,
  schema: {
    summary: 'Who asks to be signed in with this code; decides nothing',
    tags,
    // Not in the path, which logs keep.
    querystring: z.object({ userCode: UserCode }),
    response: { 200: ok(DeviceSignInRequest), ...failures(400, 401, 404, 409, 429) },
  },
} as const satisfies Endpoint

export const approveDeviceSignIn = {
  method: 'POST',
  url: `${url}/approve`,
  schema: {
    summary: 'Decide about a sign-in by short code, once',
    tags,
    body: z.object({ userCode: UserCode, approve: z.boolean().default(true) }),
    response: { 200: OkMessage, ...failures(400, 401, 404, 409, 429) },
  },
} as const satisfies Endpoint

export const redeemDeviceCode = {
  method: 'POST',
  url: `${url}/token`,
  schema: {
    summary: 'Ask for the outcome of a sign-in by short code (RFC 8628, 3.4 and 3.5), as a form or as JSON',
    tags,
    body: z.object({ grant_type: z.literal(DEVICE_CODE_GRANT), device_code: z.string().min(1).max(512) }),
    response: {
      200: z.object({
        access_token: z.string(),
        token_type: z.literal('Bearer'),
        expires_in: z.int(),
        refresh_token: z.string(),
      }),
      400: TokenRefusal,
      413: TokenRefusal,
      415: TokenRefusal,
      429: TokenRefusal,
      500: TokenRefusal,
    },
  },
} as const satisfies Endpoint
