import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { refresh, type Session } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import type { BrowserContext, Page } from '@playwright/test'
import { logIn } from '../forms.ts'
import { expect, mailedLink, test } from '../person.ts'
import { picture } from '../pictures.ts'
import { evidence, openSolver, solveButton, upload } from '../solving.ts'

const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome, Ada Lovelace' })

async function openTab(context: BrowserContext, path = '/dashboard'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** From now on the access token of this browser has run out, and no tab has noticed. */
async function runOut(context: BrowserContext, { accessToken }: Session): Promise<void> {
  const message = messages.session.ended
  const refusal = { success: false, message, error: { code: 'unauthenticated', message } }
  await context.route('**/api/**', (route) => {
    const isOld = route.request().headers().authorization === `Bearer ${accessToken}`
    return isOld ? route.fulfill({ status: 401, json: refusal }) : route.fallback()
  })
}

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('refreshToken')])

/** The answers to all refreshes of a browser, by status, in order. */
function refreshesOf(context: BrowserContext): number[] {
  const statuses: number[] = []
  context.on('response', (response) => {
    if (response.url().endsWith(refresh.url)) statuses.push(response.status())
  })
  return statuses
}

test('four tabs whose access token has run out are given one pair, and all of them keep it', async ({
  context,
  signedIn,
}) => {
  const tabs = [await openTab(context), await openTab(context), await openTab(context), await openTab(context)]
  const refreshes = refreshesOf(context)
  await runOut(context, signedIn)
  await Promise.all(tabs.map((tab) => tab.getByRole('link', { name: 'Solutions', exact: true }).click()))
  for (const tab of tabs) await expect(tab.getByText(messages.history.none)).toBeVisible()
  // Tabs are processes: the turn may reach one a moment before the storage does. It asks, and is told to read on.
  const [given, ...late] = refreshes
  expect(given).toBe(200)
  expect(late.every((status) => status === 409)).toBe(true)
  for (const tab of tabs) expect(await stored(tab)).toEqual(await stored(tabs[0] as Page))
})

test('in a browser without locks one tab is given the pair, the other reads it, and both stay', async ({
  context,
  signedIn,
}) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
  const [first, second] = [await openTab(context), await openTab(context)]
  const refreshes = refreshesOf(context)
  const { promise: bothAsked, resolve } = Promise.withResolvers<void>()
  let asked = 0
  await context.route(`**${refresh.url}`, async (route) => {
    asked += 1
    if (asked === 2) resolve()
    await bothAsked
    await route.continue()
  })
  await runOut(context, signedIn)
  await Promise.all([first.reload(), second.reload()])
  await expect(welcome(first)).toBeVisible()
  await expect(welcome(second)).toBeVisible()
  expect(refreshes.sort()).toEqual([200, 409])
  expect(await stored(first)).toEqual(await stored(second))
})

test('on a slow network without locks, the tab that is late waits for the pair of the other', async ({
  context,
  signedIn,
}) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
  const [first, second] = [await openTab(context), await openTab(context)]
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await context.route(
    `**${refresh.url}`,
    async (route) => {
      const response = await route.fetch()
      await late
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await runOut(context, signedIn)
  await first.reload({ waitUntil: 'commit' })
  await first.waitForRequest(`**${refresh.url}`)
  const toldLate = context.waitForEvent('response', (response) => response.status() === 409)
  await second.reload({ waitUntil: 'commit' })
  await toldLate
  // Longer than a network should take, and shorter than the server's patience.
  await second.waitForTimeout(4_000)
  await expect(second.getByText('Loading your session')).toBeVisible()
  arrive()
  await expect(welcome(first)).toBeVisible()
  await expect(welcome(second)).toBeVisible()
})

test('a tab that is closed while it refreshes leaves its turn to the next', async ({ context, signedIn }) => {
  const [first, second] = [await openTab(context), await openTab(context)]
  const nowhere = createServer().listen(0, '127.0.0.1')
  await once(nowhere, 'listening')
  const { port } = nowhere.address() as AddressInfo
  await first.route(`**${refresh.url}`, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  await runOut(context, signedIn)
  const asked = once(nowhere, 'connection')
  await first.reload({ waitUntil: 'commit' })
  await asked
  await second.reload({ waitUntil: 'commit' })
  await expect(second.getByText('Loading your session')).toBeVisible()
  await first.close()
  await expect(welcome(second)).toBeVisible()
  nowhere.close()
})

test('a pair that is lost with its tab is not made again: the other tab says so, and leads to the login', async ({
  context,
  signedIn,
}) => {
  const [first, second] = [await openTab(context), await openTab(context)]
  const { promise: made, resolve } = Promise.withResolvers<void>()
  await first.route(`**${refresh.url}`, async (route) => {
    await route.fetch()
    resolve()
  })
  await runOut(context, signedIn)
  await first.reload({ waitUntil: 'commit' })
  await made
  await first.close()
  await second.reload()
  await expect(second.getByText(messages.session.alreadyRotated)).toBeVisible()
  expect(await stored(second)).toEqual([signedIn.accessToken, signedIn.refreshToken])
  await second.getByRole('button', { name: 'Try again' }).click()
  await expect(second).toHaveURL('/login?returnTo=%2Fdashboard')
  expect(await stored(second)).toEqual([null, null])
})

test('while the server does not answer nobody is signed out, and it goes on where it was', async ({
  context,
  signedIn,
}) => {
  const page = await openTab(context)
  await runOut(context, signedIn)
  const before = await stored(page)
  for (const trouble of ['unreachable', 'starting'] as const) {
    await page.route('**/api/**', (route) =>
      trouble === 'unreachable' ? route.abort() : route.fulfill({ status: 503, body: 'Starting' }),
    )
    await page.reload()
    const said = trouble === 'unreachable' ? messages.http.network : messages.http.unavailable
    await expect(page.getByText(said)).toBeVisible()
    expect(await stored(page)).toEqual(before)
    await page.unroute('**/api/**')
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(welcome(page)).toBeVisible()
})

test('tokens that are worth nothing are thrown away, and the login leads back, query included', async ({
  page,
  person,
}) => {
  await page.goto('/terms')
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'forged')
    localStorage.setItem('refreshToken', 'forged')
  })
  await page.goto('/solutions?search=two+sum&verdict=passed')
  await expect(page).toHaveURL(/^[^?]*\/login\?returnTo=/)
  expect(await stored(page)).toEqual([null, null])
  await logIn(page, person)
  await expect(page).toHaveURL('/solutions?search=two+sum&verdict=passed')
})

test('a login in one tab is a login in the others', async ({ context, person }) => {
  const [first, second] = [await openTab(context, '/login'), await openTab(context, '/login?returnTo=%2Fsolutions')]
  await logIn(first, person)
  await expect(welcome(first)).toBeVisible()
  await expect(second).toHaveURL('/solutions')
})

test('when somebody else is signed in in another tab, this one shows them and nothing of who was before', async ({
  context,
  request,
  signedIn: _,
}) => {
  const page = await openTab(context, '/profile')
  const someone = { firstName: 'Grace', lastName: 'Hopper', email: `grace-${Date.now()}@example.com` }
  await request.post('/api/auth/signup', { data: { ...someone, password: 'Str0ng&Quiet-River' } })
  await openTab(context, await mailedLink(request, someone.email))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Grace Hopper' })).toBeVisible()
})

test('a solve that begins with a token that has run out begins once', async ({ context, signedIn, allowance }) => {
  const page = await context.newPage()
  const refreshes = refreshesOf(context)
  await openSolver(page)
  await upload(page, picture('climbing-stairs.png'))
  await runOut(context, signedIn)
  await solveButton(page).click()
  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(2))
  expect(refreshes).toEqual([200])
  expect(await allowance()).toMatchObject({ usedToday: 1 })
})
