import { type Letter, letter } from './letter.ts'

/** The mail with the link to choose a new password. */
export function resetPasswordLetter(firstName: string, link: string): Letter {
  return letter({
    subject: 'Reset your Dryrun password',
    paragraphs: [
      `Hello ${firstName},`,
      'someone, most likely you, asked to reset the password of your account. Choose a new one here. You will then be signed out everywhere.',
    ],
    action: { label: 'Reset password', link },
    small:
      'Only the newest link works, once, within an hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  })
}
