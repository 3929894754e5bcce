import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'

const CHUNK_BYTES = 256 * 1024
/** How often what was printed is looked for. */
const INTERVAL_MS = 20

/**
 * Standard input, output and error of a whole program, as open files that have no name any more. Programs open
 * /dev/stdin, which a socket, as Node makes its pipes, refuses; and what Node prints to a pipe just before it exits is lost.
 */
export type ProgramFiles = { stdin: FileHandle; stdout: FileHandle; stderr: FileHandle }

export async function openProgramFiles(stdin: string): Promise<ProgramFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'dryrun-program-'))
  const file = (name: string) => join(folder, name)
  try {
    await writeFile(file('stdin'), stdin)
    const files = {
      stdin: await open(file('stdin'), 'r'),
      stdout: await open(file('stdout'), 'ax+'),
      stderr: await open(file('stderr'), 'ax+'),
    }
    // The program may open them again by their descriptors, and is another user.
    await files.stdin.chmod(0o444)
    await files.stdout.chmod(0o666)
    await files.stderr.chmod(0o666)
    return files
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What is written to a file, until `ended`; the file is closed then. */
export function follow(file: FileHandle, ended: Promise<unknown>): Readable {
  let over = false
  void ended.then(() => {
    over = true
  })
  async function* written() {
    const buffer = Buffer.alloc(CHUNK_BYTES)
    let position = 0
    try {
      for (;;) {
        // Asked before reading, so that what was written until then is read.
        const last = over
        const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, position)
        position += bytesRead
        if (bytesRead > 0) yield Buffer.from(buffer.subarray(0, bytesRead))
        else if (last) return
        else await Promise.race([ended, delay(INTERVAL_MS)])
      }
    } finally {
      await file.close()
    }
  }
  return Readable.from(written(), { objectMode: false })
}
