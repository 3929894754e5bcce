import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { ConfigError, Environment, readConfig } from './config.ts'

test('with nothing set, the server is for this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    databaseUrl: undefined,
    role: 'all',
    appVersion: '1.4.0',
    environment: 'production',
    local: true,
  })
})

test('another port is another public address', () => {
  expect(readConfig({ PORT: '5001' }).publicUrl).toBe('http://localhost:5001')
})

test('an empty line means the same as no line', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(readConfig({}))
})

test.for([
  { PORT: 'many' },
  { PORT: '70000' },
  { ROLE: 'boss' },
  { PUBLIC_URL: 'example.com' },
  { PUBLIC_URL: 'ftp://example.com' },
  { DATABASE_URL: 'mysql://localhost/db' },
  { TRUST_PROXY: '3' },
  { TRUST_PROXY: 'true' },
  { TRUST_PROXY: '10.0.0.0/8, everyone' },
  { RATE_LIMIT_SCALE: '0' },
  { LOG_LEVEL: 'loud' },
])('%o is refused by name', (environment) => {
  const [name = ''] = Object.keys(environment)
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(name)
})

test.for([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.4' },
  { PUBLIC_URL: 'https://dryrun.example' },
  { PUBLIC_URL: 'http://localhost.example.com' },
  { PUBLIC_URL: 'http://127.0.0.1.nip.io' },
])('%o without a database refuses to start and says what to set', (environment) => {
  expect(() => readConfig(environment)).toThrow(/Set DATABASE_URL/)
})

test('a server that others can reach has no embedded parts', () => {
  const DATABASE_URL = 'postgres://user:secret@db/dryrun'
  expect(readConfig({ PUBLIC_URL: 'https://dryrun.example/', DATABASE_URL })).toMatchObject({
    local: false,
    publicUrl: 'https://dryrun.example',
    databaseUrl: DATABASE_URL,
  })
  expect(readConfig({ HOST: '0.0.0.0', DATABASE_URL }).local).toBe(false)
})

test('proxies are networks', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
})

test('.env.example names every setting, and means what leaving it out means', () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'))
  expect(Object.keys(example).sort()).toEqual(Object.keys(Environment.shape).sort())
  expect(readConfig(example)).toEqual(readConfig({}))
})
