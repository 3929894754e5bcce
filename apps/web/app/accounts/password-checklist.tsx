import { passwordRules } from '@dryrun/contract/passwords'
import { VisuallyHidden } from '@dryrun/ui/visually-hidden'
import styles from './password-checklist.module.css'

/** What a new password must have, ticked off while it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul className={styles.checklist} aria-label="Your password needs">
      {passwordRules.map(({ label, holds }) => (
        <li key={label} data-holds={holds(password)}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            {holds(password) ? <path d="M3 8.5l3.2 3.2L13 4.8" /> : <circle cx="8" cy="8" r="2" />}
          </svg>
          {label}
          <VisuallyHidden>{holds(password) ? ': met' : ': not met'}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
