import type { ReactNode } from 'react'
import styles from './details.module.css'

/** What is known of something: each thing's name, and what it is. */
export function Details({ of: known }: { of: Record<string, ReactNode> }) {
  return (
    <dl className={styles.details}>
      {Object.entries(known).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
