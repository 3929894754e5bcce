import { Language } from '@dryrun/contract/languages'
import * as site from '@dryrun/contract/site'
import type { Runner } from '@dryrun/runner/program'
import { describe, expect } from 'vitest'
import { readConfig } from '../config.ts'
import { addModel } from '../models/stored-models.ts'
import { test } from '../testing/test-server.ts'
import { startHeartbeat } from './worker-heartbeat.ts'

const runner: Runner = {
  kind: 'native',
  languages: ['python', 'javascript'],
  toolchains: { python: 'Python 3.11.2' },
  prepare: async () => {},
  run: () => Promise.reject(new Error('nothing is run here')),
  runProgram: () => Promise.reject(new Error('nothing is run here')),
  close: async () => {},
}

test('the process says that it is alive', async ({ server }) => {
  expect(await server.call(site.health)).toMatchObject({ status: 200, data: { status: 'ok', version: '1.4.0' } })
})

test('it is ready while a worker lives, and names its sandbox', async ({ server }) => {
  expect(await server.call(site.ready)).toMatchObject({ status: 503, error: { code: 'unavailable' } })
  const stop = await startHeartbeat(server.services, runner)
  expect(await server.call(site.ready)).toMatchObject({
    status: 200,
    data: {
      database: true,
      worker: true,
      sandbox: { kind: 'native', languages: ['python', 'javascript'], toolchains: { python: 'Python 3.11.2' } },
    },
  })
  await stop()
  expect(await server.call(site.ready)).toMatchObject({ status: 503 })
})

test('a worker that died is not counted on', async ({ server }) => {
  const stop = await startHeartbeat(server.services, runner)
  server.pass(16_000)
  expect(await server.call(site.ready)).toMatchObject({ status: 503 })
  await stop()
})

test('pages learn what the server is', async ({ server }) => {
  expect(await server.call(site.config)).toMatchObject({
    data: { appVersion: '1.4.0', environment: 'production', mailbox: true, languages: Language.options },
  })
})

const ours = { reading: ['embedded reader'], writing: ['problem bank'] }

test('without models it says that its own reader and collection answer alone', async ({ server }) => {
  const stop = await startHeartbeat(server.services, runner)
  expect((await server.call(site.ready)).data.models).toEqual(ours)
  expect((await server.call(site.config)).data.models).toEqual(ours)
  await stop()
})

describe('with models', () => {
  const SECRET = 'sk-nobody-may-see'
  const at = { baseUrl: 'http://10.0.0.5:11434/v1', apiKey: SECRET }
  test.override({
    settings: {
      models: [
        {
          id: '1',
          provider: 'openai-compatible',
          model: 'qwen',
          ...at,
          uses: ['writing'],
          timeoutMs: 5_000,
          trusted: true,
        },
        {
          id: '2',
          provider: 'google',
          model: 'gemini',
          apiKey: SECRET,
          uses: ['reading'],
          timeoutMs: 5_000,
          trusted: true,
        },
      ],
    },
  })

  test('they are named to anybody in the order of asking, without keys and addresses', async ({ server }) => {
    const stop = await startHeartbeat(server.services, runner)
    const added = { provider: 'anthropic', apiKey: SECRET, timeoutSeconds: 60 } as const
    await addModel(server.services, { ...added, model: 'claude', uses: ['reading', 'writing'], enabled: true })
    await addModel(server.services, { ...added, model: 'off', uses: ['writing'], enabled: false })
    for (const call of [site.ready, site.config]) {
      const answer = await server.call(call)
      expect(answer.data.models).toEqual({
        reading: ['embedded reader', 'google/gemini', 'anthropic/claude'],
        writing: ['problem bank', 'openai-compatible/qwen', 'anthropic/claude'],
      })
      expect(JSON.stringify(answer)).not.toMatch(/sk-nobody|10\.0\.0\.5/)
    }
    await stop()
  })
})

describe('the mailbox', () => {
  test('shows the newest mail first', async ({ server }) => {
    const first = await server.signUp()
    server.pass(1_000)
    const second = await server.signUp()
    expect((await server.mailbox()).map(({ to }) => to)).toEqual([second.email, first.email])
    const page = (await server.app.inject('/dev/mailbox')).body
    expect(page.indexOf(second.email)).toBeLessThan(page.indexOf(first.email))
  })

  test('shows a mail in a frame that runs nothing', async ({ server }) => {
    await server.signUp()
    const page = (await server.app.inject('/dev/mailbox')).body
    const address = /iframe src="([^"]+)"/.exec(page)?.[1] ?? ''
    const mail = await server.app.inject(address)
    expect(mail.body).toContain('/verify-email?token=')
    expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/)
  })

  test('shows the plain text too', async ({ server }) => {
    await server.signUp()
    const [mail] = await server.mailbox()
    const link = /http\S+/.exec(mail?.text ?? '')?.[0]
    const page = (await server.app.inject('/dev/mailbox')).body
    expect(page).toMatch(new RegExp(`<pre>[^<]*${link?.replace('?', '.')}`))
  })

  describe('with a mail server', () => {
    const { smtp } = readConfig({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'mail@dryrun.example' })
    test.override({ settings: { smtp } })

    test('does not exist', async ({ server }) => {
      for (const url of ['/dev/mailbox', '/dev/mailbox.json']) {
        expect((await server.app.inject({ url, headers: { accept: 'text/html' } })).body).not.toContain('Mailbox')
      }
      expect((await server.call(site.config)).data.mailbox).toBe(false)
    })
  })

  test('an unknown mail is not there', async ({ server }) => {
    for (const id of ['1', '00000000-0000-4000-8000-000000000000']) {
      expect((await server.app.inject(`/dev/mailbox/${id}`)).statusCode).toBe(404)
    }
  })

  test('cannot be read through a name that was pointed at this machine', async ({ server }) => {
    for (const host of ['evil.example:4000', 'localhost.evil.example', '[::1].evil.example']) {
      const response = await server.app.inject({ url: '/dev/mailbox.json', headers: { host } })
      expect(response.statusCode).toBe(404)
    }
  })

  describe('behind a proxy', () => {
    test.override({ settings: { trustProxy: ['127.0.0.1'] } })

    test('cannot be read by a page that writes the header of a proxy', async ({ server }) => {
      for (const headers of [
        { host: 'evil.example:4000', 'x-forwarded-host': 'localhost' },
        { host: 'localhost:4000', 'x-forwarded-host': 'evil.example' },
      ]) {
        expect((await server.app.inject({ url: '/dev/mailbox.json', headers })).statusCode).toBe(404)
      }
    })
  })
})
