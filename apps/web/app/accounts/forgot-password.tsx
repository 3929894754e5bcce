import { Email } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { forgotPassword } from '@dryrun/contract/password-calls'
import { Button } from '@dryrun/ui/button'
import { Field } from '@dryrun/ui/field'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/browser-client.ts'
import { saidOr } from '../api/failure.ts'
import { PageHeading } from '../page-heading.tsx'
import { titled } from '../title.ts'
import { FocusedHeading } from './focused-heading.tsx'
import styles from './form.module.css'
import { MailboxHint } from './mailbox-hint.tsx'
import { Notice } from './notice.tsx'

export const meta = titled('Forgot your password')

/** Asks for a link to choose a new password. What comes of it never tells whether the account exists. */
export default function ForgotPassword() {
  const field = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const asking = useMutation({ mutationFn: (email: string) => call(forgotPassword, { body: { email } }) })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (asking.isPending) return
    const email = Email.safeParse(field.current?.value)
    setWrong(email.error?.issues[0]?.message)
    if (email.success) asking.mutate(email.data)
    else field.current?.focus()
  }

  if (asking.isSuccess) return <LinkSent again={asking.reset} />
  return (
    <>
      <PageHeading>Forgot your password?</PageHeading>
      <p className={styles.intro}>We mail you a link to choose a new one.</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        {asking.error && <Notice tone="failed">{saidOr(asking.error, messages.forgotPassword.failed)}</Notice>}
        <Field ref={field} label="Email" name="email" type="email" autoComplete="username" error={wrong} />
        <div className={styles.actions}>
          <Button kind="main" size="large" type="submit" busy={asking.isPending}>
            Send the link
          </Button>
        </div>
      </form>
      <p className={styles.other}>
        You remember it? <Link to="/login">Log in</Link>
      </p>
    </>
  )
}

function LinkSent({ again }: { again: () => void }) {
  return (
    <>
      <FocusedHeading>Check your inbox</FocusedHeading>
      <p className={styles.intro}>{messages.forgotPassword.sent}</p>
      <p className={styles.intro}>
        It works once, within an hour. Look in your spam folder too.
        <MailboxHint />
      </p>
      <div className={styles.actions}>
        <Button kind="main" size="large" asChild>
          <Link to="/login">Back to Login</Link>
        </Button>
        <Button size="large" onClick={again}>
          Use another email
        </Button>
      </div>
    </>
  )
}
