import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type ModelSandbox, openModelSandbox } from '@dryrun/model-sandbox/model-sandbox'
import type { Reply } from '@dryrun/model-sandbox/script'
import { inTurn } from '@dryrun/model-sandbox/scripts'
import { APICallError, generateText, type LanguageModel, streamText, type TextStreamPart, type ToolSet } from 'ai'
import { afterEach, describe, expect, test, vi } from 'vitest'

// What the played server says is worth only as much as the providers' own clients make of it.

const open: ModelSandbox[] = []
afterEach(() => Promise.all(open.splice(0).map((sandbox) => sandbox.close())))

async function playing(...replies: [Reply, ...Reply[]]): Promise<ModelSandbox> {
  const sandbox = await openModelSandbox(inTurn(replies))
  open.push(sandbox)
  return sandbox
}

const clients: Record<string, (url: string) => LanguageModel> = {
  'openai-compatible': (url) =>
    createOpenAICompatible({ name: 'played', baseURL: `${url}/v1`, apiKey: 'secret', includeUsage: true })('played'),
  openai: (url) => createOpenAI({ baseURL: `${url}/v1`, apiKey: 'secret' }).chat('played'),
  anthropic: (url) => createAnthropic({ baseURL: `${url}/v1`, apiKey: 'secret' })('played'),
  google: (url) => createGoogle({ baseURL: `${url}/v1beta`, apiKey: 'secret' })('played'),
}

const words = 'Sums in one pass, with a map of what was seen: naïve — 👍, and so on.'

const question = {
  instructions: 'Be brief.',
  messages: [
    {
      role: 'user' as const,
      content: [
        { type: 'text' as const, text: 'What is this?' },
        { type: 'file' as const, data: new Uint8Array([0x89, 0x50, 0x4e, 0x47]), mediaType: 'image/png' },
      ],
    },
  ],
  maxOutputTokens: 1000,
  maxRetries: 0,
}

/** A streamed answer: its words as they came, and how it ended. A broken connection throws, all else is told. */
async function streamed(model: LanguageModel, abortSignal?: AbortSignal) {
  const { stream } = streamText({ model, ...question, abortSignal, onError: () => undefined })
  const parts: TextStreamPart<ToolSet>[] = []
  let broken: unknown
  try {
    for await (const part of stream) parts.push(part)
  } catch (error) {
    broken = error
  }
  return {
    pieces: parts.flatMap((part) => (part.type === 'text-delta' ? [part.text] : [])),
    error: broken ?? parts.find((part) => part.type === 'error')?.error,
    finish: parts.find((part) => part.type === 'finish'),
    aborted: parts.some((part) => part.type === 'abort'),
  }
}

describe.each(Object.entries(clients))('the client of %s', (_, client) => {
  test('reads a whole answer, its end and its tokens', async () => {
    const sandbox = await playing({ kind: 'text', text: words, tokens: { input: 1234, output: 567 } })
    const answer = await generateText({ model: client(sandbox.url), ...question })
    expect(answer.text).toBe(words)
    expect(answer.finishReason).toBe('stop')
    expect(answer.totalUsage).toMatchObject({ inputTokens: 1234, outputTokens: 567 })
    expect(sandbox.requests).toMatchObject([
      { system: 'Be brief.', messages: [{ pictures: [{ mediaType: 'image/png', base64: 'iVBORw==' }] }] },
    ])
  })

  test('reads a streamed answer as it comes, its end and its tokens', async () => {
    const sandbox = await playing({ kind: 'text', text: words, chunkSize: 7, tokens: { input: 1234, output: 567 } })
    const { pieces, finish } = await streamed(client(sandbox.url))
    expect(pieces.length).toBeGreaterThan(5)
    expect(pieces.join('')).toBe(words)
    expect(finish).toMatchObject({
      finishReason: 'stop',
      totalUsage: { inputTokens: 1234, outputTokens: 567 },
    })
  })

  test('sees that an answer was cut at the limit of tokens', async () => {
    const sandbox = await playing({ kind: 'length', text: 'def two' })
    expect((await generateText({ model: client(sandbox.url), ...question })).finishReason).toBe('length')
    expect((await streamed(client(sandbox.url))).finish).toMatchObject({ finishReason: 'length' })
  })

  test('sees that an answer was filtered', async () => {
    const sandbox = await playing({ kind: 'filtered' })
    expect((await generateText({ model: client(sandbox.url), ...question })).finishReason).toBe('content-filter')
    expect((await streamed(client(sandbox.url))).finish).toMatchObject({ finishReason: 'content-filter' })
  })

  test('sees no words in an empty answer', async () => {
    const sandbox = await playing({ kind: 'empty' })
    expect((await streamed(client(sandbox.url))).pieces).toEqual([])
  })

  test.each([400, 401, 403, 404, 429, 500, 503, 529])('sees a %i and its words', async (status) => {
    const sandbox = await playing({ kind: 'status', status, message: 'Not now.', retryAfter: 7 })
    const { error } = await streamed(client(sandbox.url))
    expect(APICallError.isInstance(error)).toBe(true)
    expect(error).toMatchObject({ statusCode: status, message: 'Not now.', responseHeaders: { 'retry-after': '7' } })
  })

  test('sees a failure within a stream', async () => {
    const sandbox = await playing({ kind: 'error-event', text: 'def two', status: 529, message: 'Overloaded' })
    const { pieces, error } = await streamed(client(sandbox.url))
    expect(pieces.join('')).toBe('def two')
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).toContain('Overloaded')
  })

  test('sees a stream that was cut', async () => {
    const sandbox = await playing({ kind: 'cut', text: words, how: 'destroyed' })
    const { pieces, error } = await streamed(client(sandbox.url))
    expect(words).toMatch(new RegExp(`^${pieces.join('')}.`))
    expect(pieces).not.toEqual([])
    expect(error).toMatchObject({ cause: { message: 'terminated' } })
  })

  test('sees that a stream ended without its end', async () => {
    const sandbox = await playing({ kind: 'cut', text: words, how: 'ended' })
    const { pieces, finish } = await streamed(client(sandbox.url))
    expect(words.startsWith(pieces.join(''))).toBe(true)
    expect(finish).not.toMatchObject({ finishReason: 'stop' })
  })

  test('sees that garbage is none of its format', async () => {
    const sandbox = await playing({ kind: 'garbage' })
    expect((await streamed(client(sandbox.url))).error).toBeInstanceOf(Error)
  })

  test('leaves a silent server when it is told to, and the server notices', async () => {
    const sandbox = await playing({ kind: 'silence' }, { kind: 'silence', text: 'def two' })
    for (const said of [[], ['def two']]) {
      const answer = await streamed(client(sandbox.url), AbortSignal.timeout(100))
      expect(answer).toMatchObject({ pieces: said, aborted: true })
    }
    await vi.waitFor(() => expect(sandbox.requests.map(({ abandoned }) => abandoned)).toEqual([true, true]))
  })
})

test.each(['openai-compatible', 'openai'] as const)('the client of %s sees a refusal', async (name) => {
  const sandbox = await playing({ kind: 'refusal', text: 'I will not.' })
  const { finish } = await streamed(clients[name]?.(sandbox.url) ?? expect.unreachable())
  expect(finish).toMatchObject({ finishReason: 'content-filter' })
})
