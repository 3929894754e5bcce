import { randomUUID } from 'node:crypto'
import type { Runner } from '@dryrun/runner/program'
import { desc, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { worker } from '../database/schema/workers.ts'
import type { Services } from '../services.ts'

const BEAT_MS = 5_000

/** A worker not seen for this long is gone. */
const GONE_AFTER_MS = 15_000

/**
 * Tells the other processes, every few seconds, that this worker lives and what its sandbox runs. The function it
 * gives ends that, and says so.
 */
export async function startHeartbeat({ db, clock, log }: Services, runner: Runner): Promise<() => Promise<void>> {
  const id = randomUUID()
  const beat = async () => {
    const { kind: sandboxKind, languages, toolchains } = runner
    const seen = { lastSeen: clock(), sandboxKind, languages: [...languages], toolchains }
    await db
      .insert(worker)
      .values({ id, ...seen })
      .onConflictDoUpdate({ target: worker.id, set: seen })
    await db.delete(worker).where(lt(worker.lastSeen, new Date(clock().getTime() - 10 * GONE_AFTER_MS)))
  }
  await beat()
  let last: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    last = beat().catch((err: unknown) => log.error({ err }, 'the heartbeat could not be written'))
  }, BEAT_MS)
  return async () => {
    clearInterval(timer)
    await last
    await db.delete(worker).where(eq(worker.id, id))
  }
}

/** A worker that lives, if there is one. */
export async function findLiveWorker(db: Database, now: Date): Promise<typeof worker.$inferSelect | null> {
  const alive = gt(worker.lastSeen, new Date(now.getTime() - GONE_AFTER_MS))
  const [found] = await db.select().from(worker).where(alive).orderBy(desc(worker.lastSeen)).limit(1)
  return found ?? null
}
