import { readFile } from 'node:fs/promises'
import { messages } from '@dryrun/contract/messages'
import { generateSolutionStream } from '@dryrun/contract/processing'
import type { Page } from '@playwright/test'
import { toast } from '../page.ts'
import { expect, test } from '../person.ts'
import { pageOf, picture } from '../pictures.ts'
import { evidence, openSolver, shots, solveButton, upload } from '../solving.ts'

test.beforeEach(async ({ page, signedIn: _ }) => openSolver(page))

test('a picture that is dropped anywhere on the page is solved', async ({ page }) => {
  const base64 = await readFile(picture('climbing-stairs.png'), 'base64')
  const held = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer()
    const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
    transfer.items.add(new File([content], 'climbing-stairs.png', { type: 'image/png' }))
    return transfer
  }, base64)
  const strip = page.getByRole('region', { name: 'Screenshots' })
  await page.dispatchEvent('body', 'dragover', { dataTransfer: held })
  await expect(strip).toHaveAttribute('data-dropping', 'true')
  await page.dispatchEvent('body', 'drop', { dataTransfer: held })
  await expect(shots(page)).toHaveCount(1)
  await expect(strip).toHaveAttribute('data-dropping', 'false')
  await expectSolved(page, 2)
})

test('a picture is pasted from the clipboard; without one on it, that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('only words'))
  await page.keyboard.press('Control+V')
  await expect(toast(page, messages.processing.nothingToPaste)).toBeVisible()

  const base64 = await readFile(picture('climbing-stairs.png'), 'base64')
  await page.evaluate(async (bytes) => {
    const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([content], { type: 'image/png' }) })])
  }, base64)
  await page.keyboard.press('Control+V')
  await expect(shots(page)).toHaveCount(1)
  await expectSolved(page, 2)
})

test('a problem on another tab is captured from the screen and solved', async ({ page, context }) => {
  const problem = await context.newPage()
  await problem.setViewportSize({ width: 1280, height: 800 })
  await problem.goto(pageOf('two-sum'))
  await page.bringToFront()
  await page.getByRole('button', { name: 'Capture screen' }).click()
  await expect(shots(page)).toHaveCount(1)

  const asking = page.waitForRequest(`**${generateSolutionStream.url}`)
  await expectSolved(page, 3)
  const png = Buffer.from((await asking).postDataJSON().screenshots[0], 'base64')
  // As large as it was on the tab: small text on it stays readable.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 800])
})

test('two screenshots of one problem are read as one', async ({ page }) => {
  const name = 'longest-substring-without-repeating-characters'
  await upload(page, picture(`${name}-1.png`), picture(`${name}-2.png`))
  await expectSolved(page, 3)
})

test('a third screenshot is more than the Free plan takes', async ({ page }) => {
  await upload(page, picture('two-sum.png'), picture('climbing-stairs.png'))
  await page.getByLabel('Screenshot files').setInputFiles(picture('two-sum.png'))
  await expect(toast(page, messages.processing.planScreenshots('Free', 2))).toBeVisible()
  await expect(shots(page)).toHaveCount(2)
})

test('screenshots wait through a reload; one that was removed comes back by Undo; Reset clears them', async ({
  page,
}) => {
  await upload(page, picture('two-sum.png'), picture('climbing-stairs.png'))
  await page.reload()
  await expect(shots(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove Screenshot 1' }).click()
  await expect(toast(page, messages.processing.screenshotRemoved)).toBeVisible()
  await expect(shots(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shots(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(shots(page)).toHaveCount(0)
})

async function expectSolved(page: Page, examples: number): Promise<void> {
  await solveButton(page).click()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(examples))
}
