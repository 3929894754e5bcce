import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@dryrun/contract/limits'
import { and, count, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/client.ts'
import { recoveryCode } from '../../database/schema/accounts.ts'
import { hashToken } from '../tokens.ts'

/** Without i, l, o and u, which are misread: 32 signs, so five bits of a byte choose one without favour. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * 24 signs are 120 bits. That cannot be guessed backwards from a plain SHA-256 (ASVS asks for 112 bits where it is not a
 * password's hash), so they are kept as tokens are.
 */
const LENGTH = 24
const GROUP = /.{4}(?!$)/g

/** Gives a person ten new codes; those of before no longer work. They are nowhere else than in what this returns. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
  await tx.insert(recoveryCode).values(codes.map((code) => ({ hash: hashToken(code), userId })))
  return codes.map((code) => code.replace(GROUP, '$&-'))
}

/** Takes a code out of a person's: one statement, so that it works once. @param code as `readRecoveryCode` gives it */
export async function spendRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.hash, hashToken(code)), eq(recoveryCode.userId, userId)))
    .returning({ hash: recoveryCode.hash })
  return spent.length > 0
}

export async function countRecoveryCodes(db: Database | Transaction, userId: string): Promise<number> {
  const [left] = await db.select({ codes: count() }).from(recoveryCode).where(eq(recoveryCode.userId, userId))
  return left?.codes ?? 0
}

/** A recovery code from what a person typed, however they grouped it; null where it is none. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null
}

function newRecoveryCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
