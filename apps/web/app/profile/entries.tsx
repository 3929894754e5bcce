import type { ReactNode } from 'react'
import styles from './entries.module.css'

/** The things of a panel that one may have several of, one `Entry` each. */
export function Entries({ children }: { children: ReactNode }) {
  return <ul className={styles.entries}>{children}</ul>
}

type EntryProps = {
  title: string
  level: 3 | 4
  /** Its state, beside the title. */
  badge?: ReactNode
  /** What else is to be known of it: a line. */
  text: ReactNode
  /** What names it among machines. */
  code?: string
  /** What can be done about it: a button. */
  action?: ReactNode
}

/** One thing: what it is at the left, what can be done about it at the right. */
export function Entry({ title, level, badge, text, code, action }: EntryProps) {
  const Heading = `h${level}` as const
  return (
    <li>
      <div>
        <Heading className={styles.title}>
          {title}
          {badge}
        </Heading>
        <p>{text}</p>
        {code && <p className={styles.code}>{code}</p>}
      </div>
      {action}
    </li>
  )
}
