import type { ReactNode } from 'react'
import styles from './legal-page.module.css'

type LegalPageProps = {
  title: string
  /** Day of the last change, as it is read. */
  changed: string
  /** The page in a sentence or two. */
  summary: string
  children: ReactNode
}

export function LegalPage({ title, changed, summary, children }: LegalPageProps) {
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.changed}>Last changed {changed}</p>
      <p className={styles.summary}>{summary}</p>
      {children}
    </article>
  )
}
