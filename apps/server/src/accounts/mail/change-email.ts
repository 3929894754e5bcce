import type { Client } from '../../audit.ts'
import { type Letter, letter } from './letter.ts'
import { placeInMail } from './place-in-mail.ts'
import { timeInMail } from './time-in-mail.ts'

/** The mail to a new address, with the link that makes it the account's. */
export function confirmEmailLetter(firstName: string, link: string): Letter {
  return letter({
    subject: 'Confirm your new email for Dryrun',
    paragraphs: [
      `Hello ${firstName},`,
      'please confirm that this address is yours. From then on it is the one you log in with, and the old one no longer is.',
    ],
    action: { label: 'Confirm email', link },
    small:
      'Only the newest link works, once, within a day. If you did not ask for it, ignore this mail: without the link nothing changes.',
  })
}

/** The mail to an address that somebody wanted for their account, and that has one already. */
export function addressTakenLetter({ firstName, publicUrl }: { firstName: string; publicUrl: string }): Letter {
  return letter({
    subject: 'This email has a Dryrun account already',
    paragraphs: [
      `Hello ${firstName},`,
      'someone asked to use this address for another account. It belongs to yours, so nothing was changed, and they were not told.',
      'If that was you: log in to this account, and give it another address or delete it. Then this one is free.',
    ],
    action: { label: 'Log in', link: `${publicUrl}/login` },
    small: 'If it was not you, there is nothing to do.',
  })
}

type Change = { firstName: string; newEmail: string; client: Client; at: Date; publicUrl: string }

/** The mail to the old address when another is asked for. */
export function emailChangeAskedLetter({ firstName, newEmail, client, at, publicUrl }: Change): Letter {
  return letter({
    subject: 'A new email was asked for your Dryrun account',
    paragraphs: [
      `Hello ${firstName},`,
      `on ${timeInMail(at)}, from ${placeInMail(client)}, your account was asked to change its address to ${newEmail}. It does so when the link we sent there is opened; until then this one stays.`,
      'If that was you, there is nothing to do here. If it was not, reset your password now: that voids the link and signs everyone out.',
    ],
    action: { label: 'Reset password', link: `${publicUrl}/forgot-password` },
    small: 'We tell you of every change of your address, so that nobody can change it without your knowing.',
  })
}

/** The last mail to the old address. */
export function emailChangedLetter({ firstName, newEmail, client, at, publicUrl }: Change): Letter {
  return letter({
    subject: 'The email of your Dryrun account was changed',
    paragraphs: [
      `Hello ${firstName},`,
      `the address of your account is ${newEmail} since ${timeInMail(at)}; the link was opened from ${placeInMail(client)}. This address no longer logs in or receives mail from us.`,
      'If that was not you, write to us at once.',
    ],
    action: { label: 'Contact support', link: `${publicUrl}/support` },
    small: 'We tell you of every change of your address, so that nobody can change it without your knowing.',
  })
}
