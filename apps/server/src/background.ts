import type { Logger } from 'pino'

/** Work that no answer waits for. */
export type Background = {
  /** Starts `work` after the current answer; an error is logged. */
  run(name: string, work: () => Promise<void>): void
  /** Resolves when nothing is left. */
  settled(): Promise<void>
}

export function openBackground(log: Logger): Background {
  const running = new Set<Promise<void>>()
  return {
    run(name, work) {
      const task = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((err: unknown) => log.error({ err }, `${name} failed`))
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
