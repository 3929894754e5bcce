import { type Letter, letter } from './letter.ts'
import { timeInMail } from './time-in-mail.ts'

/** The last mail: the account is gone. */
export function accountDeletedLetter({
  firstName,
  at,
  publicUrl,
}: {
  firstName: string
  at: Date
  publicUrl: string
}): Letter {
  return letter({
    subject: 'Your Dryrun account was deleted',
    paragraphs: [
      `Hello ${firstName},`,
      `your account and everything in it were deleted on ${timeInMail(at)}, with your password. Nothing of it can be brought back.`,
      'What stays is the security log: what was done, when and from where, under a number that leads to no name and no address.',
    ],
    action: { label: 'Read the privacy policy', link: `${publicUrl}/privacy-policy` },
    small:
      'You can sign up with this address again whenever you like. If it was not you who deleted it, write to support.',
  })
}
