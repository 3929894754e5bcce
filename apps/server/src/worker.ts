import { openRunner } from '@dryrun/runner/choose'
import { openBankAuthor } from '@dryrun/solver/bank-author'
import { openReader } from '@dryrun/solver/reader/reader'
import { startMailWorker } from './accounts/mail/send-mail.ts'
import { startNightlyWork } from './jobs/nightly.ts'
import { startSolveWorker } from './processing/worker.ts'
import type { Services } from './services.ts'
import { startHeartbeat } from './site/worker-heartbeat.ts'

/** Opens what a solve needs, works on solves, sends mails, and does what is done at night. The function it gives lets those that run end, and closes it all. */
export async function startWorker(services: Services): Promise<() => Promise<void>> {
  const [reader, author, runner] = await Promise.all([
    openReader(),
    openBankAuthor(),
    openRunner({ piston: services.config.piston }),
  ])
  if (services.config.piston && runner.kind !== 'piston')
    services.log.warn({ detail: runner.detail }, 'Piston runs nothing')
  // The heartbeat tells of a language that fails its trial; whoever asks for one before has it tried at once.
  void runner.prepare()
  const endHeartbeat = await startHeartbeat(services, runner)
  const endWork = await startSolveWorker(services, { reader, author, runner })
  const endMail = await startMailWorker(services)
  const endNightly = await startNightlyWork(services)
  return async () => {
    await endHeartbeat()
    await Promise.all([endWork(), endMail(), endNightly()])
    await Promise.all([runner.close(), reader.close()])
  }
}
