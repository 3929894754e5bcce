import { readFile } from 'node:fs/promises'
import { me, verifyEmail } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { exportData } from '@dryrun/contract/personal-data'
import { deleteAccount, getEmailChange, resendEmailChange, updateProfile } from '@dryrun/contract/profile'
import type { APIRequestContext, Page } from '@playwright/test'
import { fillSignUp, logIn } from '../forms.ts'
import { notice, toast } from '../page.ts'
import { expect, mailedLink, newPerson, test } from '../person.ts'
import { expectWellMade } from '../screen.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const information = (page: Page) => panel(page, 'Personal Information')
/** Changes the person's address by the call that the form makes; the new one, and the link mailed to it. */
async function changeAddress(request: APIRequestContext, token: string, person: ReturnType<typeof newPerson>) {
  const { email } = newPerson()
  const { firstName, lastName, password } = person
  await request.put(updateProfile.url, {
    headers: { authorization: `Bearer ${token}` },
    data: { firstName, lastName, email, currentPassword: password },
  })
  return { email, link: await mailedLink(request, email) }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })

test('a person changes their name with the keyboard alone, and is greeted by the new one', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/profile')
  const edit = page.getByRole('button', { name: 'Edit' })
  await edit.press('Enter')
  await expect(page.getByLabel('First name')).toBeFocused()
  await expectWellMade(page)
  await page.getByLabel('First name').fill('Nobody')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(edit).toBeFocused()
  await expect(information(page)).toContainText('Ada')

  await page.keyboard.press('Enter')
  await page.getByLabel('First name').fill('Augusta')
  await page.getByLabel('Last name').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.signup.lastNameRequired)).toBeVisible()
  await page.getByLabel('Last name').fill('King')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Profile updated successfully!')).toBeVisible()
  await expect(edit).toBeFocused()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Augusta King' })).toBeVisible()
})

test('another email asks for the password, waits for its link, and then logs in', async ({
  page,
  person,
  signedIn: _,
  request,
}) => {
  const { email } = newPerson()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Your password')).toHaveCount(0)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(messages.profile.passwordForEmail)).toBeVisible()
  await expectWellMade(page)
  await page.getByLabel('Your password').fill('Wr0ng&Quiet-River')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Current password is incorrect')).toBeVisible()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, messages.profile.updated)).toBeVisible()
  await expect(page.getByRole('heading', { name: `Waiting for ${email}` })).toBeVisible()
  await expect(information(page)).toContainText(person.email)
  await expectWellMade(page)

  const first = await mailedLink(request, email)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(toast(page, messages.profile.linkResent)).toBeVisible()
  const second = await mailedLink(request, email)
  expect(second).not.toBe(first)
  for (const open of [request.get(second), request.head(second)]) await expect(await open).toBeOK()
  await page.goto(first)
  await expect(notice(page, messages.verify.failed)).toBeVisible()

  await page.goto(second)
  await expect(page.getByRole('heading', { name: 'Email changed' })).toBeFocused()
  await expect(toast(page, messages.profile.emailChanged)).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(information(page)).toContainText(email)
  await expect(page.getByText('Waiting for')).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, { email, password: person.password })
  await expect(page).toHaveURL('/dashboard')
})

test('an answer that was asked for before the link was spent does not bring the old address back', async ({
  page,
  person,
  signedIn: _,
  request,
  verified,
}) => {
  const { email, link } = await changeAddress(request, verified.accessToken, person)

  const loaded = Promise.withResolvers<void>()
  const askedAnew = Promise.withResolvers<void>()
  let asked = 0
  await page.route(`**${me.url}`, async (route) => {
    if (++asked > 1) {
      askedAnew.resolve()
      return route.continue()
    }
    const before = await route.fetch()
    loaded.resolve()
    await Promise.race([askedAnew.promise, page.waitForTimeout(2_000)])
    await route.fulfill({ response: before })
  })
  await page.route(`**${verifyEmail.url}`, async (route) => {
    await loaded.promise
    await route.continue()
  })
  await page.goto(link)
  await page.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(information(page)).toContainText(email)
})

test('the link signs nobody in, in a browser where nobody is', async ({
  page,
  person,
  stranger: _,
  request,
  verified,
}) => {
  const { link } = await changeAddress(request, verified.accessToken, person)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Email changed' })).toBeFocused()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
})

test('a change can be canceled; what fails is told and can be tried again', async ({
  page,
  person,
  signedIn: _,
  request,
}) => {
  const { email } = newPerson()
  await page.route(`**${updateProfile.url}`, (route) => route.fulfill({ status: 500 }))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(notice(page, 'Failed to update profile')).toBeVisible()
  await page.unroute(`**${updateProfile.url}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: `Waiting for ${email}` })).toBeVisible()

  // Sending anew, canceling and looking what waits share one address: after each failure the look fails too, and again.
  let looks = 0
  await page.route(`**${resendEmailChange.url}`, (route) => {
    if (route.request().method() === getEmailChange.method) looks += 1
    return route.fulfill({ status: 500 })
  })
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(toast(page, messages.profile.resendFailed)).toBeVisible()
  await expect.poll(() => looks).toBe(2)
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(toast(page, messages.profile.cancelFailed)).toBeVisible()
  await page.reload()
  await expect(page.getByText(messages.profile.pendingLoadFailed)).toBeVisible()
  await page.unroute(`**${getEmailChange.url}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await expect(toast(page, messages.profile.changeCanceled)).toBeVisible()
  await expect(page.getByRole('heading', { name: `Waiting for ${email}` })).toHaveCount(0)
  const spent = await request.post(verifyEmail.url, {
    data: { token: new URL(await mailedLink(request, email)).searchParams.get('token') },
  })
  expect(spent.status()).toBe(400)
})

test('the account status tells the plan and leads to another one', async ({ page, signedIn: _ }) => {
  await page.goto('/profile')
  const status = panel(page, 'Account Status')
  await expect(status).toContainText('Free')
  await expect(status).toContainText(new Date().getFullYear().toString())
  await expect(status).toContainText('Email verifiedYes')
  await status.getByRole('link', { name: 'Upgrade Plan' }).click()
  await expect(page.getByRole('heading', { name: 'Billing & Subscription' })).toBeFocused()
  await expectWellMade(page)
})

test('all data is taken away as a file', async ({ page, person, solved }) => {
  await page.route(`**${exportData.url}`, (route) => route.fulfill({ status: 500 }))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  await expect(toast(page, messages.profile.exportFailed)).toBeVisible()
  await page.unroute(`**${exportData.url}`)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^dryrun-data-\d{4}-\d\d-\d\d\.json$/)
  const { data } = exportData.schema.response[200].parse(JSON.parse(await readFile(await file.path(), 'utf8')))
  expect(data.user.email).toBe(person.email)
  expect(data.solutions.map(({ id }) => id)).toEqual([solved])
})

test('an account is deleted with its password; the address can sign up again', async ({
  page,
  person,
  signedIn,
  request,
}) => {
  await page.goto('/profile')
  const open = page.getByRole('button', { name: 'Delete Account' })
  await open.press('Enter')
  await expect(dialog(page)).toContainText('security log')
  await expectWellMade(page)
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()

  await open.click()
  const confirm = dialog(page).getByRole('button', { name: 'Delete Account' })
  await confirm.click()
  await expect(page.getByText(messages.signup.passwordRequired)).toBeVisible()
  await page.getByLabel('Your password').fill('Wr0ng&Quiet-River')
  await confirm.click()
  await expect(notice(page, 'Current password is incorrect')).toBeVisible()
  await page.getByLabel('Your password').fill(person.password)
  await page.route(`**${deleteAccount.url}`, (route) => route.fulfill({ status: 500 }))
  await confirm.click()
  await expect(notice(page, 'Failed to delete account')).toBeVisible()
  await page.unroute(`**${deleteAccount.url}`)
  await confirm.click()
  await expect(toast(page, 'Account deleted successfully')).toBeVisible()
  await expect(page).toHaveURL('/login')

  const headers = { authorization: `Bearer ${signedIn.accessToken}` }
  expect((await request.get('/api/auth/me', { headers })).status()).toBe(401)
  await logIn(page, person)
  await expect(notice(page, messages.login.wrongCredentials)).toBeVisible()
  await page.goto('/signup')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: messages.signup.created })).toBeVisible()
})
