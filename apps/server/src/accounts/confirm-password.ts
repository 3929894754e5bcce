import { messages } from '@dryrun/contract/messages'
import { eq } from 'drizzle-orm'
import { type Client, recordAct } from '../audit.ts'
import { user } from '../database/schema/accounts.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'

/**
 * Makes sure that whoever is signed in knows the password too, before something that a stolen session must not do.
 * A wrong one is kept as a failed login. Returns the hash it was compared with.
 *
 * @throws AppError 401 `invalid_password`; 404 where the account was deleted meanwhile
 */
export async function confirmPassword(
  { db, passwords, clock }: Pick<Services, 'db' | 'passwords' | 'clock'>,
  userId: string,
  password: string,
  client: Client,
): Promise<string> {
  const [found] = await db.select({ passwordHash: user.passwordHash }).from(user).where(eq(user.id, userId))
  if (found === undefined) throw new AppError(404, 'not_found', messages.changePassword.userNotFound)
  if (await passwords.verify(found.passwordHash, password)) return found.passwordHash
  const detail = { step: 'current_password' }
  await recordAct(db, { act: 'login_failed', actorId: userId, subjectId: userId, client, detail }, clock())
  throw new WrongPassword()
}

/** 401, with a code by which a client knows that its session is as good as before. */
export class WrongPassword extends AppError {
  constructor() {
    super(401, 'invalid_password', messages.changePassword.wrongCurrent)
  }
}
