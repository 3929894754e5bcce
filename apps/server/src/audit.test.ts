import * as accounts from '@dryrun/contract/accounts'
import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditEvent } from './database/schema/audit.ts'
import { type TestServer, test } from './testing/test-server.ts'

function acts(server: TestServer) {
  return server.services.db.select().from(auditEvent).orderBy(asc(auditEvent.id))
}

test('who signed up, verified, logged in and out, and when a wrong password was given, is kept with the place it came from', async ({
  server,
}) => {
  const { accessToken: token, email, user } = await server.person()
  await server.call(accounts.login, { body: { email, password: 'Wr0ng&Quiet-River' } })
  await server.call(accounts.login, { body: { email: 'nobody@example.com', password: 'Wr0ng&Quiet-River' } })
  await server.call(accounts.logout, { token })

  const mine = { subjectId: user.id, address: '127.0.0.1', agent: expect.any(String) }
  expect(await acts(server)).toMatchObject([
    { act: 'signed_up', actorId: user.id, ...mine },
    { act: 'email_verified', actorId: user.id, ...mine },
    { act: 'login_failed', actorId: null, ...mine },
    { act: 'login_failed', actorId: null, subjectId: null },
    { act: 'logged_out', actorId: user.id, ...mine },
  ])
})

test('what is kept holds no password, no token and no address of mail', async ({ server }) => {
  const { accessToken, refreshToken, email, password } = await server.person()
  await server.call(accounts.login, { body: { email, password } })
  await server.call(accounts.logout, { token: accessToken })
  const kept = JSON.stringify(await acts(server))
  for (const secret of [email, password, accessToken, refreshToken]) expect(kept).not.toContain(secret)
})
