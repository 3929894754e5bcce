import { messages } from '@dryrun/contract/messages'
import { fillSignUp, logIn } from '../forms.ts'
import { expect, mailedLink, newPerson, test } from '../person.ts'
import { picture } from '../pictures.ts'
import { expectWellMade } from '../screen.ts'
import { evidence, openSolver, shots, solveButton, upload } from '../solving.ts'

for (const path of ['/', '/privacy-policy', '/terms', '/refund-policy', '/cookies', '/support']) {
  test(`${path} is readable for everyone, in light and dark, on a phone too`, async ({ page }) => {
    await page.goto(path)
    await expectWellMade(page)
  })
}

test('so is the login, with its errors', async ({ page, newcomer }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectWellMade(page)
  await logIn(page, newcomer)
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible()
  await expectWellMade(page)
})

test('so is the sign-up, with its errors and what comes after it', async ({ page }) => {
  const create = page.getByRole('button', { name: 'Create account' })
  await page.goto('/signup')
  await expect(create).toBeVisible()
  await expectWellMade(page)
  await create.click()
  await expect(page.getByText(messages.signup.emailRequired)).toBeVisible()
  await expectWellMade(page)

  await fillSignUp(page, { ...newPerson(), password: 'Password123!' })
  await create.click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await expectWellMade(page)

  await page.getByRole('button', { name: 'Try again' }).click()
  await fillSignUp(page, newPerson())
  await create.click()
  await expect(page.getByRole('heading', { name: messages.signup.created })).toBeVisible()
  await expectWellMade(page)
})

test('so is the verification of an address, whether it works or not', async ({ page, newcomer, request }) => {
  await page.goto('/verify-email')
  await page.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectWellMade(page)
  await page.goto(await mailedLink(request, newcomer.email))
  await expect(page.getByRole('heading', { name: 'Account Verified!' })).toBeVisible()
  await expectWellMade(page)
})

test('so is the portal before the first solve', async ({ page, signedIn: _ }) => {
  await page.goto('/dashboard')
  await expect(page.getByText(messages.dashboard.noActivity)).toBeVisible()
  await expect(page.getByText('Query Limit')).toBeVisible()
  await expectWellMade(page)
  await openSolver(page)
  await expectWellMade(page)
})

test('so are a passed result, its page, and the dashboard with it', async ({ page, signedIn: _ }) => {
  await openSolver(page)
  await upload(page, picture('two-sum.png'))
  await expectWellMade(page)
  await solveButton(page).click()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(3))
  await expectWellMade(page)

  await page.goto('/dashboard')
  await expect(page.getByRole('row').filter({ hasText: 'Two Sum' })).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('link', { name: 'Two Sum' }).click()
  await expect(evidence(page)).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectWellMade(page)
})

test('so are an unverified result, a problem without an answer, and a picture without a problem', async ({
  page,
  signedIn: _,
}) => {
  await openSolver(page)
  for (const name of ['two-sum-smudged.png', 'lantern-rows.png']) {
    await upload(page, picture(name))
    await solveButton(page).click()
    await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.notVerified)
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(shots(page)).toHaveCount(0)
  }
  await upload(page, picture('lemon-cake.png'))
  await solveButton(page).click()
  await expect(page.getByText(messages.processing.noProblemFound).first()).toBeVisible()
  await expectWellMade(page)
})
