import type { Transaction } from '../database/client.ts'
import { withdrawApprovals } from '../devices/device-sign-in.ts'
import { type Ending, endSessions } from './sessions.ts'

type Everywhere = {
  userId: string
  /** The session that stays. */
  except?: string
  because: Ending
}

/**
 * Ends a person's sessions, and what would become one: an approved sign-in whose program has not come for its tokens yet.
 * Those first, so that a program that comes at this moment has its session before the sessions end.
 *
 * @returns how many sessions were not over yet
 */
export async function signOutEverywhere(tx: Transaction, everywhere: Everywhere, now: Date): Promise<number> {
  await withdrawApprovals(tx, everywhere.userId)
  return endSessions(tx, everywhere, now)
}
