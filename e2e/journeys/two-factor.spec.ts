import { readFile } from 'node:fs/promises'
import { messages } from '@dryrun/contract/messages'
import { answerTwoFactor, enableTwoFactor, twoFactorStatus } from '@dryrun/contract/two-factor'
import type { Page } from '@playwright/test'
import { authenticator, turnOnTwoFactor } from '../authenticator.ts'
import { logIn } from '../forms.ts'
import { notice, toast } from '../page.ts'
import { expect, test } from '../person.ts'
import { expectWellMade } from '../screen.ts'

const WRONG_CODE = '12345'

const setUp = (page: Page) => page.getByRole('dialog', { name: 'Set up two-factor authentication' })
const recoveryCodes = (page: Page) => page.getByRole('dialog', { name: 'Your recovery codes' })

/** The codes that are shown, once they are. */
async function readCodes(page: Page): Promise<string[]> {
  await expect(recoveryCodes(page).getByRole('listitem')).toHaveCount(10)
  return recoveryCodes(page).getByRole('listitem').allInnerTexts()
}

const code = (page: Page) => page.getByLabel('Code', { exact: true })

async function sendCode(page: Page, typed: string): Promise<void> {
  await code(page).fill(typed)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Of who reads what a QR code holds; here by its text, which stands below it. */
async function readSecret(page: Page): Promise<string> {
  return (await setUp(page).locator('code').innerText()).replaceAll(' ', '')
}

test('two-factor is turned on, asked for at the next login, and turned off', async ({
  page,
  person,
  signedIn: _,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Set Up' }).click()
  await expectWellMade(page)
  await setUp(page).getByRole('button', { name: 'Continue' }).click()
  await expect(setUp(page).getByText(messages.signup.passwordRequired)).toBeVisible()
  await setUp(page).getByLabel('Your password').fill('Wr0ng&Quiet-River')
  await page.keyboard.press('Enter')
  await expect(notice(page, messages.changePassword.wrongCurrent)).toBeVisible()
  await setUp(page).getByLabel('Your password').fill(person.password)
  await page.keyboard.press('Enter')

  await expect(setUp(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect(setUp(page).getByLabel('Code from the app')).toBeFocused()
  await expectWellMade(page)
  const secret = await readSecret(page)
  await setUp(page).getByRole('button', { name: 'Copy key' }).click()
  await expect(setUp(page).getByText(messages.twoFactor.secretCopied)).toBeVisible()
  expect(await copied()).toBe(secret)
  const app = authenticator(secret)
  const enable = setUp(page).getByRole('button', { name: 'Enable' })
  await enable.click()
  await expect(setUp(page).getByText(messages.twoFactor.codeRequired)).toBeVisible()
  await setUp(page).getByLabel('Code from the app').fill(WRONG_CODE)
  await enable.click()
  await expect(notice(page, messages.twoFactor.wrongCode)).toBeVisible()
  await setUp(page)
    .getByLabel('Code from the app')
    .fill(await app.code())
  await enable.click()

  // They are told once, so nothing but saying that one has them closes it.
  const codes = await readCodes(page)
  await expectWellMade(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(recoveryCodes(page)).toBeVisible()
  await expect(recoveryCodes(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
  const done = recoveryCodes(page).getByRole('button', { name: 'Done' })
  await expect(done).toBeDisabled()
  await recoveryCodes(page).getByRole('button', { name: 'Copy' }).click()
  await expect(recoveryCodes(page).getByText(messages.twoFactor.codesCopied)).toBeVisible()
  expect(await copied()).toBe(`${codes.join('\n')}\n`)
  const downloading = page.waitForEvent('download')
  await recoveryCodes(page).getByRole('button', { name: 'Download' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('dryrun-recovery-codes.txt')
  expect(await readFile(await file.path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
  await recoveryCodes(page).getByLabel('I have kept these codes').check()
  await done.click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Recovery Codes' })).toBeFocused()
  await expectWellMade(page)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/solutions?search=sum')
  await logIn(page, person)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(code(page)).toBeFocused()
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(messages.twoFactor.codeRequired)).toBeVisible()
  await sendCode(page, WRONG_CODE)
  await expect(notice(page, messages.twoFactor.wrongCode)).toBeVisible()
  await expect(code(page)).toBeFocused()
  await expectWellMade(page)
  await sendCode(page, await app.code())
  await expect(toast(page, messages.login.succeeded)).toBeVisible()
  await expect(page).toHaveURL('/solutions?search=sum')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Disable' }).click()
  const disabling = page.getByRole('dialog', { name: 'Disable two-factor authentication?' })
  await expectWellMade(page)
  await disabling.getByRole('button', { name: 'Disable' }).click()
  await expect(disabling.getByText(messages.signup.passwordRequired)).toBeVisible()
  await expect(disabling.getByText(messages.twoFactor.codeRequired)).toBeVisible()
  await disabling.getByLabel('Your password').fill(person.password)
  await disabling.getByLabel('Code', { exact: true }).fill(WRONG_CODE)
  await page.keyboard.press('Enter')
  await expect(notice(page, messages.twoFactor.wrongCode)).toBeVisible()
  await expect(disabling.getByLabel('Code', { exact: true })).toBeFocused()
  await disabling.getByLabel('Code', { exact: true }).fill(codes[3] ?? '')
  await page.keyboard.press('Enter')
  await expect(toast(page, messages.twoFactor.disabled)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set Up' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.goto('/login')
  await logIn(page, person)
  await expect(page).toHaveURL('/dashboard')
})

test('a recovery code logs in once and not twice, without a mouse; new ones take the place of the old', async ({
  page,
  person,
  verified,
  request,
}) => {
  const { app, recoveryCodes: codes } = await turnOnTwoFactor(request, verified, person)
  const [first = '', second = ''] = codes
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(code(page)).toBeFocused()
  await page.keyboard.type(first)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/profile')
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  await page.getByRole('button', { name: 'New Recovery Codes' }).press('Enter')
  const renewing = page.getByRole('dialog', { name: 'Make new recovery codes?' })
  await renewing.getByLabel('Your password').fill(person.password)
  await renewing.getByLabel('Code', { exact: true }).fill(await app.code())
  await page.keyboard.press('Enter')
  const renewed = await readCodes(page)
  await recoveryCodes(page).getByLabel('I have kept these codes').press('Space')
  await recoveryCodes(page).getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByText('10 recovery codes left')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await logIn(page, person)
  for (const spent of [first, second]) {
    await sendCode(page, spent)
    await expect(notice(page, messages.twoFactor.wrongCode)).toBeVisible()
  }
  await sendCode(page, (renewed[0] ?? '').toUpperCase().replaceAll('-', ''))
  await expect(page).toHaveURL('/dashboard')
})

test('a login that waited too long, or heard too many wrong codes, begins anew with the password', async ({
  page,
  person,
  verified,
  request,
}) => {
  const { recoveryCodes: codes } = await turnOnTwoFactor(request, verified, person)
  await page.goto('/login')
  await logIn(page, person)
  for (let wrong = 1; wrong <= 4; wrong += 1) {
    const answered = page.waitForResponse(`**${answerTwoFactor.url}`)
    await sendCode(page, WRONG_CODE)
    await answered
  }
  await expect(notice(page, messages.twoFactor.wrongCode)).toBeVisible()
  await sendCode(page, WRONG_CODE)
  await expect(notice(page, messages.twoFactor.tooManyWrong)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expectWellMade(page)

  await logIn(page, person)
  await expect(code(page)).toBeVisible()
  const refused = (answer: { code: string; message: string }) => ({
    status: 401,
    json: { success: false, message: answer.message, error: answer },
  })
  const over = refused({ code: 'invalid_token', message: messages.twoFactor.loginOver })
  await page.route(`**${answerTwoFactor.url}`, (route) => route.fulfill(over))
  await sendCode(page, codes[0] ?? '')
  await expect(notice(page, messages.twoFactor.loginOver)).toBeVisible()
  await page.unroute(`**${answerTwoFactor.url}`)

  await logIn(page, person)
  await page.route(`**${answerTwoFactor.url}`, (route) => route.abort())
  await sendCode(page, codes[0] ?? '')
  await expect(notice(page, messages.http.network)).toBeVisible()
  await page.unroute(`**${answerTwoFactor.url}`)
  await page.route(`**${answerTwoFactor.url}`, (route) => route.fulfill({ status: 500 }))
  await sendCode(page, codes[0] ?? '')
  await expect(notice(page, messages.login.failed)).toBeVisible()
  await page.unroute(`**${answerTwoFactor.url}`)

  await page.getByRole('button', { name: 'Back to password' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await sendCode(page, codes[0] ?? '')
  await expect(page).toHaveURL('/dashboard')
})

test('what fails on the way to two-factor is told, and leaves it as it was', async ({ page, person, signedIn: _ }) => {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Set Up' }).click()
  await setUp(page).getByLabel('Your password').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(setUp(page).getByLabel('Code from the app')).toBeVisible()
  await page.route(`**${enableTwoFactor.url}`, (route) => route.fulfill({ status: 500 }))
  await setUp(page).getByLabel('Code from the app').fill('123456')
  await page.keyboard.press('Enter')
  await expect(notice(page, messages.twoFactor.failed)).toBeVisible()
  await page.unroute(`**${enableTwoFactor.url}`)
  await setUp(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Set Up' })).toBeFocused()
  // Nothing of the secret stays on the page.
  await page.getByRole('button', { name: 'Set Up' }).click()
  await expect(setUp(page).getByLabel('Your password')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(setUp(page)).toBeHidden()
})

test('how many recovery codes are left may not be known, and is told so', async ({
  page,
  context,
  person,
  verified,
  signedIn: _,
  request,
}) => {
  await turnOnTwoFactor(request, verified, person)
  await context.route(`**${twoFactorStatus.url}`, (route) => route.fulfill({ status: 500 }))
  await page.goto('/profile')
  await expect(page.getByText(messages.twoFactor.loadFailed)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Disable' })).toBeVisible()
})
