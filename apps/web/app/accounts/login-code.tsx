import type { Session } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { answerTwoFactor } from '@dryrun/contract/two-factor'
import { Button } from '@dryrun/ui/button'
import { Field } from '@dryrun/ui/field'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import styles from './form.module.css'
import { Notice } from './notice.tsx'

type LoginCodeProps = {
  challengeToken: string
  enter: (session: Session) => void
  /** To the password: by the person's own wish, or because no code is waited for any longer. */
  back: (ended?: string) => void
}

/** The second step of a login. One field takes both kinds of codes: the server tells them apart by their shape. */
export function LoginCode({ challengeToken, enter, back }: LoginCodeProps) {
  const field = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const attempt = useMutation({
    mutationFn: (code: string) => call(answerTwoFactor, { body: { challengeToken, code } }),
    onSuccess: enter,
    onError(error) {
      if (error instanceof ApiFailure && error.code === 'invalid_token') back(error.message)
      else field.current?.select()
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (attempt.isPending) return
    const code = field.current?.value.trim() ?? ''
    setMissing(!code)
    if (code) attempt.mutate(code)
    else field.current?.focus()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {attempt.error && !missing && <Notice tone="failed">{failure(attempt.error)}</Notice>}
      <Field
        ref={field}
        label="Code"
        name="code"
        // Letters too, for a recovery code.
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={missing ? messages.twoFactor.codeRequired : undefined}
        hint="Six digits from your authenticator app, or one of your recovery codes."
      />
      <div className={styles.actions}>
        <Button kind="main" size="large" type="submit" busy={attempt.isPending}>
          Log in
        </Button>
        <Button kind="quiet" size="large" onClick={() => back()}>
          Back to password
        </Button>
      </div>
    </form>
  )
}

function failure(error: Error): string {
  // A server in trouble has nothing to say of this login.
  return error instanceof ApiFailure && error.code !== 'internal' ? error.message : messages.login.failed
}
