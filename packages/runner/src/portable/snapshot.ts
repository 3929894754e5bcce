import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const LARGEST_SNAPSHOT_BYTES = 256 * 1024 * 1024

/**
 * Where Pyodide's memory is kept as it is once Python and the harness have started: beginning from there takes a tenth
 * of the time. Made once and kept beside Pyodide, under a name that says what it was made from.
 *
 * @param command starts the script that writes the memory to standard output
 * @param madeFrom the files it depends on
 * @throws Error where it can be neither made nor kept
 */
export async function pyodideSnapshot(pyodide: string, command: string[], madeFrom: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of madeFrom) hash.update(await readFile(file))
  const name = `pyodide-${hash.digest('hex').slice(0, 16)}.snapshot`
  const kept = join(dirname(pyodide), '.cache', 'dryrun')
  if (existsSync(join(kept, name))) return join(kept, name)

  const folder = await writable(kept)
  const snapshot = join(folder, name)
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

/** The folder, made where need be; a private temporary one where an installation is read-only. */
async function writable(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return folder
  } catch {
    return mkdtemp(join(tmpdir(), 'dryrun-pyodide-'))
  }
}
