import { Button } from '@dryrun/ui/button'
import { Mark } from '@dryrun/ui/mark'
import styles from './nav.module.css'

/**
 * The top of every public page. It is the same for everyone: public.ts puts 'Dashboard' in the place of 'Login' and
 * 'Get started' where this browser is signed in.
 */
export function PublicNav() {
  return (
    <header className={styles.nav}>
      <a className={styles.mark} href="/" aria-label="Dryrun, start page">
        <Mark />
      </a>
      <nav className={styles.links} aria-label="Main">
        <Sections />
        <a href="/login" data-signed-out>
          Login
        </a>
      </nav>
      <span data-signed-out>
        <Button kind="main" asChild>
          <a href="/signup">Get started</a>
        </Button>
      </span>
      <span data-signed-in hidden>
        <Button kind="main" asChild>
          <a href="/dashboard">Dashboard</a>
        </Button>
      </span>
      <details className={styles.menu} data-menu>
        <summary aria-label="Menu">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 5h12M2 11h12" />
          </svg>
        </summary>
        <nav aria-label="Menu">
          <Sections />
          <a href="/login" data-signed-out>
            Login
          </a>
        </nav>
      </details>
    </header>
  )
}

function Sections() {
  return (
    <>
      <a href="/#features">Features</a>
      <a href="/#pricing">Pricing</a>
      <a href="/support">Support</a>
    </>
  )
}
