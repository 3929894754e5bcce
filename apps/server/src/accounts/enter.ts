import type { TokenPair } from '@dryrun/contract/accounts'
import { type Client, recordAct } from '../audit.ts'
import type { Transaction } from '../database/client.ts'
import type { Services } from '../services.ts'
import { tellOfNewPlace } from './new-place.ts'
import { openSession, type Person } from './sessions.ts'

type Entering = {
  person: Person
  client: Client
  /** How they proved who they are, where it was not by their password alone. */
  by?: 'two_factor' | 'short_code'
}

/**
 * What every log-in comes to, once it has asked for all that it asks for: the person has a session, its beginning is kept,
 * and they are written to where it begins at a place that is new.
 */
export async function enter(
  services: Services,
  tx: Transaction,
  { person, client, by }: Entering,
  now: Date,
): Promise<TokenPair> {
  const { id } = person
  await tellOfNewPlace(services, tx, person, client, now)
  const detail = by && { by }
  await recordAct(tx, { act: 'login_succeeded', actorId: id, subjectId: id, client, detail }, now)
  return openSession(tx, id, client, now)
}
