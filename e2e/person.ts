import { randomUUID } from 'node:crypto'
import { type Session, signup, verifyEmail } from '@dryrun/contract/accounts'
import { type Quota, quota } from '@dryrun/contract/processing'
import type { MailboxEntry } from '@dryrun/contract/site'
import { type APIRequestContext, test as base, expect } from '@playwright/test'

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
  /** What the allowance of the person signed in here is now. */
  allowance: () => Promise<Quota>
  /** No page of any journey complains: no error in its console, nothing that the content policy refused. */
  nothingComplains: undefined
}

export const test = base.extend<Fixtures & { verified: Session }>({
  newcomer: async ({ request }, use) => {
    const person = newPerson()
    expect(await request.post(signup.url, { data: person })).toBeOK()
    await use(person)
  },

  verified: async ({ request, newcomer }, use) => {
    const link = await mailedLink(request, newcomer.email)
    const token = new URL(link).searchParams.get('token')
    const answer = await request.post(verifyEmail.url, { data: { token } })
    await use(verifyEmail.schema.response[200].parse(await answer.json()).data)
  },

  person: async ({ newcomer, verified: _ }, use) => use(newcomer),

  signedIn: async ({ context, baseURL, verified }, use) => {
    const localStorage = [
      { name: 'authToken', value: verified.accessToken },
      { name: 'refreshToken', value: verified.refreshToken },
    ]
    await context.setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
    await use(verified)
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
        if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * A refused call is told in the console too; whether it should be refused is each journey's own matter. And what looks
 * into every frame for these journeys runs no script in a mail's either.
 */
function isExpected(complaint: string): boolean {
  return (
    complaint.startsWith('Failed to load resource') ||
    /^Blocked script execution in '\S+\/dev\/mailbox\//.test(complaint)
  )
}

/** The link of the newest mail to an address. */
export async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  const mails: MailboxEntry[] = await (await request.get('/dev/mailbox.json')).json()
  const mail = mails.find(({ to }) => to === email)
  const link = /https?:\S+\/verify-email\?\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`No mail with a link came to ${email}.`)
  return link
}
