import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { Link } from 'react-router'
import { FocusedHeading } from './focused-heading.tsx'
import styles from './form.module.css'
import { MailboxHint } from './mailbox-hint.tsx'
import { Notice } from './notice.tsx'
import steps from './steps.module.css'

/** After a sign-up: the address must be verified first, and what to do for that. */
export function AccountCreated({ email }: { email: string }) {
  return (
    <>
      <FocusedHeading>{messages.signup.created}</FocusedHeading>
      <p className={styles.intro}>
        We have sent a link to <strong>{email}</strong>.
      </p>
      <div className={styles.form}>
        <Notice tone="waiting">You must verify this email before logging in.</Notice>
        <ol className={steps.steps}>
          <li>
            <strong>Check your inbox and your spam folder.</strong>
            <MailboxHint />
          </li>
          <li>
            <strong>Click the link in the message.</strong> It works for 24 hours and signs you in.
          </li>
          <li>
            <strong>Download the app</strong> when it is released, or solve in the browser today.
          </li>
        </ol>
      </div>
      <div className={styles.actions}>
        <Button kind="main" size="large" asChild>
          <Link to="/login">Back to Login</Link>
        </Button>
        <Button size="large" onClick={() => window.location.reload()}>
          Create Another Account
        </Button>
      </div>
    </>
  )
}
