import { z } from 'zod'
import { Email } from './accounts.ts'
import { type Endpoint, failures, OkMessage } from './endpoint.ts'
import { messages } from './messages.ts'
import { NewPassword, PASSWORD_MAX_LENGTH } from './passwords.ts'

const tags = ['accounts'] as const

export const forgotPassword = {
  method: 'POST',
  url: '/api/auth/forgot-password',
  schema: {
    summary: 'Mail a link to choose a new password; the answer never tells whether the account exists',
    tags,
    body: z.object({ email: Email }),
    response: { 200: OkMessage, ...failures(400, 429) },
  },
} as const satisfies Endpoint

export const resetPassword = {
  method: 'POST',
  url: '/api/auth/reset-password',
  schema: {
    summary: 'Spend the token of a mailed link on a new password; every session ends, and none is opened',
    tags,
    body: z.object({ token: z.string().min(1).max(512), password: NewPassword }),
    response: { 200: OkMessage, ...failures(400, 429) },
  },
} as const satisfies Endpoint

export const changePassword = {
  method: 'POST',
  url: '/api/auth/change-password',
  schema: {
    summary: 'Choose a new password; every other session ends',
    tags,
    body: z.object({ currentPassword: z.string().min(1).max(PASSWORD_MAX_LENGTH), newPassword: NewPassword }),
    response: { 200: OkMessage, ...failures(400, 401, 404, 429) },
  },
} as const satisfies Endpoint

/** The form of a new password after a reset: what is sent, and the confirmation that never leaves the page. */
export const ResetPasswordForm = z
  .object({
    password: z.string().min(1, messages.signup.passwordRequired).pipe(NewPassword),
    confirmPassword: z.string().min(1, messages.signup.confirmRequired),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: messages.signup.passwordsDiffer,
    when: () => true,
  })
