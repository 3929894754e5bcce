import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { NoSecretKey, openSecrets, SecretUnreadable } from './secrets.ts'

const secretKey = Buffer.alloc(32, 7)
const elsewhere = { local: false, dataDir: '/nowhere' }

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'dryrun-secrets-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

test('what is sealed opens again, looks different each time and shows nothing', async () => {
  const secrets = openSecrets({ secretKey, ...elsewhere })
  const [one, two] = [await secrets.seal('sk-ä secret', 'model:1'), await secrets.seal('sk-ä secret', 'model:1')]
  expect(await secrets.open(one, 'model:1')).toBe('sk-ä secret')
  expect(await secrets.open(two, 'model:1')).toBe('sk-ä secret')
  expect(one.equals(two)).toBe(false)
  expect(one.toString('latin1')).not.toContain('secret')
})

test('it opens for no other row, with no other key, and not after a change of any byte', async () => {
  const secrets = openSecrets({ secretKey, ...elsewhere })
  const sealed = await secrets.seal('k', 'model:1')
  await expect(secrets.open(sealed, 'model:2')).rejects.toThrow(SecretUnreadable)
  const other = openSecrets({ secretKey: Buffer.alloc(32, 8), ...elsewhere })
  await expect(other.open(sealed, 'model:1')).rejects.toThrow(SecretUnreadable)
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8((sealed[at] ?? 0) ^ 1, at)
    await expect(secrets.open(changed, 'model:1')).rejects.toThrow(SecretUnreadable)
  }
  for (let length = 0; length < sealed.length; length++) {
    await expect(secrets.open(sealed.subarray(0, length), 'model:1')).rejects.toThrow(SecretUnreadable)
  }
})

test('a server that others can reach makes no key of its own', async () => {
  const dataDir = await folder()
  await expect(openSecrets({ secretKey: undefined, local: false, dataDir }).seal('k', 'a')).rejects.toThrow(NoSecretKey)
  await expect(stat(join(dataDir, 'secret-key'))).rejects.toThrow()
})

test('a key for a purpose is the same wherever the secret key is, and of this process alone without one', async () => {
  const derive = (key: Buffer | undefined, purpose: string) =>
    openSecrets({ secretKey: key, ...elsewhere }).derive(purpose)
  const key = await derive(secretKey, 'captcha')
  expect(key).toHaveLength(32)
  expect(await derive(secretKey, 'captcha')).toEqual(key)
  expect(await derive(secretKey, 'another')).not.toEqual(key)
  expect(await derive(Buffer.alloc(32, 8), 'captcha')).not.toEqual(key)
  expect(await derive(undefined, 'captcha')).not.toEqual(await derive(undefined, 'captcha'))
})

test('processes of one machine that begin at once share the key they make, which nobody else can read', async () => {
  const dataDir = join(await folder(), 'data')
  const processes = Array.from({ length: 8 }, () => openSecrets({ secretKey: undefined, local: true, dataDir }))
  const sealed = await Promise.all(processes.map((each) => each.seal('k', 'a')))
  for (const each of processes) {
    for (const one of sealed) expect(await each.open(one, 'a')).toBe('k')
  }
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600)
  expect(Buffer.from(await readFile(join(dataDir, 'secret-key'), 'utf8'), 'base64')).toHaveLength(32)
})

test('a file that holds no key is not taken for one', async () => {
  const dataDir = await folder()
  await writeFile(join(dataDir, 'secret-key'), 'short\n')
  await expect(openSecrets({ secretKey: undefined, local: true, dataDir }).seal('k', 'a')).rejects.toThrow(
    'holds no key',
  )
})
