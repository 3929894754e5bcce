import { rateLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import * as support from '@dryrun/contract/support'
import { answerError, asAppError, InvalidFields, NotFound } from '../http/errors.ts'
import { byAddress } from '../http/rate-limits.ts'
import type { Routes } from '../routes.ts'
import { createCaptcha } from './altcha.ts'
import { sendSupportRequest } from './send-request.ts'

export const supportRoutes: Routes = async (app, services) => {
  app.route({
    ...support.captchaChallenge,
    handler: async () => {
      if (services.config.recaptcha !== undefined) throw new NotFound()
      return { success: true as const, data: await createCaptcha(services) }
    },
  })

  app.route({
    ...support.sendSupportRequest,
    preHandler: app.limit(rateLimits.support, byAddress),
    handler: async (request) => {
      await sendSupportRequest(services, request.body, byAddress(request))
      return { success: true as const, data: null, message: messages.support.sent }
    },
    errorHandler: (error, request, reply) => answerError(byFirstField(error), request, reply),
  })
}

/** The first of the fields that are wrong speaks for all: the form tells of one at a time, in the same order. */
function byFirstField(error: unknown): unknown {
  const [first] = asAppError(error)?.details ?? []
  return first === undefined ? error : new InvalidFields([first], first.message)
}
