import { messages } from '@dryrun/contract/messages'
import { toast } from '../page.ts'
import { expect, signIn, test } from '../person.ts'
import { evidence } from '../solving.ts'

test.beforeEach(async ({ page, solved }) => {
  await page.goto(`/solutions/${solved}`)
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(2))
})

test('code that could not be copied is not said to be', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  const { targetInfo } = await devtools.send('Target.getTargetInfo')
  await devtools.send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting: 'denied',
    browserContextId: targetInfo.browserContextId,
  })
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(toast(page, messages.processing.copyFailed)).toBeVisible()
})

test('a solution is deleted after asking, and stays when one thinks better of it', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
  await expect(toast(page, messages.processing.deleted)).toBeVisible()
  await expect(page).toHaveURL('/solutions')
  await expect(page.getByText(messages.history.none)).toBeVisible()
})

test('nobody sees another person’s solution', async ({ page, context, baseURL, stranger, solved }) => {
  await signIn(context, baseURL, stranger)
  await page.goto(`/solutions/${solved}`)
  await expect(page.getByText(messages.http.notFound)).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the dashboard', exact: true })).toBeVisible()
})
