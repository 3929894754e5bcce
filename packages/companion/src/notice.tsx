import { Sign, type Tone } from '@dryrun/ui/sign'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

type NoticeProps = { tone: Tone; title: string; children?: ReactNode; action?: ReactNode }

/** What stands where a result would, and what can be done about it. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <Sign tone={tone} large />
      <div className={styles.words}>
        <strong>{title}</strong>
        {children && <p>{children}</p>}
      </div>
      {action}
    </div>
  )
}
