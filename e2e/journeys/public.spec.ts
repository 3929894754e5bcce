import { messages } from '@dryrun/contract/messages'
import { expect, test } from '../person.ts'

const footerPages = [
  { label: 'Support', path: '/support', title: 'Support' },
  { label: 'Privacy', path: '/privacy-policy', title: 'Privacy policy' },
  { label: 'Terms', path: '/terms', title: 'Terms' },
  { label: 'Refunds', path: '/refund-policy', title: 'Refund policy' },
  { label: 'Cookies', path: '/cookies', title: 'Cookies' },
]

test('an unknown address leads to the start page', async ({ page }) => {
  await page.goto('/nowhere/at-all')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('the start page is read, and its links lead on', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Features' }).click()
    await expect(page).toHaveURL('/#features')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/#pricing')
    for (const { label, path, title } of footerPages) {
      await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Dryrun, start page' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Get started' }).click()
    await expect(page).toHaveURL('/signup')
  })
})

test('light and dark are chosen on a public page and kept in the portal', async ({ page }) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await page.goto('/terms')
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click()
  expect(await theme()).toBe('dark')
  await page.goto('/login')
  expect(await theme()).toBe('dark')
  await page.getByRole('group', { name: 'Theme' }).getByText('Auto').click()
  expect(await theme()).toBeUndefined()
})

test('an address of the API that does not exist answers as a call, not as a page', async ({ request }) => {
  const answer = await request.get('/api/nothing')
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toMatchObject({ success: false, message: messages.http.notFound })
})
