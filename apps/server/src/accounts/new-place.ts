import { agentInWords } from '@dryrun/contract/agent'
import { type Client, listPlaces } from '../audit.ts'
import type { Transaction } from '../database/client.ts'
import type { Services } from '../services.ts'
import { newSignInLetter } from './mail/new-sign-in.ts'
import { queueMail } from './mail/outbox.ts'

/** A place that a person was at longer ago (milliseconds) is new again. */
const REMEMBERED_FOR = 365 * 24 * 60 * 60_000

/**
 * Writes to a person who signs in with a program, or from a network, that they were not seen with before. Where they
 * signed up and verified their address counts, so nobody is written to for the first steps with their own account.
 *
 * A program is what a person would call it, whatever its version; a network is what one provider has in one region: a
 * phone that changes its address every day is no news.
 */
export async function tellOfNewPlace(
  services: Pick<Services, 'config' | 'jobs' | 'clock'>,
  tx: Transaction,
  person: { id: string; firstName: string; email: string },
  client: Client,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - REMEMBERED_FOR)
  const seen = await listPlaces(tx, person.id, ['signed_up', 'email_verified', 'login_succeeded'], {
    since,
    before: now,
  })
  const isKnownProgram = seen.some(({ agent }) => agentInWords(agent) === agentInWords(client.agent))
  const isKnownNetwork = seen.some(({ address }) => networkOf(address) === networkOf(client.address))
  if (isKnownProgram && isKnownNetwork) return
  const { firstName, email } = person
  const { publicUrl } = services.config
  await queueMail(services, tx, email, newSignInLetter({ firstName, client, at: now, publicUrl }))
}

/** The first 16 bits of an IPv4 address, the first 32 of an IPv6 one. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+)\.\d+\.\d+$/i.exec(address)?.[1]
  if (v4 !== undefined) return v4
  const [first = '', second = ''] = (address.split('::')[0] ?? '').split(':')
  return [first, second].map((part) => part.replace(/^0+/, '').toLowerCase()).join(':')
}
