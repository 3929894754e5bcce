import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { SandboxLimits } from '../sandbox.ts'
import { TOOLCHAIN_THREADS } from './toolchains.ts'

const PREFIX = 'dryrun-'

/** One sandbox's place in the kernel's accounts, which hold it to its memory and processes. */
export type Cgroup = {
  /** The files a process writes its id to, to be counted. */
  joinFiles: string[]
  ranOutOfMemory(): boolean
  /** Removes it, ending what still runs in it. */
  remove(): Promise<void>
}

export type Cgroups = { create(limits: SandboxLimits): Cgroup }

/** The control groups this process may make others under: version 1 or 2, or null where it may not. */
export function findCgroups(root = '/sys/fs/cgroup'): Cgroups | null {
  for (const find of [findVersion1, findVersion2]) {
    const cgroups = find(root)
    if (!cgroups) continue
    try {
      void cgroups.create({ memoryBytes: 1 << 28, processes: 1 }).remove()
      return cgroups
    } catch {
      // Seen, but not ours to make groups in.
    }
  }
  return null
}

function findVersion1(root: string): Cgroups | null {
  const memory = ownFolder(join(root, 'memory'), /:memory:(.*)/)
  const pids = ownFolder(join(root, 'pids'), /:pids:(.*)/)
  if (!memory || !pids) return null
  removeAbandoned(memory)
  removeAbandoned(pids)
  return {
    create: (limits) =>
      makeCgroup({
        folders: [memory, pids],
        settings: [
          { file: 'memory.limit_in_bytes', value: limits.memoryBytes },
          { file: 'memory.memsw.limit_in_bytes', value: limits.memoryBytes, optional: true },
          { file: 'pids.max', value: limits.processes + TOOLCHAIN_THREADS },
        ],
        oomFile: 'memory.oom_control',
      }),
  }
}

function findVersion2(root: string): Cgroups | null {
  const folder = ownFolder(root, /^0::(.*)/m)
  if (!folder || !existsSync(join(folder, 'cgroup.controllers'))) return null
  removeAbandoned(folder)
  return {
    create: (limits) =>
      makeCgroup({
        folders: [folder],
        settings: [
          { file: 'memory.max', value: limits.memoryBytes },
          { file: 'memory.swap.max', value: 0, optional: true },
          { file: 'memory.oom.group', value: 1, optional: true },
          { file: 'pids.max', value: limits.processes + TOOLCHAIN_THREADS },
        ],
        oomFile: 'memory.events',
      }),
  }
}

/** Our own group where it can be seen, else the root of the tree (in a container its path may be another's). */
function ownFolder(mount: string, line: RegExp): string | null {
  const own = line.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1]
  const folder = [join(mount, own ?? ''), mount].find((path) => existsSync(join(path, 'cgroup.procs')))
  if (!folder) return null
  try {
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    return null
  }
}

type Setting = { file: string; value: number; optional?: true }

/** @throws Error where the kernel does not let a setting be made */
function makeCgroup(plan: { folders: string[]; settings: Setting[]; oomFile: string }): Cgroup {
  const name = `${PREFIX}${process.pid}-${randomUUID()}`
  const made = plan.folders.map((folder) => join(folder, name))
  for (const folder of made) mkdirSync(folder)
  try {
    for (const { file, value, optional } of plan.settings) {
      const path = made.map((folder) => join(folder, file)).find((path) => existsSync(path))
      if (path) writeFileSync(path, String(value))
      else if (!optional) throw new Error(`The control group has no ${file}`)
    }
  } catch (error) {
    for (const folder of made) rmdirSync(folder)
    throw error
  }
  return {
    joinFiles: made.map((folder) => join(folder, 'cgroup.procs')),
    ranOutOfMemory: () =>
      made.some((folder) => {
        const file = join(folder, plan.oomFile)
        return existsSync(file) && /^oom_kill [1-9]/m.test(readFileSync(file, 'utf8'))
      }),
    async remove() {
      for (const folder of made) await removeGroup(folder)
    },
  }
}

/** The kernel refuses to remove a group until its last process is reaped. */
async function removeGroup(folder: string): Promise<void> {
  for (let attempt = 0; attempt < 200 && existsSync(folder); attempt++) {
    try {
      rmdirSync(folder)
      return
    } catch {
      for (const id of readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean)) {
        endProcess(Number(id))
      }
      await delay(5)
    }
  }
}

function endProcess(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It ended by itself meanwhile.
  }
}

/** Groups whose server was killed before it could remove them. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const owner = /^dryrun-(\d+)-/.exec(name)?.[1]
    if (!owner || existsSync(`/proc/${owner}`)) continue
    try {
      rmdirSync(join(folder, name))
    } catch {
      // Another server is removing it too, or its processes are just ending.
    }
  }
}
