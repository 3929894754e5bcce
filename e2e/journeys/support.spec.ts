import { messages } from '@dryrun/contract/messages'
import type { MailboxEntry } from '@dryrun/contract/site'
import { captchaChallenge, sendSupportRequest } from '@dryrun/contract/support'
import type { Page } from '@playwright/test'
import { notice } from '../page.ts'
import { expect, newPerson, test as onSharedServer } from '../person.ts'
import { playRecaptcha } from '../recaptcha.ts'
import { expectWellMade } from '../screen.ts'
import { type Server, startServer } from '../server.ts'

const { support, http } = messages

/** With a server that takes each journey for one from another network address, which may write once a day. */
const test = onSharedServer.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture
    async ({}, use) => {
      const server = await startServer({ TRUST_PROXY: '127.0.0.1,::1', SUPPORT_EMAIL: 'help@dryrun.example' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': someAddress() }),
})

function someAddress(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `10.${part()}.${part()}.${part()}`
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

async function write(page: Page, email = newPerson().email): Promise<void> {
  await field(page, 'Name').fill('Ada Lovelace')
  await field(page, 'Email').fill(email)
  await field(page, 'Message').fill('The engine stopped.\nWhat now?')
}

async function expectKept(page: Page): Promise<void> {
  await expect(field(page, 'Name')).toHaveValue('Ada Lovelace')
  await expect(field(page, 'Message')).toHaveValue('The engine stopped.\nWhat now?')
}

test('a person is told what is missing, one thing at a time, then writes, and has written for this day', async ({
  page,
  request,
}) => {
  await page.goto('/support')
  const missing = async (sentence: string, label: string) => {
    await sendButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText([sentence])
    await expect(field(page, label)).toBeFocused()
    await expect(field(page, label)).toHaveAccessibleDescription(sentence)
  }
  await missing(support.nameRequired, 'Name')
  await field(page, 'Name').fill('  Ada Lovelace ')
  await missing(support.emailRequired, 'Email')
  await field(page, 'Email').fill('nobody')
  await missing(support.emailInvalid, 'Email')
  await expectWellMade(page)
  const { email } = newPerson()
  await field(page, 'Email').fill(email)
  await field(page, 'Message').fill('   ')
  await missing(support.messageRequired, 'Message')
  await write(page, email)
  await field(page, 'Phone (optional)').fill('+44 20 7946 0000')
  await sendButton(page).click()

  await expect(heading(page, support.sent)).toBeFocused()
  await expect(page.getByText('We reply within 24 hours, to the address you gave.')).toBeVisible()
  await expect(field(page, 'Message')).toBeHidden()
  await expectWellMade(page)
  const mails: MailboxEntry[] = await (await request.get('/dev/mailbox.json')).json()
  const toSupport = mails.find(({ to, text }) => to === 'help@dryrun.example' && text.includes(email))
  for (const part of ['Ada Lovelace wrote:', 'The engine stopped.', 'What now?', '+44 20 7946 0000']) {
    expect(toSupport?.text).toContain(part)
  }
  expect(mails.find(({ to }) => to === email)?.subject).toBe('We have your message to Dryrun support')

  await page.goto('/')
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Support' }).click()
  await expect(heading(page, support.limitReached)).toBeVisible()
  await expect(field(page, 'Message')).toBeHidden()
  await expectWellMade(page)
})

test('whatever keeps a message from being sent, it is told, and what was typed stays', async ({ page }) => {
  await page.goto('/support')
  await write(page)
  const fails = async (route: Parameters<Page['route']>[1], url: string, sentence: string) => {
    await page.route(`**${url}`, route)
    await sendButton(page).click()
    await expect(notice(page, sentence)).toBeVisible()
    await expectKept(page)
    await page.unroute(`**${url}`)
  }
  await fails((route) => route.abort(), sendSupportRequest.url, http.network)
  await fails((route) => route.fulfill({ status: 502, body: 'Bad gateway' }), sendSupportRequest.url, support.failed)
  const message = 'We are having tea.'
  const refusal = { success: false, message, error: { code: 'unavailable', message } }
  await fails((route) => route.fulfill({ status: 503, json: refusal }), sendSupportRequest.url, message)
  await fails((route) => route.abort(), captchaChallenge.url, support.captchaMissing)
  await expectWellMade(page)

  await sendButton(page).click()
  await expect(heading(page, support.sent)).toBeVisible()
})

test('without a network the form says so', async ({ page, context }) => {
  await page.goto('/support')
  await write(page)
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(notice(page, http.network)).toBeVisible()
  await expectKept(page)
})

test('who wrote today, or whose network did, is told so in another browser, and keeps what was typed', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = newPerson()
  await page.goto('/support')
  await write(page, email)
  await sendButton(page).click()
  await expect(heading(page, support.sent)).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': someAddress() } })
  const other = await elsewhere.newPage()
  await other.goto('/support')
  await write(other, email.toUpperCase())
  await sendButton(other).click()
  await expect(notice(other, `${support.limitReached}. ${support.onceADay}`)).toBeVisible()
  await expectKept(other)
  await field(other, 'Email').fill(newPerson().email)
  await sendButton(other).click()
  await expect(heading(other, support.sent)).toBeVisible()
  await elsewhere.close()
})

test('the day is that of the browser’s own calendar', async ({ browser, baseURL, extraHTTPHeaders }) => {
  // Ten in the evening there, and nine in the morning of the same day in UTC.
  const context = await browser.newContext({ baseURL, extraHTTPHeaders, timezoneId: 'Pacific/Auckland' })
  const page = await context.newPage()
  await page.clock.install({ time: new Date('2026-06-01T10:00:00Z') })
  await page.goto('/support')
  // The challenge of the server is of another year.
  await page.clock.setFixedTime(new Date('2026-06-01T10:00:00Z'))
  await write(page)
  await sendButton(page).click()
  await expect(heading(page, support.sent)).toBeVisible()

  await page.clock.setFixedTime(new Date('2026-06-01T11:59:00Z'))
  await page.reload()
  await expect(heading(page, support.limitReached)).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-06-01T12:01:00Z'))
  await page.reload()
  await expect(field(page, 'Message')).toBeEditable()
  await context.close()
})

test('the captcha is asked for when the form is touched, and solved anew when its answer was too late', async ({
  page,
}) => {
  const challenges: string[] = []
  page.on('request', (request) => request.url().endsWith(captchaChallenge.url) && challenges.push(request.url()))
  await page.goto('/support')
  await expect(field(page, 'Name')).toBeEditable()
  await page.waitForLoadState('networkidle')
  expect(challenges).toEqual([])
  expect(page.workers()).toEqual([])
  await field(page, 'Name').focus()
  await expect.poll(() => challenges.length).toBe(1)

  const late = { success: false, message: support.captchaFailed, error: { code: 'captcha_failed' } }
  // The route stays: taken away with its first request, Playwright loses the one that is on its way just then.
  const answers = [late]
  await page.route(`**${sendSupportRequest.url}`, (route) => {
    const json = answers.pop()
    return json === undefined ? route.continue() : route.fulfill({ status: 400, json })
  })
  await write(page)
  await sendButton(page).click()
  await expect(heading(page, support.sent)).toBeVisible()
  expect(challenges).toHaveLength(2)
})

test('while a message is on its way the button says so, and a second click sends nothing', async ({ page }) => {
  const { promise: sent, resolve: goOn } = Promise.withResolvers<void>()
  let posts = 0
  await page.route(`**${sendSupportRequest.url}`, async (route) => {
    posts += 1
    await sent
    await route.continue()
  })
  await page.goto('/support')
  await write(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true')
  await expectWellMade(page)
  await sendButton(page).dispatchEvent('click')
  await field(page, 'Name').press('Enter')
  goOn()
  await expect(heading(page, support.sent)).toBeVisible()
  expect(posts).toBe(1)
})

test('someone without a mouse writes to support, from the footer of any page', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Support' }).press('Enter')
  await expect(heading(page, 'Support')).toBeVisible()
  // Before the script has come nothing can be written, and a field that is disabled takes no focus.
  await expect(field(page, 'Name')).toBeEnabled()
  await field(page, 'Name').focus()
  for (const text of ['Ada', newPerson().email, '', 'Help']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(sendButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, support.sent)).toBeFocused()
})

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says where to write instead, and the form sends nothing into an address', async ({ page }) => {
    await page.goto('/support')
    await expect(heading(page, 'Support')).toBeVisible()
    await expect(page.locator('noscript p')).toBeVisible()
    const address = page.getByRole('link', { name: 'help@dryrun.example' })
    await expect(address).toHaveAttribute('href', 'mailto:help@dryrun.example')
    await expect(field(page, 'Message')).toBeDisabled()
    await expect(sendButton(page)).toBeDisabled()
  })
})

test.describe('with a key of reCAPTCHA', () => {
  test('its script is loaded when the form is touched; a program is not let through, a person is', async ({ page }) => {
    const recaptcha = await playRecaptcha()
    const server = await startServer(recaptcha.settings)
    const scripts: string[] = []
    page.on('request', (request) => request.url().includes('/recaptcha/') && scripts.push(request.url()))

    await page.goto(`${server.url}/support`)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    await write(page)
    await expect(page.getByText('This form is protected by reCAPTCHA.')).toBeVisible()
    await expectWellMade(page)
    recaptcha.score = 0.1
    await sendButton(page).click()
    await expect(notice(page, support.captchaFailed)).toBeVisible()
    await expectKept(page)
    recaptcha.isDown = true
    await sendButton(page).click()
    await expect(notice(page, support.captchaUnavailable)).toBeVisible()
    await expectKept(page)
    Object.assign(recaptcha, { isDown: false, score: 0.9 })
    await sendButton(page).click()
    await expect(heading(page, support.sent)).toBeVisible()
    expect(scripts).toHaveLength(1)
    await server.stop()
    recaptcha.stop()
  })
})
