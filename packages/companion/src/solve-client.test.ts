import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messages } from '@dryrun/contract/messages'
import { generateSolutionStream, SOLUTION_ID_HEADER, type SolveEvent } from '@dryrun/contract/processing'
import { afterEach, expect, test } from 'vitest'
import { type SolveRequest, type SolveTiming, type SolveUpdate, solveClient } from './solve-client.ts'
import { SolveFailure } from './solve-failure.ts'

const ID = '7f3c1f0e-7d1f-4c39-9a52-0e2a4a6f3a51'
const result: SolveEvent = {
  type: 'result',
  result: {
    id: ID,
    type: 'solution_generation',
    title: 'Two Sum',
    language: 'python',
    problemStatement: 'Größe ≤ 10⁴',
    thoughts: [],
    explanation: '',
    aiProvider: 'problem bank',
  },
}
const story: SolveEvent[] = [
  { type: 'stage', stage: 'reading' },
  { type: 'stage', stage: 'drafting' },
  { type: 'stage', stage: 'running' },
  result,
]
const wire = ({ type, ...data }: SolveEvent, seq: number) =>
  `event: ${type}\nid: ${seq}\ndata: ${JSON.stringify(data)}\n\n`

type Asked = { method: string; url: string; key?: string; body: string }
type Answer = (response: ServerResponse, asked: Asked) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that gives these answers in turn, the last one for ever, and writes down what it was asked. */
async function serverThat(...answers: Answer[]) {
  const asked: Asked[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url = '', headers } = request
    const one = { method, url, key: headers['idempotency-key']?.toString(), body }
    asked.push(one)
    answers[Math.min(asked.length, answers.length) - 1]?.(response, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const client = (timing: Partial<SolveTiming> = {}) =>
    solveClient((input, init) => fetch(`http://127.0.0.1:${port}${input}`, init), {
      timeout: 5_000,
      stall: 2_000,
      firstPause: 5,
      longestPause: 20,
      ...timing,
    })
  return { asked, client, port }
}

const stream = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream', [SOLUTION_ID_HEADER]: ID })

/** Streams the story's events after the one asked for, `upTo` of them; then ends, breaks off or falls silent. */
function tells(upTo: number, then: 'end' | 'break' | 'silence'): Answer {
  return (response, { url }) => {
    const after = Number(new URL(url, 'http://x').searchParams.get('after') ?? 0)
    stream(response)
    const text = story.map((event, place) => wire(event, place + 1)).slice(after, after + upTo)
    response.write(text.join(''), () => {
      if (then === 'end') response.end()
      if (then === 'break') response.destroy()
    })
  }
}

const refuses =
  (status: number, body?: object, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body ?? {}))

const request = (): SolveRequest => ({
  key: 'key-1',
  startedAt: Date.now(),
  body: async () => ({ screenshots: ['aGk='], language: 'python', processingType: 'solution' }),
})

type Following = { client: ReturnType<typeof solveClient>; asking?: SolveRequest; signal?: AbortSignal }
async function updates({ client, asking = request(), signal = new AbortController().signal }: Following) {
  const all: SolveUpdate[] = []
  for await (const update of client.follow(asking, signal)) all.push(update)
  return all
}
const eventsOf = (all: SolveUpdate[]) => all.flatMap((update) => (update.type === 'event' ? [update.event] : []))
const failureFrom = async (client: ReturnType<typeof solveClient>): Promise<SolveFailure> => {
  const thrown = await updates({ client }).catch((error: unknown) => error)
  if (thrown instanceof SolveFailure) return thrown
  throw new Error('It did not fail as a solve fails', { cause: thrown })
}

test('a solve is sent once with its key and told to its result', async () => {
  const { asked, client } = await serverThat(tells(4, 'end'))
  const all = await updates({ client: client() })
  expect(all[0]).toEqual({ type: 'accepted', solutionId: ID })
  expect(eventsOf(all)).toEqual(story)
  expect(asked).toEqual([
    {
      method: 'POST',
      url: generateSolutionStream.url,
      key: 'key-1',
      body: '{"screenshots":["aGk="],"language":"python","processingType":"solution"}',
    },
  ])
})

test('a stream that breaks, ends early or falls silent is taken up where it was', async () => {
  const { asked, client } = await serverThat(tells(1, 'break'), tells(1, 'end'), tells(1, 'silence'), tells(1, 'end'))
  const all = await updates({ client: client({ stall: 100 }) })
  expect(eventsOf(all)).toEqual(story)
  expect(asked.map(({ url }) => url.replace(/.*stream/, ''))).toEqual(['', '?after=1', '?after=2', '?after=3'])
})

test('an event that is told twice is handled once', async () => {
  const twice: Answer = (response) => {
    stream(response)
    response.end(story.map((event, place) => wire(event, place + 1).repeat(2)).join(''))
  }
  const { client } = await serverThat(twice)
  expect(eventsOf(await updates({ client: client() }))).toEqual(story)
})

test('an event cut in the middle of a letter is put together', async () => {
  const inPieces: Answer = (response) => {
    stream(response)
    const bytes = Buffer.from(story.map((event, place) => wire(event, place + 1)).join(''))
    const send = (at: number) => {
      if (at >= bytes.length) return response.end()
      response.write(bytes.subarray(at, at + 97), () => setTimeout(send, 1, at + 97))
    }
    send(0)
  }
  const { client } = await serverThat(inPieces)
  expect(eventsOf(await updates({ client: client() }))).toEqual(story)
})

test('after a reload a solve that has an id is read again from its beginning, and nothing is sent', async () => {
  const { asked, client } = await serverThat(tells(4, 'end'))
  const all = await updates({ client: client(), asking: { ...request(), solutionId: ID } })
  expect(eventsOf(all)).toEqual(story)
  expect(asked).toMatchObject([{ method: 'GET', url: `/api/processing/solutions/${ID}/stream?after=0`, body: '' }])
})

test('a request that was lost on the way is made again with the same key', async () => {
  const drops: Answer = (response) => response.destroy()
  const { asked, client } = await serverThat(drops, refuses(502), tells(4, 'end'))
  expect(eventsOf(await updates({ client: client() }))).toEqual(story)
  expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
})

test('a server that is not there is told as a network error, and the request may be made again', async () => {
  const { client } = await serverThat((response) => response.destroy())
  expect(await failureFrom(client())).toMatchObject({
    code: 'network',
    message: messages.http.network,
    answered: false,
  })
})

const refusal = (code: string, message: string, more = {}) => ({
  success: false,
  message,
  error: { code, message },
  ...more,
})

test.for([
  [401, refusal('unauthenticated', 'No.'), 'unauthenticated', messages.processing.logInFirst],
  [
    402,
    refusal('quota_exceeded', 'Used up.', { plan: 'free', resetsAt: '2030-01-01T00:00:00Z' }),
    'quota_exceeded',
    'Used up.',
  ],
  [
    403,
    refusal('screenshot_limit', 'Too many.', { limitExceeded: true, plan: 'free' }),
    'screenshot_limit',
    'Too many.',
  ],
  [413, '<html>', 'payload_too_large', messages.http.tooLarge],
  [422, refusal('invalid_image', 'Not a picture.'), 'invalid_image', 'Not a picture.'],
  [429, refusal('rate_limited', 'Wait.'), 'rate_limited', 'Wait.'],
  [500, refusal('internal', messages.http.internal), 'internal', messages.http.internal],
  [500, '<html>', 'internal', messages.processing.httpError(500)],
] as const)('a %i is told in words, and not sent again', async ([status, body, code, message]) => {
  const { asked, client } = await serverThat(refuses(status, body as object))
  expect(await failureFrom(client())).toMatchObject({ code, message, status })
  expect(asked).toHaveLength(1)
})

test('over the quota, the failure says when it resets', async () => {
  const body = refusal('quota_exceeded', 'Used up.', { plan: 'free', resetsAt: '2030-01-01T00:00:00Z' })
  const { client } = await serverThat(refuses(402, body))
  expect((await failureFrom(client())).resetsAt).toBe('2030-01-01T00:00:00Z')
})

test('a running solve waits out the troubles of the server', async () => {
  const { client } = await serverThat(tells(2, 'break'), refuses(500), refuses(429), tells(2, 'end'))
  expect(eventsOf(await updates({ client: client() }))).toEqual(story)
})

test('a running solve that was deleted elsewhere is said to be gone', async () => {
  const { client } = await serverThat(tells(1, 'break'), refuses(404, refusal('not_found', messages.http.notFound)))
  expect(await failureFrom(client())).toMatchObject({ code: 'not_found', message: messages.processing.gone })
})

test('the time limit holds, however the server is silent', async () => {
  const { client } = await serverThat(tells(2, 'silence'), tells(0, 'silence'))
  expect(await failureFrom(client({ timeout: 200, stall: 50 }))).toMatchObject({
    code: 'timed_out',
    message: messages.processing.timedOut,
    answered: false,
  })
})

test('the time limit holds while the server does not answer at all', async () => {
  const { client } = await serverThat(() => undefined)
  expect((await failureFrom(client({ timeout: 100 }))).code).toBe('timed_out')
})

test('leaving ends the reading and sends nothing more', async () => {
  const { asked, client } = await serverThat(tells(1, 'silence'))
  const leave = new AbortController()
  const reading = updates({ client: client(), signal: leave.signal })
  await expect.poll(() => asked.length).toBe(1)
  leave.abort()
  await expect(reading).rejects.toThrow('aborted')
  expect(asked).toHaveLength(1)
})

test('canceling asks the server until it answers, and gives its words', async () => {
  const ok = { success: true, data: null, message: messages.processing.canceled }
  const { asked, client } = await serverThat((response) => response.destroy(), refuses(200, ok))
  expect(await client().cancel(ID)).toBe(messages.processing.canceled)
  expect(asked).toMatchObject([
    { method: 'DELETE', url: `/api/processing/solutions/${ID}?onlyRunning=true` },
    { method: 'DELETE', url: `/api/processing/solutions/${ID}?onlyRunning=true` },
  ])
})

test('a kind of event that this page does not know is passed over', async () => {
  const withNews: Answer = (response) => {
    stream(response)
    response.end(`event: news\nid: 1\ndata: {}\n\n${wire(result, 2)}`)
  }
  const { client } = await serverThat(withNews)
  expect(eventsOf(await updates({ client: client() }))).toEqual([result])
})
