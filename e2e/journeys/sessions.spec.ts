import { messages } from '@dryrun/contract/messages'
import { listSessions } from '@dryrun/contract/sessions'
import type { Browser, Page } from '@playwright/test'
import { logIn } from '../forms.ts'
import { toast } from '../page.ts'
import { expect, type Person, test } from '../person.ts'
import { expectWellMade } from '../screen.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'

const sessions = (page: Page) => page.getByRole('region', { name: 'Active sessions' })
const row = (page: Page, name: string) =>
  sessions(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

/** The same person in another browser, on the dashboard. */
async function signInElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  person: Person,
  userAgent?: string,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, userAgent })).newPage()
  await page.goto('/login')
  await logIn(page, person)
  await expect(page).toHaveURL('/dashboard')
  await page.waitForLoadState('networkidle')
  return page
}

test('a person sees where they are signed in, and ends one session and then all others', async ({
  page,
  browser,
  baseURL,
  person,
}) => {
  await page.goto('/login')
  await logIn(page, person)
  await expect(page).toHaveURL('/dashboard')
  const phone = await signInElsewhere(browser, baseURL, person, ANDROID)
  const desktop = await signInElsewhere(browser, baseURL, person, FIREFOX)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click()
  await expect(row(page, 'Chrome on Linux')).toContainText('This session')
  await expect(row(page, 'Chrome on Linux').getByRole('button')).toHaveCount(0)
  await expect(row(page, 'Firefox on Windows')).toContainText('127.0.0.1')
  await expectWellMade(page)

  await page.getByRole('button', { name: 'Sign out Chrome on Android' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Sign out Chrome on Android?' })).toBeVisible()
  await expectWellMade(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sign out Chrome on Android' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(toast(page, messages.sessions.ended)).toBeVisible()
  await expect(row(page, 'Chrome on Android')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Active sessions' })).toBeFocused()
  await phone.getByRole('link', { name: 'Solutions' }).first().click()
  await expect(phone).toHaveURL(/\/login/)
  await desktop.reload()
  await expect(desktop).toHaveURL('/dashboard')

  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all others' }).click()
  await expect(toast(page, messages.sessions.othersEnded)).toBeVisible()
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0)
  await desktop.reload()
  await expect(desktop).toHaveURL(/\/login/)
  await page.reload()
  await expect(row(page, 'Chrome on Linux')).toBeVisible()
  await expectWellMade(page)
})

test('sessions that could not be loaded or ended are told, and can be tried again', async ({
  page,
  browser,
  baseURL,
  person,
  signedIn: _,
}) => {
  await page.route(`**${listSessions.url}`, (route) => route.fulfill({ status: 500 }))
  await page.goto('/profile')
  await expect(page.getByText(messages.sessions.loadFailed)).toBeVisible()
  await expectWellMade(page)
  await page.unroute(`**${listSessions.url}`)
  const other = await signInElsewhere(browser, baseURL, person)
  await page.getByRole('button', { name: 'Try again' }).click()

  await page.route(`**${listSessions.url}/*`, (route) => route.abort())
  const end = page.getByRole('button', { name: 'Sign out Chrome on Linux' })
  await end.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(toast(page, messages.sessions.endFailed)).toBeVisible()
  await expect(end).toBeVisible()
  await other.reload()
  await expect(other).toHaveURL('/dashboard')
})

test('the way back leads to the dashboard', async ({ page, signedIn: _ }) => {
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})
