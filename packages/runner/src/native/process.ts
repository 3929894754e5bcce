import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { children, watchMemory } from '../memory.ts'
import type { SandboxLimits } from '../sandbox.ts'
import type { Cgroup } from './cgroups.ts'

/** A bubblewrap process that is held to its memory until it has ended. */
export type HeldProcess = {
  /** Its exit code; null where a signal ended it, or where it could not be started. */
  ended: Promise<number | null>
  /** Certain once it is destroyed. */
  outOfMemory(): boolean
  /** Ends it and everything inside, and removes its control group. Safe to call more than once. */
  destroy(): Promise<void>
}

/** @param cgroup what holds its memory; where there is none, resident memory is watched */
export function holdProcess(child: ChildProcess, limits: SandboxLimits, cgroup: Cgroup | undefined): HeldProcess {
  const processId = child.pid
  const ended = once(child, 'exit').then(
    ([code]: unknown[]) => (typeof code === 'number' ? code : null),
    () => null,
  )
  let outOfMemory = false
  const stopWatching = cgroup
    ? () => {}
    : watchMemory(processId ?? 0, limits.memoryBytes, () => {
        outOfMemory = true
        void held.destroy()
      })

  let destroyed: Promise<void> | undefined
  async function destroy(): Promise<void> {
    stopWatching()
    let running = true
    void ended.then(() => {
      running = false
    })
    // Ended already, perhaps: then nothing of that number may be killed.
    await Promise.race([ended, delay(0)])
    while (running && processId) {
      // Ending the first process inside ends them all, and bubblewrap itself leaves only when they have gone.
      const inside = children(processId)
      for (const id of inside.length > 0 ? inside : [processId]) kill(id)
      await Promise.race([ended, delay(100)])
    }
    outOfMemory ||= cgroup?.ranOutOfMemory() ?? false
    await cgroup?.remove()
  }

  const held: HeldProcess = {
    ended,
    outOfMemory: () => outOfMemory,
    destroy() {
      destroyed ??= destroy()
      return destroyed
    },
  }
  return held
}

function kill(processId: number): void {
  try {
    process.kill(processId, 'SIGKILL')
  } catch {
    // It ended by itself meanwhile.
  }
}
