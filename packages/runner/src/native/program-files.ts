import { execFile } from 'node:child_process'
import { chmodSync, closeSync, constants, openSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'

/**
 * Standard input, output and error of a whole program, as descriptors of files that have no name any more: a file to read, and
 * two named pipes. Programs open /dev/stdin and /dev/stdout, which a socket, as Node makes its pipes, refuses; and what has
 * been written to a pipe can be neither taken back nor written over, as it can in a file.
 */
export type ProgramFiles = {
  stdin: number
  stdout: number
  stderr: number
  printed: { stdout: Readable; stderr: Readable }
}

/** @param mkfifo the program that makes named pipes */
export async function openProgramFiles(mkfifo: string, stdin: string): Promise<ProgramFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'dryrun-program-'))
  const [input, output, error] = ['stdin', 'stdout', 'stderr'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  try {
    await Promise.all([writeFile(input, stdin), promisify(execFile)(mkfifo, ['-m', '600', output, error])])
    // The program may open them again by their descriptors, and is another user.
    chmodSync(input, 0o444)
    const [stdout, stderr] = [openPipe(output), openPipe(error)]
    return {
      stdin: openSync(input, constants.O_RDONLY),
      stdout: stdout.end,
      stderr: stderr.end,
      printed: { stdout: stdout.printed, stderr: stderr.printed },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Lets go of what the program was given, once it has it: what it prints ends when nobody else can print. */
export function closeProgramFiles({ stdin, stdout, stderr }: ProgramFiles): void {
  for (const descriptor of [stdin, stdout, stderr]) closeSync(descriptor)
}

/**
 * Our end of a named pipe and the program's, which nobody else can open to read: what is read there never comes to us. Only
 * where we are not root the program is the owner and can allow it to itself again, and may then take back what we have not
 * read yet.
 */
function openPipe(path: string): { printed: Readable; end: number } {
  const ours = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  const end = openSync(path, constants.O_WRONLY)
  chmodSync(path, 0o222)
  return { printed: new Socket({ fd: ours, readable: true, writable: false }), end }
}
