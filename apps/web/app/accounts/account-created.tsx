import { messages } from '@dryrun/contract/messages'
import { config } from '@dryrun/contract/site'
import { Button } from '@dryrun/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { call } from '../api/browser-client.ts'
import styles from './form.module.css'
import { Notice } from './notice.tsx'
import steps from './steps.module.css'

/** After a sign-up: the address must be verified first, and what to do for that. */
export function AccountCreated({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const site = useQuery({ queryKey: ['site-config'], queryFn: ({ signal }) => call(config, { signal }) })
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {messages.signup.created}
      </h1>
      <p className={styles.intro}>
        We have sent a link to <strong>{email}</strong>.
      </p>
      <div className={styles.form}>
        <Notice tone="waiting">You must verify this email before logging in.</Notice>
        <ol className={steps.steps}>
          <li>
            <strong>Check your inbox and your spam folder.</strong>
            {site.data?.mailbox && (
              <>
                {' '}
                This server sends no mail: <a href="/dev/mailbox">open its mailbox</a>.
              </>
            )}
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
