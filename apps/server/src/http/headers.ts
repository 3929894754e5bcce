import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What a page may do beyond its own origin's files. Each entry is a CSP source, such as a hash. */
export type Allowed = {
  scripts?: string[]
  styles?: string[]
  frames?: string[]
  images?: string[]
  connections?: string[]
}

/** The Content-Security-Policy of an answer: nothing inline but what its hash names. */
export function contentSecurityPolicy(https: boolean, allowed: Allowed = {}): string {
  const self = (sources: string[] = []) => ["'self'", ...sources].join(' ')
  return [
    `default-src 'self'`,
    `script-src ${self(allowed.scripts)}`,
    `style-src ${self(allowed.styles)}`,
    // Previews of screenshots are blobs; small icons in styles are data.
    `img-src ${self(['data:', 'blob:', ...(allowed.images ?? [])])}`,
    `connect-src ${self(allowed.connections)}`,
    `media-src ${self(['blob:'])}`,
    `worker-src ${self(['blob:'])}`,
    `frame-src ${allowed.frames === undefined ? "'none'" : self(allowed.frames)}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The headers every answer has. No cache keeps one, but for the files of the site, which say so themselves. */
export async function addHeaders(app: FastifyInstance, https: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  const policy = contentSecurityPolicy(https)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy)
    reply.header('permissions-policy', 'display-capture=(self), camera=(), microphone=(), geolocation=()')
    reply.header('cache-control', 'no-store')
  })
}
