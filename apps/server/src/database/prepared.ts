import type { Queryable } from './client.ts'

/**
 * A statement that every solve needs: built once, as building takes longer than running it, and under the name it is
 * prepared by planned once for each connection. In a transaction it is built anew, unless it is given its connection.
 */
export function prepared<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>()
  return (db) => {
    const statement = built.get(db) ?? build(db)
    built.set(db, statement)
    return statement
  }
}
