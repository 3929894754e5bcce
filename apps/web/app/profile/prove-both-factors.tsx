import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { Dialog } from '@dryrun/ui/dialog'
import { Field } from '@dryrun/ui/field'
import { PasswordField } from '@dryrun/ui/password-field'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Notice } from '../accounts/notice.tsx'
import { ApiFailure } from '../api/failure.ts'
import styles from './two-factor.module.css'

type Proof = { password: string; code: string }

type ProveBothFactorsProps<Answer> = {
  /** What the button says that opens the dialog. */
  open: string
  title: string
  text: string
  act: { label: string; kind: 'main' | 'danger' }
  send: (proof: Proof) => Promise<Answer>
  done: (answer: Answer) => void
}

/** A button, and the dialog that asks for the password and a code before it does something that a stolen session must not. */
export function ProveBothFactors<Answer>({ open: name, title, text, act, send, done }: ProveBothFactorsProps<Answer>) {
  const form = useId()
  const [open, setOpen] = useState(false)
  const [missing, setMissing] = useState<{ password?: string; code?: string }>({})
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const proving = useMutation({
    mutationFn: send,
    onSuccess(answer) {
      close()
      done(answer)
    },
    onError(error) {
      const isPassword = error instanceof ApiFailure && error.code === 'invalid_password'
      const field = isPassword ? password : code
      field.current?.select()
    },
  })
  function close() {
    setOpen(false)
    setMissing({})
    proving.reset()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (proving.isPending) return
    const typed = { password: password.current?.value ?? '', code: code.current?.value.trim() ?? '' }
    setMissing({
      password: typed.password ? undefined : messages.signup.passwordRequired,
      code: typed.code ? undefined : messages.twoFactor.codeRequired,
    })
    if (!typed.password) password.current?.focus()
    else if (!typed.code) code.current?.focus()
    else proving.mutate(typed)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Dialog
        open={open}
        onClose={close}
        title={title}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind={act.kind} type="submit" form={form} busy={proving.isPending}>
              {act.label}
            </Button>
          </>
        }
      >
        <form id={form} className={styles.form} noValidate onSubmit={submit}>
          <p>{text}</p>
          {proving.error && <Notice tone="failed">{twoFactorFailure(proving.error)}</Notice>}
          <PasswordField
            ref={password}
            label="Your password"
            autoComplete="current-password"
            error={missing.password}
          />
          <Field
            ref={code}
            label="Code"
            inputMode="text"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            error={missing.code}
            hint="Six digits from your authenticator app, or one of your recovery codes."
          />
        </form>
      </Dialog>
    </>
  )
}

/** The sentence for a call about two-factor that failed. */
export function twoFactorFailure(error: Error): string {
  return error instanceof ApiFailure && error.code !== 'internal' ? error.message : messages.twoFactor.failed
}
