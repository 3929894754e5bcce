import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  /** Its heading. Without one it is a sheet and no more. */
  title?: string
  /** Stands at the right of the heading: a button, a figure. */
  actions?: ReactNode
  children: ReactNode
}

/** A sheet on the paper: one subject, with its heading. The content keeps its own padding. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId()
  if (!title) return <div className={styles.panel}>{children}</div>
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  )
}
