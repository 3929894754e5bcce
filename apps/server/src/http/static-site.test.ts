import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SUPPORT_ADDRESS } from '@dryrun/contract/support'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerError } from './errors.ts'
import { serveSite } from './static-site.ts'

const inline = 'console.log("</p>")'
const hash = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
let folder: string
let app: FastifyInstance

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dryrun-site-'))
  app = Fastify()
  app.setErrorHandler(answerError)
})

afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const known = { https: false, supportEmail: 'help@dryrun.example', recaptcha: undefined }

async function serve(files: Record<string, string>, configured: Partial<Parameters<typeof serveSite>[1]> = {}) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await serveSite(app, { ...known, ...configured }, folder)
}

const site = {
  'index.html': `<h1>Landing</h1><script>${inline}</script><script type="module" src="/assets/x-1a2b.js"></script>`,
  'terms/index.html': '<h1>Terms</h1>',
  '__spa-fallback.html': '<h1>App</h1><style>h1{color:red}</style>',
  'assets/x-1a2b.js': 'export {}',
  'favicon.svg': '<svg/>',
}

const open = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })

test('a prerendered page is served at its address, with or without a slash behind it', async () => {
  await serve(site)
  expect((await open('/')).body).toContain('Landing')
  for (const url of ['/terms', '/terms/', '/terms?from=mail']) expect((await open(url)).body).toContain('Terms')
})

test("a page may run its own inline scripts, and no other page's", async () => {
  await serve(site)
  expect((await open('/')).headers['content-security-policy']).toContain(`script-src 'self' ${hash};`)
  expect((await open('/terms')).headers['content-security-policy']).toContain("script-src 'self';")
  expect((await open('/dashboard')).headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/)
})

test('the support page has the address that is read here, and the others are sent as they are', async () => {
  const page = `<h1>Support</h1><a href="mailto:${SUPPORT_ADDRESS}">${SUPPORT_ADDRESS}</a>`
  await serve({ ...site, 'support/index.html': page }, { supportEmail: 'a&b@dryrun.example' })
  const { body, headers } = await open('/support')
  expect(body).toBe('<h1>Support</h1><a href="mailto:a&amp;b@dryrun.example">a&amp;b@dryrun.example</a>')
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
})

test('only the support page may load reCAPTCHA, and only where it has a key', async () => {
  const recaptcha = { siteKey: 'key', secretKey: 'secret', minScore: 0.5, url: 'https://www.google.com/recaptcha' }
  await serve({ ...site, 'support/index.html': '<h1>Support</h1>' }, { recaptcha })
  const policy = async (url: string) => `${(await open(url)).headers['content-security-policy']}`
  expect(await policy('/support')).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  )
  expect(await policy('/support')).toContain("frame-src 'self' https://www.google.com/recaptcha/")
  for (const url of ['/', '/terms', '/dashboard']) expect(await policy(url)).not.toContain('google')
})

test('without a key of reCAPTCHA nothing may be loaded from elsewhere', async () => {
  await serve({ ...site, 'support/index.html': '<h1>Support</h1>' })
  expect((await open('/support')).headers['content-security-policy']).not.toContain('http')
})

test('every other address a person opens starts the app', async () => {
  await serve(site)
  for (const url of ['/dashboard', '/solutions/1', '/no.such.page']) {
    const page = await open(url)
    expect([page.statusCode, page.body]).toEqual([200, site['__spa-fallback.html']])
  }
})

test('a file that is missing is not answered with a page', async () => {
  await serve(site)
  expect((await open('/assets/gone.js')).statusCode).toBe(404)
  expect((await app.inject({ url: '/gone.png', headers: { accept: 'image/*,*/*' } })).statusCode).toBe(404)
  expect((await open('/api/gone')).statusCode).toBe(404)
})

test('nothing outside of the build can be read', async () => {
  await serve(site)
  for (const url of ['/..%2f..%2fetc/passwd', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd']) {
    expect((await app.inject({ url, headers: { accept: 'image/*' } })).statusCode).toBe(404)
  }
})

test('assets are kept for a year, pages are asked for again', async () => {
  await serve(site)
  expect((await open('/assets/x-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const page = await open('/')
  expect(page.headers['cache-control']).toBe('no-cache')
  const again = await app.inject({
    url: '/',
    headers: { accept: 'text/html', 'if-none-match': `${page.headers.etag}` },
  })
  expect(again.statusCode).toBe(304)
})

test('without a build, the server says how to make one', async () => {
  await serveSite(app, known, join(folder, 'nothing'))
  const page = await open('/')
  expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining('script/build')])
})
