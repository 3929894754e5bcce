import { messages } from '@dryrun/contract/messages'
import { generateSolutionStream, quota } from '@dryrun/contract/processing'
import { expect, test } from '../person.ts'
import { picture } from '../pictures.ts'
import { evidence, openSolver, solveButton, upload } from '../solving.ts'

test('a dashboard that could not be loaded says so, and can be loaded again', async ({ page, signedIn: _ }) => {
  await page.route('**/api/processing/**', (route) => route.fulfill({ status: 500 }))
  await page.goto('/dashboard')
  await expect(page.getByText(messages.dashboard.loadFailed)).toHaveCount(2)
  await page.unroute('**/api/processing/**')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.first().click()
  await expect(page.getByText('Query Limit')).toBeVisible()
  await again.click()
  await expect(page.getByText(messages.dashboard.noActivity)).toBeVisible()
})

test('a portal that is opened while the server cannot be reached signs nobody out', async ({ page, signedIn: _ }) => {
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('alert')).toContainText(messages.http.network)
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})

test('an answer that is none of ours is told by its number; a solve that failed can be asked again', async ({
  page,
  signedIn: _,
  allowance,
}) => {
  await openSolver(page)
  await upload(page, picture('climbing-stairs.png'))
  await page.route(`**${generateSolutionStream.url}`, (route) => route.fulfill({ status: 418, body: 'teapot' }))
  await solveButton(page).click()
  await expect(page.getByText(messages.processing.httpError(418)).first()).toBeVisible()

  await page.unroute(`**${generateSolutionStream.url}`)
  const failed = { code: 'engine_failed', message: messages.processing.failed }
  await page.route(`**${generateSolutionStream.url}`, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `id: 1\nevent: error\ndata: ${JSON.stringify(failed)}\n\n`,
    }),
  )
  await solveButton(page).click()
  await expect(page.getByText(messages.processing.failed).first()).toBeVisible()

  await page.unroute(`**${generateSolutionStream.url}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(2))
  expect(await allowance()).toMatchObject({ usedToday: 1 })
})

test('the solver works while the allowance cannot be loaded', async ({ page, signedIn: _ }) => {
  await page.route(`**${quota.url}`, (route) => route.fulfill({ status: 500 }))
  await page.goto('/problem-solver')
  await upload(page, picture('climbing-stairs.png'))
  await solveButton(page).click()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(2))
})
