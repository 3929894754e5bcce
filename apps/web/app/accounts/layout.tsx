import { Mark } from '@dryrun/ui/mark'
import { ThemeSwitch } from '@dryrun/ui/theme-switch'
import { Outlet } from 'react-router'
import styles from './layout.module.css'

/** One sheet in the middle of the paper. */
export default function AccountsLayout() {
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
