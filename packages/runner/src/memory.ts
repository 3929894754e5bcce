import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** A program can touch about a gigabyte a second, so this much is overshot by some tens of megabytes. */
const LINUX_INTERVAL_MS = 25
/** Elsewhere looking costs a process. */
const OTHER_INTERVAL_MS = 250

/**
 * Watches what a process and its descendants hold in memory, where the kernel cannot be told to.
 * @param onExceeded called once
 * @returns stops watching
 */
export function watchMemory(processId: number, limitBytes: number, onExceeded: () => void): () => void {
  let stopped = false
  async function look() {
    const exceeded = await exceeds(processId, limitBytes).catch(() => false)
    if (stopped) return
    if (exceeded) {
      stopped = true
      onExceeded()
    } else {
      timer = setTimeout(look, process.platform === 'linux' ? LINUX_INTERVAL_MS : OTHER_INTERVAL_MS)
    }
  }
  let timer = setTimeout(look, 0)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/** Pages that processes share count for each of them at first; only where that is too much are they counted once. */
async function exceeds(processId: number, limitBytes: number): Promise<boolean> {
  if ((await residentBytes(processId)) <= limitBytes) return false
  return process.platform !== 'linux' || proportionalBytes(processId) > limitBytes
}

function proportionalBytes(processId: number): number {
  return withDescendants(processId).reduce(
    (sum, id) => sum + kilobytes(`/proc/${id}/smaps_rollup`, /^Pss:\s+(\d+)/m),
    0,
  )
}

/** Resident memory of a process, in bytes; on Linux with all its descendants. Zero where it is gone. */
export async function residentBytes(processId: number): Promise<number> {
  if (process.platform === 'linux')
    return withDescendants(processId).reduce((sum, id) => sum + kilobytes(`/proc/${id}/status`, /^VmRSS:\s+(\d+)/m), 0)
  if (process.platform === 'win32') {
    const { stdout } = await run('tasklist', ['/FI', `PID eq ${processId}`, '/FO', 'CSV', '/NH'])
    return Number(/"([\d.,\s]+)\s*K"/.exec(stdout)?.[1]?.replace(/\D/g, '') ?? 0) * 1024
  }
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(processId)])
  return Number(stdout.trim()) * 1024
}

/** A process and everything it started that still runs. */
function withDescendants(processId: number): number[] {
  return [processId, ...children(processId).flatMap(withDescendants)]
}

export function children(processId: number): number[] {
  try {
    return readdirSync(`/proc/${processId}/task`).flatMap((thread) =>
      readFileSync(`/proc/${processId}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

/** What a file of the kernel's counts in kilobytes, as bytes; zero where its process is gone. */
function kilobytes(file: string, line: RegExp): number {
  try {
    return Number(line.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
