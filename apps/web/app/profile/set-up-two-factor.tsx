import { messages } from '@dryrun/contract/messages'
import { enableTwoFactor, setUpTwoFactor, type TwoFactorSetup } from '@dryrun/contract/two-factor'
import { Button } from '@dryrun/ui/button'
import { Dialog } from '@dryrun/ui/dialog'
import { Field } from '@dryrun/ui/field'
import { PasswordField } from '@dryrun/ui/password-field'
import { useMutation } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Notice } from '../accounts/notice.tsx'
import { call } from '../api/browser-client.ts'
import { CopyText } from './copy-text.tsx'
import { twoFactorFailure } from './prove-both-factors.tsx'
import styles from './two-factor.module.css'

/** The button, and the dialog in which two-factor is turned on: the password, the QR code, and a first code. */
export function SetUpTwoFactor({ enabled }: { enabled: (recoveryCodes: string[]) => void }) {
  const form = useId()
  const [open, setOpen] = useState(false)
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const select = () => field.current?.select()
  const setup = useMutation({
    mutationFn: (password: string) => call(setUpTwoFactor, { body: { password } }),
    onError: select,
  })
  const enabling = useMutation({
    mutationFn: (code: string) => call(enableTwoFactor, { body: { code } }),
    onSuccess({ recoveryCodes }) {
      close()
      enabled(recoveryCodes)
    },
    onError: select,
  })
  const step = setup.isSuccess ? enabling : setup

  function close() {
    setOpen(false)
    setMissing(false)
    setup.reset()
    enabling.reset()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (step.isPending) return
    const typed = field.current?.value ?? ''
    setMissing(!typed.trim())
    if (typed.trim()) step.mutate(typed)
    else field.current?.focus()
  }
  const failed = step.error && <Notice tone="failed">{twoFactorFailure(step.error)}</Notice>
  return (
    <>
      <Button onClick={() => setOpen(true)}>Set Up</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Set up two-factor authentication"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind="main" type="submit" form={form} busy={step.isPending}>
              {setup.isSuccess ? 'Enable' : 'Continue'}
            </Button>
          </>
        }
      >
        <form id={form} className={styles.form} noValidate onSubmit={submit}>
          {setup.isSuccess ? (
            <>
              <Scan {...setup.data} />
              {failed}
              <Field
                key="code"
                ref={field}
                label="Code from the app"
                inputMode="numeric"
                autoComplete="one-time-code"
                autoFocus
                error={missing ? messages.twoFactor.codeRequired : undefined}
              />
            </>
          ) : (
            <>
              <p>You need an authenticator app on your phone. You are then signed out everywhere else.</p>
              {failed}
              <PasswordField
                key="password"
                ref={field}
                label="Your password"
                autoComplete="current-password"
                error={missing ? messages.signup.passwordRequired : undefined}
              />
            </>
          )}
        </form>
      </Dialog>
    </>
  )
}

/** The secret twice: for the camera of a phone, and for whoever has the app on this very machine. */
function Scan({ secret, otpauthUrl }: TwoFactorSetup) {
  return (
    <div className={styles.scan}>
      <p>Scan this with your authenticator app, or enter the key by hand. Then enter the code that the app shows.</p>
      <QRCodeSVG value={otpauthUrl} level="M" marginSize={4} size={220} title="QR code for your authenticator app" />
      <code className={styles.secret}>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      <div className={styles.keep}>
        <CopyText
          label="Copy key"
          text={secret}
          copied={messages.twoFactor.secretCopied}
          failed={messages.twoFactor.secretCopyFailed}
        />
      </div>
    </div>
  )
}
