import * as accounts from '@dryrun/contract/accounts'
import { enableTwoFactor, setUpTwoFactor } from '@dryrun/contract/two-factor'
import { generateSync } from 'otplib'
import { PASSWORD, type TestPerson, type TestServer } from './test-server.ts'

export const STEP_MS = 30_000

export type Authenticator = {
  secret: string
  /** The code its owner sees, on a clock that is `ahead` milliseconds off the server's. */
  code(ahead?: number): string
}

export function authenticator(server: TestServer, secret: string): Authenticator {
  const seconds = (ahead: number) => Math.floor((server.services.clock().getTime() + ahead) / 1_000)
  return { secret, code: (ahead = 0) => generateSync({ secret, epoch: seconds(ahead) }) }
}

/** A person with two-factor on, at the beginning of a time step: its code works, and so will those of a test's few seconds. */
export async function twoFactorPerson(
  server: TestServer,
): Promise<TestPerson & { app: Authenticator; recoveryCodes: string[] }> {
  const person = await server.person()
  const token = person.accessToken
  const setup = await server.call(setUpTwoFactor, { token, body: { password: PASSWORD } })
  const app = authenticator(server, setup.data.secret)
  const enabled = await server.call(enableTwoFactor, { token, body: { code: app.code() } })
  // The step of the code that turned it on is taken.
  server.pass(STEP_MS - (server.services.clock().getTime() % STEP_MS))
  return { ...person, app, recoveryCodes: enabled.data.recoveryCodes }
}

/** Logs in with the password. Returns the challenge. */
export async function challengeOf(server: TestServer, email: string, password = PASSWORD): Promise<string> {
  const answer = await server.call(accounts.login, { body: { email, password } })
  return accounts.TwoFactorRequired.parse(answer.data).challengeToken
}
