import { resendVerification, verifyEmail } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { fillSignUp } from '../forms.ts'
import { notice, toast } from '../page.ts'
import { expect, mailedLink, newPerson, test } from '../person.ts'

test('a mail scanner that opens the link spends nothing; the page spends it, once', async ({
  page,
  newcomer,
  request,
}) => {
  const link = await mailedLink(request, newcomer.email)
  for (const open of [request.get(link), request.head(link), request.get(link)]) await expect(await open).toBeOK()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Account Verified!' })).toBeFocused()
  await expect(toast(page, messages.verify.succeeded)).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeFocused()
  await expect(notice(page, messages.verify.failed)).toBeVisible()
  await expect(toast(page, messages.verify.failedToast)).toBeVisible()
})

test('a broken link leads to a new one, sent to the address of the sign-up in this tab', async ({ page, request }) => {
  const person = newPerson()
  await page.goto('/signup')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: messages.signup.created })).toBeVisible()
  const first = await mailedLink(request, person.email)

  await page.goto(`${first.slice(0, -5)}spent`)
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(toast(page, messages.verify.resent)).toBeVisible()
  await expect.poll(() => mailedLink(request, person.email)).not.toBe(first)
})

test('without a known address the page asks for one', async ({ page, newcomer, request }) => {
  const first = await mailedLink(request, newcomer.email)
  await page.goto('/verify-email')
  await expect(notice(page, messages.verify.noToken)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')

  const resend = page.getByRole('button', { name: 'Resend Verification Email' })
  await resend.click()
  await expect(toast(page, messages.verify.noEmail)).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await resend.click()
  await expect(page.getByText(messages.signup.emailRequired)).toBeVisible()
  await page.getByLabel('Email').fill(newcomer.email)
  await resend.click()
  await expect(toast(page, messages.verify.resent)).toBeVisible()
  await expect.poll(() => mailedLink(request, newcomer.email)).not.toBe(first)
})

test('a link that could not be sent is told', async ({ page, newcomer }) => {
  await page.route(`**${resendVerification.url}`, (route) => route.fulfill({ status: 500 }))
  await page.goto('/verify-email')
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await page.getByLabel('Email').fill(newcomer.email)
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(toast(page, messages.verify.resendFailed)).toBeVisible()
})

test('while the link is checked the page says so', async ({ page, newcomer, request }) => {
  const { promise: checked, resolve: check } = Promise.withResolvers<void>()
  await page.route(`**${verifyEmail.url}`, async (route) => {
    await checked
    await route.continue()
  })
  await page.goto(await mailedLink(request, newcomer.email))
  await expect(page.getByRole('heading', { name: 'Verifying your email' })).toBeVisible()
  check()
  await expect(page.getByText(`Welcome, ${newcomer.firstName}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Contact Support' }).click()
  await expect(page).toHaveURL('/support')
})
