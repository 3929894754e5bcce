import { access, constants, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const KEPT = join(import.meta.dirname, '../../../node_modules/.cache/dryrun')

let temporary: Promise<string> | undefined

/** Where what is made once is kept, whoever starts next: a folder of ours, or a private temporary one where an installation is read-only. */
export async function cacheFolder(): Promise<string> {
  try {
    await mkdir(KEPT, { recursive: true })
    await access(KEPT, constants.W_OK)
    return KEPT
  } catch {
    temporary ??= mkdtemp(join(tmpdir(), 'dryrun-cache-'))
    return temporary
  }
}
