import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type ModelSandbox, openModelSandbox } from './model-sandbox.ts'
import type { Format, Reply, Script } from './script.ts'
import { amongProse, answerJson, byModel, fenced, inTurn, slowly, text } from './scripts.ts'

const open: ModelSandbox[] = []
afterEach(() => Promise.all(open.splice(0).map((sandbox) => sandbox.close())))

async function playing(script: Script | Reply): Promise<ModelSandbox> {
  const sandbox = await openModelSandbox(typeof script === 'function' ? script : () => script)
  open.push(sandbox)
  return sandbox
}

const png = 'iVBORw0KGgo='
const words = 'Sums in one pass, with a map of what was seen: naïve — 👍, and so on to the end.'

/** The same question in each format: a system text, a question with a picture. */
const questions: Record<Format, { path: (streamed: boolean) => string; body: (streamed: boolean) => object }> = {
  openai: {
    path: () => '/v1/chat/completions',
    body: (stream) => ({
      model: 'played',
      messages: [
        { role: 'system', content: 'Be brief.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?' },
            { type: 'image_url', image_url: { url: `data:image/png;base64,${png}` } },
          ],
        },
      ],
      stream,
      ...(stream ? { stream_options: { include_usage: true } } : {}),
    }),
  },
  anthropic: {
    path: () => '/v1/messages',
    body: (stream) => ({
      model: 'played',
      max_tokens: 100,
      system: [{ type: 'text', text: 'Be brief.' }],
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?' },
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: png } },
          ],
        },
      ],
      stream,
    }),
  },
  google: {
    path: (streamed) => `/v1beta/models/played:${streamed ? 'streamGenerateContent?alt=sse' : 'generateContent'}`,
    body: () => ({
      systemInstruction: { parts: [{ text: 'Be brief.' }] },
      contents: [
        {
          role: 'user',
          parts: [{ text: 'What is this?' }, { inlineData: { mimeType: 'image/png', data: png } }],
        },
      ],
    }),
  },
}

const formats = Object.keys(questions) as Format[]

function ask(sandbox: ModelSandbox, format: Format, streamed: boolean, init: RequestInit = {}): Promise<Response> {
  const { path, body } = questions[format]
  return fetch(sandbox.url + path(streamed), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
    body: JSON.stringify(body(streamed)),
    ...init,
  })
}

type Event = Record<string, unknown>

/** The data of each event of a stream, but the final `[DONE]`. */
const eventsOf = (stream: string): Event[] =>
  stream
    .split('\n\n')
    .flatMap((event) => event.split('\n').filter((line) => line.startsWith('data: ')))
    .filter((line) => line !== 'data: [DONE]')
    .map((line) => JSON.parse(line.slice('data: '.length)))

describe.each(formats)('in the format %s', (format) => {
  test('a question is understood: its model, its system text, its picture and its key', async () => {
    const sandbox = await playing(text('Two sum.'))
    await ask(sandbox, format, false)
    expect(sandbox.requests).toMatchObject([
      {
        format,
        model: 'played',
        system: 'Be brief.',
        messages: [{ role: 'user', text: 'What is this?', pictures: [{ mediaType: 'image/png', base64: png }] }],
        streamed: false,
        attempt: 1,
        headers: { authorization: 'Bearer secret' },
        answered: true,
        abandoned: false,
      },
    ])
  })

  test('a plain answer holds the words and the tokens', async () => {
    const sandbox = await playing({ kind: 'text', text: words, tokens: { input: 1234, output: 567 } })
    const whole = JSON.stringify(await (await ask(sandbox, format, false)).json())
    expect(whole).toContain(words)
    expect(whole).toMatch(/:1234\b.*:567\b/)
  })

  test('a streamed answer gives the words in pieces, whole characters each, and then the tokens', async () => {
    const sandbox = await playing({ kind: 'text', text: words, chunkSize: 1, tokens: { input: 1234, output: 567 } })
    const answer = await ask(sandbox, format, true)
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    const stream = await answer.text()
    expect(toldWords(format, eventsOf(stream))).toEqual([...words])
    expect(stream).toMatch(/1234[\s\S]*567/)
  })

  test('an answer cut at the limit of tokens says so', async () => {
    const sandbox = await playing({ kind: 'length', text: 'def two' })
    for (const streamed of [false, true]) {
      expect(await (await ask(sandbox, format, streamed)).text()).toMatch(
        /"(finish_reason|stop_reason|finishReason|reason)":"(length|max_tokens|MAX_TOKENS|max_output_tokens)"/,
      )
    }
  })

  test('an answer may come in one piece though a stream was asked for', async () => {
    const sandbox = await playing({ kind: 'unstreamed', text: words })
    expect(JSON.stringify(await (await ask(sandbox, format, true)).json())).toContain(words)
  })

  test('a refusal says so', async () => {
    const sandbox = await playing({ kind: 'refusal', text: 'I will not.' })
    for (const streamed of [false, true]) {
      expect(await (await ask(sandbox, format, streamed)).text()).toMatch(
        /"refusal":"I will not\."|"stop_reason":"refusal"|"finishReason":"SAFETY"/,
      )
    }
  })

  test('a filtered answer says so, and has no words', async () => {
    const sandbox = await playing({ kind: 'filtered' })
    for (const streamed of [false, true]) {
      expect(await (await ask(sandbox, format, streamed)).text()).toMatch(
        /"(content_filter|refusal|PROHIBITED_CONTENT)"/,
      )
    }
  })

  test('an empty answer is a good one with no words', async () => {
    const sandbox = await playing({ kind: 'empty' })
    expect((await ask(sandbox, format, false)).status).toBe(200)
    expect(toldWords(format, eventsOf(await (await ask(sandbox, format, true)).text()))).toEqual([])
  })

  test.each([401, 403, 404, 429, 500, 503])('a %i comes in the provider’s own words', async (status) => {
    const sandbox = await playing({ kind: 'status', status, message: 'Not now.' })
    const answer = await ask(sandbox, format, true)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error: { message: 'Not now.' } })
  })

  test('a failure within a stream comes after its words', async () => {
    const sandbox = await playing({ kind: 'error-event', text: 'def two', status: 529, message: 'Overloaded' })
    const stream = await (await ask(sandbox, format, true)).text()
    expect(stream).toMatch(/def two[\s\S]*Overloaded/)
    expect((await ask(sandbox, format, false)).status).toBe(529)
  })

  test('a stream that is cut breaks the connection in the middle', async () => {
    const sandbox = await playing({ kind: 'cut', text: words, how: 'destroyed' })
    for (const streamed of [false, true]) {
      const answer = await ask(sandbox, format, streamed)
      await expect(answer.text()).rejects.toThrow('terminated')
    }
    expect(sandbox.requests.map(({ abandoned }) => abandoned)).toEqual([false, false])
  })

  test('a stream that just ends has half of the words and no end', async () => {
    const sandbox = await playing({ kind: 'cut', text: words, how: 'ended' })
    const told = toldWords(format, eventsOf(await (await ask(sandbox, format, true)).text())).join('')
    expect(words.startsWith(told)).toBe(true)
    expect(told.length).toBeLessThan(words.length)
    await expect((await ask(sandbox, format, false)).json()).rejects.toThrow(SyntaxError)
  })

  test('silence lasts until the client leaves, and that is noticed', async () => {
    const sandbox = await playing(inTurn([{ kind: 'silence' }, { kind: 'silence', text: 'def two' }]))
    for (const streamed of [false, true]) {
      const signal = AbortSignal.timeout(50)
      await expect(ask(sandbox, format, streamed, { signal }).then((answer) => answer.text())).rejects.toThrow()
    }
    await vi.waitFor(() => expect(sandbox.requests.map(({ abandoned }) => abandoned)).toEqual([true, true]))
  })

  test.each(['words', 'nothing'] as const)('%s without an end come until the client leaves', async (of) => {
    const sandbox = await playing({ kind: 'endless', of })
    for (const streamed of [false, true]) {
      const leaving = new AbortController()
      const answer = await ask(sandbox, format, streamed, { signal: leaving.signal })
      const reader = answer.body?.getReader()
      let bytes = 0
      while (bytes < 100_000) bytes += (await reader?.read())?.value?.length ?? 0
      leaving.abort()
    }
    await vi.waitFor(() => expect(sandbox.requests.map(({ abandoned }) => abandoned)).toEqual([true, true]))
  })

  test('garbage is answered as if it were good', async () => {
    const sandbox = await playing({ kind: 'garbage' })
    for (const streamed of [false, true]) {
      const answer = await ask(sandbox, format, streamed)
      expect(answer.status).toBe(200)
      await expect(answer.json()).rejects.toThrow(SyntaxError)
    }
  })

  test('a body that the provider would refuse is refused', async () => {
    const sandbox = await playing(text('Two sum.'))
    for (const body of ['{', '{}']) {
      const answer = await ask(sandbox, format, false, { body })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toHaveProperty('error.message')
    }
    expect(sandbox.requests).toEqual([])
  })
})

test('a slow answer dribbles, and a client that leaves is noticed', async () => {
  const sandbox = await playing(slowly(words, 20))
  const started = Date.now()
  const leaving = new AbortController()
  const answer = await ask(sandbox, 'anthropic', true, { signal: leaving.signal })
  const reader = answer.body?.getReader()
  await reader?.read()
  await pause(50)
  leaving.abort()
  await vi.waitFor(() => expect(sandbox.requests[0]).toMatchObject({ abandoned: true, answered: false }))
  expect(Date.now() - started).toBeLessThan(20 * words.length)
})

test('a plain answer can dribble, too', async () => {
  const sandbox = await playing(slowly('ok', 1))
  expect(await (await ask(sandbox, 'openai', false)).json()).toHaveProperty('choices.0.message.content', 'ok')
})

test('without being asked for tokens, a streamed chat does not tell them', async () => {
  const sandbox = await playing(text(words))
  const body = { ...questions.openai.body(true), stream_options: undefined }
  const stream = await (await ask(sandbox, 'openai', true, { body: JSON.stringify(body) })).text()
  expect(stream).toMatch(/data: \[DONE]\n\n$/)
  expect(stream).not.toContain('usage')
})

test('Retry-After is told in seconds or as a date', async () => {
  const when = new Date('2030-01-01T00:00:00Z')
  const sandbox = await playing(
    inTurn([
      { kind: 'status', status: 429, retryAfter: 3 },
      { kind: 'status', status: 429, retryAfter: when },
    ]),
  )
  expect((await ask(sandbox, 'openai', true)).headers.get('retry-after')).toBe('3')
  expect((await ask(sandbox, 'openai', true)).headers.get('retry-after')).toBe('Tue, 01 Jan 2030 00:00:00 GMT')
})

test('a proxy answers with a page of its own', async () => {
  const sandbox = await playing({ kind: 'status', status: 503, page: '<h1>Bad gateway</h1>' })
  const answer = await ask(sandbox, 'openai', true)
  expect(answer.headers.get('content-type')).toBe('text/html')
  expect(await answer.text()).toBe('<h1>Bad gateway</h1>')
})

test('a redirect points elsewhere', async () => {
  const sandbox = await playing({ kind: 'redirect', to: 'http://127.0.0.1:9/', status: 307 })
  const answer = await ask(sandbox, 'openai', true, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([307, 'http://127.0.0.1:9/'])
})

test('replies come in turn, the last one stays, and attempts are counted for each model', async () => {
  const sandbox = await playing(inTurn([text('one'), text('two')]))
  const said: string[] = []
  for (const _ of [1, 2, 3]) said.push(await (await ask(sandbox, 'openai', false)).text())
  expect(said.map((answer) => /"content":"(\w+)"/.exec(answer)?.[1])).toEqual(['one', 'two', 'two'])
  expect(sandbox.requests.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
})

test('each model has a script of its own, and one without is unknown', async () => {
  const sandbox = await playing(byModel({ another: () => text('Two sum.') }))
  expect((await ask(sandbox, 'openai', false)).status).toBe(404)
})

test('an answer may be JSON, fenced JSON, or JSON among prose', () => {
  expect(answerJson({ a: 1 })).toEqual(text('{"a":1}'))
  expect(fenced({ a: 1 })).toEqual(text('```json\n{\n  "a": 1\n}\n```'))
  expect(amongProse({ a: 1 })).toMatchObject({ text: expect.stringMatching(/^Sure.*\n\n\{[\s\S]*}\n\nLet me/) })
})

test('raw bytes come as they are, with the type they were given', async () => {
  const sandbox = await playing({ kind: 'raw', pieces: ['data: {"odd"', ': 1}\r\n'], contentType: 'text/plain' })
  const answer = await ask(sandbox, 'openai', true)
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/plain', 'data: {"odd": 1}\r\n'])
})

test('a script that throws is heard of where its answer is read', async () => {
  const sandbox = await playing(() => {
    throw new Error('no such turn')
  })
  const answer = await ask(sandbox, 'openai', false)
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('no such turn')])
})

test('models are listed in both manners', async () => {
  const sandbox = await playing(text('Two sum.'))
  const list = async (headers: HeadersInit) => (await fetch(`${sandbox.url}/v1/models`, { headers })).json()
  expect(await list({})).toMatchObject({ object: 'list', data: [{ id: 'played' }] })
  expect(await list({ 'anthropic-version': '2023-06-01' })).toMatchObject({ data: [{ type: 'model', id: 'played' }] })
})

test('closing ends what is still open, which no client left', async () => {
  const sandbox = await playing({ kind: 'silence' })
  const answer = ask(sandbox, 'openai', true).catch((problem: Error) => problem.message)
  await vi.waitFor(() => expect(sandbox.requests).toHaveLength(1))
  await sandbox.close()
  expect(await answer).toBe('fetch failed')
  expect(sandbox.requests[0]?.abandoned).toBe(false)
})

/** The pieces of the answer that a stream told, in the manner of its format. */
function toldWords(format: Format, events: Event[]): string[] {
  const path = {
    openai: ['choices', 0, 'delta', 'content'],
    anthropic: ['delta', 'text'],
    google: ['candidates', 0, 'content', 'parts', 0, 'text'],
  }[format]
  return events
    .map((event) => path.reduce<unknown>((value, key) => (value as Event | undefined)?.[key], event))
    .filter((piece): piece is string => typeof piece === 'string' && piece !== '')
}
