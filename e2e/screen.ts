import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './person.ts'

const desktop = { width: 1280, height: 860 }
const phone = { width: 390, height: 844 }

/** No accessibility violation in light nor in dark, on a desktop nor on a phone, where nothing scrolls sideways. */
export async function expectWellMade(page: Page): Promise<void> {
  for (const [size, colorScheme] of [
    [desktop, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect(found, `${page.url()}, ${colorScheme}, ${size.width} wide`).toEqual([])
  }
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways, `${page.url()} is wider than a phone`).toBe(0)
}
