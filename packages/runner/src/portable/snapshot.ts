import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cacheFolder } from '../cache-folder.ts'

const LARGEST_SNAPSHOT_BYTES = 256 * 1024 * 1024

/**
 * Where Pyodide's memory is kept as it is once Python and the harness have started: beginning from there takes a tenth
 * of the time. Made once and kept, under a name that says what it was made from.
 *
 * @param command starts the script that writes the memory to standard output
 * @param madeFrom the files it depends on
 * @throws Error where it can be neither made nor kept
 */
export async function pyodideSnapshot(command: string[], madeFrom: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of madeFrom) hash.update(await readFile(file))
  const name = `pyodide-${hash.digest('hex').slice(0, 16)}.snapshot`
  const folder = await cacheFolder()
  const snapshot = join(folder, name)
  if (existsSync(snapshot)) return snapshot
  const [file = '', ...args] = command
  const { stdout } = await promisify(execFile)(file, args, {
    encoding: 'buffer',
    maxBuffer: LARGEST_SNAPSHOT_BYTES,
    env: { ...process.env, DENO_DIR: join(folder, 'deno') },
  })
  // Two servers may start at once; each sees a whole file or none.
  const unfinished = `${snapshot}.${process.pid}`
  await writeFile(unfinished, stdout, { mode: 0o444 })
  await rename(unfinished, snapshot)
  return snapshot
}
