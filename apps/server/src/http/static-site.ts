import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { SUPPORT_ADDRESS } from '@dryrun/contract/support'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { recaptchaSources } from '../support/recaptcha-settings.ts'
import { NotFound } from './errors.ts'
import { escapeHtml } from './escape-html.ts'
import { type Allowed, contentSecurityPolicy } from './headers.ts'

/** What is not known when the pages are built. */
type Site = { https: boolean } & Pick<Config, 'supportEmail' | 'recaptcha'>

const BUILD = join(import.meta.dirname, '../../../web/build/client')

/** The page that tells where support is written to, and that may load reCAPTCHA. */
const SUPPORT = '/support/index.html'

/** The page that starts the web app at any address; React Router's build writes it. */
const FALLBACK = '/__spa-fallback.html'

/**
 * Serves the built web app: its files, its prerendered pages by their address, and the app itself for every other
 * address a person may open. Each page is sent with a policy that names its own inline scripts by their hashes.
 */
export async function serveSite(app: FastifyInstance, site: Site, build: string = BUILD): Promise<void> {
  const files = await listFiles(build)
  const policies = new Map<string, string>()
  for (const file of files) {
    if (file.endsWith('.html')) policies.set(file, policyOf(await readFile(join(build, file), 'utf8'), file, site))
  }
  const supportPage = files.has(SUPPORT) ? await withAddress(join(build, SUPPORT), site.supportEmail) : ''
  if (files.size > 0) await app.register(fastifyStatic, { root: build, serve: false, cacheControl: false })

  // A page whose files are refused while we are busy is a broken page; sending them costs next to nothing.
  const config = { pressureHandler: () => undefined }
  app.get('/*', { schema: { hide: true }, config }, (request, reply) => {
    const path = pathOf(request)
    const file = [path, join(path, 'index.html').replaceAll(sep, '/'), `${path}.html`].find((name) => files.has(name))
    if (file === SUPPORT)
      return headed(reply, file, policies.get(file)).type('text/html; charset=utf-8').send(supportPage)
    if (file !== undefined) return send(reply, file, policies.get(file))
    if (path.startsWith('/api/') || path.startsWith('/dev/') || !wantsPage(request, path)) throw new NotFound()
    if (files.has(FALLBACK)) return send(reply, FALLBACK, policies.get(FALLBACK))
    return reply
      .status(503)
      .type('text/plain; charset=utf-8')
      .send('The pages are not built yet. Run script/build, then start again.\n')
  })
}

/** The files under `folder` as addresses that begin with a slash; none where it was never built. */
async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/')),
  )
}

function send(reply: FastifyReply, file: string, policy: string | undefined): FastifyReply {
  return headed(reply, file, policy).sendFile(file)
}

function headed(reply: FastifyReply, file: string, policy: string | undefined): FastifyReply {
  if (policy !== undefined) reply.header('content-security-policy', policy)
  // Names under /assets/ have a hash of their content in them.
  return reply.header('cache-control', file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
}

/** The page with the address that this server's support reads, which its build did not know. */
async function withAddress(page: string, address: string): Promise<string> {
  return (await readFile(page, 'utf8')).replaceAll(SUPPORT_ADDRESS, escapeHtml(address))
}

function policyOf(html: string, file: string, { https, recaptcha }: Site): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)]
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)]
  const google: Allowed = file === SUPPORT && recaptcha !== undefined ? recaptchaSources(recaptcha) : {}
  return contentSecurityPolicy(https, {
    ...google,
    scripts: [...hashes(scripts), ...(google.scripts ?? [])],
    styles: hashes(styles),
  })
}

function hashes(matches: RegExpMatchArray[]): string[] {
  const sources = matches.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(sources)]
}

/** The decoded path without a slash at its end. */
function pathOf(request: FastifyRequest): string {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/').replace(/\/+$/, '') || '/'
  } catch {
    throw new NotFound()
  }
}

/** A person's browser asks for HTML; a missing picture or script must not be answered with a page. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  if (path.startsWith('/assets/')) return false
  const accept = request.headers.accept ?? '*/*'
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path))
}
