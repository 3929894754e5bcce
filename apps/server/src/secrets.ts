import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** AES-256: bytes of the key. */
export const SECRET_KEY_BYTES = 32

const DERIVED_KEY_BYTES = 32

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The first byte of what is sealed: how it was, so that a later way can be told from this one. */
const VERSION = 1

/** What the server keeps so that the database alone does not give it away: AES-256-GCM under a key from elsewhere. */
export type Secrets = {
  /** Seals a text. `row` names the one place it is for: nowhere else does it open. @throws NoSecretKey */
  seal(text: string, row: string): Promise<Buffer>
  /** @throws SecretUnreadable where it was sealed with another key or for another place, or was changed; NoSecretKey */
  open(sealed: Buffer, row: string): Promise<string>
  /** A key of 32 bytes for one purpose, the same in every process that has the secret key. Without one, this process's own. */
  derive(purpose: string): Promise<Buffer>
}

/** Where the secret key comes from. */
type KeySource = { secretKey: Buffer | undefined; local: boolean; dataDir: string }

/** SECRET_KEY is not set, on a server that others can reach. */
export class NoSecretKey extends Error {
  override name = 'NoSecretKey'
}

export class SecretUnreadable extends Error {
  override name = 'SecretUnreadable'
}

/** The key is SECRET_KEY. A server for this machine alone makes one in its DATA_DIR, when it is first needed. */
export function openSecrets({ secretKey, local, dataDir }: KeySource): Secrets {
  let known: Promise<Buffer> | undefined
  const key = (): Promise<Buffer> => {
    known ??= findKey()
    // A disk that failed once may not fail again.
    known.catch(() => {
      known = undefined
    })
    return known
  }
  const findKey = async () => {
    if (secretKey !== undefined) return secretKey
    if (!local) throw new NoSecretKey('SECRET_KEY is not set')
    return keyIn(dataDir)
  }
  const ownKey = randomBytes(SECRET_KEY_BYTES)
  return {
    async derive(purpose) {
      const secret = secretKey === undefined && !local ? ownKey : await key()
      return Buffer.from(hkdfSync('sha256', secret, '', purpose, DERIVED_KEY_BYTES))
    },
    async seal(text, row) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', await key(), nonce).setAAD(Buffer.from(row))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(VERSION), nonce, sealed, cipher.getAuthTag()])
    },
    async open(sealed, row) {
      const secret = await key()
      if (sealed[0] !== VERSION || sealed.length < 1 + NONCE_BYTES + TAG_BYTES) {
        throw new SecretUnreadable('not sealed in a way that is known')
      }
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', secret, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(row))
        .setAuthTag(sealed.subarray(-TAG_BYTES))
      try {
        return Buffer.concat([
          decipher.update(sealed.subarray(1 + NONCE_BYTES, -TAG_BYTES)),
          decipher.final(),
        ]).toString('utf8')
      } catch {
        throw new SecretUnreadable('sealed with another key or for another place, or changed since')
      }
    },
  }
}

/** The key kept in `folder`, made if there is none. Of two processes that make one at once, both take the first. */
async function keyIn(folder: string): Promise<Buffer> {
  const path = join(folder, 'secret-key')
  try {
    return await readKey(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  await mkdir(folder, { recursive: true })
  const unfinished = `${path}-${process.pid}-${randomBytes(4).toString('hex')}`
  await writeFile(unfinished, `${randomBytes(SECRET_KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    // A link is made whole or not at all, and never over another.
    await link(unfinished, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished)
  }
  return readKey(path)
}

async function readKey(path: string): Promise<Buffer> {
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64')
  if (key.length !== SECRET_KEY_BYTES) throw new Error(`${path} holds no key`)
  return key
}
