import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { passwordRoutes } from './accounts/password-routes.ts'
import { profileRoutes } from './accounts/profile-routes.ts'
import { accountsRoutes } from './accounts/routes.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import { twoFactorRoutes } from './accounts/two-factor/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { hasMailbox } from './config.ts'
import { deviceRoutes } from './devices/routes.ts'
import { deviceSignInRoutes } from './devices/sign-in-routes.ts'
import { addAuthentication } from './http/authenticate.ts'
import { answerError, NotFound, rawFailure } from './http/errors.ts'
import { addHeaders } from './http/headers.ts'
import { takeOnlyJson } from './http/json-bodies.ts'
import { addOpenApi } from './http/openapi.ts'
import { refuseUnderPressure } from './http/pressure.ts'
import { addRateLimits } from './http/rate-limits.ts'
import { serveSite } from './http/static-site.ts'
import { refuseUnstorableText } from './http/storable-text.ts'
import { processingRoutes } from './processing/routes.ts'
import type { Routes } from './routes.ts'
import type { Services } from './services.ts'
import { mailboxRoutes } from './site/mailbox.ts'
import { siteRoutes } from './site/routes.ts'
import { supportRoutes } from './support/routes.ts'

const KILOBYTE = 1024

/** A body larger than this is refused, except where a route sets its own `bodyLimit`. */
const BODY_LIMIT = 64 * KILOBYTE

/** A request has this long (milliseconds) to arrive whole: enough for its pictures on a slow line, and not for ever. */
const REQUEST_TIMEOUT = 5 * 60_000

/** Every call, and the built web app. Never listens, so that tests can inject requests. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, log } = services
  const https = config.publicUrl.startsWith('https:')
  const logger: FastifyBaseLogger = log.child({}, { serializers: { req: describeRequest } })
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
    clientErrorHandler(error, socket) {
      if (socket.writable) socket.end(rawFailure(error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400))
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerError(new NotFound(), request, reply))

  takeOnlyJson(app)
  refuseUnstorableText(app)
  await addHeaders(app, https)
  await addRateLimits(app, config.rateLimitScale)
  await refuseUnderPressure(app)
  await app.register(compress, { encodings: ['br', 'gzip'] })
  addAuthentication(app, services)
  await addOpenApi(app, config.appVersion)

  const domains: Routes[] = [
    siteRoutes,
    accountsRoutes,
    passwordRoutes,
    profileRoutes,
    sessionRoutes,
    twoFactorRoutes,
    deviceRoutes,
    deviceSignInRoutes,
    processingRoutes,
    adminRoutes,
    supportRoutes,
  ]
  for (const routes of domains) {
    await app.register(async (scope) => routes(scope.withTypeProvider<ZodTypeProvider>(), services))
  }
  if (hasMailbox(config)) await app.register(async (scope) => mailboxRoutes(scope, services))
  await serveSite(app, { https, ...config })
  endWaitingAtClose(app, services)
  return app
}

/** Whoever waits for a solve would hold the close up: they come back to the next process. */
function endWaitingAtClose(app: FastifyInstance, { feed }: Services): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    await feed.close()
  })
  // A connection whose last answer ends after the close began would be kept for a next request that cannot come.
  app.addHook('onResponse', async () => {
    if (closing) setImmediate(() => app.server.closeIdleConnections())
  })
}

/** What the log keeps of a request: never the query, which may hold a mailed token. */
function describeRequest(request: { method: string; url: string; ip: string }) {
  return { method: request.method, path: request.url.split('?')[0], address: request.ip }
}
