import { type ChangedEmail, Email, type Session, verifyEmail } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { Field } from '@dryrun/ui/field'
import { Spinner } from '@dryrun/ui/spinner'
import { useToasts } from '@dryrun/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import { useSession } from '../session/session.tsx'
import { titled } from '../title.ts'
import { FocusedHeading } from './focused-heading.tsx'
import styles from './form.module.css'
import { Notice } from './notice.tsx'
import { signupEmail, useResendVerification } from './resend-verification.ts'

export const meta = titled('Verify your email')

/** The link in a mail leads here, that of a sign-up and that of a changed address. Opening it spends nothing: this page posts the token, once, when it has loaded. */
export default function VerifyEmail() {
  const [search] = useSearchParams()
  const token = search.get('token')
  if (!token) return <VerificationFailed message={messages.verify.noToken} />
  return <Verification token={token} />
}

function Verification({ token }: { token: string }) {
  const { signIn, reload } = useSession()
  const toasts = useToasts()
  const verification = useMutation({
    mutationFn: () => call(verifyEmail, { body: { token } }),
    onSuccess(verified: Session | ChangedEmail) {
      if ('changedEmail' in verified) {
        toasts.success(messages.profile.emailChanged)
        // Whoever is signed in here may be the one whose address it is.
        return reload()
      }
      toasts.success(messages.verify.succeeded)
      signIn(verified)
    },
    onError: () => toasts.error(messages.verify.failedToast),
  })

  // React runs effects twice in development, and the token works once.
  const posted = useRef(false)
  useEffect(() => {
    if (posted.current) return
    posted.current = true
    verification.mutate()
  })

  if (verification.isSuccess) {
    const { data } = verification
    return 'changedEmail' in data ? (
      <EmailChanged email={data.changedEmail} />
    ) : (
      <AccountVerified firstName={data.user.firstName} />
    )
  }
  if (verification.isError) {
    const { error } = verification
    return <VerificationFailed message={error instanceof ApiFailure ? error.message : messages.verify.failed} />
  }
  return (
    <>
      <h1>Verifying your email</h1>
      <Spinner page label="One moment" />
    </>
  )
}

function AccountVerified({ firstName }: { firstName: string }) {
  return (
    <>
      <FocusedHeading>Account Verified!</FocusedHeading>
      <p className={styles.intro}>Welcome, {firstName}. Your email is confirmed and you are signed in.</p>
      <div className={styles.actions}>
        <Button kind="main" size="large" asChild>
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
        <Button size="large" asChild>
          <Link to="/download">Download the app</Link>
        </Button>
        <Button size="large" asChild>
          <a href="/support">Contact Support</a>
        </Button>
      </div>
    </>
  )
}

function EmailChanged({ email }: { email: string }) {
  const { state } = useSession()
  const next =
    state.status === 'signed-in' ? { to: '/profile', label: 'Go to your profile' } : { to: '/login', label: 'Log in' }
  return (
    <>
      <FocusedHeading>Email changed</FocusedHeading>
      <p className={styles.intro}>
        The address of your account is <strong>{email}</strong> from now on. Log in with it; your password stays as it
        is.
      </p>
      <div className={styles.actions}>
        <Button kind="main" size="large" asChild>
          <Link to={next.to}>{next.label}</Link>
        </Button>
      </div>
    </>
  )
}

function VerificationFailed({ message }: { message: string }) {
  const toasts = useToasts()
  const resend = useResendVerification()
  const [kept] = useState(signupEmail.read)
  const [asked, setAsked] = useState(false)
  const [error, setError] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (resend.isPending) return
    if (kept) return resend.mutate(kept)
    if (!asked) {
      toasts.error(messages.verify.noEmail)
      return setAsked(true)
    }
    const email = Email.safeParse(new FormData(event.currentTarget).get('email'))
    setError(email.error?.issues[0]?.message)
    if (email.success) resend.mutate(email.data)
  }
  return (
    <>
      <FocusedHeading>Verification Failed</FocusedHeading>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Notice tone="failed">{message}</Notice>
        {asked && <Field label="Email" name="email" type="email" autoComplete="email" autoFocus error={error} />}
        <div className={styles.actions}>
          <Button kind="main" size="large" type="submit" busy={resend.isPending}>
            Resend Verification Email
          </Button>
        </div>
      </form>
      <p className={styles.other}>
        No account yet? <Link to="/signup">Sign up</Link>
      </p>
    </>
  )
}
