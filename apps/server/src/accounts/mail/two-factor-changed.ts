import type { Client } from '../../audit.ts'
import { type Letter, letter } from './letter.ts'
import { placeInMail } from './place-in-mail.ts'
import { timeInMail } from './time-in-mail.ts'

type Told = {
  what: 'enabled' | 'disabled' | 'codes_renewed' | 'recovery_code_used' | 'too_many_wrong'
  /** How many recovery codes there are still. */
  left?: number
  firstName: string
  /** Null: whoever runs the server did it. */
  client: Client | null
  at: Date
  publicUrl: string
}

/** The mail that tells of a second factor that was turned on or off, used up or guessed at. */
export function twoFactorLetter({ what, left = 0, firstName, client, at, publicUrl }: Told): Letter {
  const where = client === null ? 'by the people who run this server' : `from ${placeInMail(client)}`
  const when = `on ${timeInMail(at)}, ${where}`
  const profile = { label: 'Open your profile', link: `${publicUrl}/profile` }
  const reset = { label: 'Reset password', link: `${publicUrl}/forgot-password` }
  const somebodyElse =
    'If that was you, there is nothing to do. If it was not, reset your password now: that signs everyone out.'
  const written = {
    enabled: {
      subject: 'Two-factor authentication is on',
      said: [
        `two-factor authentication was turned on for your account ${when}. From now on a login asks for a code of your authenticator app too.`,
        'Keep your recovery codes where you find them without your phone. If it was not you who turned it on, write to us at once.',
      ],
      action: profile,
    },
    disabled: {
      subject: 'Two-factor authentication is off',
      said: [
        `two-factor authentication was turned off for your account ${when}. Your password alone now logs in.`,
        somebodyElse,
      ],
      action: client === null ? profile : reset,
    },
    codes_renewed: {
      subject: 'Your Dryrun recovery codes were renewed',
      said: [`ten new recovery codes were made for your account ${when}. The old ones no longer work.`, somebodyElse],
      action: reset,
    },
    recovery_code_used: {
      subject: 'A recovery code of your Dryrun account was used',
      said: [
        `one of your recovery codes was used ${when}. It does not work again; ${codesLeft(left)}.`,
        'If that was you, and your authenticator is lost, turn two-factor off and on again in your profile. If it was not you, reset your password now: that signs everyone out.',
      ],
      action: reset,
    },
    too_many_wrong: {
      subject: 'Someone has the password of your Dryrun account',
      said: [
        `your password was entered, and then too many wrong codes, last ${when}. Nobody got in.`,
        'If that was you, try again with a new code or with a recovery code. If it was not, someone knows your password: reset it now.',
      ],
      action: reset,
    },
  }[what]
  return letter({
    subject: written.subject,
    paragraphs: [`Hello ${firstName},`, ...written.said],
    action: written.action,
    small:
      'We tell you of everything that concerns your second factor, so that nothing happens to it without your knowing.',
  })
}

function codesLeft(left: number): string {
  if (left === 0) return 'it was the last one, so make new ones in your profile'
  return left === 1 ? 'one is left, so make new ones in your profile' : `${left} are left`
}
