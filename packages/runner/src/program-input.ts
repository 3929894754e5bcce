import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Standard input as an open file that has no name any more: programs also open /dev/stdin, which a socket, as Node makes
 * its pipes, refuses. Null where there is none.
 */
export async function openInput(text: string): Promise<FileHandle | null> {
  if (text === '') return null
  const folder = await mkdtemp(join(tmpdir(), 'dryrun-input-'))
  try {
    const file = join(folder, 'stdin')
    await writeFile(file, text, { mode: 0o444 })
    return await open(file, 'r')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
