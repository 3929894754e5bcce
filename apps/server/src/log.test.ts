import { Writable } from 'node:stream'
import { expect } from 'vitest'
import { buildApp } from './app.ts'
import { openLog } from './log.ts'
import { answering, connectModel, MODEL_KEY, WRONG } from './testing/connected-model.ts'
import { PIXEL, playModel, test } from './testing/solving-server.ts'
import { PASSWORD } from './testing/test-server.ts'

function openTestLog() {
  let text = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  return { log: openLog('trace', stream), written: () => text }
}

test('the log holds no password, address, token or mailed link, even when the database fails', async ({ server }) => {
  const { log, written } = openTestLog()
  const app = await buildApp({ ...server.services, log })
  const { db } = server.services
  const signUp = (email: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      payload: { firstName: 'Ada', lastName: 'Lovelace', email, password: PASSWORD },
    })

  await db.$client.query('alter table outbox_mail add constraint no_mail check (false)')
  expect((await signUp('ada@example.com')).statusCode).toBe(500)
  await db.$client.query('alter table "user" add constraint no_user check (false)')
  expect((await signUp('grace@example.com')).statusCode).toBe(500)
  await app.inject({ url: '/verify-email?token=a-mailed-token', headers: { authorization: 'Bearer an-access-token' } })
  await app.close()

  const text = written()
  expect(text).toContain('no_mail')
  expect(text).toContain('no_user')
  expect(text).toContain('"path":"/verify-email"')
  for (const secret of [PASSWORD, 'argon2id$', 'ada@', 'grace@', 'verify-email?token', 'mailed-token', 'an-access']) {
    expect(text).not.toContain(secret)
  }
})

test('the log of a solve holds no key, prompt, screenshot or answer, even when its models fail', async ({
  server,
  runner,
}) => {
  const { log, written } = openTestLog()
  const services = { ...server.services, log }
  const played = await playModel({ ...server, services }, runner)
  played.draft = null
  const app = await buildApp(services)
  const { accessToken: token } = await server.person()
  const solve = () =>
    app.inject({
      method: 'POST',
      url: '/api/processing/generate-solution',
      headers: { authorization: `Bearer ${token}` },
      payload: { screenshots: [PIXEL] },
    })
  await connectModel(server, ({ attempt }) =>
    attempt === 1 ? answering(WRONG) : { kind: 'status', status: 401, message: `Incorrect API key: ${MODEL_KEY}` },
  )
  expect((await solve()).statusCode).toBe(200)
  expect((await solve()).statusCode).toBe(503)
  await server.services.db.$client.query('alter table model_call add constraint no_call check (false) not valid')
  expect((await solve()).statusCode).toBe(503)
  await app.close()

  expect(written()).toContain('no_call')
  for (const secret of [MODEL_KEY, PIXEL.slice(0, 40), 'twice n', 'return n', token]) {
    expect(written()).not.toContain(secret)
  }
})
