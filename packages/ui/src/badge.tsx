import type { ReactNode } from 'react'
import styles from './badge.module.css'
import type { Tone } from './sign.tsx'

/** A word or two about a thing's state. `tone` is absent where the state is neither good nor bad. */
export function Badge({ tone, children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
