import { signup } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { PASSWORD_TOO_COMMON, passwordRules } from '@dryrun/contract/passwords'
import { config } from '@dryrun/contract/site'
import type { Page } from '@playwright/test'
import { fillSignUp } from '../forms.ts'
import { notice } from '../page.ts'
import { expect, newPerson, test } from '../person.ts'

const create = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()
const password = (page: Page) => page.getByLabel('Password', { exact: true })

test.beforeEach(({ page }) => page.goto('/signup'))

test('an empty sign-up form says what each field needs', async ({ page }) => {
  await create(page)
  const { firstNameRequired, lastNameRequired, emailRequired, passwordRequired, confirmRequired } = messages.signup
  for (const sentence of [firstNameRequired, lastNameRequired, emailRequired, passwordRequired, confirmRequired]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('First name')).toBeFocused()
})

test('an address that is none and a second password that differs are pointed out', async ({ page }) => {
  await page.getByLabel('Email').fill('ada@example')
  await password(page).fill('Str0ng&Quiet-River')
  await page.getByLabel('Confirm password').fill('Str0ng&Quiet-Brook')
  await create(page)
  await expect(page.getByText(messages.signup.emailInvalid)).toBeVisible()
  await expect(page.getByText(messages.signup.passwordsDiffer)).toBeVisible()
})

test('the checklist ticks off what a password has, while it is typed', async ({ page }) => {
  const items = page.getByRole('list', { name: 'Your password needs' }).getByRole('listitem')
  const unmet = passwordRules.map(({ label }) => `${label}: not met`)
  await expect(items).toHaveText(unmet)

  const typed: [string, number][] = [
    ['q', 2],
    ['Q', 1],
    ['7', 3],
    ['&', 4],
    ['-Riv', 0],
  ]
  for (const [keys, met] of typed) {
    await expect(items.nth(met)).toContainText(': not met')
    await password(page).pressSequentially(keys)
    await expect(items.nth(met)).toHaveText(`${passwordRules[met]?.label}: met`)
  }
})

const lacking = ['Qu1&t', 'quiet-r1ver&', 'QUIET-R1VER&', 'Quiet-River&', 'Quiet-R1ver']
for (const [place, { message }] of passwordRules.entries()) {
  test(`a password is refused with '${message}'`, async ({ page }) => {
    await password(page).fill(lacking[place] ?? '')
    await create(page)
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  })
}

test('a password that breaks several rules is told all of them at once', async ({ page }) => {
  await password(page).fill('river')
  await create(page)
  const broken = passwordRules.filter(({ holds }) => !holds('river')).map(({ message }) => message)
  expect(broken.length).toBeGreaterThan(2)
  await expect(page.getByText(broken.join(', '), { exact: true })).toBeVisible()
})

test('a password that many people have is refused, and the form is kept for another try', async ({ page }) => {
  const person = newPerson()
  await fillSignUp(page, { ...person, password: 'Password123!' })
  await create(page)
  await expect(notice(page, messages.signup.validationFailed(PASSWORD_TOO_COMMON))).toBeVisible()

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await fillSignUp(page, person)
  await create(page)
  await expect(page.getByRole('heading', { name: messages.signup.created })).toBeVisible()
})

test('an address that has an account already is said to have one, however it is written', async ({
  page,
  newcomer,
}) => {
  await fillSignUp(page, { ...newcomer, email: newcomer.email.toUpperCase() })
  await create(page)
  await expect(notice(page, messages.signup.emailTaken)).toBeVisible()
})

test('a refusal without a word, and a server in trouble, have words of their own', async ({ page }) => {
  await fillSignUp(page, newPerson())
  for (const [status, words] of [
    [400, messages.signup.invalidData],
    [500, messages.signup.unexpected],
  ] as const) {
    const json = { success: false, message: '', error: { code: 'internal', message: '' } }
    await page.route(`**${signup.url}`, (route) => route.fulfill({ status, json }))
    await create(page)
    await expect(notice(page, words)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
  }
})

test('the way to the mailbox comes with its page, and moves nothing that is about to be clicked', async ({ page }) => {
  const known = page.waitForResponse(`**${config.url}`)
  await page.reload()
  await known
  await fillSignUp(page, newPerson())
  await create(page)
  await page.getByRole('heading', { name: messages.signup.created }).waitFor()
  expect(await page.getByRole('link', { name: 'open its mailbox' }).isVisible()).toBe(true)
})

test('after a sign-up one can sign up another person, or go to the login', async ({ page }) => {
  const person = newPerson()
  await fillSignUp(page, person)
  await create(page)
  await expect(page.getByRole('heading', { name: messages.signup.created })).toBeFocused()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(notice(page, 'You must verify this email before logging in.')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText([/spam folder/, /Click the link/, /Download the app/])

  await page.getByRole('button', { name: 'Create Another Account' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await fillSignUp(page, newPerson())
  await create(page)
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused()
})
