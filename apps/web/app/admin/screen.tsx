import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '../page-heading.tsx'
import styles from './screen.module.css'

type AdminScreenProps = { title: string; back: { to: string; label: string }; children: ReactNode }

/** A screen of the admin panel, with the way back above its heading. */
export function AdminScreen({ title, back, children }: AdminScreenProps) {
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
