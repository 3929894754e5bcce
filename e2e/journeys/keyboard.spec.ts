import { messages } from '@dryrun/contract/messages'
import type { Locator, Page } from '@playwright/test'
import { expect, newPerson, test } from '../person.ts'
import { picture } from '../pictures.ts'
import { evidence, shots, solveButton } from '../solving.ts'

/** More stops than any page has. */
const STOPS = 40

/** Presses Tab until something has the focus, as one does who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The keyboard does not reach ${target}.`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('someone without a mouse signs up', async ({ page }) => {
  const { firstName, lastName, email, password } = newPerson()
  await page.goto('/')
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Get started' }))
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  for (const [label, text] of [
    ['First name', firstName],
    ['Last name', lastName],
    ['Email', email],
    ['Password', password],
    ['Confirm password', password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: messages.signup.created })).toBeFocused()
})

test('someone without a mouse logs in, solves a problem, reads the result and logs out', async ({ page, person }) => {
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(person.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeFocused()

  await press(page, page.getByRole('navigation', { name: 'Go to' }).getByRole('link', { name: 'Solve' }))
  await expect(page.getByRole('heading', { name: 'Solve a problem' })).toBeFocused()
  await tabTo(page, page.getByLabel('Language'))
  await page.keyboard.type('JavaScript')
  const choosing = page.waitForEvent('filechooser')
  await press(page, page.getByRole('button', { name: 'Choose files' }))
  await (await choosing).setFiles(picture('climbing-stairs.png'))
  await expect(shots(page)).toHaveCount(1)
  await page.keyboard.press('Control+Enter')
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(2))
  await tabTo(page, page.getByRole('group', { name: 'Code' }))
  await expect(page.getByRole('group', { name: 'Code' })).toContainText('function climbStairs')
  await expect(solveButton(page)).toBeEnabled()

  await page.reload()
  await press(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }))
  await press(page, page.getByRole('button', { name: 'Logout' }), 'Space')
  await expect(page).toHaveURL('/login')
})

test('the keyboard skips the navigation', async ({ page, signedIn: _ }) => {
  await page.goto('/dashboard')
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(page).toHaveURL('/dashboard#content')
})
