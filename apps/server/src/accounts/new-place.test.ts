import { randomUUID } from 'node:crypto'
import * as accounts from '@dryrun/contract/accounts'
import * as signIn from '@dryrun/contract/device-sign-in'
import { expect } from 'vitest'
import { PASSWORD, type TestServer, test } from '../testing/test-server.ts'
import { networkOf } from './new-place.ts'

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const NEWER = WINDOWS.replace('141', '142')
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const HOME = '203.0.113.7'
const DAY = 24 * 60 * 60_000

test.override({ settings: { trustProxy: ['127.0.0.1'] } })

const at = (agent: string, address: string) => ({ 'user-agent': agent, 'x-forwarded-for': address })

async function logIn(server: TestServer, email: string, agent: string, address: string): Promise<void> {
  const answer = await server.call(accounts.login, { body: { email, password: PASSWORD }, headers: at(agent, address) })
  expect(answer.status).toBe(200)
}

/** Someone who signed up at home with Chrome on Windows, and opened the link of the mail on the phone. */
async function someone(server: TestServer): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const body = { firstName: 'Ada', lastName: 'Lovelace', email, password: PASSWORD }
  await server.call(accounts.signup, { body, headers: at(WINDOWS, HOME) })
  const token = await server.mailedToken(email)
  await server.call(accounts.verifyEmail, { body: { token }, headers: at(PHONE, HOME) })
  return email
}

const letters = async (server: TestServer, email: string) =>
  (await server.mailbox()).filter(({ to, subject }) => to === email && subject === 'New sign-in to your Dryrun account')

test('nobody is written to for the first steps with their own account, nor for a newer browser or a new address', async ({
  server,
}) => {
  const email = await someone(server)
  await logIn(server, email, WINDOWS, HOME)
  await logIn(server, email, NEWER, HOME)
  await logIn(server, email, PHONE, '203.0.200.1')
  expect(await letters(server, email)).toEqual([])
})

test('a program that is new is told of once: what, where, when, and what to do', async ({ server }) => {
  const email = await someone(server)
  await logIn(server, email, 'curl/8.10', HOME)
  await logIn(server, email, 'curl/8.11', HOME)
  const [letter, ...rest] = await letters(server, email)
  expect(rest).toEqual([])
  const { publicUrl } = server.services.config
  for (const said of ['Hello Ada,', `with curl at ${HOME}`, ' UTC', `${publicUrl}/profile`]) {
    expect(letter?.text).toContain(said)
    expect(letter?.html).toContain(said)
  }
})

test('so is a network that is new, with a program that is known', async ({ server }) => {
  const email = await someone(server)
  await logIn(server, email, WINDOWS, '198.51.100.4')
  expect(await letters(server, email)).toHaveLength(1)
  await logIn(server, email, WINDOWS, '198.51.7.8')
  expect(await letters(server, email)).toHaveLength(1)
})

test('an account that slept for a year is written to', async ({ server }) => {
  const email = await someone(server)
  server.pass(366 * DAY)
  await logIn(server, email, WINDOWS, HOME)
  expect(await letters(server, email)).toHaveLength(1)
})

test('a wrong password is no sign-in: nobody is written to, and the place stays new', async ({ server }) => {
  const email = await someone(server)
  const body = { email, password: 'Wr0ng&Quiet-River' }
  await server.call(accounts.login, { body, headers: at('curl/8.10', HOME) })
  expect(await letters(server, email)).toEqual([])
  await logIn(server, email, 'curl/8.10', HOME)
  expect(await letters(server, email)).toHaveLength(1)
})

test('a program that a person lets in by its short code is told of too', async ({ server }) => {
  const email = await someone(server)
  const { data } = await server.call(accounts.login, {
    body: { email, password: PASSWORD },
    headers: at(WINDOWS, HOME),
  })
  const { data: codes } = await server.call(signIn.startDeviceSignIn, { body: {} })
  const token = (data as accounts.Session).accessToken
  await server.call(signIn.approveDeviceSignIn, { token, body: { userCode: codes.user_code } })
  expect(await letters(server, email)).toEqual([])
  await server.app.inject({
    method: 'POST',
    url: signIn.redeemDeviceCode.url,
    headers: at('Dryrun/1.4.0 (Linux)', HOME),
    payload: { grant_type: signIn.DEVICE_CODE_GRANT, device_code: codes.device_code },
  })
  const [letter] = await letters(server, email)
  expect(letter?.text).toContain('with Dryrun on Linux')
})

test.for([
  ['203.0.113.7', '203.0.200.1', true],
  ['203.0.113.7', '203.1.113.7', false],
  ['::ffff:203.0.113.7', '203.0.1.1', true],
  ['2001:db8:1::7', '2001:0DB8:2:3:4:5:6:7', true],
  ['2001:db8::1', '2001:db9::1', false],
  ['::1', '2001:db8::1', false],
] as const)('%s and %s are in one network: %s', ([one, other, same]) => {
  expect(networkOf(one) === networkOf(other)).toBe(same)
})
