import type { Session, TwoFactorRequired } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { and, eq } from 'drizzle-orm'
import { type Client, recordAct } from '../audit.ts'
import type { Transaction } from '../database/client.ts'
import { user } from '../database/schema/accounts.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { accountOf } from './answers.ts'
import { enter } from './enter.ts'
import { type Person, personColumns } from './sessions.ts'
import { openChallenge } from './two-factor/login-challenge.ts'

/**
 * Signs a person in, or asks for their second factor. An unknown address and a wrong password take the same time and get
 * the same words; that an address is not verified is told only to who knows its password.
 *
 * @throws AppError 401 `invalid_credentials`, 403 `email_not_verified`
 */
export async function logIn(
  services: Services,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<Session | TwoFactorRequired> {
  const { db, passwords, clock } = services
  const [found] = await db
    .select({ person: personColumns, passwordHash: user.passwordHash })
    .from(user)
    .where(eq(user.email, email))
  const right = await passwords.verify(found?.passwordHash, password)
  const now = clock()
  if (found === undefined || !right) {
    await recordAct(db, { act: 'login_failed', actorId: null, subjectId: found?.person.id ?? null, client }, now)
    throw new WrongCredentials()
  }
  if (found.person.emailVerifiedAt === null) {
    throw new AppError(403, 'email_not_verified', messages.login.emailNotVerified)
  }
  return await db.transaction(async (tx) => {
    const person = await whoStillHas(tx, found.person.id, found.passwordHash)
    if (person === undefined) throw new WrongCredentials()
    if (person.twoFactorEnabledAt !== null) return openChallenge(tx, person.id, client, now)
    return { ...(await enter(services, tx, { person, client }, now)), ...accountOf(person, now) }
  })
}

/**
 * The person, where the password that was compared is theirs still, and as they are until this transaction ends. A login
 * that is slower than a reset, or than a second factor that is turned on, would else open a session that those could
 * not end.
 */
async function whoStillHas(tx: Transaction, id: string, passwordHash: string): Promise<Person | undefined> {
  const [held] = await tx
    .select(personColumns)
    .from(user)
    .where(and(eq(user.id, id), eq(user.passwordHash, passwordHash)))
    .for('share')
  return held
}

class WrongCredentials extends AppError {
  constructor() {
    super(401, 'invalid_credentials', messages.login.wrongCredentials)
  }
}
