import { rateLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import * as calls from '@dryrun/contract/password-calls'
import { clientOf } from '../audit.ts'
import { byAddress, byEmail } from '../http/rate-limits.ts'
import type { Routes } from '../routes.ts'
import { changePassword } from './change-password.ts'
import { mailResetLink, resetPassword } from './password-reset.ts'

export const passwordRoutes: Routes = async (app, services) => {
  app.route({
    ...calls.forgotPassword,
    preHandler: [app.limit(rateLimits.forgotPassword, byAddress), app.limit(rateLimits.forgotPassword, byEmail)],
    handler: async (request) => {
      const client = clientOf(request)
      const { email } = request.body
      services.background.run('mailing a reset link', () => mailResetLink(services, email, client))
      return { success: true as const, data: null, message: messages.forgotPassword.sent }
    },
  })

  app.route({
    ...calls.resetPassword,
    preHandler: app.limit(rateLimits.resetPassword, byAddress),
    handler: async (request) => {
      await resetPassword(services, request.body, clientOf(request))
      return { success: true as const, data: null, message: messages.resetPassword.succeeded }
    },
  })

  app.route({
    ...calls.changePassword,
    onRequest: app.signedIn,
    preHandler: app.countPasswordGuess,
    handler: async (request) => {
      await changePassword(services, request, request.body, clientOf(request))
      return { success: true as const, data: null, message: messages.changePassword.succeeded }
    },
  })
}
