import { messages } from '@dryrun/contract/messages'
import { useEffect, useState } from 'react'
import styles from './progress.module.css'
import { isSecondReading, type SolveState, type StageRecord } from './solve-state.ts'
import { StageLine, stageSentence } from './stage-line.tsx'

type ProgressProps = { state: SolveState; canceling: boolean; repairRounds?: number }

/** A solve under way: what it is doing now, and how long it has been at it. */
export function Progress({ state, canceling, repairRounds }: ProgressProps) {
  const seconds = useSecondsSince(state.asked?.startedAt)
  const quiet = useQuietSeconds(state.seq)
  return (
    <section className={styles.progress}>
      <div className={styles.words}>
        <h2>{messages.processing.analyzing}</h2>
        <p>
          {doingNow(state, canceling, repairRounds)} {seconds < 30 && messages.processing.upToThirtySeconds}
        </p>
        <p aria-live="polite">{waitingWords(state, quiet)}</p>
        <StageLine stages={state.stages} />
      </div>
      <samp className={styles.clock}>{seconds} s</samp>
    </section>
  )
}

export function doingNow(state: SolveState, canceling: boolean, repairRounds?: number): string {
  if (canceling) return 'Canceling.'
  if (state.cut) return 'The connection was lost; connecting again.'
  const waiting = state.phase === 'uploading' ? 'Sending what you gave.' : 'Waiting for its turn.'
  return stageSentence(state, repairRounds) ?? waiting
}

/** When a model has been silent for so long (seconds), it is said that it is waited for; then that it is slow. */
const SAID_AFTER = { waiting: 15, slow: 30 } as const

function waitingWords({ stages, cut }: SolveState, quietSeconds: number): string {
  const current = stages.at(-1)
  if (cut || !current || !isOfModel(current) || quietSeconds < SAID_AFTER.waiting) return ''
  return quietSeconds < SAID_AFTER.slow ? messages.processing.stillWaiting : messages.processing.slowModel
}

const isOfModel = (record: StageRecord) =>
  record.stage === 'drafting' || record.stage === 'repairing' || isSecondReading(record)

/** How long nothing has been heard of a solve. */
function useQuietSeconds(seq: number): number {
  const [heard, setHeard] = useState({ seq, at: Date.now() })
  if (heard.seq !== seq) setHeard({ seq, at: Date.now() })
  return useSecondsSince(heard.at)
}

function useSecondsSince(start: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return start === undefined ? 0 : Math.max(0, Math.floor((now - start) / 1000))
}
