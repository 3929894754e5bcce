import type { Locator, Page } from '@playwright/test'

/** A short message over the page. */
export function toast(page: Page, message: string | RegExp): Locator {
  return page.getByRole('region', { name: 'Notification' }).getByText(message)
}

/** A notice in the page itself. */
export function notice(page: Page, message: string): Locator {
  return page.getByRole('alert').filter({ hasText: message })
}
