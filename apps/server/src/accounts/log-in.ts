import type { Session } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { and, eq } from 'drizzle-orm'
import { type Client, recordAct } from '../audit.ts'
import type { Transaction } from '../database/client.ts'
import { user } from '../database/schema/accounts.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import { accountOf } from './answers.ts'
import { openSession, personColumns } from './sessions.ts'

/**
 * Signs a person in. An unknown address and a wrong password take the same time and get the same words; that an
 * address is not verified is told only to who knows its password.
 *
 * @throws AppError 401 `invalid_credentials`, 403 `email_not_verified`
 */
export async function logIn(
  { db, passwords, clock }: Services,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<Session> {
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
  const { id } = found.person
  const pair = await db.transaction(async (tx) => {
    if (!(await stillHas(tx, id, found.passwordHash))) throw new WrongCredentials()
    await recordAct(tx, { act: 'login_succeeded', actorId: id, subjectId: id, client }, now)
    return openSession(tx, id, client, now)
  })
  return { ...pair, ...accountOf(found.person, now) }
}

/**
 * Whether the password that was compared is still the person's, and then it is until this transaction ends. A login that
 * is slower than a reset would else open a session that the reset could not end.
 */
async function stillHas(tx: Transaction, id: string, passwordHash: string): Promise<boolean> {
  const held = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, id), eq(user.passwordHash, passwordHash)))
    .for('share')
  return held.length > 0
}

class WrongCredentials extends AppError {
  constructor() {
    super(401, 'invalid_credentials', messages.login.wrongCredentials)
  }
}
