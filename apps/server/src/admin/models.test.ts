import { randomBytes } from 'node:crypto'
import { messages } from '@dryrun/contract/messages'
import * as contract from '@dryrun/contract/models'
import { openModelSandbox } from '@dryrun/model-sandbox/model-sandbox'
import type { Script } from '@dryrun/model-sandbox/script'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished } from 'vitest'
import { user } from '../database/schema/accounts.ts'
import { model } from '../database/schema/models.ts'
import { addModel } from '../models/stored-models.ts'
import { tryModel } from '../models/try-model.ts'
import { usableModels } from '../models/usable-models.ts'
import { openSecrets } from '../secrets.ts'
import { openServices } from '../services.ts'
import { test as base, type TestServer } from '../testing/test-server.ts'

const KEY = 'sk-the-key-nobody-may-see'
const form: contract.ModelForm = {
  provider: 'anthropic',
  model: 'claude-sonnet-4-5',
  apiKey: KEY,
  uses: ['writing'],
  timeoutSeconds: 30,
  inputPrice: 3,
  outputPrice: 15,
  enabled: true,
}

const test = base.extend('admin', async ({ server }) => {
  const person = await server.person()
  await server.services.db.update(user).set({ isAdmin: true }).where(eq(user.id, person.user.id))
  return person.accessToken
})

const everyCall = [
  { call: contract.listModels },
  { call: contract.addModel, body: form },
  { call: contract.changeModel, body: form },
  { call: contract.removeModel },
  { call: contract.orderModels, body: { ids: [] } },
  { call: contract.testModel },
]

const params = { id: '00000000-0000-4000-8000-000000000000' }

async function add(server: TestServer, token: string, changed: Partial<contract.ModelForm> = {}) {
  return server.call(contract.addModel, { token, body: { ...form, ...changed } })
}

async function list(server: TestServer, token: string) {
  return (await server.call(contract.listModels, { token })).data.models
}

test('nobody but an administrator calls any of them, signed in or not, and what they send is not looked at', async ({
  server,
}) => {
  const { accessToken: token } = await server.person()
  for (const { call, body } of everyCall) {
    const asked = { params, ...(body !== undefined && { body: body as never }) }
    expect(await server.call(call, asked)).toMatchObject({ status: 401, error: { code: 'unauthenticated' } })
    expect(await server.call(call, { ...asked, token })).toMatchObject({
      status: 403,
      message: messages.admin.deniedWhy,
      error: { code: 'forbidden' },
    })
    expect(await server.call(call, { ...asked, body: { nonsense: true } as never, token })).toMatchObject({
      status: 403,
    })
  }
})

test('whoever is no administrator any more is refused on the next call', async ({ server, admin }) => {
  expect(await list(server, admin)).toEqual([])
  await server.services.db.update(user).set({ isAdmin: false })
  expect(await server.call(contract.listModels, { token: admin })).toMatchObject({ status: 403 })
})

test('a model is added, listed without its key, changed and removed', async ({ server, admin }) => {
  const added = await add(server, admin)
  const { apiKey: _, ...told } = form
  expect(added).toMatchObject({ status: 200, message: messages.admin.modelSaved })
  expect(added.data).toEqual({ ...told, id: added.data.id, source: 'settings', hasKey: true })
  expect(await list(server, admin)).toEqual([added.data])

  const { inputPrice: _price, outputPrice: _other, ...rest } = told
  const body: contract.ModelForm = { ...rest, model: 'claude-haiku', uses: ['reading', 'writing'], enabled: false }
  const changed = await server.call(contract.changeModel, { token: admin, params: { id: added.data.id }, body })
  expect(changed.data).toEqual({ ...body, id: added.data.id, source: 'settings', hasKey: true })
  expect(await list(server, admin)).toEqual([changed.data])

  const which = { token: admin, params: { id: added.data.id } }
  expect(await server.call(contract.removeModel, which)).toMatchObject({ message: messages.admin.modelRemoved })
  expect(await list(server, admin)).toEqual([])
  expect(await server.call(contract.removeModel, which)).toMatchObject({ status: 404 })
  expect(await server.call(contract.changeModel, { ...which, body })).toMatchObject({ status: 404 })
  expect(await server.call(contract.testModel, which)).toMatchObject({ status: 404 })
})

test('an id that is none of ours is not there', async ({ server, admin }) => {
  for (const { call, body } of everyCall.filter(({ call }) => call.url.includes(':id'))) {
    const asked = { token: admin, params: { id: 'model-1' }, ...(body !== undefined && { body: body as never }) }
    expect(await server.call(call, asked)).toMatchObject({ status: 404 })
  }
})

test('fields that are wrong are named', async ({ server, admin }) => {
  const refused: { changed: object; field: string }[] = [
    { changed: { provider: 'nobody' }, field: 'provider' },
    { changed: { model: '  ' }, field: 'model' },
    { changed: { uses: [] }, field: 'uses' },
    { changed: { uses: ['dreaming'] }, field: 'uses.0' },
    { changed: { timeoutSeconds: 4 }, field: 'timeoutSeconds' },
    { changed: { timeoutSeconds: 111 }, field: 'timeoutSeconds' },
    { changed: { inputPrice: -1 }, field: 'inputPrice' },
    { changed: { apiKey: undefined }, field: 'apiKey' },
    { changed: { provider: 'openai-compatible' }, field: 'baseUrl' },
    { changed: { baseUrl: 'ftp://example.com' }, field: 'baseUrl' },
    { changed: { baseUrl: 'http://example.com' }, field: 'baseUrl' },
    { changed: { baseUrl: 'https://me:secret@example.com' }, field: 'baseUrl' },
    { changed: { baseUrl: 'https://example.com/?key=secret' }, field: 'baseUrl' },
  ]
  for (const { changed, field } of refused) {
    expect(await add(server, admin, changed)).toMatchObject({ status: 400, error: { details: [{ field }] } })
  }
  expect(await list(server, admin)).toEqual([])
})

describe('the key', () => {
  test('is in no answer, and in the database only sealed for its own row', async ({ server, admin }) => {
    const answers = [await add(server, admin), await add(server, admin, { provider: 'openai', model: 'gpt-5' })]
    answers.push(
      await server.call(contract.changeModel, { token: admin, params: { id: answers[0]?.data.id ?? '' }, body: form }),
    )
    expect(JSON.stringify([answers, await list(server, admin)])).not.toContain(KEY)
    const { rows } = await server.services.db.$client.query('select *, sealed_key::text as sealed from model')
    expect(JSON.stringify(rows)).not.toContain(KEY)
    expect(rows.map(({ sealed_key }) => sealed_key.toString('latin1')).join()).not.toContain('nobody-may-see')
    expect((await usableModels(server.services)).map(({ apiKey }) => apiKey)).toEqual([KEY, KEY])

    // Copied to another row, where it might be sent elsewhere, it does not open.
    await server.services.db.update(model).set({ sealedKey: rows[0].sealed_key })
    const usable = await usableModels(server.services)
    expect(usable.map(({ id }) => id)).toEqual([rows[0].id])
  })

  test('is kept by a change without one, and replaced by a change with one', async ({ server, admin }) => {
    const { data } = await add(server, admin)
    const change = (body: contract.ModelForm) =>
      server.call(contract.changeModel, { token: admin, params: { id: data.id }, body })
    await change({ ...form, apiKey: undefined, model: 'another' })
    expect(await usableModels(server.services)).toMatchObject([{ model: 'another', apiKey: KEY }])
    await change({ ...form, apiKey: 'sk-new' })
    expect(await usableModels(server.services)).toMatchObject([{ apiKey: 'sk-new' }])
  })

  test('is sent to no other place than it was written for', async ({ server, admin }) => {
    const { data } = await add(server, admin)
    for (const elsewhere of [{ baseUrl: 'https://evil.example/v1' }, { provider: 'openai' as const }]) {
      const body = { ...form, ...elsewhere, apiKey: undefined }
      const changed = await server.call(contract.changeModel, { token: admin, params: { id: data.id }, body })
      expect(changed).toMatchObject({ status: 400, error: { details: [{ field: 'apiKey' }] } })
    }
    expect(await usableModels(server.services)).toMatchObject([{ provider: 'anthropic', apiKey: KEY }])
  })

  test('is not kept by a server that has no secret key, which says what to set', async ({ server, admin }) => {
    const { services } = server
    const secrets = openSecrets({ secretKey: undefined, local: false, dataDir: '/nowhere' })
    await expect(addModel({ ...services, secrets }, form)).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'apiKey', message: expect.stringContaining('SECRET_KEY') }],
    })
    const keyless = { ...form, provider: 'openai-compatible' as const, baseUrl: 'https://models.example/v1' }
    expect(await addModel({ ...services, secrets }, { ...keyless, apiKey: undefined })).toMatchObject({ hasKey: false })

    const elsewhere = { ...services.config, local: false, secretKey: undefined }
    await (await openServices(elsewhere)).close()
    await add(server, admin)
    await expect(openServices(elsewhere)).rejects.toThrow(/^SECRET_KEY: /)
  })

  test('that was kept with another secret key is left out, and its test says so', async ({ server, admin }) => {
    const { data } = await add(server, admin)
    const secrets = openSecrets({ secretKey: randomBytes(32), local: false, dataDir: '/nowhere' })
    expect(await usableModels({ ...server.services, secrets })).toEqual([])
    const tried = await tryModel({ ...server.services, secrets }, data.id, new AbortController().signal)
    expect(tried).toMatchObject({ ok: false, message: expect.stringContaining('SECRET_KEY') })
  })
})

describe('the order of asking', () => {
  test('is that of adding, until it is changed', async ({ server, admin }) => {
    for (const name of ['a', 'b', 'c']) await add(server, admin, { model: name })
    const named = async () => (await list(server, admin)).map((one) => one.model).join('')
    const ids = (await list(server, admin)).map(({ id }) => id)
    expect(await named()).toBe('abc')
    const order = (ids: string[]) => server.call(contract.orderModels, { token: admin, body: { ids } })
    expect(await order(ids.toReversed())).toMatchObject({ status: 200, message: messages.admin.orderSaved })
    expect(await named()).toBe('cba')
    expect((await usableModels(server.services)).map((one) => one.model).join('')).toBe('cba')
    await add(server, admin, { model: 'd' })
    expect(await named()).toBe('cbad')

    // Another admin added one meanwhile; or one is named twice, or is not there.
    for (const outdated of [ids, [...ids, ids[0] ?? ''], [...ids, params.id], []]) {
      expect(await order(outdated)).toMatchObject({
        status: 409,
        message: messages.admin.orderOutdated,
        error: { code: 'order_outdated' },
      })
    }
    expect(await order(['no-uuid'])).toMatchObject({ status: 400 })
    expect(await named()).toBe('cbad')
  })

  test('has a place for each of many that are added at once', async ({ server, admin }) => {
    await Promise.all(Array.from({ length: 6 }, (_, index) => add(server, admin, { model: `m${index}` })))
    const rows = await server.services.db.select({ position: model.position }).from(model)
    expect(new Set(rows.map(({ position }) => position)).size).toBe(6)
  })

  test('leaves out what is switched off', async ({ server, admin }) => {
    await add(server, admin, { enabled: false })
    expect(await usableModels(server.services)).toEqual([])
  })
})

describe('with models in the environment', () => {
  test.override({
    settings: {
      models: [
        {
          ...{ id: 'environment-writing-1', provider: 'openai-compatible', model: 'qwen' },
          ...{ baseUrl: 'http://localhost:1/v1', apiKey: KEY, uses: ['writing'], timeoutMs: 5_000, trusted: true },
          ...{ inputPrice: 0.25, outputPrice: 2 },
        },
      ],
    },
  })

  test('they come first, and are changed only there', async ({ server, admin }) => {
    const { data } = await add(server, admin)
    const models = await list(server, admin)
    expect(models).toMatchObject([
      {
        ...{ id: 'environment-writing-1', source: 'environment', timeoutSeconds: 5, hasKey: true, enabled: true },
        ...{ inputPrice: 0.25, outputPrice: 2 },
      },
      { id: data.id, source: 'settings' },
    ])
    expect(JSON.stringify(models)).not.toContain(KEY)
    expect((await usableModels(server.services)).map(({ id }) => id)).toEqual(['environment-writing-1', data.id])
    const which = { token: admin, params: { id: 'environment-writing-1' } }
    for (const call of [
      server.call(contract.changeModel, { ...which, body: form }),
      server.call(contract.removeModel, which),
    ]) {
      expect(await call).toMatchObject({ status: 409, error: { code: 'set_by_environment' } })
    }
    expect(await server.call(contract.orderModels, { token: admin, body: { ids: [data.id] } })).toMatchObject({
      status: 200,
    })
  })
})

describe('an address that the environment allows', () => {
  test.override({ settings: { modelAllowedHosts: ['models.internal', '10.0.0.5:11434'] } })

  test('may be plain http and private, any other may not', async ({ server, admin }) => {
    const at = (baseUrl: string) => add(server, admin, { provider: 'openai-compatible', apiKey: undefined, baseUrl })
    for (const allowed of ['http://models.internal:8000/v1', 'http://MODELS.internal/v1', 'http://10.0.0.5:11434/v1']) {
      expect(await at(allowed)).toMatchObject({ status: 200 })
    }
    for (const refused of [
      'http://10.0.0.5/v1',
      'http://10.0.0.5:8080/v1',
      'http://models.internal.evil.example/v1',
      'http://evil.models.internal/v1',
      'http://models.internal@evil.example/v1',
    ]) {
      expect(await at(refused)).toMatchObject({ status: 400, error: { details: [{ field: 'baseUrl' }] } })
    }
    expect(await at('https://elsewhere.example/v1')).toMatchObject({ status: 200 })
    expect((await usableModels(server.services)).map(({ trusted }) => trusted)).toEqual([true, true, true, false])
  })
})

describe('a test of a model', () => {
  test.override({ settings: { modelAllowedHosts: ['127.0.0.1'] } })

  async function played(script: Script) {
    const sandbox = await openModelSandbox(script)
    onTestFinished(() => sandbox.close())
    return sandbox
  }

  test('asks it once, in the format of its provider and with its key', async ({ server, admin }) => {
    const sandbox = await played(() => ({ kind: 'text', text: 'ready', tokens: { input: 1_000, output: 200 } }))
    for (const provider of ['openai-compatible', 'anthropic'] as const) {
      const { data } = await add(server, admin, { provider, baseUrl: `${sandbox.url}/v1` })
      const tested = await server.call(contract.testModel, { token: admin, params: { id: data.id } })
      expect(tested).toMatchObject({ status: 200, data: { ok: true } })
    }
    expect(sandbox.requests.map(({ format }) => format)).toEqual(['openai', 'anthropic'])
    expect(sandbox.requests.map(({ headers }) => headers.authorization ?? headers['x-api-key'])).toEqual([
      `Bearer ${KEY}`,
      KEY,
    ])
    const { rows } = await server.services.db.$client.query('select * from model_call')
    const call = { purpose: 'test', outcome: 'ok', input_tokens: 1_000, output_tokens: 200, cost_micros: '6000' }
    expect(rows).toMatchObject([call, call])
  })

  test('of one that fails says why, without the key', async ({ server, admin }) => {
    const message = `Incorrect API key provided: ${KEY}`
    const sandbox = await played(() => ({ kind: 'status', status: 401, message }))
    const { data } = await add(server, admin, { baseUrl: `${sandbox.url}/v1` })
    const tested = await server.call(contract.testModel, { token: admin, params: { id: data.id } })
    expect(tested).toMatchObject({ status: 200, data: { ok: false, message: expect.stringContaining('key') } })
    expect(JSON.stringify(tested)).not.toContain(KEY)
  })

  test('of a private address that is not allowed asks nobody', async ({ server, admin }) => {
    const sandbox = await played(() => ({ kind: 'text', text: 'ready' }))
    const elsewhere = `localhost:${new URL(sandbox.url).port}/v1`
    expect(await add(server, admin, { baseUrl: `http://${elsewhere}` })).toMatchObject({ status: 400 })
    const { data } = await add(server, admin, { baseUrl: `https://${elsewhere}` })
    const tested = await server.call(contract.testModel, { token: admin, params: { id: data.id } })
    expect(tested).toMatchObject({ status: 200, data: { ok: false, message: expect.stringContaining('not allowed') } })
    expect(sandbox.requests).toEqual([])
  })

  describe('with the real limits', () => {
    test.override({ settings: { rateLimitScale: 0.1, modelAllowedHosts: ['127.0.0.1'] } })

    test('can be made a few times a minute', async ({ server, admin }) => {
      const sandbox = await played(() => ({ kind: 'text', text: 'ready' }))
      const { data } = await add(server, admin, { baseUrl: `${sandbox.url}/v1` })
      const test = () => server.call(contract.testModel, { token: admin, params: { id: data.id } })
      expect([await test(), await test(), await test()].map(({ status }) => status)).toEqual([200, 200, 429])
    })
  })
})
