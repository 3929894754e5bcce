import { z } from 'zod'
import { type Endpoint, failures, OkMessage, ok } from './endpoint.ts'
import { nameLimits } from './limits.ts'
import { messages } from './messages.ts'
import { NewPassword, PASSWORD_MAX_LENGTH } from './passwords.ts'
import { PlanName } from './plans.ts'

export const User = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  twoFactorEnabled: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof User>

/** A paid plan. A person without one is on Free and has `null` here. */
export const Subscription = z.object({
  plan: PlanName,
  status: z.enum(['active', 'canceled', 'past_due']),
  currentPeriodEnd: z.iso.datetime(),
  cancelAtPeriodEnd: z.boolean(),
  priceId: z.string(),
  currency: z.string(),
})
export type Subscription = z.infer<typeof Subscription>

/** Two opaque tokens: `accessToken` for 15 minutes of calls, `refreshToken` for one exchange into the next pair. */
export const TokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() })
export type TokenPair = z.infer<typeof TokenPair>

export const Account = z.object({ user: User, subscription: Subscription.nullable() })
export type Account = z.infer<typeof Account>

export const Session = TokenPair.extend(Account.shape)
export type Session = z.infer<typeof Session>

/** What following the link of a changed address came to: the address that is theirs now. */
export const ChangedEmail = z.object({ changedEmail: z.string() })
export type ChangedEmail = z.infer<typeof ChangedEmail>

/** The password was right, and a code is asked for: with this token, within `tokenLifetimes.loginChallenge`. */
export const TwoFactorRequired = z.object({ twoFactorRequired: z.literal(true), challengeToken: z.string() })
export type TwoFactorRequired = z.infer<typeof TwoFactorRequired>

const name = (missing: string) => z.string().trim().min(1, missing).max(nameLimits.maxLength)

/** Shape x@y.z, as sign-up asks for it; kept in lower case so that one person has one account. */
export const Email = z
  .string()
  .trim()
  .min(1, { error: messages.signup.emailRequired, abort: true })
  .max(254, messages.signup.emailInvalid)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, messages.signup.emailInvalid)
  .toLowerCase()

export const SignupBody = z.object({
  firstName: name(messages.signup.firstNameRequired),
  lastName: name(messages.signup.lastNameRequired),
  email: Email,
  password: z.string().min(1, messages.signup.passwordRequired).pipe(NewPassword),
  referralCode: z.string().trim().max(64).optional(),
})

export type SignupBody = z.infer<typeof SignupBody>

/** The sign-up form: what is sent, and the confirmation that never leaves the page. */
export const SignupForm = SignupBody.extend({
  confirmPassword: z.string().min(1, messages.signup.confirmRequired),
}).refine((form) => form.password === form.confirmPassword, {
  path: ['confirmPassword'],
  message: messages.signup.passwordsDiffer,
  when: () => true,
})

const token = z.string().min(1).max(512)
const tags = ['accounts'] as const

export const signup = {
  method: 'POST',
  url: '/api/auth/signup',
  schema: {
    summary: 'Open an account; a link is mailed to verify the address',
    tags,
    body: SignupBody,
    response: { 200: OkMessage, ...failures(400, 409, 429) },
  },
} as const satisfies Endpoint

export const login = {
  method: 'POST',
  url: '/api/auth/login',
  schema: {
    summary: 'Sign in with e-mail and password; with two-factor on, a code comes next',
    tags,
    body: z.object({ email: z.string().trim().toLowerCase().max(254), password: z.string().max(PASSWORD_MAX_LENGTH) }),
    response: { 200: ok(z.union([Session, TwoFactorRequired])), ...failures(400, 401, 403, 429) },
  },
} as const satisfies Endpoint

export const logout = {
  method: 'POST',
  url: '/api/auth/logout',
  schema: { summary: 'End this session', tags, response: { 200: OkMessage, ...failures(401) } },
} as const satisfies Endpoint

export const me = {
  method: 'GET',
  url: '/api/auth/me',
  schema: { summary: 'Who is signed in', tags, response: { 200: ok(Account), ...failures(401) } },
} as const satisfies Endpoint

export const refresh = {
  method: 'POST',
  url: '/api/auth/refresh',
  schema: {
    summary: 'Exchange a refresh token for the next pair; each works once',
    tags,
    body: z.object({ refreshToken: token }),
    response: { 200: ok(TokenPair), ...failures(400, 401, 409, 429) },
  },
} as const satisfies Endpoint

export const verifyEmail = {
  method: 'POST',
  url: '/api/auth/verify-email',
  schema: {
    summary: 'Spend the token of a mailed link: that of a sign-up signs in, that of a changed address opens no session',
    tags,
    body: z.object({ token }),
    response: { 200: ok(z.union([Session, ChangedEmail])), ...failures(400, 409, 429) },
  },
} as const satisfies Endpoint

export const resendVerification = {
  method: 'POST',
  url: '/api/auth/resend-verification',
  schema: {
    summary: 'Mail a new verification link; the answer never tells whether the account exists',
    tags,
    body: z.object({ email: Email }),
    response: { 200: OkMessage, ...failures(400, 429) },
  },
} as const satisfies Endpoint
