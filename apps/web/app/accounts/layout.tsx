import { Mark } from '@dryrun/ui/mark'
import { ThemeSwitch } from '@dryrun/ui/theme-switch'
import { Outlet } from 'react-router'
import { useSiteConfig } from '../api/site-config.ts'
import styles from './layout.module.css'

/** One sheet in the middle of the paper. */
export default function AccountsLayout() {
  // Asked before a form is sent, so that a mailbox hint comes with its page and moves no button under the pointer.
  useSiteConfig()
  return (
    <div className={styles.page}>
      <header>
        <a href="/" aria-label="Dryrun, to the start page">
          <Mark />
        </a>
      </header>
      <main className={styles.sheet}>
        <Outlet />
      </main>
      <footer>
        <ThemeSwitch />
      </footer>
    </div>
  )
}
