import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Unavailable } from './errors.ts'

/** The mean turn of the event loop is taken over so long (milliseconds): a single pause that is over weighs little in it. */
const JUDGED_OVER = 5_000

/** With turns slower than this (milliseconds) in the mean, we ask people to come back. */
const MAX_MEAN_DELAY = 1_000

/**
 * Refuses calls while the process is too busy to answer them in time. A turn as long as all that is judged leaves nothing
 * measured, which the plugin tells as an infinite delay: it was a pause of the machine, and is over once we are asked.
 */
export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    sampleInterval: JUDGED_OVER,
    maxEventLoopDelay: MAX_MEAN_DELAY,
    pressureHandler: (_request, _reply, _type, delay) => {
      if (delay !== Number.POSITIVE_INFINITY) throw new Unavailable()
    },
  })
}
