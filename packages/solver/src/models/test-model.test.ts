import { text } from '@dryrun/model-sandbox/scripts'
import { expect, test, vi } from 'vitest'
import { KEY, model, playing } from '../testing/played-models.ts'
import type { ModelCall } from './settings.ts'
import { testModel } from './test-model.ts'

test('a model that answers is told with its time, and the question is counted', async () => {
  const calls: ModelCall[] = []
  const sandbox = await playing({ kind: 'text', text: 'Ready.', chunkSize: 2, pauseMs: 20 })
  const tested = await testModel(model(sandbox), (call) => calls.push(call))
  expect(tested).toMatchObject({ ok: true, message: 'played answers.' })
  expect(tested.milliseconds).toBeGreaterThan(50)
  expect(calls).toMatchObject([{ purpose: 'test', outcome: 'ok' }])
})

test('only a model that is to read is shown a picture', async () => {
  const sandbox = await playing(text('Ready.'))
  await testModel(model(sandbox, { uses: ['reading'] }), () => {})
  await testModel(model(sandbox, { uses: ['writing'] }), () => {})
  expect(sandbox.requests.map(({ messages }) => messages[0]?.pictures.length)).toEqual([1, 0])
})

test('a model that fails is an answer in words, without its key, at the first try', async () => {
  const sandbox = await playing({ kind: 'status', status: 401, message: `Incorrect API key provided: ${KEY}` })
  const tested = await testModel(model(sandbox, { provider: 'anthropic' }), () => {})
  expect(tested).toMatchObject({ ok: false, message: expect.stringMatching(/played refused the key/) })
  expect(tested.message).not.toContain(KEY)
  expect(sandbox.requests).toHaveLength(1)
})

test('a model that is silent is left', async () => {
  const sandbox = await playing({ kind: 'silence' })
  const tested = await testModel(model(sandbox, { timeoutMs: 300 }), () => {})
  expect(tested).toMatchObject({ ok: false, message: expect.stringMatching(/played said nothing/) })
  await vi.waitFor(() => expect(sandbox.requests).toMatchObject([{ abandoned: true }]))
})

test('a test that is canceled ends the question', async () => {
  const sandbox = await playing({ kind: 'silence' })
  const leaving = new AbortController()
  const tested = testModel(model(sandbox), () => {}, leaving.signal)
  tested.catch(() => {})
  await vi.waitFor(() => expect(sandbox.requests).toHaveLength(1))
  leaving.abort()
  await expect(tested).rejects.toThrow(/abort/)
  await vi.waitFor(() => expect(sandbox.requests).toMatchObject([{ abandoned: true }]))
})
