import { messages } from '@dryrun/contract/messages'
import { byModel, text } from '@dryrun/model-sandbox/scripts'
import type { Page } from '@playwright/test'
import { test } from '../modelled.ts'
import { toast } from '../page.ts'
import { expect } from '../person.ts'
import { expectWellMade } from '../screen.ts'

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const names = (page: Page) => page.getByRole('listitem').getByRole('heading').allTextContents()

async function addModel(page: Page, name: string, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a model' }).click()
  await page.getByLabel('Model', { exact: true }).fill(name)
  await page.getByLabel('Address').fill(address)
  await page.getByLabel(/^API key/).fill('sk-not-a-real-key')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, name)).toBeVisible()
}

test('an administrator adds models, tests, orders, changes and removes them', async ({
  page,
  person,
  signedIn: _,
  server,
  played,
  model: plays,
}) => {
  await server.admin('grant', person.email)
  const address = `${played.model.sandbox.url}/v1`
  plays(byModel({ quick: () => text('ok'), broken: () => ({ kind: 'status', status: 401 }) }))

  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Admin Panel/ }).click()
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeFocused()
  await expectWellMade(page)
  await page.getByRole('link', { name: /^System Settings/ }).click()
  await expect(row(page, 'played')).toContainText('set by the environment')
  await expect(row(page, 'played').getByRole('button')).toHaveText(['Test'])

  await page.getByRole('button', { name: 'Add a model' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name the model.')).toBeVisible()
  await expect(page.getByText('An OpenAI-compatible server needs its address.')).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await addModel(page, 'quick', address)
  await expect(toast(page, messages.admin.modelSaved)).toBeVisible()
  await addModel(page, 'broken', address)
  await expect(row(page, 'broken')).toContainText('key stored')

  await page.getByRole('button', { name: 'Test quick' }).click()
  await expect(row(page, 'quick')).toContainText(/ok, \d+ ms/)
  await page.getByRole('button', { name: 'Test broken' }).click()
  await expect(row(page, 'broken').getByRole('status').first()).toContainText(/key/i)
  await expectWellMade(page)

  await page.getByRole('button', { name: 'Move broken up' }).press('Enter')
  await expect.poll(() => names(page)).toEqual(['played', 'broken', 'quick'])
  await expect(toast(page, messages.admin.orderSaved)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move broken up' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Move broken down' })).toBeFocused()
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['played', 'broken', 'quick'])

  await page.getByRole('button', { name: 'Edit quick' }).click()
  await expect(page.getByText('A key is stored. Leave this empty to keep it.')).toBeVisible()
  await page.getByLabel('Reading screenshots').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'quick')).toContainText('reads')
  await expect(row(page, 'quick')).toContainText('key stored')
  await page.getByRole('button', { name: 'Turn off quick' }).click()
  await expect(page.getByRole('button', { name: 'Turn on quick' })).toBeVisible()

  for (const name of ['quick', 'broken']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
    await expect(row(page, name)).toHaveCount(0)
  }
  await expect(toast(page, messages.admin.modelRemoved).first()).toBeVisible()
})

test('an address inside the network is refused in words at the form', async ({ page, person, signedIn: _, server }) => {
  await server.admin('grant', person.email)
  await page.goto('/admin/settings')
  await page.getByRole('button', { name: 'Add a model' }).click()
  await page.getByLabel('Model', { exact: true }).fill('inside')
  await page.getByLabel('Address').fill('http://169.254.169.254/latest')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('MODEL_ALLOWED_HOSTS')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, 'inside')).toHaveCount(0)
})

test('nobody else sees the admin screens, and nothing of them is asked for', async ({ page, signedIn: _ }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/admin') && asked.push(request.url()))
  await page.goto('/dashboard')
  await expect(page.getByText('Query Limit')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Admin Panel/ })).toHaveCount(0)
  for (const path of ['/admin', '/admin/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: messages.admin.denied })).toBeVisible()
    await expect(page.getByText(messages.admin.deniedWhy)).toBeVisible()
    await expectWellMade(page)
  }
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  expect(asked).toEqual([])
})
