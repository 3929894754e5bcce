import { type Letter, letter } from './letter.ts'

/** The mail with the link that verifies an address. */
export function verifyEmailLetter(firstName: string, link: string): Letter {
  return letter({
    subject: 'Verify your email for Dryrun',
    paragraphs: [
      `Hello ${firstName},`,
      'please verify that this address is yours. Then you are signed in and can solve your first problem.',
    ],
    action: { label: 'Verify email', link },
    small:
      'The link works once, within a day. If you did not sign up, ignore this mail: without the link the account stays closed.',
  })
}
