import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A screenshot of the fixtures. */
export function picture(name: string): Promise<Buffer> {
  return readFile(path.join(import.meta.dirname, '../../../fixtures', name))
}
