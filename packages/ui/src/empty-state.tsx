import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** A list with nothing in it yet: says so in one sentence, and offers the first step where there is one. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  )
}
