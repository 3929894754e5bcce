import { rateLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** Whose attempts are counted together. Null: this request is not counted. */
type CountedBy = (request: FastifyRequest) => string | null

type Limit = { max: number; timeWindow: number }

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * A hook that answers 429 after `limit.max` requests in `limit.timeWindow` milliseconds with the same key. Use it
     * as `onRequest` where the key is known from the address or the session, as `preHandler` where it is in the body.
     * Each call counts by itself; keep the hook to let several routes share a count.
     *
     * @example app.route({ ...login, onRequest: app.limit(rateLimits.login, byAddress), handler })
     */
    limit(limit: Limit, by: CountedBy): (request: FastifyRequest) => Promise<void>
  }
}

/** One network address; of IPv6 the /64, which one person has whole. */
export function byAddress({ ip }: FastifyRequest): string {
  return ip.includes(':') ? normalizeIP(ip) : ip
}

/** The person signed in: after `app.signedIn`. */
export const byAccount: CountedBy = (request) => request.user.id

/** The account an attempt is made on, whether it exists or not: as `preHandler`, of a call whose body names it. */
export const byEmail: CountedBy = (request) => (request.body as { email: string }).email

/** Keys remembered per limit, the latest used. */
const REMEMBERED = 50_000

/** Adds `app.limit`, and the limit that every call has. `scale` multiplies each limit's `max`. */
export async function addRateLimits(app: FastifyInstance, scale: number): Promise<void> {
  await app.register(rateLimit, { global: false, cache: REMEMBERED })
  app.decorate('limit', ({ max, timeWindow }: Limit, by: CountedBy) => {
    const count = app.createRateLimit({
      max: Math.max(1, Math.floor(max * scale)),
      timeWindow,
      keyGenerator: (request) => by(request) ?? '',
      allowList: (_request, key) => key === '',
    })
    return async (request: FastifyRequest) => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded) throw new TooMany(counted.ttlInSeconds)
    }
  })
  app.addHook(
    'onRequest',
    // By the route: `/%61pi/auth/me` is the same call.
    app.limit(rateLimits.other, (request) =>
      request.routeOptions.url?.startsWith('/api/') ? byAddress(request) : null,
    ),
  )
}

/** 429, with the seconds until the next attempt counts afresh. */
class TooMany extends AppError {
  constructor(seconds: number) {
    super(429, 'rate_limited', messages.http.tooMany(seconds), { headers: { 'retry-after': String(seconds) } })
  }
}
