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
    const bytes = await residentBytes(processId).catch(() => 0)
    if (stopped) return
    if (bytes > limitBytes) {
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

/** Resident memory of a process, in bytes; on Linux with all its descendants. Zero where it is gone. */
export async function residentBytes(processId: number): Promise<number> {
  if (process.platform === 'linux') return withDescendants(processId).reduce((sum, id) => sum + residentOnLinux(id), 0)
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

function residentOnLinux(processId: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
