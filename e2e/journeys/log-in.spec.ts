import { login } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { logIn } from '../forms.ts'
import { notice, toast } from '../page.ts'
import { expect, mailedLink, test } from '../person.ts'

test.beforeEach(({ page }) => page.goto('/login'))

test('a wrong password is refused in words that do not tell whether the account exists', async ({ page, person }) => {
  await logIn(page, { ...person, password: 'Wr0ng&Quiet-River' })
  await expect(notice(page, messages.login.wrongCredentials)).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await logIn(page, { ...person, email: 'nobody@example.com' })
  await expect(notice(page, messages.login.wrongCredentials)).toBeVisible()

  await logIn(page, person)
  await expect(toast(page, messages.login.succeeded)).toBeVisible()
})

test('a login form with an empty field is not sent', async ({ page, person }) => {
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(notice(page, messages.login.fillAll)).toBeVisible()
  await logIn(page, { ...person, password: '' })
  await expect(notice(page, messages.login.fillAll)).toBeVisible()
})

test('an unverified person is told so, asks for a new link, and gets in by it', async ({ page, newcomer, request }) => {
  const first = await mailedLink(request, newcomer.email)
  await logIn(page, newcomer)
  await expect(notice(page, messages.login.emailNotVerified)).toBeVisible()
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(toast(page, messages.verify.resent)).toBeVisible()

  await expect.poll(() => mailedLink(request, newcomer.email)).not.toBe(first)
  await page.goto(await mailedLink(request, newcomer.email))
  await expect(page.getByRole('heading', { name: 'Account Verified!' })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
})

test('a password can be looked at, and is hidden again', async ({ page }) => {
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('Str0ng&Quiet-River')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('without a network the login says so', async ({ page, person }) => {
  await page.route('**/api/**', (route) => route.abort())
  await logIn(page, person)
  await expect(notice(page, messages.http.network)).toBeVisible()
})

test('a login that fails without a word says to try again', async ({ page, person }) => {
  await page.route(`**${login.url}`, (route) => route.fulfill({ status: 500, body: 'Bad gateway' }))
  await logIn(page, person)
  await expect(notice(page, messages.login.failed)).toBeVisible()
})

test('a toast goes when it is dismissed', async ({ page, newcomer }) => {
  await logIn(page, newcomer)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast(page, messages.verify.resent)).toBeHidden()
})
