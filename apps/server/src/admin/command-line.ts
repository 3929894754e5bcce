import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { AuditAct } from '@dryrun/contract/audit'
import { PlanName, plans } from '@dryrun/contract/plans'
import { eq } from 'drizzle-orm'
import { recordAct } from '../audit.ts'
import { ConfigError, readConfig } from '../config.ts'
import type { Database } from '../database/client.ts'
import { openDatabase } from '../database/open.ts'
import { EmbeddedDatabaseError } from '../database/postgres-programs.ts'
import { user } from '../database/schema.ts'

const usage = `script/admin grant EMAIL
    makes the person with this address an administrator.

script/admin revoke EMAIL
    takes that away again.

script/admin plan EMAIL ${PlanName.options.join('|')}
    puts the person on a plan that nobody pays for; free takes it away.

Each counts from the person's next call on, also while the server runs. The database is that of the server: DATABASE_URL, or
the embedded one in DATA_DIR, from the environment or from .env.
Exit code: 0 done, 1 an error, 2 not understood.`

const exitCodes = { done: 0, error: 1, notUnderstood: 2 } as const

/** What is to be written of a person, and the sentence for when it was. */
type Change = { set: Partial<typeof user.$inferInsert>; act: AuditAct; done: string }

const settings = join(import.meta.dirname, '../../../../.env')
if (existsSync(settings)) process.loadEnvFile(settings)

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  const isForPeople = error instanceof ConfigError || error instanceof EmbeddedDatabaseError
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
  const { email, change } = asked
  const { db, close } = await openDatabase(readConfig(process.env))
  try {
    if (!(await write(db, email, change))) {
      console.error(`Nobody has an account with the address ${email}.`)
      return exitCodes.error
    }
    console.log(change.done)
    return exitCodes.done
  } finally {
    await close()
  }
}

function parse(args: string[]): { email: string; change: Change } | 'help' | null {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean' } } })
    if (values.help) return 'help'
    const [act, address, ...rest] = positionals
    const email = address?.trim().toLowerCase()
    const change = email === undefined ? null : changeOf(act, email, rest)
    return email === undefined || change === null ? null : { email, change }
  } catch {
    return null
  }
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
