import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from '@dryrun/model-sandbox/scripts'
import { ForbiddenAddress, publicLookup, refuseUnsafe } from '@dryrun/runner/addresses'
import { expect, test } from 'vitest'
import { model, playing, twoSum } from '../testing/played-models.ts'
import { openModels } from './models.ts'
import type { ModelCall, ModelSettings } from './settings.ts'

/** What the person is told, and the outcome of each call. */
async function asked(settings: ModelSettings): Promise<{ words: string; outcomes: string[] }> {
  const calls: ModelCall[] = []
  const models = openModels([settings], (call) => calls.push(call))
  const words = await models.author?.draft(twoSum, 'python').then(
    () => 'an answer',
    (error: Error) => error.message,
  )
  return { words: words ?? '', outcomes: calls.map(({ outcome }) => outcome) }
}

test('an address of the settings may not be http', async () => {
  const sandbox = await playing(text('Hello.'))
  const { words, outcomes } = await asked(model(sandbox, { trusted: false }))
  expect(words).toMatch(/played is at an address that is not allowed here: .*https/)
  expect(outcomes).toEqual(['forbidden-address'])
  expect(sandbox.requests).toEqual([])
})

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '127.0.0.1.',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  'localhost',
  'LOCALHOST',
])('an address of the settings may not be this machine, written %s', async (host) => {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.destroy()
  })
  server.listen(0, host.startsWith('[::1') ? '::1' : '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sandbox = await playing(text('Hello.'))
  const baseUrl = `https://${host}:${port}/v1`

  const { words, outcomes } = await asked(model(sandbox, { trusted: false, baseUrl }))
  expect(words).toMatch(/played is at an address that is not allowed here: .* is a private address/)
  expect(outcomes).toEqual(['forbidden-address'])
  expect(connections).toBe(0)
  await new Promise((closed) => server.close(closed))
})

test.each([
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '0.0.0.0',
  '[fd00::1]',
  '[fe80::1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
])('%s is a private address', (host) => {
  expect(() => refuseUnsafe(new URL(`https://${host}/v1`))).toThrow(ForbiddenAddress)
})

test.each(['1.1.1.1', '172.15.255.255', '172.32.0.1', '[2606:4700::1111]', 'api.example.com'])('%s is none', (host) => {
  expect(() => refuseUnsafe(new URL(`https://${host}/v1`))).not.toThrow()
})

test('the name that is looked up is the one that is connected to, and a private one is refused there', async () => {
  const found = (host: string, all: boolean) =>
    new Promise((resolve) => publicLookup(host, { all }, (error, ...answer) => resolve(error ?? answer)))
  for (const all of [true, false]) expect(await found('localhost', all)).toBeInstanceOf(ForbiddenAddress)
  expect(await found('1.1.1.1', false)).toEqual(['1.1.1.1', 4])
  expect(await found('1.1.1.1', true)).toEqual([[{ address: '1.1.1.1', family: 4 }]])
})

test('no redirect is followed, and nobody else hears the question or the key', async () => {
  const elsewhere = await playing(text('Hello.'))
  for (const status of [301, 302, 303, 307, 308] as const) {
    const sandbox = await playing({ kind: 'redirect', to: `${elsewhere.url}/v1/chat/completions`, status })
    const { words, outcomes } = await asked(model(sandbox))
    expect(words).toMatch(/played is at an address that is not allowed here: it answers with a redirect/)
    expect(outcomes).toEqual(['forbidden-address'])
  }
  expect(elsewhere.requests).toEqual([])
})
