import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { type DestinationStream, destination, type Logger, pino, stdSerializers } from 'pino'

/** The log: one JSON object a line, without tokens, passwords or what was mailed. */
export function openLog(level: string, stream: DestinationStream = destination(1)): Logger {
  return pino({ level, redact: ['req.headers.authorization'], serializers: { err: describeError } }, stream)
}

/**
 * An error without what it quotes: a failed query carries its values, and PostgreSQL's detail the whole row, and both
 * may hold a hash of a password or the link in a mail.
 */
function describeError(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return { query: error.query, ...(describeError(error.cause) as object) }
  if (error instanceof pg.DatabaseError) {
    const { name: type, message, code, table, constraint, stack } = error
    return { type, message, code, table, constraint, stack }
  }
  return error instanceof Error ? stdSerializers.err(error) : error
}
