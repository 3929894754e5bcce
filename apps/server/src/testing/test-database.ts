import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A migrated database for one test alone; `drop` it when every connection to it is closed. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(template, `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(template, `drop database ${name} with (force)`) }
}

async function administer(template: URL, statement: string): Promise<void> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
