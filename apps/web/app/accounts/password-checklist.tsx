import { passwordRules } from '@dryrun/contract/passwords'
import { VisuallyHidden } from '@dryrun/ui/visually-hidden'
import styles from './password-checklist.module.css'

/** What a new password must have, ticked off while it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul className={styles.checklist} aria-label="Your password needs">
      {passwordRules.map(({ label, holds }) => (
        <Check key={label} label={label} met={holds(password)} />
      ))}
    </ul>
  )
}

/** Whether both are the same, ticked off while the second is typed. */
export function PasswordMatch({ password, confirmation }: { password: string; confirmation: string }) {
  return (
    <ul className={styles.checklist} aria-label="It needs to be">
      <Check label="The same in both fields" met={password !== '' && password === confirmation} />
    </ul>
  )
}

function Check({ label, met }: { label: string; met: boolean }) {
  return (
    <li data-holds={met}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {met ? <path d="M3 8.5l3.2 3.2L13 4.8" /> : <circle cx="8" cy="8" r="2" />}
      </svg>
      {label}
      <VisuallyHidden>{met ? ': met' : ': not met'}</VisuallyHidden>
    </li>
  )
}
