import { messages } from '@dryrun/contract/messages'
import { changePassword } from '@dryrun/contract/password-calls'
import { brokenPasswordRules } from '@dryrun/contract/passwords'
import { Button } from '@dryrun/ui/button'
import { Dialog } from '@dryrun/ui/dialog'
import { PasswordField } from '@dryrun/ui/password-field'
import { useToasts } from '@dryrun/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { Notice } from '../accounts/notice.tsx'
import { PasswordChecklist, PasswordMatch } from '../accounts/password-checklist.tsx'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import styles from './change-password.module.css'

type Passwords = { currentPassword: string; newPassword: string }

/** The button, and the dialog in which the password is changed. */
export function ChangePassword() {
  const form = useId()
  const [open, setOpen] = useState(false)
  const toasts = useToasts()
  const change = useMutation({
    mutationFn: (body: Passwords) => call(changePassword, { body }),
    onSuccess() {
      toasts.success(messages.changePassword.succeeded)
      close()
    },
  })
  function close() {
    setOpen(false)
    change.reset()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change Password</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Change Password"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind="main" type="submit" form={form} busy={change.isPending}>
              Change Password
            </Button>
          </>
        }
      >
        <PasswordsForm
          id={form}
          refused={change.error && failure(change.error)}
          send={(passwords, onError) => change.isPending || change.mutate(passwords, { onError })}
        />
      </Dialog>
    </>
  )
}

type PasswordsFormProps = {
  id: string
  /** Why the server did not take them. */
  refused: string | null
  send: (passwords: Passwords, onError: (error: Error) => void) => void
}

function PasswordsForm({ id, refused, send }: PasswordsFormProps) {
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [mistake, setMistake] = useState<Mistake>()
  const fields = {
    current: useRef<HTMLInputElement>(null),
    chosen: useRef<HTMLInputElement>(null),
    confirmation: useRef<HTMLInputElement>(null),
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = findMistake(current, chosen, confirmation)
    setMistake(found)
    if (found) return fields[found.at].current?.focus()
    send({ currentPassword: current, newPassword: chosen }, (error) => lookAt(fieldOf(error), fields))
  }
  const told = mistake?.message ?? refused
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      {told && <Notice tone="failed">{told}</Notice>}
      <PasswordField
        ref={fields.current}
        label="Current password"
        autoComplete="current-password"
        aria-invalid={mistake?.at === 'current'}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        ref={fields.chosen}
        label="New password"
        autoComplete="new-password"
        aria-invalid={mistake?.at === 'chosen'}
        hint={<PasswordChecklist password={chosen} />}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <PasswordField
        ref={fields.confirmation}
        label="Confirm new password"
        autoComplete="new-password"
        aria-invalid={mistake?.at === 'confirmation'}
        hint={<PasswordMatch password={chosen} confirmation={confirmation} />}
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
      />
    </form>
  )
}

type FieldName = 'current' | 'chosen' | 'confirmation'
type Mistake = { at: FieldName; message: string }

/** What is wrong before anything is sent, and where. */
function findMistake(current: string, chosen: string, confirmation: string): Mistake | undefined {
  const { differ, validationFailed } = messages.changePassword
  if (!current) return { at: 'current', message: messages.login.fillAll }
  if (!chosen) return { at: 'chosen', message: messages.login.fillAll }
  if (chosen !== confirmation) return { at: 'confirmation', message: differ }
  const broken = brokenPasswordRules(chosen)
  return broken.length > 0 ? { at: 'chosen', message: validationFailed(broken.join(', ')) } : undefined
}

/** The field that a refusal is about. */
function fieldOf(error: Error): FieldName | undefined {
  if (!(error instanceof ApiFailure)) return undefined
  if (error.code === 'invalid_password') return 'current'
  return error.details.some(({ field }) => field === 'newPassword') ? 'chosen' : undefined
}

function lookAt(field: FieldName | undefined, fields: Record<FieldName, RefObject<HTMLInputElement | null>>) {
  if (field) fields[field].current?.select()
}

/** The sentence for a refused change. */
function failure(error: Error): string {
  if (!(error instanceof ApiFailure)) return messages.changePassword.unexpected
  switch (error.status) {
    case 400:
      return error.details.map(({ message }) => message).join(', ') || messages.changePassword.invalidData
    case 401:
    case 404:
    case 429:
      return error.message
    default:
      return messages.changePassword.unexpected
  }
}
