import { z } from 'zod'
import { type Endpoint, failures, OkMessage, ok } from './endpoint.ts'
import { supportLimits } from './limits.ts'
import { messages } from './messages.ts'

const tags = ['support'] as const
const { support } = messages

/** Text that must be there. Missing and empty are the same to a person. */
const required = (missing: string, maxLength: number) =>
  z.string(missing).trim().min(1, missing).max(maxLength, support.tooLong(maxLength))

/** What is written to support. The fields stand in the order in which they are checked. */
export const SupportBody = z.object({
  name: required(support.nameRequired, supportLimits.name),
  /** Anything with an @ in it: nobody is kept from writing by how their address looks. */
  email: required(support.emailRequired, supportLimits.email)
    .refine((email) => email === '' || email.includes('@'), support.emailInvalid)
    .toLowerCase(),
  phone: z.string().trim().max(supportLimits.phone, support.tooLong(supportLimits.phone)).optional(),
  message: required(support.messageRequired, supportLimits.message),
  recaptchaToken: required(support.captchaMissing, supportLimits.captchaToken),
})
export type SupportBody = z.infer<typeof SupportBody>

/** What a program would have to do that wants to write: it must find the key that begins with `keyPrefix`. */
export const CaptchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.int(),
    expiresAt: z.int().describe('Seconds since 1970'),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
})
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>

/** What a `recaptchaToken` is where ALTCHA is asked: this as JSON in base64. */
export const CaptchaAnswer = z.object({
  challenge: CaptchaChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})
export type CaptchaAnswer = z.infer<typeof CaptchaAnswer>

/** Stands on the prerendered page for the address that support reads; the server writes its own there. */
export const SUPPORT_ADDRESS = 'support@this-server.invalid'

/** The name that reCAPTCHA knows the form by. */
export const SUPPORT_CAPTCHA_ACTION = 'support_form_submit'

export const sendSupportRequest = {
  method: 'POST',
  url: '/api/support',
  schema: {
    summary: 'Write to support; once a day for an address of mail, and for a network address',
    tags,
    body: SupportBody,
    response: { 200: OkMessage, ...failures(400, 429, 503) },
  },
} as const satisfies Endpoint

export const captchaChallenge = {
  method: 'GET',
  url: '/api/public/captcha',
  schema: {
    summary: 'A proof of work to be solved before writing to support; 404 where reCAPTCHA is asked instead',
    tags,
    response: { 200: ok(CaptchaChallenge), ...failures(404, 429) },
  },
} as const satisfies Endpoint
