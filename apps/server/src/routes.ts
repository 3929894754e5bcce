import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Services } from './services.ts'

/** The app as routes see it: schemas of the contract type their requests and answers. */
type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** A domain's routes: takes a request, calls one function, answers. */
export type Routes = (app: App, services: Services) => Promise<void>
