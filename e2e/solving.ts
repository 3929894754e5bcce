import type { Locator, Page } from '@playwright/test'
import { expect } from './person.ts'
import { pageOf, type Upload } from './pictures.ts'

/** The screenshots that wait to be solved. */
export const shots = (page: Page) => page.getByRole('region', { name: 'Screenshots' }).getByRole('img')

export const solveButton = (page: Page) => page.getByRole('button', { name: /^Solve/ })

export const evidence = (page: Page): Locator => page.getByRole('region', { name: 'Evidence' })

export async function openSolver(page: Page): Promise<void> {
  await page.goto('/problem-solver')
  await expect(page.getByRole('heading', { name: 'Solve a problem' })).toBeVisible()
  await expect(page.getByText('Free: 10 of 10 left this month, 2 today')).toBeVisible()
}

export async function choose(page: Page, file: Upload): Promise<void> {
  await page.getByLabel('Screenshot files').setInputFiles(file)
}

/** Chooses pictures, and waits until each is in the strip. */
export async function upload(page: Page, ...files: Upload[]): Promise<void> {
  for (const file of files) {
    const before = await shots(page).count()
    await choose(page, file)
    await expect(shots(page)).toHaveCount(before + 1)
  }
}

/** The page of a problem as a sharp screen shows it: of its 4 megapixels, two take the reader some seconds. */
export async function largeScreenshot(page: Page, problem: string): Promise<Upload> {
  const browser = page.context().browser()
  if (!browser) throw new Error('These journeys start the browser themselves.')
  const screen = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 })
  await screen.goto(pageOf(problem))
  const buffer = await screen.screenshot()
  await screen.close()
  return { name: `${problem}.png`, mimeType: 'image/png', buffer }
}
