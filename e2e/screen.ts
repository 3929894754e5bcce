import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './person.ts'

const desktop = { width: 1280, height: 860 }
const phone = { width: 390, height: 844 }

/**
 * Nothing that axe finds keeps anyone out, on a desktop in light and on a phone in dark; and on the phone nothing scrolls
 * sideways.
 */
export async function expectWellMade(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(desktop)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(phone)
  await expectAccessible(page)
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(beyond, `${page.url()} is wider than a phone`).toBe(0)
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, page.url()).toEqual([])
}
