import { rateLimits, SOLVE_REQUEST_BYTES } from '@dryrun/contract/limits'
import * as contract from '@dryrun/contract/processing'
import { getUsage } from '@dryrun/contract/usage'
import type { FastifyRequest } from 'fastify'
import { planOf } from '../accounts/plan.ts'
import { byAccount } from '../http/rate-limits.ts'
import type { Routes } from '../routes.ts'
import { askFollowUp } from './ask-follow-up.ts'
import { followEvents } from './event-log.ts'
import { clientGone, nobodyWaits, sendEvents } from './event-stream.ts'
import { deleteSolution, getSolution, recentSolutions } from './history.ts'
import { listSolutions } from './list-solutions.ts'
import { quotaOf } from './quota.ts'
import { startSolve } from './start-solve.ts'
import { usageOf } from './usage.ts'
import { waitForResult } from './wait-for-result.ts'

export const processingRoutes: Routes = async (app, services) => {
  const { db, clock, feed } = services
  const perFreePerson = app.limit(rateLimits.solveFree, byAccount)
  const perPayingPerson = app.limit(rateLimits.solvePaid, byAccount)

  const start = (request: FastifyRequest, body: contract.SolveBody, idempotencyKey: string | undefined) => {
    const person = request.user
    const count = planOf(person) === 'free' ? perFreePerson : perPayingPerson
    return startSolve(services, { person, body, idempotencyKey, countAttempt: () => count(request) })
  }

  for (const call of [contract.analyze, contract.generateSolution]) {
    app.route({
      ...call,
      onRequest: app.signedIn,
      bodyLimit: SOLVE_REQUEST_BYTES,
      handler: async (request, reply) => {
        const solutionId = await start(request, request.body, request.headers['idempotency-key'])
        reply.header(contract.SOLUTION_ID_HEADER, solutionId)
        return { success: true, data: await waitForResult(services, solutionId, clientGone(reply)) } as const
      },
    })
  }

  for (const call of [contract.analyzeStream, contract.generateSolutionStream]) {
    app.route({
      ...call,
      onRequest: app.signedIn,
      bodyLimit: SOLVE_REQUEST_BYTES,
      handler: async (request, reply) => {
        const solutionId = await start(request, request.body, request.headers['idempotency-key'])
        return sendEvents(reply, solutionId, followEvents(services, solutionId, 0, clientGone(reply)))
      },
    })
  }

  app.route({
    ...contract.resumeSolution,
    onRequest: app.signedIn,
    handler: async (request, reply) => {
      const { id } = await getSolution(db, request.user.id, request.params.id)
      return sendEvents(reply, id, followEvents(services, id, request.query.after, clientGone(reply)))
    },
  })

  app.route({
    ...contract.quota,
    onRequest: app.signedIn,
    handler: async (request) => ({ success: true, data: await quotaOf(db, request.user, clock()) }) as const,
  })

  app.route({
    ...contract.recentSolutions,
    onRequest: app.signedIn,
    handler: async (request) =>
      ({ success: true, data: { recentSolutions: await recentSolutions(db, request.user.id) } }) as const,
  })

  app.route({
    ...getUsage,
    onRequest: app.signedIn,
    handler: async (request) =>
      ({ success: true, data: await usageOf(db, request.user.id, request.query.days, clock()) }) as const,
  })

  app.route({
    ...contract.listSolutions,
    onRequest: app.signedIn,
    handler: async (request) =>
      ({ success: true, data: await listSolutions(db, request.user.id, request.query) }) as const,
  })

  app.route({
    ...contract.getSolution,
    onRequest: app.signedIn,
    handler: async (request) =>
      ({ success: true, data: await getSolution(db, request.user.id, request.params.id) }) as const,
  })

  app.route({
    ...contract.askFollowUp,
    onRequest: app.signedIn,
    preHandler: app.limit(rateLimits.followUp, byAccount),
    handler: async (request, reply) => {
      const asked = { userId: request.user.id, solutionId: request.params.id, question: request.body.question }
      return { success: true, data: await askFollowUp(services, asked, nobodyWaits(reply, feed)) } as const
    },
  })

  app.route({
    ...contract.deleteSolution,
    onRequest: app.signedIn,
    handler: async (request) => {
      const which = { userId: request.user.id, solutionId: request.params.id, ...request.query }
      return { success: true, data: null, message: await deleteSolution(db, which, clock()) } as const
    },
  })
}
