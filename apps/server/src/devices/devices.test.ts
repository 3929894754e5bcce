import * as accounts from '@dryrun/contract/accounts'
import { listDevices, registerDevice, removeDevice } from '@dryrun/contract/devices'
import { deviceLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import type { PlanName } from '@dryrun/contract/plans'
import { listSessions } from '@dryrun/contract/sessions'
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { device, session, user } from '../database/schema/accounts.ts'
import { auditEvent } from '../database/schema/audit.ts'
import { PASSWORD, type TestServer, test } from '../testing/test-server.ts'

const laptop = { deviceId: 'laptop-1', platform: 'Windows', version: '1.4.0' }
const tower = { deviceId: 'tower-2', platform: 'Linux', version: '1.4.0' }

async function logIn(server: TestServer, email: string): Promise<accounts.Session> {
  return (await server.call(accounts.login, { body: { email, password: PASSWORD } })).data as accounts.Session
}

async function putOn(server: TestServer, userId: string, grantedPlan: PlanName): Promise<void> {
  await server.services.db.update(user).set({ grantedPlan }).where(eq(user.id, userId))
}

const register = (server: TestServer, token: string, body = laptop) => server.call(registerDevice, { token, body })
const remove = (server: TestServer, token: string, deviceId: string) =>
  server.call(removeDevice, { token, params: { deviceId: encodeURIComponent(deviceId) } })
const list = async (server: TestServer, token: string) => (await server.call(listDevices, { token })).data
const isSignedIn = async (server: TestServer, token: string) =>
  (await server.call(accounts.me, { token })).status === 200

test('a device is registered, told of in the list at both places, and shown beside its session', async ({ server }) => {
  const { accessToken: token } = await server.person()
  expect(await list(server, token)).toEqual({ devices: [], limit: 1 })
  const registered = await register(server, token)
  expect(registered).toMatchObject({ status: 200, data: { ...laptop, isActive: true } })
  const listed = await server.call(listDevices, { token })
  expect(listed).toMatchObject({ status: 200, devices: [registered.data], data: { devices: [registered.data] } })
  const [here] = (await server.call(listSessions, { token })).data
  expect(here).toMatchObject({ current: true, device: laptop })
})

test('the same device again is brought up to date, by whichever of its sessions', async ({ server }) => {
  const { accessToken, email } = await server.person()
  const first = await register(server, accessToken)
  server.pass(60_000)
  const again = await logIn(server, email)
  const updated = await register(server, again.accessToken, { ...laptop, version: '1.5.0' })
  expect(updated).toMatchObject({ status: 200, data: { id: first.data.id, version: '1.5.0' } })
  expect(Date.parse(updated.data.lastSeen) - Date.parse(first.data.lastSeen)).toBeGreaterThanOrEqual(60_000)
  expect((await list(server, accessToken)).devices).toHaveLength(1)
})

test('one more than the plan covers is refused with the way out; those that are registered stay', async ({
  server,
}) => {
  const { accessToken, user: ada } = await server.person()
  await register(server, accessToken)
  const refused = await register(server, accessToken, tower)
  expect(refused).toMatchObject({
    status: 403,
    plan: 'free',
    limit: 1,
    message: 'The Free plan covers 1 device. Remove one on your profile, or upgrade your plan.',
    error: { code: 'device_limit' },
  })
  await remove(server, accessToken, laptop.deviceId)
  const { accessToken: token } = await logIn(server, (await server.services.db.select().from(user))[0]?.email ?? '')
  expect(await register(server, token, tower)).toMatchObject({ status: 200 })

  await putOn(server, ada.id, 'basic')
  expect(await register(server, token)).toMatchObject({ status: 200 })
  expect(await list(server, token)).toMatchObject({ limit: 2, devices: [laptop, tower] })
  await putOn(server, ada.id, 'free')
  expect(await register(server, token, { ...tower, version: '2.0.0' })).toMatchObject({ status: 200 })
})

test('ten at once never are more than the plan covers, and the same one at once is one', async ({ server }) => {
  const { accessToken, user: ada } = await server.person()
  await putOn(server, ada.id, 'pro')
  const named = (number: number) => register(server, accessToken, { ...laptop, deviceId: `device-${number}` })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => named(number)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ error }) => error?.code === 'device_limit')).toHaveLength(5)
  const stranger = await server.person()
  const same = await Promise.all(Array.from({ length: 5 }, () => register(server, stranger.accessToken)))
  expect(new Set(same.map(({ data }) => data.id)).size).toBe(1)
})

test('a plan without a limit covers any number', async ({ server }) => {
  const { accessToken: token, user: ada } = await server.person()
  await putOn(server, ada.id, 'enterprise')
  for (let number = 0; number < 7; number += 1) {
    expect(await register(server, token, { ...laptop, deviceId: `device-${number}` })).toMatchObject({ status: 200 })
  }
  expect(await list(server, token)).toMatchObject({ limit: -1, devices: Array(7).fill(expect.anything()) })
})

test('a device was seen when its session was refreshed, and is inactive after thirty days', async ({ server }) => {
  const { email, accessToken, refreshToken } = await server.person()
  const { data: registered } = await register(server, accessToken)
  server.pass(deviceLimits.activeFor - 60_000)
  const { data: renewed } = await server.call(accounts.refresh, { body: { refreshToken } })
  const [seen] = (await list(server, renewed.accessToken)).devices
  expect(Date.parse(seen?.lastSeen ?? '') - Date.parse(registered.lastSeen)).toBeGreaterThan(deviceLimits.activeFor / 2)
  expect(seen).toMatchObject({ isActive: true })
  server.pass(deviceLimits.activeFor + 60_000)
  const { accessToken: later } = await logIn(server, email)
  expect((await list(server, later)).devices).toMatchObject([{ isActive: false }])
})

test('a removed device is signed out: its next call is refused, and so is its refresh', async ({ server }) => {
  const { accessToken: here, email, user: ada } = await server.person()
  const there = await logIn(server, email)
  const { data: registered } = await register(server, there.accessToken)
  expect(await remove(server, here, laptop.deviceId)).toMatchObject({ status: 200, message: messages.devices.removed })
  expect(await isSignedIn(server, there.accessToken)).toBe(false)
  const renewed = await server.call(accounts.refresh, { body: { refreshToken: there.refreshToken } })
  expect(renewed).toMatchObject({ status: 401 })
  expect(await isSignedIn(server, here)).toBe(true)
  expect((await list(server, here)).devices).toEqual([])
  expect(await remove(server, here, laptop.deviceId)).toMatchObject({ status: 404, error: { code: 'not_found' } })

  const { db } = server.services
  const ended = await db.select().from(session).where(eq(session.revokedBecause, 'device_removed'))
  expect(ended).toMatchObject([{ deviceId: null }])
  const acts = await db.select().from(auditEvent).where(eq(auditEvent.subjectId, ada.id)).orderBy(asc(auditEvent.id))
  expect(acts.slice(-2)).toMatchObject([
    { act: 'device_registered', actorId: ada.id, detail: { device: registered.id } },
    { act: 'device_removed', actorId: ada.id, detail: { device: registered.id, sessions: '1' } },
  ])
})

test('of two removals at once one finds the device, and a registration beside them waits its turn', async ({
  server,
}) => {
  const { accessToken: here, email } = await server.person()
  const there = await logIn(server, email)
  await register(server, there.accessToken)
  const [one, other, again] = await Promise.all([
    remove(server, here, laptop.deviceId),
    remove(server, here, laptop.deviceId),
    register(server, there.accessToken),
    server.call(accounts.refresh, { body: { refreshToken: there.refreshToken } }),
  ])
  expect([one.status, other.status].toSorted()).toEqual([200, 404])
  // Before the removal it is brought up to date; after it, its session is over.
  expect([200, 401]).toContain(again.status)
  expect(await isSignedIn(server, there.accessToken)).toBe(false)
})

test('an account goes with its devices and what is signed in on them', async ({ server }) => {
  const { accessToken, user: ada } = await server.person()
  await register(server, accessToken)
  const { db } = server.services
  await db.delete(user).where(eq(user.id, ada.id))
  expect([await db.select().from(device), await db.select().from(session)]).toEqual([[], []])
})

test("another person's device is as good as not there, and may be called the same", async ({ server }) => {
  const [ada, stranger] = [await server.person(), await server.person()]
  await register(server, ada.accessToken)
  expect(await remove(server, stranger.accessToken, laptop.deviceId)).toMatchObject({ status: 404 })
  expect((await list(server, stranger.accessToken)).devices).toEqual([])
  expect(await register(server, stranger.accessToken)).toMatchObject({ status: 200 })
  expect((await list(server, ada.accessToken)).devices).toHaveLength(1)
  expect(await isSignedIn(server, ada.accessToken)).toBe(true)

  const [theirs] = (await list(server, stranger.accessToken)).devices
  const pointAtTheirs = server.services.db
    .update(session)
    .set({ deviceId: theirs?.id })
    .where(eq(session.userId, ada.user.id))
  await expect(pointAtTheirs).rejects.toThrow()
})

test('whatever a device calls itself, it can be removed by it', async ({ server }) => {
  const { email, user: ada } = await server.person()
  await putOn(server, ada.id, 'enterprise')
  for (const deviceId of ["Ada's laptop", 'a/b?c=d#e%20', 'Лэптоп — 7', '...', 'x'.repeat(100)]) {
    const { accessToken: token } = await logIn(server, email)
    expect(await register(server, token, { ...laptop, deviceId })).toMatchObject({ status: 200 })
    expect(await remove(server, token, deviceId), deviceId).toMatchObject({ status: 200 })
  }
})

test('without a session nothing is told or done, and what is no device is refused', async ({ server }) => {
  const { accessToken: token } = await server.person()
  expect(await server.call(listDevices)).toMatchObject({ status: 401 })
  expect(await server.call(registerDevice, { body: laptop })).toMatchObject({ status: 401 })
  expect(await server.call(removeDevice, { params: { deviceId: 'laptop-1' } })).toMatchObject({ status: 401 })
  const wrong = [
    { deviceId: ' ' },
    { deviceId: '..' },
    { deviceId: 'x'.repeat(101) },
    { platform: 'a\u202Eb' },
    { version: 'x'.repeat(65) },
  ]
  for (const part of wrong) {
    const refused = await register(server, token, { ...laptop, ...part })
    expect(refused).toMatchObject({ status: 400, error: { details: [{ field: Object.keys(part)[0] }] } })
  }
  expect(await server.services.db.select().from(device)).toEqual([])
})
