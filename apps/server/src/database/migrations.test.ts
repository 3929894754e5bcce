import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { connect, migrateDatabase } from './client.ts'

test('the migrations make the schema the code expects', async () => {
  const folder = join(import.meta.dirname, 'migrations/meta')
  const newest =
    readdirSync(folder)
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1) ?? ''
  const migrated = JSON.parse(readFileSync(join(folder, newest), 'utf8'))
  const parts = readdirSync(join(import.meta.dirname, 'schema')).map((part) => import(`./schema/${part}`))
  const schema = Object.assign({}, ...(await Promise.all(parts)))
  expect(await generateMigration(migrated, generateDrizzleJson(schema, migrated.id))).toEqual([])
})

test('servers that start at once migrate one after the other', async () => {
  const database = await createTestDatabase()
  const servers = Array.from({ length: 4 }, () => connect(database.url))
  await servers[0]?.$client.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
  await Promise.all(servers.map(migrateDatabase))
  expect((await servers[0]?.$client.query('select count(*)::int as n from solution'))?.rows).toEqual([{ n: 0 }])
  for (const server of servers) await server.$client.end()
  await database.drop()
})
