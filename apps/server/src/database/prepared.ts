import type { Database, Transaction } from './client.ts'

/**
 * A statement that every solve needs: built once, as building takes longer than running it, and under the name it is
 * prepared by planned once for each connection. In a transaction it is built anew.
 */
export function prepared<Statement>(
  build: (db: Database | Transaction) => Statement,
): (db: Database | Transaction) => Statement {
  const built = new WeakMap<Database | Transaction, Statement>()
  return (db) => {
    const statement = built.get(db) ?? build(db)
    built.set(db, statement)
    return statement
  }
}
