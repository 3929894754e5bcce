import { refresh } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { changePassword, forgotPassword, resetPassword } from '@dryrun/contract/password-calls'
import type { APIRequestContext, Page } from '@playwright/test'
import { logIn } from '../forms.ts'
import { notice, toast } from '../page.ts'
import { expect, mailedLink, test } from '../person.ts'
import { expectWellMade } from '../screen.ts'

const NEW_PASSWORD = 'N3w&Louder-Ocean'

/** Asks for a link to choose a new password, and waits for its mail. */
async function mailedResetLink(request: APIRequestContext, email: string): Promise<string> {
  const last = await mailedLink(request, email).catch(() => '')
  await request.post(forgotPassword.url, { data: { email } })
  await expect.poll(() => mailedLink(request, email)).not.toBe(last)
  return mailedLink(request, email)
}

async function fillReset(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(confirmation)
  await page.getByRole('button', { name: 'Reset password' }).click()
}

test.describe('a forgotten password', () => {
  test('is reset by the mailed link, which is gone from the address; then one logs in with the new one', async ({
    page,
    person,
    request,
  }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused()
    await page.getByLabel('Email').fill(person.email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
    await expect(page.getByText('If an account exists for this email, we have sent a link.')).toBeVisible()
    await expectWellMade(page)

    await expect.poll(() => mailedLink(request, person.email)).toContain('/reset-password?token=')
    const link = await mailedLink(request, person.email)
    for (const open of [request.get(link), request.head(link), request.get(link)]) await expect(await open).toBeOK()

    const referrers = new Set<string>()
    page.on('request', (sent) => referrers.add(sent.headers().referer ?? ''))
    await page.goto(link)
    await expect(page).toHaveURL('/reset-password')
    // Nothing of it is left in the history either.
    await page.reload()
    await expect(notice(page, messages.resetPassword.noToken)).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await fillReset(page, NEW_PASSWORD)
    await expect(page).toHaveURL('/login')
    await expect(toast(page, messages.resetPassword.succeeded)).toBeVisible()
    expect([...referrers]).toEqual([''])
    await logIn(page, person)
    await expect(notice(page, messages.login.wrongCredentials)).toBeVisible()
    await logIn(page, { ...person, password: NEW_PASSWORD })
    await expect(page).toHaveURL('/dashboard')

    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await fillReset(page, NEW_PASSWORD)
    await expect(notice(page, messages.resetPassword.invalidLink)).toBeVisible()
    await expectWellMade(page)
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })

  test('is answered alike where there is no account, and no mail goes out', async ({ page, request }) => {
    const email = `nobody-${Date.now()}@example.com`
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(messages.forgotPassword.sent)).toBeVisible()
    await expect(mailedLink(request, email)).rejects.toThrow('No mail')
    await page.getByRole('button', { name: 'Use another email' }).click()
    await expect(page.getByLabel('Email')).toBeVisible()
  })

  test('needs an address, and says when it cannot be asked for', async ({ page }) => {
    await page.goto('/forgot-password')
    const send = page.getByRole('button', { name: 'Send the link' })
    await send.click()
    await expect(page.getByText('Email is required')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill('ada')
    await send.click()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    await expectWellMade(page)

    await page.getByLabel('Email').fill('ada@example.com')
    await page.route(`**${forgotPassword.url}`, (route) => route.fulfill({ status: 500 }))
    await send.click()
    await expect(notice(page, messages.forgotPassword.failed)).toBeVisible()
    await page.unroute(`**${forgotPassword.url}`)
    await page.route(`**${forgotPassword.url}`, (route) => route.abort())
    await send.click()
    await expect(notice(page, messages.http.network)).toBeVisible()
  })

  test('is not taken weak, common or twice different, and each time the link is good for another try', async ({
    page,
    person,
    request,
  }) => {
    await page.goto(await mailedResetLink(request, person.email))
    const needs = page.getByRole('list', { name: 'Your password needs' })
    await page.getByLabel('New password', { exact: true }).fill('lower')
    await expect(needs.getByText('A lowercase letter: met')).toBeVisible()
    await expect(needs.getByText('A number: not met')).toBeVisible()
    await expectWellMade(page)
    await fillReset(page, 'lower', 'other')
    await expect(page.getByText('Password must contain at least one number')).toBeVisible()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expectWellMade(page)
    await fillReset(page, 'Password123!')
    await expect(page.getByText('Password is too common')).toBeVisible()
    await page.route(`**${resetPassword.url}`, (route) => route.fulfill({ status: 500 }))
    await fillReset(page, NEW_PASSWORD)
    await expect(notice(page, messages.resetPassword.failed)).toBeVisible()
    await page.unroute(`**${resetPassword.url}`)
    await fillReset(page, NEW_PASSWORD)
    await expect(page).toHaveURL('/login')
  })

  test('signs out who is signed in here, and a link without its token is told', async ({
    page,
    signedIn: _,
    person,
    request,
  }) => {
    await page.goto(await mailedResetLink(request, person.email))
    await fillReset(page, NEW_PASSWORD)
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await expect(toast(page, messages.session.ended)).toHaveCount(0)

    await page.goto('/reset-password')
    await expect(notice(page, messages.resetPassword.noToken)).toBeVisible()
    await expectWellMade(page)
  })
})

test.describe('a known password', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Password' })

  async function fillChange(page: Page, current: string, next: string, confirmation = next): Promise<void> {
    await dialog(page).getByLabel('Current password').fill(current)
    await dialog(page).getByLabel('New password', { exact: true }).fill(next)
    await dialog(page).getByLabel('Confirm new password').fill(confirmation)
    await dialog(page).getByRole('button', { name: 'Change Password' }).click()
  }

  test.beforeEach(async ({ page, signedIn: _ }) => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: /^Profile Your account/ }).click()
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeFocused()
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(dialog(page)).toBeVisible()
  })

  test('is changed; one stays signed in here, and logs in elsewhere with the new one', async ({ page, person }) => {
    await expectWellMade(page)
    await fillChange(page, person.password, NEW_PASSWORD)
    await expect(toast(page, 'Password changed successfully!')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible()

    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await logIn(page, { ...person, password: NEW_PASSWORD })
    await expect(page).toHaveURL('/dashboard')
  })

  test('is changed without a mouse', async ({ page, person }) => {
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
    for (const text of [person.password, NEW_PASSWORD, NEW_PASSWORD]) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
      // The button that shows it.
      await page.keyboard.press('Tab')
    }
    await expect(dialog(page).getByText('The same in both fields: met')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(toast(page, messages.changePassword.succeeded)).toBeVisible()
  })

  test('is left as it is after any mistake, each told in its words, and no session is refreshed for it', async ({
    page,
    person,
  }) => {
    const refreshes: string[] = []
    page.on('request', (request) => request.url().endsWith(refresh.url) && refreshes.push(request.url()))
    const told = (message: string) => expect(notice(page, message)).toBeVisible()

    await fillChange(page, '', NEW_PASSWORD)
    await told('Please fill in all fields')
    await expect(dialog(page).getByLabel('Current password')).toBeFocused()
    await fillChange(page, person.password, NEW_PASSWORD, 'another')
    await told('New passwords do not match')
    await expect(dialog(page).getByText('The same in both fields: not met')).toBeVisible()
    await expectWellMade(page)
    await fillChange(page, person.password, 'short')
    await told(
      'Password validation failed: Password must be at least 8 characters long, Password must contain at least one uppercase letter, Password must contain at least one number, Password must contain at least one special character (@$!%*?&)',
    )
    await fillChange(page, person.password, 'Password123!')
    await told('Password is too common')
    await expect(dialog(page).getByLabel('New password', { exact: true })).toBeFocused()
    await fillChange(page, 'Wr0ng&Quiet-River', NEW_PASSWORD)
    await told('Current password is incorrect')
    await expect(dialog(page).getByLabel('Current password')).toBeFocused()
    expect(refreshes).toEqual([])

    const answers = [
      { status: 400, code: 'validation_failed', message: 'Invalid password data' },
      { status: 404, code: 'not_found', message: 'User not found' },
      {
        status: 500,
        code: 'internal',
        message: 'An unexpected error occurred while changing password. Please try again.',
      },
    ]
    for (const { status, code, message } of answers) {
      const json = { success: false, message, error: { code, message: status === 404 ? message : 'Elsewhere' } }
      await page.route(`**${changePassword.url}`, (route) => route.fulfill({ status, json }))
      await fillChange(page, person.password, NEW_PASSWORD)
      await told(message)
      await page.unroute(`**${changePassword.url}`)
    }

    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(dialog(page).getByLabel('Current password')).toHaveValue('')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await fillChange(page, person.password, NEW_PASSWORD)
    await expect(toast(page, messages.changePassword.succeeded)).toBeVisible()
  })
})
