import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openModelSandbox } from '@dryrun/model-sandbox/model-sandbox'
import type { Reply } from '@dryrun/model-sandbox/script'
import { answerJson, inTurn, text } from '@dryrun/model-sandbox/scripts'
import { afterEach, expect, test } from 'vitest'
import { openModels } from './models.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const sandbox of opened.splice(0)) await sandbox.close()
})

/** What a model that sees says of a page. */
const SEEN = {
  isProblem: true,
  title: 'Wobble Score',
  statement: 'Return the wobble score of the readings.',
  constraints: ['1 <= readings.length <= 10^4'],
  examples: [
    {
      input: 'readings = [5, 1], name = "ab"',
      output: 'true',
      arguments: [
        { name: 'readings', value: [5, 1] },
        { name: 'name', value: 'ab' },
      ],
      value: true,
    },
  ],
  starterCode: 'def wobble(readings: List[int], name: str) -> bool:\n    pass',
  standardInput: false,
  unreadable: [],
}

async function readerOf(...replies: [Reply, ...Reply[]]) {
  const sandbox = await openModelSandbox(inTurn(replies))
  opened.push(sandbox)
  const { reader } = openModels(
    [
      {
        id: 'eye',
        provider: 'openai-compatible',
        model: 'eye',
        baseUrl: `${sandbox.url}/v1`,
        uses: ['reading'],
        timeoutMs: 10_000,
        trusted: true,
      },
    ],
    () => undefined,
  )
  if (!reader) throw new Error('no model reads')
  return { reader, requests: sandbox.requests }
}

const shots = await Promise.all(
  ['two-sum.png', 'best-time-to-buy-and-sell-stock.jpg'].map((name) =>
    readFile(path.join(import.meta.dirname, '../../fixtures', name)),
  ),
)

test('a model is shown the pictures as they are, in their order, and its reading is a problem', async () => {
  const { reader, requests } = await readerOf(answerJson(SEEN))
  const { problem, provider } = await reader.read(shots)
  expect(provider).toBe('eye')
  expect(requests[0]?.messages[0]?.pictures.map(({ mediaType }) => mediaType)).toEqual(['image/png', 'image/jpeg'])
  expect(problem).toMatchObject({
    title: 'Wobble Score',
    examples: [{ expected: 'true', value: true, arguments: [{ value: [5, 1] }, { value: 'ab' }] }],
    signature: { name: 'wobble', returns: 'boolean', parameters: [{ type: 'integer[]' }, { type: 'string' }] },
    unreadable: [],
  })
})

test('a value that the words of its example do not hold was made up, and the example is not readable', async () => {
  const [example] = SEEN.examples
  const { reader } = await readerOf(
    answerJson({ ...SEEN, examples: [{ ...example, arguments: [{ value: [5, 2] }, { value: 'ab' }] }, example] }),
  )
  const { problem } = await reader.read(shots)
  expect(problem?.unreadable).toEqual(['Example 1'])
  expect(problem?.examples[0]).not.toHaveProperty('value')
})

test('what a model says it cannot read is named', async () => {
  const { reader } = await readerOf(answerJson({ ...SEEN, unreadable: ['Example 1', 'the title'] }))
  expect((await reader.read(shots)).problem?.unreadable).toEqual(['Example 1'])
})

test('a page for a program has texts for examples, and asks for nothing to call', async () => {
  const examples = [{ input: '2\n5 1', output: '6' }]
  const { reader } = await readerOf(answerJson({ ...SEEN, examples, starterCode: '', standardInput: true }))
  expect((await reader.read(shots)).problem).toMatchObject({
    program: true,
    examples: [{ input: '2\n5 1', expected: '6' }],
    unreadable: [],
  })
})

test('a picture that is no problem is none', async () => {
  const { reader } = await readerOf(answerJson({ isProblem: false }))
  expect((await reader.read(shots)).problem).toBeNull()
})

test('an answer in another form is asked for again', async () => {
  const { reader, requests } = await readerOf(answerJson({ text: 'Two Sum' }), answerJson(SEEN))
  expect((await reader.read(shots)).problem?.title).toBe('Wobble Score')
  expect(requests).toHaveLength(2)
})

test('the text of a picture is copied, and nothing is an empty text', async () => {
  const { reader } = await readerOf(text('IndexError: list index out of range'), text('NOTHING'))
  expect(await reader.transcribe(shots)).toBe('IndexError: list index out of range')
  expect(await reader.transcribe(shots)).toBe('')
})
