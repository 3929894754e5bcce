import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect, migrateDatabase } from '../database/client.ts'
import { startEmbeddedDatabase } from '../database/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database that nobody is connected to: the template of each test's own. */
    templateUrl: string
  }
}

/** One PostgreSQL for the whole run, with a folder of its own. What it holds is thrown away, so nothing is synced. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dryrun-test-'))
  const server = await startEmbeddedDatabase(folder, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  })
  const db = connect(server.url)
  await migrateDatabase(db)
  await db.$client.end()
  project.provide('templateUrl', server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
