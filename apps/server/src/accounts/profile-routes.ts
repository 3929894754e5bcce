import { Readable } from 'node:stream'
import { rateLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import { exportData } from '@dryrun/contract/personal-data'
import * as calls from '@dryrun/contract/profile'
import type { FastifyReply } from 'fastify'
import { clientOf } from '../audit.ts'
import { byAccount, byEmail } from '../http/rate-limits.ts'
import type { Routes } from '../routes.ts'
import { deleteAccount } from './delete-account.ts'
import { cancelEmailChange, pendingEmailOf, resendChangeLink } from './email-change.ts'
import { exportPersonalData } from './personal-data.ts'
import { updateProfile } from './profile.ts'

export const profileRoutes: Routes = async (app, services) => {
  const { db, clock } = services
  const perAccount = app.limit(rateLimits.emailChange, byAccount)
  const perNewAddress = app.limit(rateLimits.emailChange, byEmail)

  app.route({
    ...calls.updateProfile,
    onRequest: app.signedIn,
    handler: async (request) => {
      const { user: person, body } = request
      const user = await updateProfile(services, {
        person,
        body,
        client: clientOf(request),
        countEmailChange: async () => {
          for (const count of [app.countPasswordGuess, perAccount, perNewAddress]) await count(request)
        },
      })
      return { success: true as const, data: { user }, message: messages.profile.updated }
    },
  })

  app.route({
    ...calls.getEmailChange,
    onRequest: app.signedIn,
    handler: async ({ user }) => ({ success: true as const, data: await pendingEmailOf(db, user.id, clock()) }),
  })

  app.route({
    ...calls.resendEmailChange,
    onRequest: app.signedIn,
    preHandler: perAccount,
    handler: async ({ user }) => {
      await resendChangeLink(services, user)
      return { success: true as const, data: null, message: messages.profile.linkResent }
    },
  })

  app.route({
    ...calls.cancelEmailChange,
    onRequest: app.signedIn,
    handler: async ({ user }) => {
      await cancelEmailChange(db, user.id)
      return { success: true as const, data: null, message: messages.profile.changeCanceled }
    },
  })

  app.route({
    ...exportData,
    onRequest: app.signedIn,
    preHandler: app.limit(rateLimits.dataExport, byAccount),
    handler: async (request, reply) =>
      sendFile(reply, {
        name: `dryrun-data-${clock().toISOString().slice(0, 10)}.json`,
        text: exportPersonalData(services, request, clientOf(request)),
      }),
  })

  app.route({
    ...calls.deleteAccount,
    onRequest: app.signedIn,
    preHandler: app.countPasswordGuess,
    handler: async (request) => {
      await deleteAccount(services, request.user, request.body.password, clientOf(request))
      return { success: true as const, data: null, message: messages.profile.deleted }
    },
  })
}

/** Answers with a file of JSON that is written while it is read. */
function sendFile(reply: FastifyReply, { name, text }: { name: string; text: AsyncGenerator<string> }): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    })
    .send(Readable.from(text, { objectMode: false }))
}
