import { messages } from '@dryrun/contract/messages'
import { ResetPasswordForm, resetPassword } from '@dryrun/contract/password-calls'
import { Button } from '@dryrun/ui/button'
import { useToasts } from '@dryrun/ui/toasts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '../api/browser-client.ts'
import { ApiFailure, saidOr } from '../api/failure.ts'
import { PageHeading } from '../page-heading.tsx'
import { useSession } from '../session/session.tsx'
import { titled } from '../title.ts'
import styles from './form.module.css'
import { type NewPassword, NewPasswordFields } from './new-password-fields.tsx'
import { Notice } from './notice.tsx'

export const meta = titled('Reset your password')

/** The link in the mail leads here. Opening it spends nothing: the token goes along with the new password. */
export default function ResetPassword() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [token] = useState(() => search.get('token'))

  // Kept here alone: not in the address, where the history or a shared screen would show it.
  const isInAddress = search.has('token')
  useEffect(() => {
    if (isInAddress) navigate('/reset-password', { replace: true })
  }, [isInAddress, navigate])

  return (
    <>
      <PageHeading>Reset your password</PageHeading>
      {token ? <NewPasswordForm token={token} /> : <LinkFailed message={messages.resetPassword.noToken} />}
    </>
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const { forget } = useSession()
  const toasts = useToasts()
  const navigate = useNavigate()
  const form = useForm<NewPassword>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: zodResolver(ResetPasswordForm),
    criteriaMode: 'all',
  })
  const reset = useMutation({
    mutationFn: ({ password }: NewPassword) => call(resetPassword, { body: { token, password } }),
    onSuccess() {
      toasts.success(messages.resetPassword.succeeded)
      // Whoever was signed in here is so no longer.
      forget()
      navigate('/login', { replace: true })
    },
    onError(error) {
      const refused = refusedPassword(error)
      if (refused) form.setError('password', { message: refused }, { shouldFocus: true })
    },
  })

  const { error } = reset
  if (error instanceof ApiFailure && error.code === 'invalid_token') return <LinkFailed message={error.message} />
  return (
    <>
      <p className={styles.intro}>Choose a new one. You are then signed out everywhere, and log in with it.</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.handleSubmit((values) => reset.isPending || reset.mutate(values))}
      >
        {error && !refusedPassword(error) && (
          <Notice tone="failed">{saidOr(error, messages.resetPassword.failed)}</Notice>
        )}
        <FormProvider {...form}>
          <NewPasswordFields label="New password" />
        </FormProvider>
        <div className={styles.actions}>
          <Button kind="main" size="large" type="submit" busy={reset.isPending}>
            Reset password
          </Button>
        </div>
      </form>
    </>
  )
}

/** The link is of no use; the way to one that is. */
function LinkFailed({ message }: { message: string }) {
  return (
    <>
      <div className={styles.form}>
        <Notice tone="failed">{message}</Notice>
        <p>Open the newest link in your mail once more, or ask for another one.</p>
      </div>
      <div className={styles.actions}>
        <Button kind="main" size="large" asChild>
          <Link to="/forgot-password">Ask for a new link</Link>
        </Button>
      </div>
      <p className={styles.other}>
        You remember it? <Link to="/login">Log in</Link>
      </p>
    </>
  )
}

/** What the server has against this password, if that is what it refused. */
function refusedPassword(error: Error): string {
  const details = error instanceof ApiFailure ? error.details : []
  return details.map(({ message }) => message).join(', ')
}
