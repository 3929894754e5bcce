import { rateLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findSignedIn, type SignedIn } from '../accounts/sessions.ts'
import type { Services } from '../services.ts'
import { Forbidden, Unauthenticated } from './errors.ts'
import { byAccount } from './rate-limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    signedInAs: SignedIn | null
    /** Who makes this call. Only on routes with `onRequest: app.signedIn`. */
    user: SignedIn['user']
    /** The session it is made in. Only on routes with `onRequest: app.signedIn`. */
    session: SignedIn['session']
  }
  interface FastifyInstance {
    /**
     * The `onRequest` of a route for people who are signed in: it runs before the body is read.
     * @throws Unauthenticated
     */
    signedIn(request: FastifyRequest): Promise<void>
    /**
     * The same, for administrators alone.
     * @throws Unauthenticated, Forbidden
     */
    adminOnly(request: FastifyRequest): Promise<void>
    /**
     * The `preHandler` of a call that asks whoever is signed in for the password: all such calls share one count of
     * guesses, so that a stolen session has no more of them by trying each.
     * @throws TooMany
     */
    countPasswordGuess(request: FastifyRequest): Promise<void>
  }
}

/** Adds `app.signedIn`, `app.adminOnly`, `app.countPasswordGuess`, `request.user` and `request.session`. */
export function addAuthentication(app: FastifyInstance, { db, clock }: Services): void {
  const find = findSignedIn(db, clock)
  const perAccount = app.limit(rateLimits.other, byAccount)
  app.decorate('countPasswordGuess', app.limit(rateLimits.currentPassword, byAccount))
  app.decorateRequest('signedInAs', null)
  app.decorateRequest('user', { getter: user })
  app.decorateRequest('session', { getter: session })
  app.decorate('signedIn', async (request: FastifyRequest) => {
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) throw new Unauthenticated()
    request.signedInAs = await find(token)
    if (request.signedInAs === null) throw new Unauthenticated(messages.session.ended)
    await perAccount(request)
  })
  app.decorate('adminOnly', async (request: FastifyRequest) => {
    await app.signedIn(request)
    if (!request.user.isAdmin) throw new Forbidden()
  })
}

function user(this: FastifyRequest): SignedIn['user'] {
  return known(this).user
}

function session(this: FastifyRequest): SignedIn['session'] {
  return known(this).session
}

function known(request: FastifyRequest): SignedIn {
  if (request.signedInAs === null) throw new Error(`${request.routeOptions.url} asks who calls, without app.signedIn`)
  return request.signedInAs
}
