import { z } from 'zod'
import { SignupBody, User } from './accounts.ts'
import { type Endpoint, failures, OkMessage, ok } from './endpoint.ts'
import { PASSWORD_MAX_LENGTH } from './passwords.ts'

/** What a person may change of themselves. A changed address asks for the password, and is not theirs before its link is followed. */
export const ProfileBody = SignupBody.pick({ firstName: true, lastName: true, email: true }).extend({
  currentPassword: z.string().max(PASSWORD_MAX_LENGTH).optional(),
})
export type ProfileBody = z.infer<typeof ProfileBody>

/** A new address that waits for its link to be followed, until then. */
export const PendingEmail = z.object({ email: z.string(), expiresAt: z.iso.datetime() })
export type PendingEmail = z.infer<typeof PendingEmail>

const tags = ['accounts'] as const
const emailChange = '/api/users/email-change'

export const updateProfile = {
  method: 'PUT',
  url: '/api/users/profile',
  schema: {
    summary: 'Change your name; ask for another address, which a mailed link confirms',
    tags,
    body: ProfileBody,
    response: { 200: ok(z.object({ user: User })), ...failures(400, 401, 429) },
  },
} as const satisfies Endpoint

export const getEmailChange = {
  method: 'GET',
  url: emailChange,
  schema: {
    summary: 'The new address that waits for its link to be followed, if any',
    tags,
    response: { 200: ok(PendingEmail.nullable()), ...failures(401) },
  },
} as const satisfies Endpoint

export const resendEmailChange = {
  method: 'POST',
  url: emailChange,
  schema: {
    summary: 'Mail another link to the new address that waits; the one before no longer works',
    tags,
    response: { 200: OkMessage, ...failures(401, 404, 429) },
  },
} as const satisfies Endpoint

export const cancelEmailChange = {
  method: 'DELETE',
  url: emailChange,
  schema: {
    summary: 'Keep the address: the link that was mailed to the new one no longer works',
    tags,
    response: { 200: OkMessage, ...failures(401) },
  },
} as const satisfies Endpoint

export const deleteAccount = {
  method: 'POST',
  url: '/api/auth/delete-account',
  schema: {
    summary: 'Delete the account and everything in it, at once and for good; the audit log keeps bare ids',
    tags,
    body: z.object({ password: z.string().min(1).max(PASSWORD_MAX_LENGTH) }),
    response: { 200: OkMessage, ...failures(400, 401, 404, 429) },
  },
} as const satisfies Endpoint
