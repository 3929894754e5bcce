import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect } from './person.ts'

/** A screenshot of a problem, by its name. */
export const picture = (name: string) => join(import.meta.dirname, '../packages/solver/fixtures', name)

/** The screenshots that wait to be solved. */
export const shots = (page: Page) => page.getByRole('region', { name: 'Screenshots' }).getByRole('img')

export async function openSolver(page: Page): Promise<void> {
  await page.goto('/problem-solver')
  await expect(page.getByRole('heading', { name: 'Solve a problem' })).toBeVisible()
}

/** Chooses files, and waits until each is in the strip. */
export async function upload(page: Page, ...names: string[]): Promise<void> {
  const before = await shots(page).count()
  await page.getByLabel('Screenshot files').setInputFiles(names.map(picture))
  await expect(shots(page)).toHaveCount(before + names.length)
}

export const solveButton = (page: Page) => page.getByRole('button', { name: /^Solve/ })

export const evidence = (page: Page): Locator => page.getByRole('region', { name: 'Evidence' })
