import { messages } from '@dryrun/contract/messages'
import { listSolutions } from '@dryrun/contract/processing'
import type { Page } from '@playwright/test'
import { toast } from '../page.ts'
import { expect, test } from '../person.ts'
import { expectWellMade } from '../screen.ts'
import { solve } from '../solved.ts'

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('all solutions are searched and filtered in the address, and going back undoes it', async ({
  page,
  request,
  signedIn,
}) => {
  await solve(request, signedIn, { picture: 'climbing-stairs.png', language: 'javascript' })
  await solve(request, signedIn, { picture: 'two-sum-smudged.png' })
  await solve(request, signedIn, { picture: 'lantern-rows.png', processingType: 'extraction' })

  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'All solutions' }).click()
  await expect(page.getByRole('heading', { name: 'Solutions' })).toBeFocused()
  await expect(page.getByText('3 in all')).toBeVisible()
  await expectWellMade(page)

  await page.getByLabel('Search').fill('stairs')
  await expect(page).toHaveURL('/solutions?search=stairs')
  await expect(row(page, 'Two Sum')).toHaveCount(0)
  await expect(row(page, 'Climbing Stairs')).toContainText('passed 2 of 2')
  await expect(page.getByLabel('Search')).toBeFocused()

  await page.getByLabel('Language').selectOption({ label: 'Python' })
  await expect(page.getByText(messages.history.noMatch)).toBeVisible()
  await expectWellMade(page)
  await page.goBack()
  await expect(row(page, 'Climbing Stairs')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/solutions')
  await expect(page.getByLabel('Search')).toHaveValue('')
  await expect(row(page, 'Two Sum')).toBeVisible()

  await page.getByLabel('Verdict').selectOption({ label: 'Not verified' })
  await expect(page.getByText('1 in all')).toBeVisible()
  await expect(row(page, 'Two Sum')).toContainText('not verified')
  await row(page, 'Two Sum').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Two Sum', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/solutions?verdict=unverified')
  await expect(row(page, 'Climbing Stairs')).toHaveCount(0)

  await page.getByLabel('Type').selectOption({ label: 'Extraction' })
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('3 in all')).toBeVisible()
  await page.reload()
  await page.getByLabel('Type').selectOption({ label: 'Extraction' })
  await expect(row(page, 'Lantern Rows')).toContainText('extracted')
})

test('a solution is deleted from the list after asking, and the keyboard goes on from there', async ({
  page,
  solved: _,
}) => {
  await page.goto('/solutions')
  await page.getByRole('button', { name: 'Delete Climbing Stairs' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(row(page, 'Climbing Stairs')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Climbing Stairs' }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Climbing Stairs')
  await page.getByRole('button', { name: 'Delete it' }).press('Enter')
  await expect(toast(page, messages.processing.deleted)).toBeVisible()
  await expect(page.getByText(messages.history.none)).toBeVisible()
  await expectWellMade(page)
  await expect(page.getByRole('link', { name: 'Solve a problem' })).toBeVisible()
})

test('a long list comes a page at a time; one that could not be loaded says so, and can be loaded again', async ({
  page,
  request,
  signedIn,
}) => {
  await solve(request, signedIn, { picture: 'climbing-stairs.png' })
  await solve(request, signedIn, { picture: 'two-sum.png' })
  // The server's own pages, of one line each.
  await page.route(`**${listSolutions.url}*`, (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '1')
    return route.continue({ url: url.href })
  })
  await page.goto('/solutions')
  await expect(page.getByText('1 shown, and there are more')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('2 in all')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toContainText('Two Sum')

  await page.unrouteAll()
  await page.route(`**${listSolutions.url}*`, (route) => route.fulfill({ status: 500 }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(messages.history.loadFailed)
  await expectWellMade(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('2 in all')).toBeVisible()
})

test('an extracted problem is copied as Markdown', async ({ page, context, request, signedIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await solve(request, signedIn, { picture: 'lantern-rows.png', processingType: 'extraction' })
  await page.goto(`/solutions/${id}`)
  await expect(page.getByText('every lantern between them is dimmer')).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(toast(page, messages.processing.problemCopied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('every lantern between them is dimmer')
})

test('without a model a question is not answered, and that is said', async ({ page, solved }) => {
  await page.goto(`/solutions/${solved}`)
  await page.getByLabel('Ask about this solution').fill('Why does it work?')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByText(messages.processing.noModelForQuestions)).toBeVisible()
  await expect(page.getByLabel('Ask about this solution')).toHaveValue('Why does it work?')
})

test('on Free, debugging is not offered as if it were there', async ({ page, solved }) => {
  await page.goto(`/solutions/${solved}`)
  await page.getByRole('button', { name: 'It failed: debug' }).click()
  await expect(page.getByText(messages.processing.debugNeedsPlan)).toBeVisible()
  await expectWellMade(page)
  await expect(page).toHaveURL(`/solutions/${solved}`)
})
