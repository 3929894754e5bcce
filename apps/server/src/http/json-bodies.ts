import type { FastifyInstance } from 'fastify'

/** Takes JSON and nothing else. A header that promises JSON before no body at all is forgiven: clients send it. */
export function takeOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
