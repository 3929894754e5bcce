import { messages } from '@dryrun/contract/messages'
import { expect, test as onSharedServer } from '../person.ts'
import { type Server, startServer } from '../server.ts'
import { evidence, largeScreenshot, openSolver, solveButton, upload } from '../solving.ts'

/** With a server of its own, so that no other journey notices the restart. */
const test = onSharedServer.extend<{ server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture
  server: async ({}, use) => {
    const server = await startServer()
    await use(server)
    await server.stop()
  },
  baseURL: ({ server }, use) => use(server.url),
})

test('a server that restarts in the middle of a solve loses neither the solve nor the session', async ({
  page,
  server,
  signedIn: _,
  allowance,
}) => {
  await openSolver(page)
  const large = await largeScreenshot(page, 'two-sum')
  await upload(page, large, large)
  await solveButton(page).click()
  await expect(page.getByText('Reading the screenshots.').first()).toBeVisible()
  await server.restart()

  await expect(evidence(page).getByRole('heading')).toHaveText(messages.processing.passed(3))
  expect(await allowance()).toMatchObject({ usedToday: 1 })
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Two Sum' })).toBeVisible()
})
