import * as accounts from '@dryrun/contract/accounts'
import { rateLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { clientOf, recordAct } from '../audit.ts'
import { byAddress, byEmail } from '../http/rate-limits.ts'
import type { Routes } from '../routes.ts'
import { accountOf } from './answers.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { resendVerification, verifyEmail } from './email-verification.ts'
import { logIn } from './log-in.ts'
import { refreshTokens } from './refresh.ts'
import { revokeSession } from './sessions.ts'
import { signUp } from './sign-up.ts'

export const accountsRoutes: Routes = async (app, services) => {
  const { db, clock, background } = services
  const limitSignup = app.limit(rateLimits.signup, byAddress)

  app.route({
    ...accounts.signup,
    handler: async (request) => {
      // Before it counts: a person may have to try several passwords.
      refuseCommonPassword('password', request.body.password, request.body)
      await limitSignup(request)
      await signUp(services, request.body, clientOf(request))
      return said(messages.signup.created)
    },
  })

  app.route({
    ...accounts.verifyEmail,
    preHandler: app.limit(rateLimits.verifyEmail, byAddress),
    handler: async (request) => {
      const verified = await verifyEmail(services, request.body.token, clientOf(request))
      const isChange = 'changedEmail' in verified
      return { ...given(verified), message: isChange ? messages.profile.emailChanged : messages.verify.succeeded }
    },
  })

  app.route({
    ...accounts.resendVerification,
    preHandler: [
      app.limit(rateLimits.resendVerification, byAddress),
      app.limit(rateLimits.resendVerification, byEmail),
    ],
    handler: async (request) => {
      const { email } = request.body
      background.run('resending a verification link', () => resendVerification(services, email))
      return said(messages.verify.resent)
    },
  })

  app.route({
    ...accounts.login,
    preHandler: [app.limit(rateLimits.login, byAddress), app.limit(rateLimits.login, byEmail)],
    handler: async (request) => {
      const login = await logIn(services, request.body, clientOf(request))
      const asksForCode = 'twoFactorRequired' in login
      return { ...given(login), message: asksForCode ? messages.twoFactor.codeAsked : messages.login.succeeded }
    },
  })

  app.route({
    ...accounts.refresh,
    preHandler: app.limit(rateLimits.refresh, byAddress),
    handler: async (request) => given(await refreshTokens(services, request.body.refreshToken, clientOf(request))),
  })

  app.route({
    ...accounts.logout,
    onRequest: app.signedIn,
    handler: async (request) => {
      const { user, session } = request
      const now = clock()
      await revokeSession(db, session.id, 'logout', now)
      await recordAct(db, { act: 'logged_out', actorId: user.id, subjectId: user.id, client: clientOf(request) }, now)
      return said(messages.session.loggedOut)
    },
  })

  app.route({
    ...accounts.me,
    onRequest: app.signedIn,
    handler: async (request) => given(accountOf(request.user, clock())),
  })
}

function given<Data>(data: Data) {
  return { success: true as const, data }
}

function said(message: string) {
  return { success: true as const, data: null, message }
}
