import { messages } from '@dryrun/contract/messages'
import { deleteAccount } from '@dryrun/contract/profile'
import { Button } from '@dryrun/ui/button'
import { Dialog } from '@dryrun/ui/dialog'
import { PasswordField } from '@dryrun/ui/password-field'
import { useToasts } from '@dryrun/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Notice } from '../accounts/notice.tsx'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import { useSession } from '../session/session.tsx'
import styles from './delete-account.module.css'

/** The button, and the dialog that says what goes, what stays, and asks for the password. */
export function DeleteAccount() {
  const form = useId()
  const { forget } = useSession()
  const toasts = useToasts()
  const password = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [missing, setMissing] = useState(false)
  const deletion = useMutation({
    mutationFn: (body: { password: string }) => call(deleteAccount, { body }),
    onSuccess() {
      toasts.success(messages.profile.deleted)
      forget()
    },
    onError: () => password.current?.select(),
  })
  function close() {
    setOpen(false)
    setMissing(false)
    deletion.reset()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = password.current?.value ?? ''
    setMissing(!typed)
    if (!typed) return password.current?.focus()
    if (!deletion.isPending) deletion.mutate({ password: typed })
  }
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete your account?"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind="danger" type="submit" form={form} busy={deletion.isPending}>
              Delete Account
            </Button>
          </>
        }
      >
        <form id={form} className={styles.form} noValidate onSubmit={submit}>
          <p>
            <strong>Deleted at once:</strong> your profile, sessions and devices, every solution with its questions,
            your usage, your mails and support requests, and the screenshots in this browser. What is running is
            canceled. It cannot be undone.
          </p>
          <p>
            <strong>Kept:</strong> the security log (what was done, when, from which network address and browser) under
            a number that leads to no name and no email, and what language models cost. A last mail tells you that it is
            done.
          </p>
          {deletion.error && <Notice tone="failed">{failure(deletion.error)}</Notice>}
          <PasswordField
            ref={password}
            label="Your password"
            autoComplete="current-password"
            error={missing ? messages.signup.passwordRequired : undefined}
          />
        </form>
      </Dialog>
    </>
  )
}

function failure(error: Error): string {
  const isSaid = error instanceof ApiFailure && (error.code === 'invalid_password' || error.status === 429)
  return isSaid ? error.message : messages.profile.deleteFailed
}
