import { letterHtml } from './letter-html.ts'
import type { Letter } from './outbox.ts'

/** The mail with the link that verifies an address. */
export function verifyEmailLetter(firstName: string, link: string): Letter {
  const subject = 'Verify your email for Dryrun'
  const paragraphs = [
    `Hello ${firstName},`,
    'please verify that this address is yours. Then you are signed in and can solve your first problem.',
  ]
  const small =
    'The link works once, within a day. If you did not sign up, ignore this mail: without the link the account stays closed.'
  return {
    subject,
    text: `${[...paragraphs, link, small].join('\n\n')}\n`,
    html: letterHtml({ subject, paragraphs, action: { label: 'Verify email', link }, small }),
  }
}
