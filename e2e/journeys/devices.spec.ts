import {
  approveDeviceSignIn,
  DEVICE_CODE_GRANT,
  findDeviceSignIn,
  redeemDeviceCode,
  startDeviceSignIn,
} from '@dryrun/contract/device-sign-in'
import { listDevices, registerDevice } from '@dryrun/contract/devices'
import { messages } from '@dryrun/contract/messages'
import type { APIRequestContext, Page } from '@playwright/test'
import { logIn } from '../forms.ts'
import { notice, toast } from '../page.ts'
import { expect, test } from '../person.ts'
import { expectWellMade } from '../screen.ts'

const laptop = { deviceId: 'adas-laptop', platform: 'win32', version: '1.4.0' }
const headers = { 'user-agent': 'Dryrun/1.4.0 (Windows)' }

/** What the desktop application does: it asks for codes, then for the outcome. */
async function startOnDesktop(request: APIRequestContext) {
  const { platform, version } = laptop
  const answer = await request.post(startDeviceSignIn.url, { headers, data: { platform, version } })
  const codes = startDeviceSignIn.schema.response[200].parse(await answer.json())
  return {
    code: codes.user_code,
    page: codes.verification_uri,
    link: codes.verification_uri_complete,
    poll: () =>
      request.post(redeemDeviceCode.url, {
        headers,
        form: { grant_type: DEVICE_CODE_GRANT, device_code: codes.device_code },
      }),
  }
}

const bearer = (token: string) => ({ ...headers, authorization: `Bearer ${token}` })

function register(request: APIRequestContext, token: string, device = laptop) {
  return request.post(registerDevice.url, { headers: bearer(token), data: device })
}

const devices = (page: Page) => page.getByRole('region', { name: 'Device Management' })
const row = (page: Page, name: string) => devices(page).getByRole('listitem').filter({ hasText: name })
const code = (page: Page) => page.getByLabel('Code')
const question = (page: Page) => page.getByRole('heading', { name: 'Approve this sign-in?' })

test('a desktop is signed in through the browser, registers itself, and is removed', async ({
  page,
  request,
  signedIn: _,
}) => {
  const desktop = await startOnDesktop(request)
  await page.goto(desktop.page)
  await expect(code(page)).toBeVisible()
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter the code that your desktop shows')).toBeVisible()
  await expect(code(page)).toBeFocused()

  await code(page).fill(desktop.code.toLowerCase().replace('-', ' '))
  await code(page).press('Enter')
  await expect(question(page)).toBeFocused()
  for (const told of [desktop.code, 'Dryrun on Windows', 'Windows, version 1.4.0', '127.0.0.1']) {
    await expect(page.getByText(told, { exact: true })).toBeVisible()
  }
  await expectWellMade(page)
  expect((await desktop.poll()).status()).toBe(400)

  await page.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign-in approved' })).toBeFocused()
  await expectWellMade(page)
  const tokens = redeemDeviceCode.schema.response[200].parse(await (await desktop.poll()).json())
  await expect(await register(request, tokens.access_token)).toBeOK()

  await page.getByRole('link', { name: 'See your devices' }).click()
  await expect(devices(page)).toContainText('1 of 1')
  await expect(row(page, 'Windows')).toContainText('Active')
  await expect(row(page, 'Windows')).toContainText('Version 1.4.0, last seen')
  await expect(devices(page)).toContainText(messages.devices.full('Free', 1))
  await expect(devices(page).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/billing')
  await expect(page.getByRole('listitem').filter({ hasText: 'on the device adas-laptop' })).toBeVisible()
  await expectWellMade(page)

  const remove = page.getByRole('button', { name: 'Remove Windows adas-laptop' })
  await remove.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Remove Windows adas-laptop?' })).toBeVisible()
  await expectWellMade(page)
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Device removed successfully!')).toBeVisible()
  await expect(devices(page).getByText(messages.devices.none)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your devices' })).toBeFocused()
  await expect(page.getByText('on the device adas-laptop')).toHaveCount(0)
  expect((await register(request, tokens.access_token)).status()).toBe(401)
  await expectWellMade(page)
})

test('who is signed out logs in first, and finds the code where the link left it; no link approves anything', async ({
  page,
  request,
  person,
}) => {
  const desktop = await startOnDesktop(request)
  await page.goto(desktop.link)
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await logIn(page, person)
  await expect(question(page)).toBeVisible()
  await expect(page.getByText(desktop.code, { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await (await desktop.poll()).json()).toMatchObject({ error: 'authorization_pending' })

  await page.getByRole('button', { name: 'Deny' }).click()
  await expect(page.getByRole('heading', { name: 'Sign-in denied' })).toBeFocused()
  await expectWellMade(page)
  expect(await (await desktop.poll()).json()).toMatchObject({ error: 'access_denied' })
})

test('a code that is wrong, used or expired is told, and another one can be typed', async ({
  page,
  request,
  signedIn,
}) => {
  const [used, raced] = [await startOnDesktop(request), await startOnDesktop(request)]
  const decide = (userCode: string) =>
    request.post(approveDeviceSignIn.url, { headers: bearer(signedIn.accessToken), data: { userCode, approve: false } })
  await decide(used.code)

  await page.goto('/activate?code=nonsense')
  await expect(code(page)).toHaveValue('nonsense')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(messages.deviceSignIn.unknownCode)).toBeVisible()
  await code(page).fill('BBBB-BBBB')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(notice(page, messages.deviceSignIn.unknownCode)).toBeVisible()
  await expectWellMade(page)

  await page.goto(used.link)
  await expect(notice(page, messages.deviceSignIn.used)).toBeVisible()
  await code(page).fill(raced.code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'Type another code' }).click()
  await expect(code(page)).toHaveValue('')
  await expect(code(page)).toBeFocused()
  await code(page).fill(raced.code)
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeVisible()

  await decide(raced.code)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(notice(page, messages.deviceSignIn.used)).toBeVisible()
  await expect(code(page)).toBeFocused()

  const message = messages.deviceSignIn.expired
  const json = { success: false, message, error: { code: 'code_expired', message } }
  await page.route(`**${findDeviceSignIn.url}?*`, (route) => route.fulfill({ status: 400, json }))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(notice(page, message)).toBeVisible()
})

test('while it cannot be decided nothing is lost: it can be tried again', async ({ page, request, signedIn: _ }) => {
  const desktop = await startOnDesktop(request)
  await page.route(`**${findDeviceSignIn.url}?*`, (route) => route.fulfill({ status: 500 }))
  await page.goto(desktop.link)
  await expect(notice(page, messages.deviceSignIn.failed)).toBeVisible()
  await page.unroute(`**${findDeviceSignIn.url}?*`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(question(page)).toBeVisible()

  await page.route(`**${approveDeviceSignIn.url}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(notice(page, messages.http.network)).toBeVisible()
  await page.unroute(`**${approveDeviceSignIn.url}`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: messages.deviceSignIn.approved })).toBeVisible()
})

test('devices that could not be loaded or removed are told, and can be tried again', async ({
  page,
  request,
  signedIn,
}) => {
  await expect(await register(request, signedIn.accessToken, { ...laptop, platform: 'linux' })).toBeOK()
  await page.route(`**${listDevices.url}`, (route) => route.fulfill({ status: 500 }))
  await page.goto('/profile')
  await expect(page.getByText('Failed to load devices')).toBeVisible()
  await expectWellMade(page)
  await page.unroute(`**${listDevices.url}`)
  await devices(page).getByRole('button', { name: 'Try again' }).click()

  await page.route('**/api/devices/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Remove Linux adas-laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Failed to remove device')).toBeVisible()
  await expect(row(page, 'Linux')).toBeVisible()
})

test('a device that was not seen for thirty days is inactive, and a plan may cover any number', async ({
  page,
  signedIn: _,
}) => {
  const device = { id: '7f3c1f0e-7d1f-4c39-9a52-0e2a4a6f3a51', ...laptop, lastSeen: '2026-01-02T03:04:05.000Z' }
  const data = { devices: [{ ...device, isActive: false }], limit: -1 }
  await page.route(`**${listDevices.url}`, (route) => route.fulfill({ json: { success: true, data, ...data } }))
  await page.goto('/profile')
  await expect(devices(page)).toContainText('1, no limit')
  await expect(row(page, 'Windows')).toContainText('Inactive')
  await expect(devices(page).getByRole('link', { name: 'Upgrade' })).toHaveCount(0)
  await expectWellMade(page)
})
