import { randomBytes, randomUUID } from 'node:crypto'
import * as accounts from '@dryrun/contract/accounts'
import type { BodyOf, DataOf, Endpoint } from '@dryrun/contract/endpoint'
import type { FailureAnswer } from '@dryrun/contract/errors'
import type { MailboxEntry } from '@dryrun/contract/site'
import type { FastifyInstance } from 'fastify'
import { test as base } from 'vitest'
import { buildApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { SECRET_KEY_BYTES } from '../secrets.ts'
import { openServices, type Services } from '../services.ts'
import { createTestDatabase } from './test-database.ts'

export const PASSWORD = 'Str0ng&Quiet-River'

/** What a call came to. `data` is there after a success, `error` after a failure. */
type Answered<Data> = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  message: string
  data: Data
  error: FailureAnswer['error']
}

type CallOptions<Call extends Endpoint> = {
  body?: BodyOf<Call>
  token?: string
  /** Values for the `:names` in the address. */
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
}

export type TestPerson = accounts.Session & { email: string; password: string }

export type TestServer = {
  app: FastifyInstance
  services: Services
  /** Moves the server's clock on. */
  pass(milliseconds: number): void
  call<Call extends Endpoint>(call: Call, options?: CallOptions<Call>): Promise<Answered<DataOf<Call>>>
  mailbox(): Promise<MailboxEntry[]>
  /** Signs up; the address is not verified yet. */
  signUp(): Promise<{ email: string; password: string }>
  /** The token of the newest link mailed to `email`. */
  mailedToken(email: string): Promise<string>
  /** A person who signed up and verified, with the session that gave. */
  person(): Promise<TestPerson>
}

/** A whole server on a database of its own; only the clock is ours. Close it when done. */
async function openTestServer(settings: Partial<Config>): Promise<TestServer & { close(): Promise<void> }> {
  const database = await createTestDatabase()
  let passed = 0
  const config = {
    ...readConfig({}),
    databaseUrl: database.url,
    secretKey: randomBytes(SECRET_KEY_BYTES),
    rateLimitScale: 1_000,
    logLevel: 'silent',
    ...settings,
  }
  const opened = await openServices(config)
  const services = { ...opened, clock: () => new Date(Date.now() + passed) }
  const app = await buildApp(services)

  const call: TestServer['call'] = async (endpoint, { body, token, params = {}, query = {}, headers = {} } = {}) => {
    const response = await app.inject({
      method: endpoint.method,
      url: endpoint.url.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
      query,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: response.statusCode, headers: response.headers, ...response.json() }
  }
  const mailbox = async () => (await app.inject('/dev/mailbox.json')).json<MailboxEntry[]>()
  const signUp = async () => {
    const person = { email: `${randomUUID()}@example.com`, password: PASSWORD }
    await call(accounts.signup, { body: { firstName: 'Ada', lastName: 'Lovelace', ...person } })
    return person
  }
  const mailedToken = async (email: string) => {
    const mail = (await mailbox()).find(({ to }) => to === email)
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  return {
    ...{ app, services, call, mailbox, signUp, mailedToken },
    pass: (milliseconds) => {
      passed += milliseconds
    },
    person: async () => {
      const person = await signUp()
      const verified = await call(accounts.verifyEmail, { body: { token: await mailedToken(person.email) } })
      return { ...person, ...accounts.Session.parse(verified.data) }
    },
    close: async () => {
      await app.close()
      await services.close()
      await database.drop()
    },
  }
}

/** A test with a `server` of its own. `test.override({ settings })` changes its configuration for a group of tests. */
export const test = base
  .extend('settings', {} as Partial<Config>)
  .extend('server', async ({ settings }, { onCleanup }) => {
    const server = await openTestServer(settings)
    onCleanup(() => server.close())
    return server as TestServer
  })
