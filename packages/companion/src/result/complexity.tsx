import type { Result } from '@dryrun/contract/processing'
import styles from './complexity.module.css'

type ComplexityProps = Pick<Result, 'timeComplexity' | 'spaceComplexity' | 'measuredTimeComplexity'>

/** How the answer grows with its input, and whether that was measured or only stated by its author. */
export function Complexity({ timeComplexity, spaceComplexity, measuredTimeComplexity }: ComplexityProps) {
  if (!timeComplexity && !spaceComplexity) return null
  const measured = measuredTimeComplexity === undefined ? undefined : classAndSizes(measuredTimeComplexity)
  return (
    <dl className={styles.complexity}>
      <div>
        <dt>Time</dt>
        <dd>{measured?.complexity ?? timeComplexity}</dd>
        <dd>{measured ? measuredLabel(measured, timeComplexity) : 'stated'}</dd>
      </div>
      <div>
        <dt>Space</dt>
        <dd>{spaceComplexity}</dd>
        <dd>stated</dd>
      </div>
    </dl>
  )
}

type Measured = { complexity: string; sizes: string }

/** 'O(n), 64 to 2k' is what was measured and over which sizes. */
function classAndSizes(measured: string): Measured {
  const [complexity = '', sizes = ''] = measured.split(', ')
  return { complexity, sizes }
}

/** What was stated is said beside it only where it differs; 'O(m), m being the number of nodes' is O(m). */
function measuredLabel({ complexity, sizes }: Measured, stated: string | undefined): string {
  const differs = stated !== undefined && stated.split(', ')[0] !== complexity
  return differs ? `measured, ${sizes}; stated ${stated}` : `measured, ${sizes}`
}
