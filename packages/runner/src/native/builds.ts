import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SourceFile } from './compiled.ts'

/** A solve runs its answer on the examples and measures it afterwards; a repair goes back to the best draft. */
const MOST_KEPT = 24
const PREFIX = 'dryrun-builds-'

/** A built program's folder, there until it is released. */
export type Build = { folder: string; release(): void }

type Kept = { folder: Promise<string>; users: number; dropped: boolean }

export type Builds = {
  /**
   * The folder of these files, compiled now or a while ago: the same files under the same name are the same program.
   * @param compile fills the folder, which has the files in it; what it throws is thrown here, and nothing is kept
   */
  of(name: string, files: SourceFile[], compile: (folder: string) => Promise<void>): Promise<Build>
  /** Removes them all. */
  close(): void
}

/** Keeps the last programs that were compiled. */
export function openBuilds(): Builds {
  const kept = new Map<string, Kept>()
  let root: string | undefined

  async function make(files: SourceFile[], compile: (folder: string) => Promise<void>): Promise<string> {
    // Nobody else may look inside; whoever compiles and runs is another user, and comes to a folder by a mount of its own.
    root ??= privateFolder()
    const folder = await mkdtemp(join(root, 'build-'))
    try {
      await chmod(folder, 0o777)
      for (const { name, text } of files) await writeFile(join(folder, name), text, { mode: 0o644 })
      await compile(folder)
      return folder
    } catch (error) {
      await remove(folder)
      throw error
    }
  }

  function drop(key: string, one: Kept): void {
    if (kept.get(key) === one) kept.delete(key)
    one.dropped = true
    if (one.users === 0) void one.folder.then(remove, () => {})
  }

  return {
    async of(name, files, compile) {
      const key = createHash('sha256')
        .update(JSON.stringify([name, files]))
        .digest('hex')
      const one: Kept = kept.get(key) ?? { folder: make(files, compile), users: 0, dropped: false }
      // The last one used is the last to go.
      kept.delete(key)
      kept.set(key, one)
      one.users++
      const release = () => {
        one.users--
        if (one.dropped && one.users === 0) void one.folder.then(remove, () => {})
      }
      try {
        const folder = await one.folder
        for (const [other, old] of kept) if (kept.size > MOST_KEPT) drop(other, old)
        return { folder, release }
      } catch (error) {
        drop(key, one)
        release()
        throw error
      }
    },
    close() {
      kept.clear()
      if (root) rmSync(root, { recursive: true, force: true })
      root = undefined
    },
  }
}

/** A new one; those of servers that were killed are removed. */
function privateFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (owner && !existsSync(`/proc/${owner}`)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}
