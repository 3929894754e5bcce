import { messages } from '@dryrun/contract/messages'
import { type Quota, quota } from '@dryrun/contract/processing'
import { getUsage } from '@dryrun/contract/usage'
import { expect, test } from '../person.ts'
import { expectWellMade } from '../screen.ts'

test('a person sees their solves by day and by language, and how many were verified', async ({ page, solved: _ }) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeFocused()
  await expect(page.getByText('100%').first()).toBeVisible()
  await expect(page.getByRole('row', { name: 'Python' })).toContainText('100%')
  await expectWellMade(page)

  await page.getByText('Show the figures').press('Enter')
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(2)
  await expectWellMade(page)
  await page.getByLabel('Period').selectOption('Last 7 days')
  await expect(page).toHaveURL('/analytics?days=7')
  await page.reload()
  await expect(page.getByLabel('Period')).toHaveValue('7')
  await expect(page.getByRole('figure', { name: 'Solves a day' })).toBeVisible()
})

test('before the first solve it says so and leads to it; what fails can be tried again', async ({
  page,
  signedIn: _,
}) => {
  await page.route(`**${getUsage.url}*`, (route) => route.fulfill({ status: 500 }))
  await page.goto('/analytics?days=nonsense')
  await expect(page.getByText(messages.analytics.loadFailed)).toBeVisible()
  await expectWellMade(page)
  await page.unroute(`**${getUsage.url}*`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(messages.analytics.none)).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('link', { name: 'Solve a problem' }).click()
  await expect(page).toHaveURL('/problem-solver')
})

test.describe('the dashboard', () => {
  test('leads to every part of the portal', async ({ page, signedIn: _ }) => {
    for (const [tile, path, title] of [
      ['Analytics', '/analytics', 'Analytics'],
      ['Profile', '/profile', 'Profile Settings'],
      ['Billing', '/billing', 'Billing & Subscription'],
      ['Download', '/download', 'Download'],
    ] as const) {
      await page.goto('/dashboard')
      await page.getByRole('navigation', { name: 'Go to' }).getByRole('link', { name: tile }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused()
    }
    await expectWellMade(page)
  })

  test('offers an upgrade at ten remaining queries or fewer, and none where they are unlimited', async ({
    page,
    signedIn: _,
    allowance,
  }) => {
    const has = async (changed: Partial<Quota>) => {
      const data = { ...(await allowance()), ...changed }
      await page.unroute(`**${quota.url}`)
      await page.route(`**${quota.url}`, (route) => route.fulfill({ json: { success: true, data } }))
      await page.goto('/dashboard')
      await expect(page.getByText('Remaining')).toBeVisible()
    }
    const upgrade = page.getByRole('link', { name: 'Upgrade' })
    await has({ plan: 'basic', queryLimit: 100, remainingQueries: 11, dailyLimit: -1 })
    await expect(upgrade).toHaveCount(0)
    await has({ plan: 'pro', queryLimit: -1, remainingQueries: -1, dailyLimit: -1 })
    await expect(page.getByText('Unlimited', { exact: true })).toHaveCount(2)
    await expect(upgrade).toHaveCount(0)
    await has({ plan: 'basic', queryLimit: 100, remainingQueries: 10, dailyLimit: -1 })
    await upgrade.click()
    await expect(page).toHaveURL('/billing')
  })
})
