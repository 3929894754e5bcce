import { Writable } from 'node:stream'
import { expect } from 'vitest'
import { buildApp } from './app.ts'
import { openLog } from './log.ts'
import { PASSWORD, test } from './testing/test-server.ts'

test('the log holds no password, address, token or mailed link, even when the database fails', async ({ server }) => {
  let text = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  const app = await buildApp({ ...server.services, log: openLog('trace', stream) })
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

  expect(text).toContain('no_mail')
  expect(text).toContain('no_user')
  expect(text).toContain('"path":"/verify-email"')
  for (const secret of [PASSWORD, 'argon2id$', 'ada@', 'grace@', 'verify-email?token', 'mailed-token', 'an-access']) {
    expect(text).not.toContain(secret)
  }
})
