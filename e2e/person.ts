import { randomUUID } from 'node:crypto'
import { Session, signup, verifyEmail } from '@dryrun/contract/accounts'
import { type Quota, quota } from '@dryrun/contract/processing'
import type { MailboxEntry } from '@dryrun/contract/site'
import { type APIRequestContext, type BrowserContext, test as base, expect } from '@playwright/test'
import { solve } from './solved.ts'

export { expect }

export type Person = { firstName: string; lastName: string; email: string; password: string }

/** Someone who has no account yet. */
export function newPerson(): Person {
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `${randomUUID()}@example.com`,
    password: 'Str0ng&Quiet-River',
  }
}

type Fixtures = {
  /** Has signed up; the address is not verified yet. */
  newcomer: Person
  /** Has an account with a verified address, and is not signed in here. */
  person: Person
  /** The same person, signed in in this browser. */
  signedIn: Session
  /** Somebody else with an account, and a session elsewhere. */
  stranger: Session
  /** A solution of the person signed in here, by its id: climbing stairs in Python, passed. */
  solved: string
  /** What the allowance of the person signed in here is now. */
  allowance: () => Promise<Quota>
  /** No page of any journey complains: no error in its console, nothing that the content policy refused. */
  nothingComplains: undefined
}

export const test = base.extend<Fixtures & { verified: Session }>({
  newcomer: async ({ request }, use) => use(await signUp(request)),

  verified: async ({ request, newcomer }, use) => use(await verify(request, newcomer)),

  person: async ({ newcomer, verified: _ }, use) => use(newcomer),

  signedIn: async ({ context, baseURL, verified }, use) => {
    await signIn(context, baseURL, verified)
    await use(verified)
  },

  stranger: async ({ request }, use) => use(await verify(request, await signUp(request))),

  solved: async ({ request, signedIn }, use) => {
    await use(await solve(request, signedIn, { picture: 'climbing-stairs.png' }))
  },

  allowance: async ({ request, verified }, use) => {
    await use(async () => {
      const answer = await request.get(quota.url, { headers: { authorization: `Bearer ${verified.accessToken}` } })
      return quota.schema.response[200].parse(await answer.json()).data
    })
  },

  nothingComplains: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        const isExpected = expected.some((complaint) => complaint.test(message.text()))
        if (message.type() === 'error' && !isExpected) complaints.push(message.text())
      })
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`Refused by the content policy: ${effectiveDirective} ${blockedURI}`),
        )
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

const expected = [
  // Whether a call should be refused is each journey's own matter.
  /^Failed to load resource/,
  // What looks into every frame for these journeys runs no script in a mail's either.
  /^Blocked script execution in '\S+\/dev\/mailbox\//,
  // Chromium asks for the camera too when a screen is captured.
  /^Permissions policy violation: camera/,
]

async function signUp(request: APIRequestContext): Promise<Person> {
  const person = newPerson()
  await expect(await request.post(signup.url, { data: person })).toBeOK()
  return person
}

async function verify(request: APIRequestContext, { email }: Person): Promise<Session> {
  const token = new URL(await mailedLink(request, email)).searchParams.get('token')
  const answer = await request.post(verifyEmail.url, { data: { token } })
  return Session.parse((await answer.json()).data)
}

/** Makes a browser that of someone who is signed in, whoever it was before. */
export async function signIn(
  context: BrowserContext,
  origin: string | undefined,
  { accessToken, refreshToken }: Session,
): Promise<void> {
  const localStorage = Object.entries({ authToken: accessToken, refreshToken }).map(([name, value]) => ({
    name,
    value,
  }))
  await context.setStorageState({ cookies: [], origins: [{ origin: origin ?? '', localStorage }] })
}

/** The link of the newest mail to an address. */
export async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  const mails: MailboxEntry[] = await (await request.get('/dev/mailbox.json')).json()
  const mail = mails.find(({ to }) => to === email)
  const link = /https?:\S+\?token=\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`No mail with a link came to ${email}.`)
  return link
}
