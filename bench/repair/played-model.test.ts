import type { ReceivedRequest } from '@dryrun/model-sandbox/script'
import { openBank } from '@dryrun/problem-bank/bank'
import { openRunner } from '@dryrun/runner/choose'
import { afterAll, expect, test } from 'vitest'
import { hiddenCases, pageOf, passedExamples, rightOnHidden } from './pages.ts'
import { playModel } from './played-model.ts'
import { type Erring, erring } from './slips.ts'

const [bank, runner] = await Promise.all([openBank(), openRunner()])
afterAll(() => runner.close())

function page(slug: string, language: 'python' | 'javascript' = 'python') {
  const entry = bank.entries.find((one) => one.slug === slug)
  const shown = entry && pageOf(entry, language)
  if (!shown) throw new Error(`the bank has lost ${slug}`)
  return shown
}

const search = page('binary-search')
const wrong: Erring = {
  page: search,
  slip: 'wrong base',
  first: 'def search(nums, target):\n    return 0\n',
}
const [example] = search.problem.examples

/** What the model gives for a draft, and then for repairs whose prompts say this. */
async function given(habit: Parameters<typeof playModel>[1], ...prompts: string[]): Promise<string[]> {
  const { script } = playModel(wrong, habit, '1')
  const answers: string[] = []
  for (const prompt of [null, ...prompts]) {
    const earlier = { role: 'assistant', text: JSON.stringify({ solution: answers.at(-1) }), pictures: [] } as const
    const asked = { role: 'user', text: prompt ?? 'Solve this.', pictures: [] } as const
    const messages = prompt === null ? [asked] : [{ ...asked, text: 'Solve this.' }, earlier, asked]
    const reply = await script({ messages } as unknown as ReceivedRequest)
    answers.push(JSON.parse('text' in reply ? (reply.text ?? '') : '').solution)
  }
  return answers
}

const told = `Input:\n${example?.input}\nThe page says:\n${example?.expected}`

test('a model mends when its habit says so, and not before', async () => {
  expect(await given('mends at once', told)).toEqual([wrong.first, search.right])
  const [first, second, third] = await given('mends at the second', told, told)
  expect(first).toBe(wrong.first)
  expect(second).not.toBe(search.right)
  expect(third).toBe(search.right)
})

test('a model that is not shown the case that failed cannot mend', async () => {
  expect(await given('mends at once', 'It is wrong.')).toEqual([wrong.first, wrong.first])
})

test('a model that patches looks the one case up, and stays wrong elsewhere', async () => {
  const [, patched = ''] = await given('patches the case', told)
  expect(patched).toContain(`return ${example?.expected}`)
  expect(await rightOnHidden(search, patched, await hiddenCases(search, runner), runner)).toBe(false)
})

test.each(['python', 'javascript'] as const)(
  'a draft that errs in %s was seen to fail, and the bank’s own is right',
  async (language) => {
    const shown = page('binary-search', language)
    const found = await erring(shown, 'wrong base', '1', runner)
    expect(await passedExamples(shown, found?.first ?? '', runner)).toContain(false)
    const hidden = await hiddenCases(shown, runner)
    expect(hidden.length).toBeGreaterThan(20)
    expect(await rightOnHidden(shown, shown.right, hidden, runner)).toBe(true)
    expect(await rightOnHidden(shown, found?.first ?? '', hidden, runner)).toBe(false)
  },
)

test('right code under another name is not right where the page is from', async () => {
  const found = await erring(search, 'wrong name', '1', runner)
  expect(await rightOnHidden(search, found?.first ?? '', await hiddenCases(search, runner), runner)).toBe(false)
})
