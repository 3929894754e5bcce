import { messages } from '@dryrun/contract/messages'
import * as site from '@dryrun/contract/site'
import { captchaChallenge, sendSupportRequest } from '@dryrun/contract/support'
import { expect } from 'vitest'
import { openRecaptchaServer } from '../testing/recaptcha-server.ts'
import { type TestServer, test as withServer } from '../testing/test-server.ts'
import { recaptchaSettings } from './recaptcha-settings.ts'

const { support } = messages

/** What Google says of a person on our page. */
const person = {
  success: true,
  score: 0.9,
  action: 'support_form_submit',
  hostname: 'localhost',
  challenge_ts: '2026-01-01T00:00:00Z',
}

const test = withServer
  .extend('google', () => openRecaptchaServer(person))
  .extend('settings', async ({ google }) => {
    const keys = { RECAPTCHA_SITE_KEY: 'site key', RECAPTCHA_SECRET_KEY: 'secret' }
    return recaptchaSettings({ ...keys, RECAPTCHA_MIN_SCORE: 0.5, RECAPTCHA_URL: google.url })
  })

const send = (server: TestServer) =>
  server.call(sendSupportRequest, {
    body: { name: 'Ada', email: 'ada@example.com', message: 'Help', recaptchaToken: 'token of the page' },
  })

test('a person is let through, and Google is told our secret and the token of the page', async ({ server, google }) => {
  expect(await send(server)).toMatchObject({ status: 200, message: support.sent })
  expect(google.asked).toEqual([{ secret: 'secret', response: 'token of the page' }])
})

test('pages are told what to load, never the secret; and there is no other captcha', async ({ server, google }) => {
  const { data } = await server.call(site.config)
  expect(data.recaptcha).toEqual({ siteKey: 'site key', script: `${google.url}/api.js?render=site+key` })
  expect(JSON.stringify(data)).not.toContain('"secret"')
  expect(await server.call(captchaChallenge)).toMatchObject({ status: 404 })
})

test.for([
  ['a low score', { ...person, score: 0.4 }],
  ['a token of another form', { ...person, action: 'login' }],
  ['a token of another site', { ...person, hostname: 'dryrun.evil.example' }],
  ['a token that was used', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['a token that is none', { success: false, 'error-codes': ['invalid-input-response'] }],
] as const)('%s is refused', async ([, answer], { server, google }) => {
  google.answer = answer
  expect(await send(server)).toMatchObject({
    status: 400,
    message: support.captchaFailed,
    error: { code: 'captcha_failed' },
  })
  google.answer = person
  expect(await send(server)).toMatchObject({ status: 200 })
})

test.for([
  ['a key of ours that is wrong', { answer: { success: false, 'error-codes': ['invalid-input-secret'] } }],
  ['a refusal without a reason', { answer: { success: false } }],
  ['an error of theirs', { answer: { error: 'down' }, status: 500 }],
  ['no JSON', { answer: '<html>' }],
  ['an answer without a score', { answer: { success: true, hostname: 'localhost' } }],
  ['an answer that does not come', { answer: null }],
] as const)(
  '%s lets nobody through, is told, and costs nobody their request of the day',
  async ([, trouble], { server, google }) => {
    Object.assign(google, trouble)
    const answer = await send(server)
    expect(answer).toMatchObject({ status: 503, message: support.captchaUnavailable, error: { code: 'unavailable' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    Object.assign(google, { answer: person, status: 200 })
    expect(await send(server)).toMatchObject({ status: 200 })
  },
)
