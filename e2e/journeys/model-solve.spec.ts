import { messages } from '@dryrun/contract/messages'
import { text } from '@dryrun/model-sandbox/scripts'
import type { Page } from '@playwright/test'
import { answerWith, lanternRows, test } from '../modelled.ts'
import { expect } from '../person.ts'
import { picture } from '../pictures.ts'
import { expectWellMade } from '../screen.ts'
import { evidence, openSolver, solveButton, upload } from '../solving.ts'

async function solveLanterns(page: Page): Promise<void> {
  await openSolver(page)
  await upload(page, picture('lantern-rows.png'))
  await solveButton(page).click()
}

const code = (page: Page) => page.getByRole('group', { name: 'Code' })

test('a model’s answer is seen as it is written, fails an example, is repaired in sight, and then passes', async ({
  page,
  signedIn: _,
  model: plays,
}) => {
  const mayRepair = Promise.withResolvers<void>()
  plays(async ({ attempt }) => {
    if (attempt === 1) return { kind: 'text', text: answerWith(lanternRows.wrong), chunkSize: 6, pauseMs: 25 }
    await mayRepair.promise
    return text(answerWith(lanternRows.right))
  })
  await solveLanterns(page)

  await expect(code(page)).toContainText('def greeting_pairs')
  await expect(page.getByRole('region', { name: 'Draft' })).toBeVisible()
  await expect(page.getByText('2 of 2 run')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'lamps = [3,1,3,2,3]' })).toContainText('Failed')
  await expect(page.getByText('Example 1 failed. Repairing the answer: round 1 of 1.').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Draft, being repaired' })).toContainText('zip(lamps')
  await expectWellMade(page)

  mayRepair.resolve()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(2))
  await expect(evidence(page)).toContainText(messages.processing.ranBefore)
  await expect(code(page)).toContainText('waiting.append(lamp)')
  await expect(page.getByTitle('Who wrote it')).toHaveText(/played.* · 2 rounds/)
  await expect(page.getByRole('listitem').filter({ hasText: /^run.*\(1 failed\)/ })).toHaveCount(1)
  await expectWellMade(page)
})

test('when the model fails its words are shown, nothing is spent, and trying again finds it mended', async ({
  page,
  signedIn: _,
  model: plays,
  allowance,
}) => {
  plays([{ kind: 'status', status: 401, message: 'Incorrect API key provided.' }])
  await solveLanterns(page)
  await expect(page.getByText(/^No model gave an answer\. .+ It cost no query\.$/).first()).toBeVisible()
  await expectWellMade(page)
  expect(await allowance()).toMatchObject({ usedToday: 0 })

  plays([text(answerWith(lanternRows.right))])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(2))
  expect(await allowance()).toMatchObject({ usedToday: 1 })
})

test('a model that stays silent is waited for in calm words, and the solve can be canceled', async ({
  page,
  signedIn: _,
  model: plays,
  allowance,
}) => {
  plays([{ kind: 'silence' }])
  await solveLanterns(page)
  await expect(page.getByText(messages.processing.stillWaiting)).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(messages.processing.canceled).first()).toBeVisible()
  expect(await allowance()).toMatchObject({ usedToday: 0 })
})

test('a question with choices is answered in words, which are not said to be verified', async ({
  page,
  signedIn: _,
  model: plays,
}) => {
  const screen = await page.context().newPage()
  await screen.setContent(`
    <body style="font: 22px/1.7 sans-serif; padding: 48px; background: white">
      <h2>Question 4 of 20</h2>
      <p>Which data structure gives back the element that was added last before all others?</p>
      <p>A. Queue</p><p>B. Stack</p><p>C. Heap</p><p>D. Linked list</p>
    </body>`)
  const buffer = await screen.screenshot()
  await screen.close()
  plays([text(JSON.stringify({ explanation: '**B. Stack**: what was added last comes back first.' }))])
  await openSolver(page)
  await upload(page, { name: 'question.png', mimeType: 'image/png', buffer })
  await solveButton(page).click()
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('B. Stack: what was added last')
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.notVerified)
  await expect(page.getByText(/passed/i)).toHaveCount(0)
  await expectWellMade(page)
})

test('what a model writes is text: nothing of it runs, and nothing is fetched', async ({
  page,
  signedIn: _,
  model: plays,
}) => {
  const hostile =
    '<script>alert(1)</script><img src=x onerror=alert(2)> ![p](https://evil.example/p.png) [go](javascript:alert(3))'
  plays([text(answerWith(`${lanternRows.right}\n# </pre><script>alert(4)</script>`, hostile))])
  const elsewhere: string[] = []
  page.on('request', (request) => request.url().includes('evil.example') && elsewhere.push(request.url()))
  let ran = false
  page.on('dialog', (dialog) => {
    ran = true
    void dialog.dismiss()
  })
  await solveLanterns(page)
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(2))
  const answer = page.getByRole('region', { name: 'Solution' })
  await expect(answer).toContainText('onerror=alert(2)')
  await expect(answer).toContainText('<script>alert(4)</script>')
  expect(await answer.locator('img, script, a').count()).toBe(0)
  expect(elsewhere).toEqual([])
  expect(ran).toBe(false)
})

test('the privacy policy names what reads and what writes on this server', async ({ page }) => {
  await page.goto('/privacy-policy')
  await expect(page.getByText(/^On this server/)).toHaveText(
    'On this server, in the order of asking, what reads screenshots is: embedded reader; what writes answers is: problem bank, openai-compatible/played.',
  )
  await expectWellMade(page)
})
