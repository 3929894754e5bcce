import { browserText } from '@dryrun/companion/browser-text'
import { Button } from '@dryrun/ui/button'
import { useState } from 'react'

type CopyTextProps = { label: string; text: string; copied: string; failed: string }

/** Copies a text, and says beside it what came of that: a toast would stand behind the dialog. */
export function CopyText({ label, text, copied, failed }: CopyTextProps) {
  const [said, setSaid] = useState('')
  const copy = () =>
    browserText.copyText(text).then(
      () => setSaid(copied),
      () => setSaid(failed),
    )
  return (
    <>
      <Button onClick={copy}>{label}</Button>
      <span role="status">{said}</span>
    </>
  )
}
