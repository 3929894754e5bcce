import type { Client } from '../../audit.ts'
import { type Letter, letter } from './letter.ts'
import { placeInMail } from './place-in-mail.ts'
import { timeInMail } from './time-in-mail.ts'

type SignIn = { firstName: string; client: Client; at: Date; publicUrl: string }

/** The mail that tells of a sign-in from a program or a place that was not seen before. */
export function newSignInLetter({ firstName, client, at, publicUrl }: SignIn): Letter {
  return letter({
    subject: 'New sign-in to your Dryrun account',
    paragraphs: [
      `Hello ${firstName},`,
      `someone signed in to your account on ${timeInMail(at)}, with ${placeInMail(client)}. We had not seen you there before.`,
      'If that was you, there is nothing to do. If it was not, sign that session out in your profile and change your password.',
    ],
    action: { label: 'See where you are signed in', link: `${publicUrl}/profile` },
    small: 'We write only when the program or the network is new to us.',
  })
}
