import { Mark } from '@dryrun/ui/mark'
import { ThemeSwitch } from '@dryrun/ui/theme-switch'
import styles from './footer.module.css'

const pages = [
  { path: '/support', label: 'Support' },
  { path: '/privacy-policy', label: 'Privacy' },
  { path: '/terms', label: 'Terms' },
  { path: '/refund-policy', label: 'Refunds' },
  { path: '/cookies', label: 'Cookies' },
]

export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <Mark />
        <nav aria-label="Footer">
          {pages.map(({ path, label }) => (
            <a key={path} href={path}>
              {label}
            </a>
          ))}
        </nav>
        {/* Without scripts there is nothing that could switch: public.ts shows it. */}
        <div className={styles.theme} data-needs-script hidden>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
