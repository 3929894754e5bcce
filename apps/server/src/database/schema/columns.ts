import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, type PgTimestampConfig } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

export const instant: PgTimestampConfig<'date'> = { withTimezone: true, mode: 'date' }

/** Values a text column may hold, promised by the database as well as by the types. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
}

/** Text that is there, of so many characters at most. */
export function atMost(name: string, column: AnyPgColumn, characters: number) {
  return check(name, sql`char_length(${column}) between 1 and ${sql.raw(String(characters))}`)
}

/** A secret as we keep it: its SHA-256, 32 bytes. */
export const secretHash = () => bytea().primaryKey()
