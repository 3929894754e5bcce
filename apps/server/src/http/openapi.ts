import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Describes every call that is added after this, at /api/openapi.json and on a page at /api/docs. */
export async function addOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dryrun',
        version,
        description: 'Answers to coding problems that were run before they are shown.',
      },
      components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (call) => {
      const described = jsonSchemaTransform(call)
      const needsToken = [call.route.onRequest, call.route.preHandler].flat().some((hook) => hook === app.signedIn)
      return needsToken ? { ...described, schema: { ...described.schema, security: [{ accessToken: [] }] } } : described
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/openapi.json', docExpansion: 'list' },
    theme: { title: 'Dryrun API', css: [{ filename: 'calm.css', content: '.swagger-ui .topbar { display: none }' }] },
  })
}
