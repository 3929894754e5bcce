import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/errors.ts'

const MOST_BYTES = 4_096

/** Takes forms beside JSON, in this scope: the way programs send what RFC 8628 describes. A value given twice is refused. */
export function takeForms(app: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => {
      const given = [...new URLSearchParams(String(body))]
      const fields = Object.fromEntries(given)
      if (Object.keys(fields).length === given.length) done(null, fields)
      else done(new AppError(400, 'validation_failed', 'This form has a field twice.'))
    },
  )
}
