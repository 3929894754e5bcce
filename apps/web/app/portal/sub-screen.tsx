import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '../page-heading.tsx'
import styles from './sub-screen.module.css'

type SubScreenProps = { title: string; back: { to: string; label: string }; children: ReactNode }

/** A screen below another one, with the way back above its heading. */
export function SubScreen({ title, back, children }: SubScreenProps) {
  return (
    <div className={styles.screen}>
      <header>
        <Link to={back.to} className={styles.back}>
          ← {back.label}
        </Link>
        <PageHeading>{title}</PageHeading>
      </header>
      {children}
    </div>
  )
}
