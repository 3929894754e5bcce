import { login, type Session } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { Field } from '@dryrun/ui/field'
import { PasswordField } from '@dryrun/ui/password-field'
import { useToasts } from '@dryrun/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import { PageHeading } from '../page-heading.tsx'
import { useSession } from '../session/session.tsx'
import { titled } from '../title.ts'
import styles from './form.module.css'
import { LoginCode } from './login-code.tsx'
import { Notice } from './notice.tsx'
import { useResendVerification } from './resend-verification.ts'

export const meta = titled('Log in')

type Credentials = { email: string; password: string }
type Step =
  /** `ended` is why the code could not be waited for any longer. */
  { at: 'password'; email?: string; ended?: string } | { at: 'code'; email: string; challengeToken: string }

/** The password, and then the code where two-factor is on. */
export default function Login() {
  const { signIn } = useSession()
  const toasts = useToasts()
  const [step, setStep] = useState<Step>({ at: 'password' })

  function enter(session: Session) {
    toasts.success(messages.login.succeeded)
    // The guard around this screen sees the session and goes on to where the person was headed.
    signIn(session)
  }
  return (
    <>
      <PageHeading>{step.at === 'password' ? 'Log in' : 'Enter your code'}</PageHeading>
      {step.at === 'password' ? (
        <LoginPassword
          {...step}
          enter={enter}
          askForCode={(email, challengeToken) => setStep({ at: 'code', email, challengeToken })}
        />
      ) : (
        <LoginCode {...step} enter={enter} back={(ended) => setStep({ at: 'password', email: step.email, ended })} />
      )}
    </>
  )
}

type LoginPasswordProps = {
  /** As it was entered before. */
  email?: string
  ended?: string
  enter: (session: Session) => void
  askForCode: (email: string, challengeToken: string) => void
}

/** Two fields, so by hand: it is the first screen many people load, and a form library weighs more than the rest of it. */
function LoginPassword({ email: known, ended, enter, askForCode }: LoginPasswordProps) {
  const [missing, setMissing] = useState({ email: false, password: false })
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const attempt = useMutation({
    mutationFn: (body: Credentials) => call(login, { body }),
    onSuccess(answer, entered) {
      if ('twoFactorRequired' in answer) askForCode(entered.email, answer.challengeToken)
      else enter(answer)
    },
    onError: () => password.current?.select(),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (attempt.isPending) return
    const entered = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    setMissing({ email: !entered.email, password: !entered.password })
    if (!entered.email) email.current?.focus()
    else if (!entered.password) password.current?.focus()
    else attempt.mutate(entered)
  }

  function notice() {
    if (missing.email || missing.password) return <Notice tone="failed">{messages.login.fillAll}</Notice>
    if (attempt.error) return <LoginFailed error={attempt.error} email={attempt.variables.email} />
    return ended && attempt.isIdle && <Notice tone="failed">{ended}</Notice>
  }
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        {notice()}
        <Field
          ref={email}
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={known}
          aria-invalid={missing.email}
        />
        <PasswordField
          ref={password}
          label="Password"
          name="password"
          autoComplete="current-password"
          // Whoever comes back from the code has told the address.
          autoFocus={known !== undefined}
          aria-invalid={missing.password}
        />
        <Link to="/forgot-password" className={styles.aside}>
          Forgot your password?
        </Link>
        <div className={styles.actions}>
          <Button kind="main" size="large" type="submit" busy={attempt.isPending}>
            Log in
          </Button>
        </div>
      </form>
      <p className={styles.other}>
        New here? <Link to="/signup">Create an account</Link>
      </p>
    </>
  )
}

/** Why it did not work; an address that is not verified yet is offered a new link. */
function LoginFailed({ error, email }: { error: Error; email: string }) {
  const resend = useResendVerification()
  // A server in trouble has nothing to say of this login.
  if (!(error instanceof ApiFailure) || error.code === 'internal') {
    return <Notice tone="failed">{messages.login.failed}</Notice>
  }
  if (error.code !== 'email_not_verified') return <Notice tone="failed">{error.message}</Notice>
  return (
    <Notice tone="waiting">
      {messages.login.emailNotVerified}
      <Button busy={resend.isPending} onClick={() => resend.mutate(email)}>
        Send a new link
      </Button>
    </Notice>
  )
}
