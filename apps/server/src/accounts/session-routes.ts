import { messages } from '@dryrun/contract/messages'
import * as calls from '@dryrun/contract/sessions'
import { clientOf } from '../audit.ts'
import type { Routes } from '../routes.ts'
import { endOtherSessions, endSession, listSessions } from './active-sessions.ts'

export const sessionRoutes: Routes = async (app, services) => {
  app.route({
    ...calls.listSessions,
    onRequest: app.signedIn,
    handler: async (request) => ({
      success: true as const,
      data: await listSessions(services.db, request, services.clock()),
    }),
  })

  app.route({
    ...calls.endSession,
    onRequest: app.signedIn,
    handler: async (request) => {
      await endSession(services, request, request.params.id, clientOf(request))
      return { success: true as const, data: null, message: messages.sessions.ended }
    },
  })

  app.route({
    ...calls.endOtherSessions,
    onRequest: app.signedIn,
    handler: async (request) => {
      await endOtherSessions(services, request, clientOf(request))
      return { success: true as const, data: null, message: messages.sessions.othersEnded }
    },
  })
}
