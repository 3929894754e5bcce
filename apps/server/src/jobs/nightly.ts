import { purgeAccounts } from '../accounts/purge.ts'
import { purgeDeviceSignIns } from '../devices/device-sign-in.ts'
import type { Services } from '../services.ts'
import { queues } from './queues.ts'

/** When it is done: the hour, UTC. */
const HOUR = 3

/** How often a worker looks whether the night has come. */
const LOOKS_EVERY_SECONDS = 5

type Needs = Pick<Services, 'db' | 'jobs' | 'clock' | 'log'>

/**
 * Works on what is done once a night, in one of the workers. Each night's job queues the next one's, and a worker that
 * starts queues it where nobody did; the queue takes one at a time, so there is always one and never two. A night on which
 * no worker runs is made up for by the next one that starts.
 *
 * @returns takes no more, and waits for the work that is under way
 */
export async function startNightlyWork(services: Needs): Promise<() => Promise<void>> {
  const { jobs } = services
  await queueNext(services)
  await jobs.work(queues.nightly, { pollingIntervalSeconds: LOOKS_EVERY_SECONDS }, async () => {
    // Before the work: where it fails, or its process dies, it is tried again, and the next night comes all the same.
    await queueNext(services)
    await purge(services)
  })
  return () => jobs.offWork(queues.nightly, { wait: true })
}

/** Deletes what nobody can make use of any more. */
export async function purge({ db, clock, log }: Needs): Promise<void> {
  const now = clock()
  const purged = { ...(await purgeAccounts(db, now)), deviceSignIns: await purgeDeviceSignIns(db, now) }
  log.info({ purged }, 'what nobody can use any more is deleted')
}

async function queueNext({ jobs, clock }: Needs): Promise<void> {
  await jobs.send(queues.nightly, {}, { startAfter: nextNight(clock()) })
}

function nextNight(now: Date): Date {
  const night = new Date(now)
  night.setUTCHours(HOUR, 0, 0, 0)
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1)
  return night
}
