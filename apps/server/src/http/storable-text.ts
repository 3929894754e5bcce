import type { FastifyInstance } from 'fastify'
import { AppError, InvalidFields } from './errors.ts'

/** Refuses text the database cannot hold: a NUL character, or half of a surrogate pair. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    for (const part of [request.body, request.params, request.query]) {
      const field = unstorable(part, [])
      if (field !== null)
        throw new InvalidFields([{ field, message: 'This text has a character that cannot be stored' }])
    }
  })
}

/** Deeper than any body the contract knows. */
const MAX_DEPTH = 32

/** The path of the first string that cannot be stored; null where there is none. */
function unstorable(value: unknown, path: string[]): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path.join('.') || 'body' : null
  if (typeof value !== 'object' || value === null) return null
  if (path.length > MAX_DEPTH) throw new AppError(400, 'validation_failed', 'This request is nested too deeply.')
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, [...path, key])
    if (found !== null) return found
  }
  return null
}
