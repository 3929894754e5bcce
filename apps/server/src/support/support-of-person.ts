import type { PersonalData } from '@dryrun/contract/personal-data'
import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/client.ts'
import { supportRequest } from '../database/schema/support.ts'

/** What was written to support with an address of mail, the oldest first. */
export async function supportRequestsFrom(db: Database, email: string): Promise<PersonalData['supportRequests']> {
  const rows = await db
    .select({
      name: supportRequest.name,
      email: supportRequest.email,
      phone: supportRequest.phone,
      message: supportRequest.message,
      address: supportRequest.address,
      createdAt: supportRequest.createdAt,
    })
    .from(supportRequest)
    .where(eq(supportRequest.email, email))
    .orderBy(asc(supportRequest.createdAt))
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

/** Forgets what was written to support with an address of mail. */
export async function forgetSupportRequests(tx: Transaction, email: string): Promise<void> {
  await tx.delete(supportRequest).where(eq(supportRequest.email, email))
}
