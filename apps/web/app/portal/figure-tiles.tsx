import type { ReactNode } from 'react'
import styles from './figure-tiles.module.css'

type Figure = {
  label: string
  figure: string
  note: string
  /** What can be done about it. */
  action?: ReactNode
}

/** A few figures side by side, each with what it counts and what more there is to say of it. */
export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.tiles}>
      {figures.map(({ label, figure, note, action }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{figure}</strong>
            <span>{note}</span>
            {action && <div className={styles.action}>{action}</div>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
