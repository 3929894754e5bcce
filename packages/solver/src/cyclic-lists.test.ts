import { Language } from '@dryrun/contract/languages'
import { messages } from '@dryrun/contract/messages'
import type { Problem } from '@dryrun/contract/problem'
import type { Result } from '@dryrun/contract/processing'
import { openRunner } from '@dryrun/runner/choose'
import { afterAll, expect, test, vi } from 'vitest'
import { openBankAuthor } from './bank-author.ts'
import { solve } from './solve.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 30_000 })

const [author, runner] = await Promise.all([openBankAuthor(), openRunner()])
afterAll(() => runner.close())

const shown = (values: number[], pos: number, value: boolean): Problem['examples'][number] => ({
  input: `head = [${values}], pos = ${pos}`,
  expected: String(value),
  arguments: [
    { name: 'head', value: values },
    { name: 'pos', value: pos },
  ],
  value,
})

const page: Problem = {
  title: 'Linked List Cycle',
  statement:
    "Given head, the head of a linked list, determine if the linked list has a cycle in it.\nThere is a cycle in a linked list if there is some node in the list that can be reached again by continuously following the next pointer. Internally, pos is used to denote the index of the node that tail's next pointer is connected to. Note that pos is not passed as a parameter.\nReturn true if there is a cycle in the linked list. Otherwise, return false.",
  constraints: ['The number of the nodes in the list is in the range [0, 10^4].', 'pos is -1 or a valid index.'],
  examples: [shown([3, 2, 0, -4], 1, true), shown([1, 2], 0, true), shown([1], -1, false)],
  signature: { name: 'hasCycle', parameters: [{ name: 'head', type: 'list_node' }], returns: 'boolean' },
  unreadable: [],
}

async function solved(language: Language): Promise<Partial<Result>> {
  const reader = { read: async () => page, close: async () => undefined }
  const steps = solve({ images: [], language, type: 'solution', repairRounds: 1 }, { reader, author, runner })
  for await (const step of steps) if (step.type === 'result') return step.result
  throw new Error('no result')
}

test.each(Language.exclude(['rust']).options.filter((language) => runner.languages.includes(language)))(
  'a list that may lead back is built as the page shows it, and the answer verified, in %s',
  async (language) => {
    const { verification, solution } = await solved(language)
    expect(verification).toMatchObject({ status: 'passed' })
    expect(verification?.cases.map(({ input }) => input)).toEqual(page.examples.map(({ input }) => input))
    expect(solution).not.toContain('pos')
  },
)

test('where the collection has no answer in a language, that is the reason', async () => {
  const { verification, solution, explanation } = await solved('rust')
  expect(solution).toBeUndefined()
  expect(verification).toMatchObject({
    status: 'unverified',
    reason: messages.processing.notInLanguage('Linked List Cycle', 'Rust'),
  })
  expect(explanation).not.toContain('resembles')
})
