import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { AuditAct } from '@dryrun/contract/audit'
import { PlanName, plans } from '@dryrun/contract/plans'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type FailedMail, listFailedMails, retryMails } from '../accounts/mail/failed-mail.ts'
import { turnOffSecondFactor } from '../accounts/two-factor/two-factor.ts'
import { recordAct } from '../audit.ts'
import { type Config, ConfigError, readConfig } from '../config.ts'
import type { Database } from '../database/client.ts'
import { openDatabase } from '../database/open.ts'
import { EmbeddedDatabaseError } from '../database/postgres-programs.ts'
import { user } from '../database/schema/accounts.ts'
import { openQueues } from '../jobs/queues.ts'
import { openLog } from '../log.ts'

const usage = `script/admin grant EMAIL
    makes the person with this address an administrator.

script/admin revoke EMAIL
    takes that away again.

script/admin plan EMAIL ${PlanName.options.join('|')}
    puts the person on a plan that nobody pays for; free takes it away.

script/admin two-factor off EMAIL
    turns two-factor off for a person who lost their authenticator and their recovery codes. Make sure who asks: with it
    off, the password alone logs in. The person is told by mail.

script/admin mail failed
    lists the mails that the mail server did not take, with its reason: given up, or to be sent again by themselves.

script/admin mail retry ID|all
    queues one that was given up, or all of them, to be sent once more. Needs the server's SMTP_URL and MAIL_FROM.

What is changed of a person counts from their next call on, also while the server runs. The database is that of the server: DATABASE_URL, or
the embedded one in DATA_DIR, from the environment or from .env.
Exit code: 0 done, 1 an error, 2 not understood.`

const exitCodes = { done: 0, error: 1, notUnderstood: 2 } as const

/** What is to be written of a person, and the sentence for when it was. */
type Change = { set: Partial<typeof user.$inferInsert>; act: AuditAct; done: string }

type Opened = { config: Config; db: Database; url: string }

/** Does what was asked. @returns the sentences to print @throws CommandError where that cannot be done */
type Command = (opened: Opened) => Promise<string>

/** Why what was asked cannot be done, in a sentence. */
class CommandError extends Error {}

const settings = join(import.meta.dirname, '../../../../.env')
if (existsSync(settings)) process.loadEnvFile(settings)

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  const isForPeople =
    error instanceof ConfigError || error instanceof EmbeddedDatabaseError || error instanceof CommandError
  console.error(isForPeople ? error.message : error)
  return exitCodes.error
})

async function main(args: string[]): Promise<number> {
  const asked = parse(args)
  if (asked === 'help') {
    console.log(usage)
    return exitCodes.done
  }
  if (asked === null) {
    console.error(usage)
    return exitCodes.notUnderstood
  }
  const config = readConfig(process.env)
  const { db, url, close } = await openDatabase(config)
  try {
    console.log(await asked({ config, db, url }))
    return exitCodes.done
  } finally {
    await close()
  }
}

function parse(args: string[]): Command | 'help' | null {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean' } } })
    if (values.help) return 'help'
    const [act, named, ...rest] = positionals
    if (act === 'mail') return mailCommand(named, rest)
    if (act === 'two-factor') return twoFactorCommand(named, rest)
    const email = named?.trim().toLowerCase()
    const change = email === undefined ? null : changeOf(act, email, rest)
    if (email === undefined || change === null) return null
    return async ({ db }) => {
      if (await write(db, email, change)) return change.done
      throw nobody(email)
    }
  } catch {
    return null
  }
}

function nobody(email: string): CommandError {
  return new CommandError(`Nobody has an account with the address ${email}.`)
}

function twoFactorCommand(act: string | undefined, [named, ...more]: string[]): Command | null {
  const email = named?.trim().toLowerCase()
  if (act !== 'off' || email === undefined || more.length > 0) return null
  return async ({ config, db, url }) => {
    const { jobs, close } = await openQueues(url, openLog(config.logLevel))
    try {
      switch (await turnOffSecondFactor({ config, db, jobs, clock: () => new Date() }, email)) {
        case 'unknown':
          throw nobody(email)
        case 'already_off':
          throw new CommandError(`Two-factor authentication is not on for ${email}.`)
        case 'done':
          return `Two-factor authentication is off for ${email}.`
      }
    } finally {
      await close()
    }
  }
}

function mailCommand(act: string | undefined, [which, ...more]: string[]): Command | null {
  if (more.length > 0) return null
  if (act === 'failed' && which === undefined) return async ({ db }) => mailsInWords(await listFailedMails(db))
  if (act !== 'retry' || which === undefined) return null
  const one = which === 'all' ? undefined : z.uuid().safeParse(which).data
  if (one === undefined && which !== 'all') return null
  return async ({ config, db, url }) => {
    if (config.smtp === undefined)
      throw new CommandError('SMTP_URL and MAIL_FROM are not set, so nothing would send it.')
    const { jobs, close } = await openQueues(url, openLog(config.logLevel))
    try {
      const count = await retryMails({ db, jobs }, one)
      if (count === 0)
        throw new CommandError(one === undefined ? 'No mail was given up.' : `No mail ${one} was given up.`)
      return `${count === 1 ? 'One mail is' : `${count} mails are`} sent once more.`
    } finally {
      await close()
    }
  }
}

function mailsInWords(mails: FailedMail[]): string {
  if (mails.length === 0) return 'No mail failed.'
  return mails
    .map(({ id, recipient, subject, createdAt, failure, givenUpAt }) => {
      const state = givenUpAt === null ? 'to be sent again' : 'given up'
      return `${id}  ${createdAt.toISOString()}  ${state}\n    ${subject}, to ${recipient}\n    ${failure}`
    })
    .join('\n')
}

function changeOf(act: string | undefined, email: string, rest: string[]): Change | null {
  const [named, ...more] = rest
  const plan = PlanName.safeParse(named).data
  if (act === 'plan' && plan !== undefined && more.length === 0) {
    return {
      set: { grantedPlan: plan === 'free' ? null : plan },
      act: 'plan_granted',
      done: `${email} is on the ${plans[plan].label} plan.`,
    }
  }
  if (rest.length > 0) return null
  if (act === 'grant') return { set: { isAdmin: true }, act: 'admin_granted', done: `${email} is an administrator.` }
  if (act === 'revoke') return { set: { isAdmin: false }, act: 'admin_revoked', done: `${email} is no administrator.` }
  return null
}

/** Whether there was such a person. */
async function write(db: Database, email: string, { set, act }: Change): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await tx.update(user).set(set).where(eq(user.email, email)).returning({ id: user.id })
    if (changed === undefined) return false
    const detail = 'grantedPlan' in set ? { plan: set.grantedPlan ?? 'free' } : undefined
    await recordAct(tx, { act, actorId: null, subjectId: changed.id, client: null, detail }, new Date())
    return true
  })
}
