// Servers that speak OpenAI's calls in their own way: fewer fields, other types, no streams.
import type { ReceivedRequest, Reply, Script } from '@dryrun/model-sandbox/script'
import { text } from '@dryrun/model-sandbox/scripts'
import { describe, expect, test } from 'vitest'
import { goodAnswer, model, playing, source, twoSum } from '../testing/played-models.ts'
import { openModels } from './models.ts'
import type { ModelCall } from './settings.ts'

async function write(...script: [Script] | [Reply, ...Reply[]]) {
  const sandbox = await playing(...script)
  const calls: ModelCall[] = []
  const { author } = openModels([model(sandbox)], (call) => calls.push(call))
  const draft = await author?.draft(twoSum, 'python').catch((error: Error) => error.message)
  return { draft, calls, outcomes: calls.map(({ outcome }) => outcome), requests: sandbox.requests }
}

const isGood = { program: { source }, explanation: goodAnswer.explanation }
const said = JSON.stringify(goodAnswer)
const whole = (message: object = { role: 'assistant', content: said }, rest: object = {}) =>
  JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }], ...rest })
const inOnePiece = (body: string, contentType?: string): Reply => ({ kind: 'raw', pieces: [body], contentType })

describe('an answer in one piece where a stream was asked for is read', () => {
  test.each([
    ['under the wrong type', inOnePiece(whole(), 'text/plain')],
    ['under the type of a stream', inOnePiece(whole(), 'text/event-stream')],
    ['under no type', inOnePiece(whole())],
    ['behind blanks and a byte order mark', inOnePiece(`\uFEFF\n  ${whole()}`, 'application/json')],
    ['in parts', inOnePiece(whole({ content: [{ text: said.slice(0, 40) }, { text: said.slice(40) }] }))],
    ['as a bare text', inOnePiece(JSON.stringify({ choices: [{ text: said }] }))],
    ['with fields of other types', inOnePiece(whole(undefined, { id: 7, model: null, created: 'now', usage: null }))],
  ])('%s', async (_, reply) => {
    const { draft, outcomes } = await write(reply)
    expect(draft).toMatchObject(isGood)
    expect(outcomes).toEqual(['ok'])
  })
})

const event = (choice: object) => `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`
const inPieces = (choice: (text: string) => object) =>
  (said.match(/[\s\S]{1,9}/g) ?? []).map((text) => event(choice(text)))
const words = inPieces((content) => ({ delta: { content } }))
const stop = event({ delta: {}, finish_reason: 'stop' })
const done = 'data: [DONE]\n\n'
const lines = () => [...words, stop].map((one) => one.replace('data: ', '').replace('\n\n', '\n'))
const streamed = (events: string[], contentType = 'text/event-stream'): Reply => ({
  kind: 'raw',
  pieces: events,
  contentType,
})
const inPiecesOf = (length: number, stream: string) =>
  [...stream.matchAll(new RegExp(`[^]{1,${length}}`, 'g'))].map(String)

describe('a streamed answer is read', () => {
  test.each([
    ['in three letters at a time', streamed(inPiecesOf(3, [...words, stop, done].join('')))],
    ['with lines that end as on Windows', streamed([...words, stop, done].map((one) => one.replaceAll('\n', '\r\n')))],
    ['under the type of JSON', streamed([...words, stop, done], 'application/json')],
    ['without a last word', streamed([...words, stop])],
    ['without the blank line behind its last event', streamed([...words, stop.trimEnd()])],
    ['that says it is done, but not why', streamed([...words, done])],
    ['that just ends', streamed(words)],
    ['of messages', streamed([...inPieces((content) => ({ message: { role: 'assistant', content } })), stop, done])],
    ['of bare texts', streamed([...inPieces((text) => ({ text, finish_reason: null })), done])],
    ['with a piece to a line', streamed(lines(), 'application/x-ndjson')],
    ['with a piece to a line, under the type of a stream', streamed(lines())],
  ])('%s', async (_, reply) => {
    const { draft, outcomes } = await write(reply)
    expect(draft).toMatchObject(isGood)
    expect(outcomes).toEqual(['ok'])
  })

  test('half of one that just ends is none', async () => {
    const { draft, outcomes } = await write(streamed(words.slice(0, words.length / 2)))
    expect(draft).toMatch(/played stopped in the middle of its answer/)
    expect(outcomes).toEqual(['cut-off', 'cut-off', 'cut-off'])
  })
})

test.each([
  ['by name', { error: "model 'x' is not loaded" }],
  ['with a status', { error: { message: 'Overloaded', code: 503 } }],
])('a failure that comes as an answer, %s, is one', async (_, body) => {
  const { draft, outcomes } = await write(inOnePiece(JSON.stringify(body), 'application/json'))
  expect(draft).toMatch(/played is out of order at the moment/)
  expect(outcomes).toEqual(['unavailable', 'unavailable', 'unavailable'])
})

test('where a server tells no tokens they are guessed', async () => {
  const [call] = (await write(inOnePiece(whole()))).calls
  expect(call?.inputTokens).toBeGreaterThan(100)
  expect(call?.outputTokens).toBe(Math.ceil(said.length / 4))
})

test('a picture counts in a guess', async () => {
  const seen = await playing({ kind: 'raw', pieces: words })
  const calls: ModelCall[] = []
  const images = [Buffer.from([0x89, 0x50]), Buffer.from([0x89, 0x50])]
  await openModels([model(seen)], (call) => calls.push(call))
    .reader?.read(images)
    .catch(() => undefined)
  expect(calls[0]?.inputTokens).toBeGreaterThan(3_000)
})

describe('what a server does not take is left out', () => {
  const fields = ({ body }: ReceivedRequest) => Object.keys(body as object)
  const refusing = (message: string, refuses: (request: ReceivedRequest) => boolean): Script => {
    return (request) => (refuses(request) ? { kind: 'status', status: 400, message } : text(said))
  }
  const cases: [string, string, (request: ReceivedRequest) => boolean][] = [
    [
      'usage in streams',
      'Unrecognized request argument supplied: stream_options',
      (request) => fields(request).includes('stream_options'),
    ],
    [
      'so many tokens',
      'max_tokens is too large: 16000. This model supports at most 4096 completion tokens.',
      (request) => fields(request).includes('max_tokens'),
    ],
    ['streams', 'Streaming is not supported.', ({ streamed }) => streamed],
    ['a message of the system', 'System role not supported', ({ system }) => system !== ''],
  ]

  test.each(cases)('%s', async (_, message, refuses) => {
    const { draft, outcomes, requests } = await write(refusing(message, refuses))
    expect(draft).toMatchObject(isGood)
    expect(outcomes).toEqual(['ok'])
    expect(requests).toHaveLength(2)
    const [first, second] = requests.map(({ system, messages: [asked] }) => system + asked?.text)
    expect(second?.replace(/\s/g, '')).toBe(first?.replace(/\s/g, ''))
  })

  test('one after the other', async () => {
    const { draft, requests } = await write((request) => {
      const refusal = cases.find(([, , refuses]) => refuses(request))
      return refusal ? { kind: 'status', status: 422, message: refusal[1] } : text(said)
    })
    expect(draft).toMatchObject(isGood)
    expect(requests.length).toBeLessThanOrEqual(5)
  })

  test('but a refusal that stays is told', async () => {
    const { draft, requests } = await write({
      kind: 'status',
      status: 400,
      message: 'No stream_options, max_tokens, system or stream.',
    })
    expect(draft).toMatch(/played did not accept the request \(status 400\)/)
    expect(requests.length).toBeLessThanOrEqual(5)
  })
})
