import { messages } from '@dryrun/contract/messages'
import type { Page } from '@playwright/test'
import { expect, test } from '../person.ts'
import { picture } from '../pictures.ts'
import { evidence, largeScreenshot, openSolver, shots, solveButton, upload } from '../solving.ts'

test.beforeEach(async ({ page, signedIn: _ }) => openSolver(page))

/** Starts a solve that takes the reader some seconds, and waits until it is at it. */
async function startLongSolve(page: Page): Promise<void> {
  const large = await largeScreenshot(page, 'two-sum')
  await upload(page, large, large)
  await solveButton(page).click()
  await expect(page.getByText('Reading the screenshots.').first()).toBeVisible()
}

test('a page that is reloaded in the middle of a solve comes back to it and shows how it ends', async ({
  page,
  allowance,
}) => {
  await startLongSolve(page)
  await page.reload()
  await expect(page.getByText(messages.processing.analyzing)).toBeVisible()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(3))
  expect(await allowance()).toMatchObject({ usedToday: 1 })
})

test('a solve goes on while its person looks at another page', async ({ page }) => {
  await startLongSolve(page)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'solving' })).toBeVisible()
  await page.getByRole('link', { name: 'Solve', exact: true }).click()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(3))
})

test('a solve that is canceled while it is read costs nothing, and its pictures can be sent again', async ({
  page,
  allowance,
}) => {
  await startLongSolve(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(messages.processing.canceled).first()).toBeVisible()
  await expect(page.getByRole('list').getByText('pending')).toHaveCount(2)
  expect(await allowance()).toMatchObject({ usedToday: 0 })

  await solveButton(page).click()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(3))
})

test('a solve that takes longer than two minutes is given up here; asked again, it is the same solve', async ({
  page,
  allowance,
}) => {
  await startLongSolve(page)
  // As if it had been started three minutes ago.
  await page.evaluate(() => {
    for (const [name, stored] of Object.entries(sessionStorage)) {
      const { startedAt, ...solve } = JSON.parse(stored)
      sessionStorage.setItem(name, JSON.stringify({ ...solve, startedAt: startedAt - 180_000 }))
    }
  })
  await page.reload()
  await expect(page.getByText(messages.processing.timedOut).first()).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(3))
  expect(await allowance()).toMatchObject({ usedToday: 1 })
})

test('a picture that this browser has lost cannot be sent, and that is said', async ({ page, allowance }) => {
  await upload(page, picture('two-sum.png'))
  await page.evaluate(async () => {
    const [database] = await indexedDB.databases()
    const opening = indexedDB.open(database?.name ?? '')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const transaction = opening.result.transaction('shots', 'readwrite')
    transaction.objectStore('shots').clear()
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  })
  await solveButton(page).click()
  await expect(page.getByText(messages.processing.fileUnreadable).first()).toBeVisible()
  await expect(shots(page)).toHaveCount(0)
  expect(await allowance()).toMatchObject({ usedToday: 0 })
})
