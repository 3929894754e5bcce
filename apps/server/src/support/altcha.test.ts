import { randomBytes } from 'node:crypto'
import { messages } from '@dryrun/contract/messages'
import { captchaChallenge, sendSupportRequest } from '@dryrun/contract/support'
import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect } from 'vitest'
import { spentCaptcha } from '../database/schema/support.ts'
import { openSecrets } from '../secrets.ts'
import { answeredCaptcha, encodeCaptcha } from '../testing/captcha.ts'
import { type TestServer, test } from '../testing/test-server.ts'
import { spendCaptcha } from './altcha.ts'

const MINUTE_MS = 60_000

const spend = (server: TestServer, token: string) => spendCaptcha(server.services, token)
const refused = expect.objectContaining({
  status: 400,
  code: 'captcha_failed',
  message: messages.support.captchaFailed,
})

test('an answer is worth something once, though five spend it together', async ({ server }) => {
  const token = await answeredCaptcha(server)
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => spend(server, token)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(spend(server, token)).rejects.toEqual(refused)
})

test('written in another way it is still the same answer', async ({ server }) => {
  const token = await answeredCaptcha(server)
  await spend(server, token)
  const answer = JSON.parse(Buffer.from(token, 'base64').toString())
  const reversed = Object.fromEntries(Object.entries(answer.challenge.parameters).reverse())
  const again = encodeCaptcha({ solution: answer.solution, challenge: { ...answer.challenge, parameters: reversed } })
  await expect(spend(server, again)).rejects.toEqual(refused)
  await expect(spend(server, token.replace(/=+$/, ''))).rejects.toEqual(refused)
})

test('an answer is spent by a message that is refused for another reason', async ({ server }) => {
  const body = { name: 'Ada', email: 'ada@example.com', message: 'Help' }
  const send = async (recaptchaToken: string) => server.call(sendSupportRequest, { body: { ...body, recaptchaToken } })
  await send(await answeredCaptcha(server))
  const token = await answeredCaptcha(server)
  expect(await send(token)).toMatchObject({ status: 429 })
  expect(await send(token)).toMatchObject({ status: 400, error: { code: 'captcha_failed' } })
})

test('an answer is good for twenty minutes', async ({ server }) => {
  const [early, late] = [await answeredCaptcha(server), await answeredCaptcha(server)]
  server.pass(19 * MINUTE_MS)
  await spend(server, early)
  server.pass(2 * MINUTE_MS)
  await expect(spend(server, late)).rejects.toEqual(refused)
})

test('what was spent is forgotten once it is worth nothing anyway', async ({ server }) => {
  await spend(server, await answeredCaptcha(server))
  server.pass(21 * MINUTE_MS)
  await spend(server, await answeredCaptcha(server))
  expect(await server.services.db.select().from(spentCaptcha)).toHaveLength(1)
})

test('a challenge that was made easier, prolonged or renamed is none of ours', async ({ server }) => {
  for (const change of [
    { cost: 1 },
    { keyPrefix: '00' },
    { keySignature: '' },
    { nonce: '00' },
    { expiresAt: 4_000_000_000 },
  ]) {
    await expect(spend(server, await answeredCaptcha(server, () => change))).rejects.toEqual(refused)
  }
})

test('a challenge of our own making is worth something only where we hold the key', async ({ server }) => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt: new Date(Date.now() + MINUTE_MS),
    hmacSignatureSecret: 'guessed',
    hmacKeySignatureSecret: 'guessed',
  })
  const solution = await solveChallenge({ challenge, deriveKey })
  await expect(spend(server, encodeCaptcha({ challenge, solution }))).rejects.toEqual(refused)
})

test('without the work nothing is accepted', async ({ server }) => {
  const { data: challenge } = await server.call(captchaChallenge)
  const { keyPrefix, keySignature } = challenge.parameters
  for (const derivedKey of [keyPrefix, keyPrefix + keyPrefix, keySignature, '', 'x']) {
    const token = encodeCaptcha({ challenge, solution: { counter: 0, derivedKey } })
    await expect(spend(server, token)).rejects.toEqual(refused)
  }
})

test.for(['', 'nonsense', '{}', 'null', 'bnVsbA==', encodeCaptcha({ challenge: {}, solution: {} }), encodeCaptcha([])])(
  '%s is no answer',
  async (token, { server }) => {
    await expect(spend(server, token)).rejects.toEqual(refused)
  },
)

test('every process with the secret key takes what any of them gave, and no other does', async ({ server }) => {
  const { secretKey } = server.services.config
  const source = { local: false, dataDir: '/nowhere' }
  const twin = { ...server.services, secrets: openSecrets({ ...source, secretKey }) }
  await spendCaptcha(twin, await answeredCaptcha(server))
  const other = { ...server.services, secrets: openSecrets({ ...source, secretKey: randomBytes(32) }) }
  await expect(spendCaptcha(other, await answeredCaptcha(server))).rejects.toEqual(refused)
})

test('a challenge is not kept by a cache', async ({ server }) => {
  expect((await server.call(captchaChallenge)).headers['cache-control']).toBe('no-store')
})
