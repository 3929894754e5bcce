import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Unavailable } from '../http/errors.ts'
import { limitConcurrency } from '../limit-concurrency.ts'

/** OWASP's argon2id: 19 MiB, two passes, one lane. The default algorithm of the library is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** More waiting than this are refused: the last one would wait for seconds. */
const MAX_WAITING = 200

export type PasswordHasher = {
  /** The hash to store, of a password of any length. */
  hash(password: string): Promise<string>
  /** Whether `password` is the one behind `stored`. Takes as long where there is no account (`stored` undefined). */
  verify(stored: string | undefined, password: string): Promise<boolean>
}

/**
 * Hashes few at a time, so that a flood of logins leaves a processor for everyone else.
 * Its functions throw Unavailable when too many wait.
 */
export function openPasswordHasher(): PasswordHasher {
  const inTurn = limitConcurrency(Math.max(1, availableParallelism() - 1), {
    mostWaiting: MAX_WAITING,
    refuse: () => new Unavailable(),
  })
  const dummy = hash('nobody has this password', COST)
  return {
    hash: (password) => inTurn(() => hash(normalized(password), COST)),
    async verify(stored, password) {
      const matches = await inTurn(async () => verify(stored ?? (await dummy), normalized(password)))
      return matches && stored !== undefined
    },
  }
}

/** The same characters typed on another keyboard are the same password. */
function normalized(password: string): string {
  return password.normalize('NFKC')
}
