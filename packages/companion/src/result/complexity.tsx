import type { Result } from '@dryrun/contract/processing'
import styles from './complexity.module.css'

type ComplexityProps = Pick<Result, 'timeComplexity' | 'spaceComplexity' | 'measuredTimeComplexity'>

/** How the answer grows with its input, and whether that was measured or only stated by its author. */
export function Complexity({ timeComplexity, spaceComplexity, measuredTimeComplexity }: ComplexityProps) {
  if (!timeComplexity && !spaceComplexity) return null
  return (
    <dl className={styles.complexity}>
      <div>
        <dt>Time</dt>
        <dd>{measuredTimeComplexity ?? timeComplexity}</dd>
        <dd>{timeLabel(timeComplexity, measuredTimeComplexity)}</dd>
      </div>
      <div>
        <dt>Space</dt>
        <dd>{spaceComplexity}</dd>
        <dd>stated</dd>
      </div>
    </dl>
  )
}

function timeLabel(stated: string | undefined, measured: string | undefined): string {
  if (!measured) return 'stated'
  return stated && stated !== measured ? `measured; stated ${stated}` : 'measured'
}
