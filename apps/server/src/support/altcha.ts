import { CaptchaAnswer, type CaptchaChallenge } from '@dryrun/contract/support'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { lte } from 'drizzle-orm'
import { spentCaptcha } from '../database/schema/support.ts'
import type { Services } from '../services.ts'
import { CaptchaFailed } from './captcha-failed.ts'

/** A person may take this long (milliseconds) over the form; the page asks for another challenge when it is late. */
const LIFETIME_MS = 20 * 60_000

/**
 * How much work it is: keys to try, each of `COST` rounds. About a second of one core in a browser, while the form is
 * being filled in; for us one key and one signature.
 */
const COST = 1_000
const [FEWEST_KEYS, MOST_KEYS] = [500, 2_000]

type Needs = Pick<Services, 'db' | 'clock' | 'secrets'>

/** A challenge that only this server can have made, and that tells by itself when it ends. Nothing is stored. */
export async function createCaptcha({ clock, secrets }: Needs): Promise<CaptchaChallenge> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(FEWEST_KEYS, MOST_KEYS),
    deriveKey,
    expiresAt: new Date(clock().getTime() + LIFETIME_MS),
    ...(await signingKeys(secrets)),
  })
  const { expiresAt = 0, keySignature = '' } = parameters
  return { parameters: { ...parameters, expiresAt, keySignature }, signature }
}

/**
 * Spends the answer to a challenge: once, in one statement, whatever becomes of what it was sent with.
 * @throws CaptchaFailed
 */
export async function spendCaptcha({ db, clock, secrets }: Needs, token: string): Promise<void> {
  const answer = parse(token)
  if (answer === null) throw new CaptchaFailed()
  const { nonce, expiresAt } = answer.challenge.parameters
  const now = clock()
  const ends = new Date(expiresAt * 1000)
  const { verified } = await verifySolution({ ...answer, deriveKey, ...(await signingKeys(secrets)) })
  if (!verified || ends <= now) throw new CaptchaFailed()
  await db.delete(spentCaptcha).where(lte(spentCaptcha.expiresAt, now))
  const spent = await db
    .insert(spentCaptcha)
    .values({ challenge: nonce, expiresAt: ends })
    .onConflictDoNothing()
    .returning({ challenge: spentCaptcha.challenge })
  if (spent.length === 0) throw new CaptchaFailed()
}

/** One key says that a challenge is ours, the other what its solution is. */
async function signingKeys(secrets: Services['secrets']) {
  const [challenge, solution] = await Promise.all([
    secrets.derive('captcha challenge'),
    secrets.derive('captcha solution'),
  ])
  return { hmacSignatureSecret: challenge.toString('hex'), hmacKeySignatureSecret: solution.toString('hex') }
}

/** JSON in base64, as ALTCHA writes it. Null where it is neither. */
function parse(token: string): CaptchaAnswer | null {
  try {
    return CaptchaAnswer.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
  } catch {
    return null
  }
}
