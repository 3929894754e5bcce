import { rateLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import * as calls from '@dryrun/contract/two-factor'
import { clientOf } from '../../audit.ts'
import { byAccount, byAddress } from '../../http/rate-limits.ts'
import type { Routes } from '../../routes.ts'
import { answerChallenge } from './login-challenge.ts'
import { disableTwoFactor, enableTwoFactor, renewRecoveryCodes, setUpTwoFactor, twoFactorStatus } from './two-factor.ts'

export const twoFactorRoutes: Routes = async (app, services) => {
  app.route({
    ...calls.answerTwoFactor,
    preHandler: app.limit(rateLimits.twoFactor, byAddress),
    handler: async (request) => ({
      success: true as const,
      data: await answerChallenge(services, request.body, clientOf(request)),
      message: messages.login.succeeded,
    }),
  })

  app.route({
    ...calls.twoFactorStatus,
    onRequest: app.signedIn,
    handler: async (request) => ({ success: true as const, data: await twoFactorStatus(services, request) }),
  })

  app.route({
    ...calls.setUpTwoFactor,
    onRequest: app.signedIn,
    preHandler: app.countPasswordGuess,
    handler: async (request) => ({
      success: true as const,
      data: await setUpTwoFactor(services, request, request.body.password, clientOf(request)),
    }),
  })

  app.route({
    ...calls.enableTwoFactor,
    onRequest: app.signedIn,
    preHandler: app.limit(rateLimits.twoFactor, byAccount),
    handler: async (request) => ({
      success: true as const,
      data: await enableTwoFactor(services, request, request.body.code, clientOf(request)),
      message: messages.twoFactor.enabled,
    }),
  })

  app.route({
    ...calls.disableTwoFactor,
    onRequest: app.signedIn,
    preHandler: app.countPasswordGuess,
    handler: async (request) => {
      await disableTwoFactor(services, request, request.body, clientOf(request))
      return { success: true as const, data: null, message: messages.twoFactor.disabled }
    },
  })

  app.route({
    ...calls.renewRecoveryCodes,
    onRequest: app.signedIn,
    preHandler: app.countPasswordGuess,
    handler: async (request) => ({
      success: true as const,
      data: await renewRecoveryCodes(services, request, request.body, clientOf(request)),
      message: messages.twoFactor.renewed,
    }),
  })
}
