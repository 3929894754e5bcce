import type { Device, Devices } from '@dryrun/contract/devices'
import { deviceLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { type PlanName, plans, UNLIMITED } from '@dryrun/contract/plans'
import { and, count, desc, eq } from 'drizzle-orm'
import { planOf } from '../accounts/plan.ts'
import { endSessions, holdSession, type Person, personColumns, type SignedIn } from '../accounts/sessions.ts'
import { type Client, recordAct } from '../audit.ts'
import type { Database, Transaction } from '../database/client.ts'
import { device, session, user } from '../database/schema/accounts.ts'
import { AppError, NotFound, Unauthenticated } from '../http/errors.ts'
import type { Services } from '../services.ts'

type Needs = Pick<Services, 'db' | 'clock'>

/** A person's devices, the latest seen first, and how many their plan covers. */
export async function listDevices(db: Database, { user: person }: SignedIn, now: Date): Promise<Devices> {
  const found = await db
    .select()
    .from(device)
    .where(eq(device.userId, person.id))
    .orderBy(desc(device.lastSeenAt), desc(device.createdAt), device.id)
  return { devices: found.map((each) => asTold(each, now)), limit: plans[planOf(person)].devices }
}

/**
 * Registers the device that the session which asks is on; one that is known is brought up to date, whatever the plan
 * covers by now.
 *
 * @throws AppError 403 `device_limit` where it is one more than the plan covers; Unauthenticated where the session was
 *   ended meanwhile
 */
export async function registerDevice(
  { db, clock }: Needs,
  signedIn: SignedIn,
  asked: { deviceId: string; platform: string; version: string },
  client: Client,
): Promise<Device> {
  const now = clock()
  return await db.transaction(async (tx) => {
    const person = await holdPerson(tx, signedIn.user.id)
    await holdSession(tx, signedIn.session.id)
    const { deviceId, ...told } = asked
    const [known] = await tx
      .update(device)
      .set({ ...told, lastSeenAt: now })
      .where(and(eq(device.userId, person.id), eq(device.deviceId, deviceId)))
      .returning()
    const registered = known ?? (await addDevice(tx, person, asked, client, now))
    await tx.update(session).set({ deviceId: registered.id }).where(eq(session.id, signedIn.session.id))
    return asTold(registered, now)
  })
}

/**
 * Removes a person's device by what it calls itself. Its sessions end with it, this one too where it is on the device.
 * @throws NotFound where the person has no such device
 */
export async function removeDevice(
  { db, clock }: Needs,
  { user: { id: userId } }: SignedIn,
  deviceId: string,
  client: Client,
): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    await holdPerson(tx, userId)
    const [found] = await tx
      .select({ id: device.id, platform: device.platform })
      .from(device)
      .where(and(eq(device.userId, userId), eq(device.deviceId, deviceId)))
    if (found === undefined) throw new NotFound()
    const ended = await endSessions(tx, { userId, onDevice: found.id, because: 'device_removed' }, now)
    await tx.update(session).set({ deviceId: null }).where(eq(session.deviceId, found.id))
    await tx.delete(device).where(eq(device.id, found.id))
    const detail = { device: found.id, platform: found.platform, sessions: String(ended) }
    await recordAct(tx, { act: 'device_removed', actorId: userId, subjectId: userId, client, detail }, now)
  })
}

/**
 * The person as they are now, and until this transaction ends nobody else changes their devices: of two that are
 * registered at once, the second counts the first. Taken before sessions and devices, so that nobody waits in a circle.
 */
async function holdPerson(tx: Transaction, id: string): Promise<Person> {
  const [person] = await tx.select(personColumns).from(user).where(eq(user.id, id)).for('no key update')
  if (person === undefined) throw new Unauthenticated(messages.session.ended)
  return person
}

async function addDevice(
  tx: Transaction,
  person: Person,
  asked: { deviceId: string; platform: string; version: string },
  client: Client,
  now: Date,
): Promise<typeof device.$inferSelect> {
  const { id: userId } = person
  const plan = planOf(person)
  const limit = plans[plan].devices
  const [owned] = await tx.select({ count: count() }).from(device).where(eq(device.userId, userId))
  if (limit !== UNLIMITED && (owned?.count ?? 0) >= limit) throw new DeviceLimit(plan, limit)
  const [added] = await tx
    .insert(device)
    .values({ ...asked, userId, createdAt: now, lastSeenAt: now })
    .returning()
  if (added === undefined) throw new Error('an inserted device came back without its row')
  const detail = { device: added.id, platform: added.platform }
  await recordAct(tx, { act: 'device_registered', actorId: userId, subjectId: userId, client, detail }, now)
  return added
}

function asTold({ id, deviceId, platform, version, lastSeenAt }: typeof device.$inferSelect, now: Date): Device {
  const isActive = now.getTime() - lastSeenAt.getTime() <= deviceLimits.activeFor
  return { id, deviceId, platform, version, lastSeen: lastSeenAt.toISOString(), isActive }
}

/** 403, with the plan and how many devices it covers. */
class DeviceLimit extends AppError {
  constructor(plan: PlanName, limit: number) {
    const message = messages.devices.limitReached(plans[plan].label, limit)
    super(403, 'device_limit', message, { extra: { plan, limit } })
  }
}
