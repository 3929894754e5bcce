import type { Client } from '../../audit.ts'
import { type Letter, letter } from './letter.ts'
import { placeInMail } from './place-in-mail.ts'
import { timeInMail } from './time-in-mail.ts'

type Change = { firstName: string; client: Client; at: Date; publicUrl: string }

/** The mail that tells of a new password: when it was set, from where, and what to do if that was somebody else. */
export function passwordChangedLetter({ firstName, client, at, publicUrl }: Change): Letter {
  return letter({
    subject: 'Your Dryrun password was changed',
    paragraphs: [
      `Hello ${firstName},`,
      `the password of your account was changed on ${timeInMail(at)}, from ${placeInMail(client)}.`,
      'If that was you, there is nothing to do. If it was not, reset your password now: that signs everyone out.',
    ],
    action: { label: 'Reset password', link: `${publicUrl}/forgot-password` },
    small: 'We tell you of every change of your password, so that nobody can change it without your knowing.',
  })
}
