import type { Transaction } from '../../database/client.ts'
import { outboxMail } from '../../database/schema.ts'

/** A mail without its address. `text` says all that `html` says. */
export type Letter = { subject: string; text: string; html: string }

/** Writes a mail in the transaction that causes it: both happen, or neither. */
export async function queueMail(tx: Transaction, recipient: string, letter: Letter, now: Date): Promise<void> {
  await tx.insert(outboxMail).values({ recipient, ...letter, createdAt: now })
}
