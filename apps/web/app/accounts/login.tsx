import { login } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { Field } from '@dryrun/ui/field'
import { PasswordField } from '@dryrun/ui/password-field'
import { useToasts } from '@dryrun/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import { PageHeading } from '../page-heading.tsx'
import { useSession } from '../session/session.tsx'
import { titled } from '../title.ts'
import styles from './form.module.css'
import { Notice } from './notice.tsx'
import { useResendVerification } from './resend-verification.ts'

export const meta = titled('Log in')

type LoginForm = { email: string; password: string }

export default function Login() {
  const { signIn } = useSession()
  const toasts = useToasts()
  const form = useForm<LoginForm>({ defaultValues: { email: '', password: '' } })
  const attempt = useMutation({
    mutationFn: (body: LoginForm) => call(login, { body }),
    onSuccess(session) {
      toasts.success(messages.login.succeeded)
      // The guard around this screen sees the session and goes on to where the person was headed.
      signIn(session)
    },
    onError: () => form.setFocus('password', { shouldSelect: true }),
  })
  const { errors } = form.formState
  const incomplete = Boolean(errors.email || errors.password)

  return (
    <>
      <PageHeading>Log in</PageHeading>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.handleSubmit((values) => attempt.isPending || attempt.mutate(values))}
      >
        {incomplete ? (
          <Notice tone="failed">{messages.login.fillAll}</Notice>
        ) : (
          attempt.error && <LoginFailed error={attempt.error} email={attempt.variables.email} />
        )}
        <Field
          label="Email"
          type="email"
          autoComplete="username"
          {...form.register('email', { required: true })}
          aria-invalid={Boolean(errors.email)}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.register('password', { required: true })}
          aria-invalid={Boolean(errors.password)}
        />
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
  if (!(error instanceof ApiFailure)) return <Notice tone="failed">{messages.login.failed}</Notice>
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
