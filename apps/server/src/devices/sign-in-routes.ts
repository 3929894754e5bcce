import * as calls from '@dryrun/contract/device-sign-in'
import { rateLimits, tokenLifetimes } from '@dryrun/contract/limits'
import { clientOf } from '../audit.ts'
import { byAddress } from '../http/rate-limits.ts'
import type { Routes } from '../routes.ts'
import { startDeviceSignIn } from './device-sign-in.ts'
import { takeForms } from './form-bodies.ts'
import { redeemDeviceCode } from './redeem-device-code.ts'
import { answerTokenRefusal } from './token-refusals.ts'

/** The two calls of a program that is to be signed in, after RFC 8628: it may send forms. */
export const deviceSignInRoutes: Routes = async (app, services) => {
  takeForms(app)

  app.route({
    ...calls.startDeviceSignIn,
    onRequest: app.limit(rateLimits.deviceStart, byAddress),
    handler: async (request) => {
      const data = await startDeviceSignIn(services, request.body ?? {}, clientOf(request))
      return { success: true as const, data, ...data }
    },
  })

  app.route({
    ...calls.redeemDeviceCode,
    errorHandler: answerTokenRefusal,
    handler: async (request) => {
      const pair = await redeemDeviceCode(services, request.body.device_code, clientOf(request))
      return {
        access_token: pair.accessToken,
        token_type: 'Bearer' as const,
        expires_in: tokenLifetimes.access / 1_000,
        refresh_token: pair.refreshToken,
      }
    },
  })
}
