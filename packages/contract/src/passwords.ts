import { z } from 'zod'

/** The live checklist of a new password, in the order it is shown. */
export const passwordRules = [
  {
    label: 'At least 8 characters',
    message: 'Password must be at least 8 characters long',
    holds: (text: string) => [...text].length >= 8,
  },
  {
    label: 'An uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    holds: (text: string) => /[A-Z]/.test(text),
  },
  {
    label: 'A lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    holds: (text: string) => /[a-z]/.test(text),
  },
  { label: 'A number', message: 'Password must contain at least one number', holds: (text: string) => /\d/.test(text) },
  {
    label: 'A special character (@$!%*?&)',
    message: 'Password must contain at least one special character (@$!%*?&)',
    holds: (text: string) => /[@$!%*?&]/.test(text),
  },
] as const

export const PASSWORD_TOO_COMMON = 'Password is too common'

/** The longest password taken. It is never cut: a longer one is refused. */
export const PASSWORD_MAX_LENGTH = 256

/** The rules a password breaks, as sentences, in the order of the checklist. */
export function brokenPasswordRules(password: string): string[] {
  return passwordRules.filter((rule) => !rule.holds(password)).map((rule) => rule.message)
}

/** A new password; each broken rule is an issue of its own. */
export const NewPassword = z
  .string()
  .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`)
  .superRefine((password, context) => {
    for (const message of brokenPasswordRules(password)) context.addIssue({ code: 'custom', message })
  })
