import { Sign } from '@dryrun/ui/sign'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** Something to know before going on: an error of the whole form, or a warning. Read aloud when it appears. */
export function Notice({ tone, children }: { tone: 'failed' | 'waiting'; children: ReactNode }) {
  return (
    <div className={styles.notice} data-tone={tone} role="alert">
      <Sign tone={tone} />
      <div>{children}</div>
    </div>
  )
}
