import { generateSecret, generateURI, verifySync } from 'otplib'

/** RFC 6238 as every authenticator knows it: SHA-1, six digits. Seconds of a time step: each has one code. */
const STEP_SECONDS = 30

/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20

const ISSUER = 'Dryrun'

/** A new secret, in base32. */
export function newTotpSecret(): string {
  return generateSecret({ length: SECRET_BYTES })
}

/** The address that an authenticator reads from a QR code. `account` is what it shows the secret as. */
export function otpauthUrl(secret: string, account: string): string {
  return generateURI({ issuer: ISSUER, label: account, secret })
}

/**
 * The time step whose code this is: that of `now`, or one beside it, for a clock that is half a minute off and for who
 * types slowly. Null where it is none of the three.
 *
 * @param typed as a person wrote it: apps show the six digits in two groups
 */
export function matchingStep(secret: string, typed: string, now: Date): number | null {
  const code = typed.replaceAll(/[\s-]/g, '')
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1_000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
