import type { CaseEvidence } from '@dryrun/contract/processing'
import { Sign } from '@dryrun/ui/sign'
import { VisuallyHidden } from '@dryrun/ui/visually-hidden'
import styles from './case-row.module.css'
import { Clipped } from './clipped.tsx'
import { callTime } from './duration.ts'

type CaseRowProps = Pick<CaseEvidence, 'input' | 'expected'> & {
  /** Absent while the example has not been run. */
  passed?: boolean
  actual?: string
  note?: string
  milliseconds?: number
  /** Its run has just come back. */
  drawn?: boolean
}

/** One example: what went in, what was expected, what came, and how long it took. */
export function CaseRow({ input, expected, passed, actual, note, milliseconds, drawn }: CaseRowProps) {
  return (
    <li className={styles.case}>
      {passed === undefined ? (
        <span className={styles.open}>
          <VisuallyHidden>Not run yet</VisuallyHidden>
        </span>
      ) : (
        <span className={styles.sign}>
          <Sign tone={passed ? 'passed' : 'failed'} drawn={drawn} />
          <VisuallyHidden>{passed ? 'Passed' : 'Failed'}</VisuallyHidden>
        </span>
      )}
      <samp className={styles.input}>
        <Clipped>{input}</Clipped>
      </samp>
      <samp className={styles.time}>{milliseconds !== undefined && callTime(milliseconds)}</samp>
      <dl className={styles.values}>
        <div>
          <dt>expected</dt>
          <dd>
            <Clipped>{expected}</Clipped>
          </dd>
        </div>
        {actual !== undefined && (
          <div data-failed={passed === false}>
            <dt>got</dt>
            <dd>
              <Clipped>{actual}</Clipped>
            </dd>
          </div>
        )}
      </dl>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </li>
  )
}
