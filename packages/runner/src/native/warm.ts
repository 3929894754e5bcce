import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder } from '../cache-folder.ts'

/** What nobody has begun to use for so long belongs to a version that is gone. */
const KEPT_DAYS = 30

/**
 * A folder of what a toolchain makes once and every build shares: a precompiled header, compiled standard packages.
 * Sandboxes see it read-only.
 *
 * @param name the language it is for
 * @param madeFrom all that it depends on: versions, flags, the text of sources; another one makes another folder
 * @param make fills an empty folder; what it throws is thrown here, and nothing is kept
 */
export async function warmFolder(
  name: string,
  madeFrom: readonly string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(madeFrom)).digest('hex').slice(0, 16)
  const kept = await cacheFolder()
  const folder = join(kept, `${name}-${hash}`)
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date()).catch(() => {})
    return folder
  }
  await removeUnused(kept, name)
  // Two processes may start at once; each sees a whole folder or none.
  const unfinished = await mkdtemp(join(kept, `${name}-unfinished-`))
  try {
    await make(unfinished)
    await chmod(unfinished, 0o755)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // The other one was first.
    if (!existsSync(folder)) throw error
  }
  return folder
}

async function removeUnused(kept: string, name: string): Promise<void> {
  const since = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000
  const ours = new RegExp(`^${name}-([0-9a-f]{16}|unfinished-\\w+)$`)
  for (const folder of (await readdir(kept)).filter((entry) => ours.test(entry)).map((entry) => join(kept, entry))) {
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: since }))
    if (mtimeMs < since) await rm(folder, { recursive: true, force: true })
  }
}
