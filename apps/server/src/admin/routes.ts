import type { AuditAct } from '@dryrun/contract/audit'
import { rateLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import * as contract from '@dryrun/contract/models'
import type { FastifyRequest } from 'fastify'
import { clientOf, recordAct } from '../audit.ts'
import { byAccount } from '../http/rate-limits.ts'
import { addModel, changeModel, orderModels, removeModel } from '../models/stored-models.ts'
import { tryModel } from '../models/try-model.ts'
import { listModels } from '../models/usable-models.ts'
import { nobodyWaits } from '../processing/event-stream.ts'
import type { Routes } from '../routes.ts'

export const adminRoutes: Routes = async (app, services) => {
  const { db, feed, clock } = services
  // Here, so that no route of administrators can be without it.
  app.addHook('onRequest', app.adminOnly)

  const record = (request: FastifyRequest, act: AuditAct, detail?: Record<string, string>) =>
    recordAct(db, { act, actorId: request.user.id, subjectId: null, client: clientOf(request), detail }, clock())

  app.route({
    ...contract.listModels,
    handler: async () => ({ success: true, data: { models: await listModels(services) } }) as const,
  })

  app.route({
    ...contract.addModel,
    handler: async (request) => {
      const data = await addModel(services, request.body)
      await record(request, 'model_added', { model: data.id })
      return { success: true, data, message: messages.admin.modelSaved } as const
    },
  })

  app.route({
    ...contract.changeModel,
    handler: async (request) => {
      const data = await changeModel(services, request.params.id, request.body)
      await record(request, 'model_changed', { model: data.id })
      return { success: true, data, message: messages.admin.modelSaved } as const
    },
  })

  app.route({
    ...contract.removeModel,
    handler: async (request) => {
      await removeModel(services, request.params.id)
      await record(request, 'model_removed', { model: request.params.id })
      return { success: true, data: null, message: messages.admin.modelRemoved } as const
    },
  })

  app.route({
    ...contract.orderModels,
    handler: async (request) => {
      await orderModels(db, request.body.ids)
      await record(request, 'models_reordered')
      return { success: true, data: null, message: messages.admin.orderSaved } as const
    },
  })

  app.route({
    ...contract.testModel,
    preHandler: app.limit(rateLimits.modelTest, byAccount),
    handler: async (request, reply) =>
      ({ success: true, data: await tryModel(services, request.params.id, nobodyWaits(reply, feed)) }) as const,
  })
}
