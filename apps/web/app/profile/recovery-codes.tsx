import { browserText } from '@dryrun/companion/browser-text'
import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { Dialog } from '@dryrun/ui/dialog'
import { useState } from 'react'
import { CopyText } from './copy-text.tsx'
import styles from './two-factor.module.css'

type RecoveryCodesProps = {
  /** Null: there are none to show. */
  codes: string[] | null
  acknowledged: () => void
}

/** The recovery codes, which are told once: it closes only when the person says that they have them. */
export function RecoveryCodes({ codes, acknowledged }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false)
  const text = `${(codes ?? []).join('\n')}\n`
  function done() {
    setKept(false)
    acknowledged()
  }
  return (
    <Dialog
      open={codes !== null}
      onClose={done}
      mustAnswer
      title="Your recovery codes"
      actions={
        <Button kind="main" disabled={!kept} onClick={done}>
          Done
        </Button>
      }
    >
      <div className={styles.form}>
        <p>
          Each logs you in once when your phone is not at hand. Keep them where nobody else looks and you do not need
          your phone: we show them only now.
        </p>
        <ol className={styles.codes} aria-label="Recovery codes">
          {codes?.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.keep}>
          <Button onClick={() => browserText.downloadFile('dryrun-recovery-codes.txt', text)}>Download</Button>
          <CopyText
            label="Copy"
            text={text}
            copied={messages.twoFactor.codesCopied}
            failed={messages.twoFactor.copyFailed}
          />
        </div>
        <label className={styles.acknowledge}>
          <input type="checkbox" checked={kept} onChange={(event) => setKept(event.target.checked)} />I have kept these
          codes
        </label>
      </div>
    </Dialog>
  )
}
