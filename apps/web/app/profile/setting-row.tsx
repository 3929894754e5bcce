import type { ReactNode } from 'react'
import styles from './setting-row.module.css'

type SettingRowProps = {
  title: string
  text: ReactNode
  /** What can be done about it: a button or two. */
  children: ReactNode
}

/** One setting of a panel: what it is at the left, what can be done about it at the right. */
export function SettingRow({ title, text, children }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
