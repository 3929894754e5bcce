import { logout } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import type { BrowserContext, Page } from '@playwright/test'
import { logIn } from '../forms.ts'
import { toast } from '../page.ts'
import { expect, test } from '../person.ts'
import { picture } from '../pictures.ts'
import { openSolver, shots, upload } from '../solving.ts'

const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome, Ada Lovelace' })

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/dashboard')
  await expect(welcome(page)).toBeVisible()
  return page
}

test('a session that was ended elsewhere ends here with the next call, and one comes back to the same page', async ({
  context,
  request,
  signedIn,
  person,
}) => {
  const page = await openTab(context)
  // Else a call of the dashboard's own may be the next one, and the way back leads there.
  await page.waitForLoadState('networkidle')
  const headers = { authorization: `Bearer ${signedIn.accessToken}` }
  await expect(await request.post(logout.url, { headers })).toBeOK()

  await page.getByRole('link', { name: 'Solve', exact: true }).click()
  await expect(page).toHaveURL('/login?returnTo=%2Fproblem-solver')
  await expect(toast(page, messages.session.ended)).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('refreshToken')])).toEqual([
    null,
    null,
  ])

  await logIn(page, person)
  await expect(page).toHaveURL('/problem-solver')
})

test('logging out in one tab logs out the other', async ({ context, signedIn: _ }) => {
  const [first, second] = [await openTab(context), await openTab(context)]
  await first.getByRole('button', { name: 'Logout' }).click()
  await expect(first).toHaveURL('/login')
  await expect(second).toHaveURL(/\/login/)
})

test('logging out works while the server cannot be reached', async ({ context, signedIn: _ }) => {
  const page = await openTab(context)
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('logging out leaves no screenshot in the browser', async ({ page, person, signedIn: _ }) => {
  await openSolver(page)
  await upload(page, picture('two-sum.png'))
  await expect(shots(page)).toHaveCount(1)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')

  await logIn(page, person)
  await expect(welcome(page)).toBeVisible()
  await openSolver(page)
  await expect(shots(page)).toHaveCount(0)
})

test('signed out, the portal leads to the login, and from there back to where one was headed', async ({
  page,
  person,
}) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?returnTo=%2Fdashboard')
  await page.goto('/solutions/7f3c1f0e-7d1f-4c39-9a52-0e2a4a6f3a51')
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/problem-solver')
  await logIn(page, person)
  await expect(page).toHaveURL('/problem-solver')
})

test('signed in, login and sign-up lead to the dashboard, and the start page says Dashboard', async ({
  page,
  signedIn: _,
}) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  }
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get started' }).filter({ visible: true })).toHaveCount(0)
})

test('a solution that is not there is said to be, with a way on', async ({ page, signedIn: _ }) => {
  await page.goto('/solutions/7f3c1f0e-7d1f-4c39-9a52-0e2a4a6f3a51')
  await expect(page.getByText(messages.http.notFound)).toBeVisible()
  await page.getByRole('link', { name: 'To the dashboard', exact: true }).click()
  await expect(welcome(page)).toBeVisible()
})
