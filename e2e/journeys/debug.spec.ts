import { messages } from '@dryrun/contract/messages'
import { text } from '@dryrun/model-sandbox/scripts'
import { answerWith, lanternRows, test } from '../modelled.ts'
import { expect } from '../person.ts'
import { picture } from '../pictures.ts'
import { expectWellMade } from '../screen.ts'
import { solve } from '../solved.ts'
import { evidence, shots, upload } from '../solving.ts'

const FAILURE = 'Wrong answer on test 7.\nInput: lamps = []\nExpected: 0\nGot: an exception'
const mended = lanternRows.right.replace('    waiting = []', '    if not lamps:\n        return 0\n    waiting = []')

test('an answer that failed elsewhere is debugged with the words of the failure, and what changed is shown', async ({
  page,
  request,
  signedIn,
  person,
  server,
  model: plays,
}) => {
  await server.admin('plan', person.email, 'basic')
  plays([text(answerWith(lanternRows.right))])
  const id = await solve(request, signedIn, { picture: 'lantern-rows.png' })
  plays(({ messages: asked }) =>
    text(asked.at(-1)?.text.includes('Wrong answer on test 7') ? answerWith(mended, 'No lamps, no pairs.') : 'What?'),
  )

  await page.goto(`/solutions/${id}`)
  const questions = page.getByRole('region', { name: 'Questions' })
  await page.getByLabel('Ask about this solution').fill('And without lamps?')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(questions.getByText('What?')).toBeVisible()
  await page.getByRole('button', { name: 'It failed: debug' }).click()
  await expect(page.getByLabel('The failure, in words')).toBeFocused()
  await expect(questions.getByText('And without lamps?')).toBeVisible()
  await page.getByRole('button', { name: 'Debug', exact: true }).click()
  await expect(page.getByText(messages.processing.debugNeedsFailure)).toBeVisible()
  await page.getByLabel('The failure, in words').fill(FAILURE)
  await upload(page, picture('lemon-cake.png'))
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Remove Screenshot 1' }).click()
  await expect(shots(page)).toHaveCount(0)
  await page.getByLabel('The failure, in words').press('Control+Enter')

  await expect(page.getByRole('region', { name: 'What changed' })).toContainText('Added:     if not lamps:')
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(2))
  await expect(page.getByLabel('The failure, in words')).toHaveCount(0)
  await expect(questions.getByRole('heading', { name: 'About the answer before' })).toBeVisible()
  await expect(questions.getByText('And without lamps?')).toBeVisible()
  await expectWellMade(page)

  await page.getByRole('link', { name: 'Solutions', exact: true }).click()
  await page.getByLabel('Type').selectOption({ label: 'Debug' })
  await expect(page.getByText('1 in all')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Lantern Rows' })
  await expect(row).toContainText('passed 2 of 2')
  await row.getByRole('link').click()
  await expect(page.getByRole('group', { name: 'Changed lines' })).toContainText('if not lamps:')
})

test('a debug that no model could make keeps what was written, and can be tried again', async ({
  page,
  request,
  signedIn,
  person,
  server,
  model: plays,
}) => {
  await server.admin('plan', person.email, 'basic')
  plays([text(answerWith(lanternRows.right))])
  const id = await solve(request, signedIn, { picture: 'lantern-rows.png' })
  plays([{ kind: 'status', status: 401 }])
  await page.goto(`/problem-solver?debug=${id}`)
  await page.getByLabel('The failure, in words').fill(FAILURE)
  await page.getByRole('button', { name: 'Debug', exact: true }).click()
  await expect(page.getByText(/^No model gave an answer\./).first()).toBeVisible()
  await expect(page.getByLabel('The failure, in words')).toHaveValue(FAILURE)
  await expectWellMade(page)

  plays([text(answerWith(mended))])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'What changed' })).toBeVisible()
})

test('a question about a solution is answered beneath it, and stays there', async ({
  page,
  request,
  signedIn,
  model: plays,
}) => {
  plays([text(answerWith(lanternRows.right))])
  const id = await solve(request, signedIn, { picture: 'lantern-rows.png' })
  plays([text('Because **each lamp** is pushed and popped once. <img src=x onerror=alert(1)>')])
  await page.goto(`/solutions/${id}`)
  await page.getByLabel('Ask about this solution').fill('Why is it linear?')
  await page.getByLabel('Ask about this solution').press('Control+Enter')
  const questions = page.getByRole('region', { name: 'Questions' })
  await expect(questions.getByText('Why is it linear?')).toBeVisible()
  await expect(questions.getByText('each lamp', { exact: true })).toBeVisible()
  await expect(questions).toContainText('onerror=alert(1)')
  expect(await questions.locator('img').count()).toBe(0)

  plays([{ kind: 'status', status: 401 }])
  await page.getByLabel('Ask about this solution').fill('And in space?')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(questions.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Ask about this solution')).toHaveValue('And in space?')
  await expectWellMade(page)
  await page.reload()
  await expect(questions.getByText('each lamp', { exact: true })).toBeVisible()
})
