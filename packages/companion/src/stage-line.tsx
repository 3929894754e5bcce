import type { Stage } from '@dryrun/contract/processing'
import { inSeconds } from './result/duration.ts'
import type { StageRecord } from './solve-state.ts'
import styles from './stage-line.module.css'

const words: Record<Stage, { now: string; done: string }> = {
  reading: { now: 'reading', done: 'read' },
  drafting: { now: 'writing', done: 'written' },
  running: { now: 'running', done: 'run' },
  repairing: { now: 'repairing', done: 'repaired' },
  measuring: { now: 'measuring', done: 'measured' },
}

/** The stages a solve has gone through, each with the time it took, and the one it is at. */
export function StageLine({ stages }: { stages: StageRecord[] }) {
  if (stages.length === 0) return null
  return (
    <ol className={styles.stages}>
      {stages.map(({ stage, from, to, done }, place) => (
        // A stage can come again after a repair: its place is its identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={place} data-done={done}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={done ? 'M3 8.5l3.2 3.2L13 4.8' : 'M8 8h.01'} pathLength={1} />
          </svg>
          {done ? words[stage].done : words[stage].now}
          {done && from !== undefined && to !== undefined && <span>{inSeconds(to - from)}</span>}
        </li>
      ))}
    </ol>
  )
}

/** What a stage does, as a sentence. */
export const stageSentences: Record<Stage, string> = {
  reading: 'Reading the screenshots.',
  drafting: 'Writing an answer.',
  running: 'Running it against the examples.',
  repairing: 'An example failed: repairing the answer.',
  measuring: 'Measuring how it grows.',
}
