import { messages } from '@dryrun/contract/messages'
import { useEffect, useState } from 'react'
import styles from './progress.module.css'
import type { SolveState } from './solve-state.ts'
import { StageLine, stageSentences } from './stage-line.tsx'

/** A solve under way: what it is doing now, and how long it has been at it. */
export function Progress({ state, canceling }: { state: SolveState; canceling: boolean }) {
  const seconds = useSecondsSince(state.asked?.startedAt)
  return (
    <section className={styles.progress}>
      <div className={styles.words}>
        <strong>{messages.processing.analyzing}</strong>
        <p>
          {doingNow(state, canceling)} {messages.processing.upToThirtySeconds}
        </p>
        <StageLine stages={state.stages} />
      </div>
      <samp className={styles.clock}>{seconds} s</samp>
    </section>
  )
}

export function doingNow({ cut, stages, phase }: SolveState, canceling: boolean): string {
  if (canceling) return 'Canceling.'
  if (cut) return 'The connection was lost; connecting again.'
  const stage = stages.at(-1)?.stage
  if (stage) return stageSentences[stage]
  return phase === 'uploading' ? 'Sending the screenshots.' : 'Waiting for its turn.'
}

function useSecondsSince(start: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return start === undefined ? 0 : Math.max(0, Math.floor((now - start) / 1000))
}
