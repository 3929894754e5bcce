import type { Stage } from '@dryrun/contract/processing'
import { inSeconds } from './result/duration.ts'
import { isSecondReading, type SolveState, type StageRecord } from './solve-state.ts'
import styles from './stage-line.module.css'

const words: Record<Stage, { now: string; done: string }> = {
  reading: { now: 'reading', done: 'read' },
  drafting: { now: 'writing', done: 'written' },
  running: { now: 'running', done: 'run' },
  repairing: { now: 'repairing', done: 'repaired' },
  measuring: { now: 'measuring', done: 'measured' },
}

const shapes = { now: 'M8 8h.01', done: 'M3 8.5l3.2 3.2L13 4.8', failed: 'M4.2 4.2l7.6 7.6M11.8 4.2l-7.6 7.6' }

/** The stages a solve has gone through, each with the time it took, and the one it is at. */
export function StageLine({ stages }: { stages: StageRecord[] }) {
  if (stages.length === 0) return null
  return (
    <ol className={styles.stages}>
      {stages.map((record, place) => (
        // A stage can come again after a repair: its place is its identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <StageItem key={place} {...record} />
      ))}
    </ol>
  )
}

function StageItem(record: StageRecord) {
  const { stage, from, to, done, failed = [] } = record
  const shape = !done ? 'now' : failed.length > 0 ? 'failed' : 'done'
  return (
    <li data-shape={shape}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={shapes[shape]} pathLength={1} />
      </svg>
      {done ? words[stage].done : words[stage].now}
      {isSecondReading(record) && ' again'}
      {done && from !== undefined && to !== undefined && <span>{inSeconds(to - from)}</span>}
      {failed.length > 0 && <span>({failed.length} failed)</span>}
    </li>
  )
}

/** What a solve is doing, as a sentence. `repairRounds` is how often the plan allows a repair, where it is known. */
export function stageSentence({ stages }: Pick<SolveState, 'stages'>, repairRounds?: number): string | undefined {
  const current = stages.at(-1)
  if (!current) return undefined
  if (isSecondReading(current)) return 'A model is reading the screenshots again.'
  if (current.stage !== 'repairing') return sentences[current.stage]
  const run = stages.findLast(({ stage }) => stage === 'running')
  const round = current.round === undefined ? '' : roundOf(current.round, repairRounds)
  return `${whatFailed(run?.failed ?? [])}Repairing the answer${round}.`
}

const sentences = {
  reading: 'Reading the screenshots.',
  drafting: 'Writing an answer.',
  running: 'Running it against the examples.',
  measuring: 'Measuring how it grows.',
} as const satisfies Partial<Record<Stage, string>>

const roundOf = (round: number, of: number | undefined) =>
  of === undefined || of < round ? `: round ${round}` : `: round ${round} of ${of}`

/** 'Example 2 failed. ', 'Examples 1 and 3 failed. ' */
function whatFailed(places: number[]): string {
  const numbers = places.map((place) => place + 1)
  if (numbers.length === 0) return ''
  if (numbers.length === 1) return `Example ${numbers[0]} failed. `
  return `Examples ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} failed. `
}
