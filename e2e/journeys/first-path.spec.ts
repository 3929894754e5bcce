import { readFile } from 'node:fs/promises'
import { type Language, languages } from '@dryrun/contract/languages'
import { messages } from '@dryrun/contract/messages'
import type { Page } from '@playwright/test'
import { fillSignUp, logIn } from '../forms.ts'
import { toast } from '../page.ts'
import { expect, newPerson, type Person, test } from '../person.ts'
import { picture } from '../pictures.ts'
import { evidence, solveButton, upload } from '../solving.ts'

const answers: { language: Language; code: RegExp }[] = [
  { language: 'python', code: /def two_?[Ss]um\(/ },
  { language: 'javascript', code: /function two_?[Ss]um\(/ },
]

for (const { language, code } of answers) {
  const { label, extension } = languages[language]

  test(`a newcomer gets from the start page to an answer in ${label} that was run`, async ({
    page: first,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const person = newPerson()
    await signUp(first, person)
    const page = await verify(first, person)

    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(tile(page, 'Remaining')).toHaveText('10')
    await page.getByRole('link', { name: 'Solve', exact: true }).click()
    await solveTwoSum(page, label)

    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(toast(page, messages.processing.codeCopied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(code)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`solution.${extension}`)
    expect(await readFile(await download.path(), 'utf8')).toMatch(code)
    await expect(toast(page, messages.processing.downloaded)).toBeVisible()

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(tile(page, 'Used')).toHaveText('1')
    await expect(tile(page, 'Remaining')).toHaveText('9')
    const activity = page.getByRole('row').filter({ hasText: 'Two Sum' })
    await expect(activity).toContainText('Solution')
    await expect(activity).toContainText(label)
    await expect(activity).toContainText('passed 3 of 3')

    await activity.getByRole('link').click()
    await expect(page).toHaveURL(/\/solutions\/[\w-]+$/)
    await expect(page.getByRole('heading', { name: 'Two Sum', level: 1 })).toBeVisible()
    await expect(evidence(page)).toContainText(messages.processing.passed(3))
    await expect(page.getByRole('group', { name: 'Code' })).toContainText(code)

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/login')
    await logIn(page, person)
    await expect(toast(page, messages.login.succeeded)).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('row').filter({ hasText: 'Two Sum' })).toBeVisible()
  })
}

async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Get started' }).click()
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: messages.signup.created })).toBeFocused()
  await expect(page.getByText(person.email)).toBeVisible()
}

/** Opens the mail in the mailbox page and follows its link, which opens in a tab of its own. */
async function verify(page: Page, { firstName, email }: Person): Promise<Page> {
  await page.getByRole('link', { name: 'open its mailbox' }).click()
  const mail = page.getByRole('group').filter({ hasText: email })
  if ((await mail.getAttribute('open')) === null) await mail.getByText(email).click()
  const opening = page.waitForEvent('popup')
  await mail.frameLocator('iframe').getByRole('link', { name: 'Verify email' }).click()
  const opened = await opening
  await expect(opened.getByRole('heading', { name: 'Account Verified!' })).toBeFocused()
  await expect(opened.getByText(`Welcome, ${firstName}.`)).toBeVisible()
  await expect(toast(opened, messages.verify.succeeded)).toBeVisible()
  return opened
}

async function solveTwoSum(page: Page, label: string): Promise<void> {
  await page.getByLabel('Language').selectOption({ label })
  await upload(page, picture('two-sum.png'))
  await solveButton(page).click()
  await expect(page.getByText(messages.processing.analyzing)).toBeVisible()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(3))
  await expect(evidence(page)).toContainText(messages.processing.ranBefore)
  const examples = evidence(page).getByRole('listitem')
  await expect(examples).toHaveCount(3)
  for (const example of await examples.all()) await expect(example).toContainText('Passed')
  for (const stage of [/^read\d/, /^written\d/, /^run\d/]) {
    await expect(page.getByRole('listitem').filter({ hasText: stage })).toBeVisible()
  }
}

const tile = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('strong')
