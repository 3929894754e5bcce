import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import type { Language } from '@dryrun/contract/languages'

/** What the harness says on standard error when the program begins. */
const BEGAN = Buffer.from('\0began\0')

/** JavaScript is a module where it says so at the start of a line, as Node finds out by itself. */
export function programFile(folder: string, language: Language, source: string): string {
  if (language === 'python') return join(folder, 'solution.py')
  const module =
    /^[ \t]*(?:import\b(?!\s*\()|export\b|await\b)/m.test(source) ||
    // A declaration is read as far as its value, so that no place is looked at twice.
    [...source.matchAll(/^[ \t]*(?:const|let|var)\s[^=]*(=\s*await\b)?/gm)].some(([, awaited]) => awaited !== undefined)
  return join(folder, module ? 'solution.mjs' : 'solution.cjs')
}

/**
 * Standard error of a program, apart from the mark that says that it began, and from the folder its file lies in: that
 * is ours to know.
 */
export function programErrors(stream: Readable, folder: string): { began: Promise<boolean>; rest: Readable } {
  const rest = new PassThrough()
  const began = Promise.withResolvers<boolean>()
  let head: Buffer | null = Buffer.alloc(0)
  const own = new RegExp(`(file://)?${folder.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}[\\\\/]`, 'g')
  const pass = (bytes: Buffer) => rest.write(bytes.toString('latin1').replaceAll(own, ''), 'latin1')
  stream.on('data', (chunk: Buffer) => {
    if (!head) return pass(chunk)
    head = Buffer.concat([head, chunk])
    const mark = head.indexOf(BEGAN)
    if (mark === -1) return
    pass(Buffer.concat([head.subarray(0, mark), head.subarray(mark + BEGAN.length)]))
    head = null
    began.resolve(true)
  })
  stream.once('close', () => {
    if (head) pass(head)
    began.resolve(false)
    rest.end()
  })
  return { began: began.promise, rest }
}
