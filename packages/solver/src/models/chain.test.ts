import type { Reply } from '@dryrun/model-sandbox/script'
import { amongProse, answerJson, byModel, fenced, slowly, text } from '@dryrun/model-sandbox/scripts'
import { describe, expect, test, vi } from 'vitest'
import type { Draft } from '../ports.ts'
import { goodAnswer, KEY, model, playing, source, twoSum } from '../testing/played-models.ts'
import { ModelsFailed } from './failure.ts'
import { openModels } from './models.ts'
import type { ModelCall, ModelSettings } from './settings.ts'

/** Has the models write an answer to a known problem: what came of it, each call, and what the person saw meanwhile. */
async function write(settings: ModelSettings[], signal?: AbortSignal) {
  const calls: ModelCall[] = []
  const told: string[] = []
  const began = performance.now()
  const models = openModels(settings, (call) => calls.push(call))
  let draft: Draft | null | undefined
  let failed: Error | undefined
  try {
    draft = await models.author?.draft(twoSum, 'python', signal, (code) => told.push(code))
  } catch (error) {
    failed = error as Error
  }
  return {
    draft,
    failed,
    words: failed?.message,
    calls,
    outcomes: calls.map(({ outcome }) => outcome),
    told,
    spent: models.spent(),
    milliseconds: performance.now() - began,
  }
}

const good = answerJson(goodAnswer)
const withStatus = (status: number, more: Partial<Extract<Reply, { kind: 'status' }>> = {}): Reply => ({
  kind: 'status',
  status,
  retryAfter: 0,
  ...more,
})

const providers = ['openai-compatible', 'openai', 'anthropic', 'google'] as const

describe.each(providers)('a model of %s', (provider) => {
  test('is asked with its key, and its answer is streamed, read and paid for', async () => {
    const sandbox = await playing({
      kind: 'text',
      text: JSON.stringify(goodAnswer),
      tokens: { input: 2_000, output: 500 },
    })
    const { draft, calls, told, spent } = await write([model(sandbox, { provider, inputPrice: 3, outputPrice: 15 })])
    expect(draft?.program.source).toBe(source)
    expect(draft).toMatchObject({ ...omit(goodAnswer), provider: 'played' })
    expect(calls).toMatchObject([
      { provider, purpose: 'draft', outcome: 'ok', inputTokens: 2_000, outputTokens: 500, costMicros: 13_500 },
    ])
    expect(spent).toEqual({ tokens: 2_500, costMicros: 13_500 })
    expect(told.length).toBeGreaterThan(3)
    expect(told.every((code) => source.startsWith(code))).toBe(true)
    expect(JSON.stringify(sandbox.requests[0]?.headers)).toContain(KEY)
    expect(sandbox.requests[0]).toMatchObject({ streamed: true, system: expect.stringContaining('Python') })
  })

  test.each([
    [withStatus(401), 'unauthorized', /played refused the key/],
    [withStatus(403), 'unauthorized', /played refused the key/],
    [withStatus(404), 'unknown-model', /played is not known/],
    [withStatus(400), 'not-accepted', /played did not accept the request \(status 400\)/],
    [{ kind: 'redirect', to: 'http://127.0.0.1:9/', status: 307 }, 'forbidden-address', /played .* redirect/],
    [{ kind: 'refusal', text: 'I will not.' }, 'refused', /played refused to answer/],
    [{ kind: 'filtered' }, 'refused', /played refused to answer/],
  ] as [Reply, string, RegExp][])(
    'that answers %o is asked once, and the person is told',
    async (reply, kind, words) => {
      const sandbox = await playing(reply)
      const { failed, words: said, outcomes } = await write([model(sandbox, { provider })])
      expect(failed).toBeInstanceOf(ModelsFailed)
      expect(said).toMatch(words)
      expect(outcomes).toEqual([kind])
      expect(sandbox.requests).toHaveLength(1)
    },
  )

  test.each([
    [withStatus(429), 'rate-limited', /played takes no more requests for now/],
    [withStatus(500), 'unavailable', /played is out of order/],
    [withStatus(503, { page: '<h1>Bad gateway</h1>' }), 'unavailable', /played is out of order/],
    [withStatus(529), 'unavailable', /played is out of order/],
  ] as [Reply, string, RegExp][])('that answers %o is asked three times', async (reply, kind, words) => {
    const sandbox = await playing(reply)
    const { words: said, outcomes } = await write([model(sandbox, { provider })])
    expect(said).toMatch(words)
    expect(outcomes).toEqual([kind, kind, kind])
    expect(sandbox.requests).toHaveLength(3)
  })

  test.each([
    [{ kind: 'cut', text: JSON.stringify(goodAnswer), how: 'destroyed' }, 'cut-off'],
    [{ kind: 'cut', text: JSON.stringify(goodAnswer), how: 'ended' }, 'cut-off'],
    [{ kind: 'empty' }, 'empty'],
    [{ kind: 'garbage' }, 'unavailable'],
    [{ kind: 'error-event', text: '{"solution": "def two', status: 529 }, 'cut-off'],
  ] as [Reply, string][])('that once answers %o is asked again', async (reply, kind) => {
    const sandbox = await playing(reply, good)
    const { draft, outcomes } = await write([model(sandbox, { provider })])
    expect(draft?.program.source).toBe(source)
    expect(outcomes.at(-1)).toBe('ok')
    expect(outcomes).toHaveLength(2)
    expect(outcomes[0]).toBe(kind)
  })

  test.each([
    ['never answers', 'left at half of its time limit', { kind: 'silence' }, /played said nothing/, 990],
    [
      'begins and says no more',
      'left at half of its time limit',
      { kind: 'silence', text: '{"solution": "def' },
      /played said nothing for 1 second/,
      990,
    ],
    [
      'dribbles',
      'left at its time limit',
      slowly(JSON.stringify(goodAnswer), 50),
      /played gave no whole answer within 2 seconds/,
      1_990,
    ],
  ] as [string, string, Reply, RegExp, number][])('that %s is %s', async (_, _left, reply, said, after) => {
    const sandbox = await playing(reply)
    const { words, outcomes, milliseconds } = await write([model(sandbox, { provider, timeoutMs: 2_000 })])
    expect(words).toMatch(said)
    expect(outcomes).toEqual(['timed-out'])
    expect(milliseconds).toBeGreaterThan(after)
    expect(milliseconds).toBeLessThan(after + 1_500)
    await vi.waitFor(() => expect(sandbox.requests).toMatchObject([{ abandoned: true }]))
  })

  test.each([
    ['before it says anything', { kind: 'silence' }],
    ['in the middle of its answer', slowly(JSON.stringify(goodAnswer), 20)],
  ] as [string, Reply][])('that is canceled %s hears of it, and no other is asked', async (_, reply) => {
    const sandbox = await playing(reply)
    const leaving = new AbortController()
    const written = write([model(sandbox, { provider }), model(sandbox, { provider })], leaving.signal)
    await vi.waitFor(() => expect(sandbox.requests).toHaveLength(1))
    leaving.abort()
    const { failed, outcomes } = await written
    expect(failed?.name).toBe('AbortError')
    expect(outcomes).toEqual(['canceled'])
    await vi.waitFor(() => expect(sandbox.requests).toMatchObject([{ abandoned: true }]))
  })
})

test.each([
  ['fenced JSON', fenced(goodAnswer)],
  ['JSON among prose', amongProse(goodAnswer)],
  [
    'fenced JSON among prose',
    text(`Here:\n\`\`\`json\n${JSON.stringify(goodAnswer)}\n\`\`\`\nGood luck {and} have fun!`),
  ],
  ['JSON with line ends in its strings', text(JSON.stringify(goodAnswer).replaceAll('\\n', '\n'))],
  ['JSON whose code is fenced', answerJson({ ...goodAnswer, solution: `\`\`\`python\n${source}\n\`\`\`` })],
  ['Markdown with one fence of code', text(`Use a map.\n\n\`\`\`python\n${source}\n\`\`\`\n\nIt is O(n).`)],
  ['JSON in one piece where a stream was asked for', { kind: 'unstreamed', text: JSON.stringify(goodAnswer) }],
] as [string, Reply][])('%s is read', async (_, reply) => {
  const { draft, outcomes } = await write([model(await playing(reply))])
  expect(draft?.program.source).toBe(source)
  expect(outcomes).toEqual(['ok'])
})

test('what a model thinks aloud before it answers is no answer', async () => {
  const thought = `<think>Perhaps ${JSON.stringify({ ...goodAnswer, solution: 'def two_sum(nums, target): return []' })}?\n</think>\n\n`
  const sandbox = await playing({ kind: 'text', text: thought + JSON.stringify(goodAnswer), chunkSize: 3 })
  const { draft, told } = await write([model(sandbox)])
  expect(draft?.program.source).toBe(source)
  expect(told.every((code) => source.startsWith(code))).toBe(true)
})

test('nor is it where the server itself wrote the tag that begins the thinking', async () => {
  const thought = `Perhaps:\n\`\`\`python\ndef two_sum(nums, target):\n    return []\n\`\`\`\nNo, a map.\n</think>\n\n`
  const sandbox = await playing({ kind: 'text', text: thought + JSON.stringify(goodAnswer), chunkSize: 3 })
  const { draft, told } = await write([model(sandbox)])
  expect(draft).toMatchObject({ ...omit(goodAnswer) })
  expect(draft?.program.source).toBe(source)
  expect(source.startsWith(told.at(-1) ?? '?')).toBe(true)
})

test('a model that thinks and then says nothing gave an empty answer', async () => {
  const { words } = await write([model(await playing(text('Hm, a map?\n</think>\n')))])
  expect(words).toContain('played gave an empty answer.')
})

test.each([
  ['words alone', text('I would use a map of what was seen.')],
  ['fields of another name', answerJson({ answer: source })],
  ['a list', answerJson([source])],
  ['a number for the code', answerJson({ solution: 42 })],
  ['no code', answerJson({ ...goodAnswer, solution: '' })],
])('%s is no answer, and the model is asked again', async (_, reply) => {
  const { draft, outcomes } = await write([model(await playing(reply, good))])
  expect(draft?.program.source).toBe(source)
  expect(outcomes).toEqual(['unreadable', 'ok'])
})

test('while it is written, a person sees code and nothing else of the answer', async () => {
  for (const reply of [fenced(goodAnswer), text(`Use a map.\n\n\`\`\`python\n${source}\n\`\`\`\n\nIt is O(n).`)]) {
    const { told } = await write([model(await playing({ ...reply, chunkSize: 3 } as Reply))])
    expect(told.every((code) => source.startsWith(code.trimEnd()))).toBe(true)
    expect(told.at(-1)?.trimEnd()).toBe(source)
  }
})

test('the next model is asked when one fails, and whose answer it is is told', async () => {
  const sandbox = await playing(
    byModel({
      locked: () => withStatus(401),
      prude: () => ({ kind: 'refusal', text: 'I will not.' }),
      silent: () => ({ kind: 'silence' }),
      willing: () => good,
    }),
  )
  const order = ['locked', 'prude', 'silent', 'willing'].map((name) =>
    model(sandbox, { model: name, timeoutMs: 500, provider: name === 'prude' ? 'anthropic' : 'openai-compatible' }),
  )
  const { draft, calls } = await write(order)
  expect(draft).toMatchObject({ provider: 'willing' })
  expect(calls.map((call) => [call.modelId, call.outcome])).toEqual([
    ['locked', 'unauthorized'],
    ['prude', 'refused'],
    ['silent', 'timed-out'],
    ['willing', 'ok'],
  ])
})

test('where all fail, the person is told of each, and no key is in it', async () => {
  const key = (name: string) => `${KEY}-${name}`
  const sandbox = await playing(({ model: name }) => withStatus(401, { message: `Incorrect API key: ${key(name)}` }))
  const { failed, words, calls } = await write(
    ['one', 'two'].map((name) => model(sandbox, { model: name, apiKey: key(name) })),
  )
  expect(words).toMatch(/one refused the key.*two refused the key/)
  expect(`${failed?.stack} ${JSON.stringify(failed)} ${JSON.stringify(calls)}`).not.toContain(KEY)
})

test('a key of the environment is not sent to an address of the settings', async () => {
  const names = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'GOOGLE_GENERATIVE_AI_API_KEY']
  for (const name of names) vi.stubEnv(name, `${KEY}-of-the-environment`)
  const sandbox = await playing(good)
  for (const provider of providers) await write([model(sandbox, { provider, apiKey: undefined })])
  vi.unstubAllEnvs()
  expect(sandbox.requests).toHaveLength(providers.length)
  expect(JSON.stringify(sandbox.requests)).not.toContain('of-the-environment')
})

test('a short Retry-After is waited for', async () => {
  const sandbox = await playing(withStatus(429, { retryAfter: 1 }), good)
  const { draft, milliseconds } = await write([model(sandbox)])
  expect(draft).toBeDefined()
  expect(milliseconds).toBeGreaterThan(850)
  expect(milliseconds).toBeLessThan(2_000)
})

test('a Retry-After that is a date is waited for', async () => {
  const soon = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 1_000)
  const sandbox = await playing(withStatus(503, { retryAfter: soon }), good)
  await write([model(sandbox)])
  const [, again] = sandbox.requests
  // A wait is spread by a tenth.
  expect(again?.receivedAt).toBeGreaterThan(soon.getTime() - 250)
})

test('a long Retry-After is not: the next model is asked at once', async () => {
  const sandbox = await playing(byModel({ busy: () => withStatus(429, { retryAfter: 600 }), free: () => good }))
  const { draft, outcomes, milliseconds } = await write(['busy', 'free'].map((name) => model(sandbox, { model: name })))
  expect(draft).toMatchObject({ provider: 'free' })
  expect(outcomes).toEqual(['rate-limited', 'ok'])
  expect(milliseconds).toBeLessThan(400)
})

test('a model that fails late is not asked as often, for a person waits: the next one is', async () => {
  const half = JSON.stringify(goodAnswer).slice(0, 40)
  const late: Reply = { kind: 'error-event', text: half, status: 500, afterMs: 1_100 }
  const sandbox = await playing(byModel({ late: () => late, prompt: () => good }))
  const order = ['late', 'prompt'].map((name) => model(sandbox, { model: name, timeoutMs: 3_000 }))
  // A third try would begin after the time that one has.
  expect((await write(order)).outcomes).toEqual(['cut-off', 'cut-off', 'ok'])
})

test('a person is told when to come back', async () => {
  const { words } = await write([model(await playing(withStatus(429, { retryAfter: 600 })))])
  expect(words).toMatch(/played takes no more requests for now; try again in 600 seconds/)
})

test('without Retry-After each wait is longer than the one before', async () => {
  const sandbox = await playing(withStatus(500, { retryAfter: undefined }))
  await write([model(sandbox)])
  const [first = 0, second = 0, third = 0] = sandbox.requests.map(({ receivedAt }) => receivedAt)
  expect(second - first).toBeGreaterThan(400)
  expect(third - second).toBeGreaterThan((second - first) * 1.5)
})

test('a cancel ends the wait for another try', async () => {
  const sandbox = await playing(withStatus(429, { retryAfter: 8 }))
  const { failed, milliseconds } = await write([model(sandbox)], AbortSignal.timeout(300))
  expect(failed?.name).toMatch(/AbortError|TimeoutError/)
  expect(milliseconds).toBeLessThan(1_000)
  expect(sandbox.requests).toHaveLength(1)
})

test('a server that is not there is tried again, and then the next is asked', async () => {
  const gone = await playing(good)
  await gone.close()
  const { draft, outcomes } = await write([model(gone), model(await playing(good))])
  expect(draft).toBeDefined()
  expect(outcomes).toEqual(['unreachable', 'unreachable', 'unreachable', 'ok'])
})

test('what failed calls have used is counted', async () => {
  const tokens = { input: 1_000, output: 100 }
  const sandbox = await playing(
    { kind: 'refusal', text: 'I will not.', tokens },
    { kind: 'text', text: 'I would use a map.', tokens },
    { kind: 'text', text: JSON.stringify(goodAnswer), tokens },
  )
  const models = [model(sandbox, { inputPrice: 1 }), model(sandbox, { inputPrice: 2, outputPrice: 10 })]
  const { calls, spent } = await write(models)
  expect(calls.map(({ outcome, inputTokens, costMicros }) => [outcome, inputTokens, costMicros])).toEqual([
    ['refused', 1_000, 1_000],
    ['unreadable', 1_000, 3_000],
    ['ok', 1_000, 3_000],
  ])
  expect(spent).toEqual({ tokens: 3_300, costMicros: 7_000 })
})

test('an answer cut at the limit of tokens is not asked for again: it would be cut again', async () => {
  const sandbox = await playing({ kind: 'length', text: '{"solution": "def two_sum(nums' })
  const { words, outcomes } = await write([model(sandbox)])
  expect(words).toMatch(/played used up its tokens before its answer was whole/)
  expect(outcomes).toEqual(['too-long'])
})

test.each(['words', 'nothing'] as const)('%s without an end: it is left long before the time limit', async (of) => {
  const sandbox = await playing({ kind: 'endless', of })
  for (const provider of providers) {
    const { words, outcomes } = await write([model(sandbox, { provider, timeoutMs: 20_000 })])
    expect(words).toMatch(/played gave an answer without an end/)
    expect(outcomes).toEqual(['too-long'])
  }
  await vi.waitFor(() => expect(sandbox.requests.every(({ abandoned }) => abandoned)).toBe(true))
})

test('of what was cut off, the tokens are guessed by its length', async () => {
  const sandbox = await playing({ kind: 'cut', text: JSON.stringify(goodAnswer), how: 'destroyed' }, good)
  const { calls } = await write([model(sandbox, { inputPrice: 1 })])
  expect(calls[0]).toMatchObject({ outcome: 'cut-off' })
  expect(calls[0]?.inputTokens).toBeGreaterThan(50)
  expect(calls[0]?.outputTokens).toBeGreaterThan(10)
  expect(calls[0]?.costMicros).toBe(calls[0]?.inputTokens)
})

test('ten at once are held up by a dead, a lying and a slow model no longer than one, and each gets an answer', async () => {
  const gone = await playing(good)
  await gone.close()
  const sandbox = await playing(
    byModel({
      dead: () => ({ kind: 'silence' }),
      lying: () => ({ kind: 'endless', of: 'nothing' }),
      slow: () => slowly('{"solution": "', 200),
      well: () => good,
    }),
  )
  const order = ['dead', 'lying', 'slow', 'well'].map((name) => model(sandbox, { model: name, timeoutMs: 1_000 }))
  const all = await Promise.all(Array.from({ length: 10 }, () => write([model(gone, { timeoutMs: 1_000 }), ...order])))
  expect(all.map(({ draft }) => draft?.provider)).toEqual(Array.from({ length: 10 }, () => 'well'))
  expect(Math.max(...all.map(({ milliseconds }) => milliseconds))).toBeLessThan(8_000)
  await vi.waitFor(() => expect(sandbox.requests.every((request) => request.answered || request.abandoned)).toBe(true))
}, 30_000)

test('half of an explanation is not told as a whole one', async () => {
  const sandbox = await playing(
    { kind: 'cut', text: 'A map remembers each number, so the partner of each is known at once.', how: 'ended' },
    text('A map remembers.'),
  )
  const models = openModels([model(sandbox)], () => {})
  const about = { problemStatement: 'Two Sum', solution: source, language: 'python', earlier: [] } as const
  expect(await models.answerFollowUp?.(about, 'Why?')).toEqual({ answer: 'A map remembers.', provider: 'played' })
})

test('a question goes with the problem, the solution and what was said before', async () => {
  const sandbox = await playing(text('Because of the map.'))
  const models = openModels([model(sandbox)], () => {})
  const earlier = [{ question: 'Is it quick?', answer: 'Yes.' }]
  await models.answerFollowUp?.({ problemStatement: 'Two Sum', solution: source, language: 'python', earlier }, 'Why?')
  expect(sandbox.requests).toMatchObject([
    {
      system: expect.stringContaining(source),
      messages: [
        { role: 'user', text: 'Is it quick?' },
        { role: 'assistant', text: 'Yes.' },
        { role: 'user', text: 'Why?' },
      ],
    },
  ])
})

function omit({ solution: _, ...rest }: typeof goodAnswer) {
  return rest
}
