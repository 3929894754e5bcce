import { Mark } from '@dryrun/ui/mark'
import { ThemeSwitch } from '@dryrun/ui/theme-switch'
import { Navigate, NavLink, Outlet, useLocation } from 'react-router'
import { SessionPending } from '../session/pending.tsx'
import { loginPath } from '../session/return-to.ts'
import { useSession } from '../session/session.tsx'
import styles from './layout.module.css'
import { QuotaMeter } from './quota-meter.tsx'

const screens = [
  { path: '/dashboard', label: 'Dashboard' },
  { path: '/problem-solver', label: 'Solve' },
  { path: '/solutions', label: 'Solutions' },
  { path: '/profile', label: 'Profile' },
]

/** The screens of someone who is signed in; anyone else logs in first and comes back. */
export default function PortalLayout() {
  const { state } = useSession()
  const location = useLocation()
  if (state.status === 'signed-out') return <Navigate to={state.left ? '/login' : loginPath(location)} replace />
  if (state.status !== 'signed-in') return <SessionPending state={state} />
  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={styles.top}>
        <NavLink to="/dashboard" className={styles.mark} aria-label="Dryrun, to the dashboard">
          <Mark />
        </NavLink>
        <nav aria-label="Main">
          {screens.map(({ path, label }) => (
            <NavLink key={path} to={path}>
              {label}
            </NavLink>
          ))}
        </nav>
      </header>
      <main id="content" className={styles.content}>
        <Outlet />
      </main>
      <footer className={styles.bottom}>
        <QuotaMeter />
        <ThemeSwitch />
      </footer>
    </div>
  )
}
