/** Does work when its turn comes, and gives what came of it. @throws the reason of `signal`, when it fires before that */
export type InTurn = <Answer>(work: () => Promise<Answer>, signal?: AbortSignal) => Promise<Answer>

/**
 * Lets at most `most` run at a time; the others wait in the order they came.
 * @param crowd refuses, with this error, who comes when so many wait
 */
export function limitConcurrency(most: number, crowd?: { mostWaiting: number; refuse: () => Error }): InTurn {
  const waiting = new Set<() => void>()
  let running = 0
  return async (work, signal) => {
    signal?.throwIfAborted()
    if (running < most) running += 1
    else {
      if (crowd !== undefined && waiting.size >= crowd.mostWaiting) throw crowd.refuse()
      await new Promise<void>((resolve, reject) => {
        const begin = () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        }
        const leave = () => {
          waiting.delete(begin)
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.add(begin)
      })
    }
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next === undefined) running -= 1
      else {
        // The place is handed on, so that nobody who came later takes it.
        waiting.delete(next)
        next()
      }
    }
  }
}
