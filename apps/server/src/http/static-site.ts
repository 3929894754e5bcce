import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from './errors.ts'
import { contentSecurityPolicy } from './headers.ts'

const BUILD = join(import.meta.dirname, '../../../web/build/client')

/** The page that starts the web app at any address; React Router's build writes it. */
const FALLBACK = '/__spa-fallback.html'

/**
 * Serves the built web app: its files, its prerendered pages by their address, and the app itself for every other
 * address a person may open. Each page is sent with a policy that names its own inline scripts by their hashes.
 */
export async function serveSite(app: FastifyInstance, https: boolean, build: string = BUILD): Promise<void> {
  const files = await listFiles(build)
  const policies = new Map<string, string>()
  for (const file of files) {
    if (file.endsWith('.html')) policies.set(file, await policyOf(join(build, file), https))
  }
  if (files.size > 0) await app.register(fastifyStatic, { root: build, serve: false, cacheControl: false })

  // A page whose files are refused while we are busy is a broken page; sending them costs next to nothing.
  const config = { pressureHandler: () => undefined }
  app.get('/*', { schema: { hide: true }, config }, (request, reply) => {
    const path = pathOf(request)
    const file = [path, join(path, 'index.html').replaceAll(sep, '/'), `${path}.html`].find((name) => files.has(name))
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
  if (policy !== undefined) reply.header('content-security-policy', policy)
  // Names under /assets/ have a hash of their content in them.
  reply.header('cache-control', file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
  return reply.sendFile(file)
}

async function policyOf(page: string, https: boolean): Promise<string> {
  const html = await readFile(page, 'utf8')
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)]
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)]
  return contentSecurityPolicy(https, { scripts: hashes(scripts), styles: hashes(styles) })
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
