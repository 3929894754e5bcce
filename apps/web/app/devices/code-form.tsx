import { USER_CODE_LENGTH, USER_CODE_LETTERS, userCodeInGroups, userCodeOf } from '@dryrun/contract/device-sign-in'
import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { Field } from '@dryrun/ui/field'
import { Panel } from '@dryrun/ui/panel'
import { type FormEvent, useRef, useState } from 'react'
import { Notice } from '../accounts/notice.tsx'
import { PageHeading } from '../page-heading.tsx'
import styles from './activate.module.css'

/** A short code as it was typed or brought along; undefined where it is none. */
export function readCode(typed: string): string | undefined {
  const code = userCodeOf(typed)
  const isWhole = code.length === USER_CODE_LENGTH && [...code].every((letter) => USER_CODE_LETTERS.includes(letter))
  return isWhole ? userCodeInGroups(code) : undefined
}

type CodeFormProps = {
  /** What stands in the field to begin with. */
  code: string
  /** Whether it takes the place of what had the focus. */
  focused: boolean
  /** Why the code that was sent last is of no use. */
  failure: string | null
  busy: boolean
  submit: (code: string) => void
}

/** Asks for the code that the desktop shows. */
export function CodeForm({ code, focused, failure, busy, submit }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const typed = field.current?.value ?? ''
    const read = readCode(typed)
    const { codeRequired, unknownCode } = messages.deviceSignIn
    setWrong(read === undefined ? (typed.trim() ? unknownCode : codeRequired) : undefined)
    if (read === undefined) field.current?.select()
    else submit(read)
  }
  return (
    <div className={styles.screen}>
      <PageHeading>Approve a desktop sign-in</PageHeading>
      <Panel>
        <form className={styles.sheet} noValidate onSubmit={send}>
          <p>The desktop application shows a code of eight letters when you choose to sign in with the browser.</p>
          {failure && !wrong && <Notice tone="failed">{failure}</Notice>}
          <Field
            ref={field}
            label="Code"
            name="code"
            className={styles.input}
            placeholder="ABCD-EFGH"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            autoFocus={focused}
            defaultValue={code}
            error={wrong}
          />
          <div className={styles.actions}>
            <Button kind="main" size="large" type="submit" busy={busy}>
              Continue
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  )
}
