import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, as text that needs no escaping in a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. It is random and long, so a plain SHA-256 cannot be guessed backwards. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
