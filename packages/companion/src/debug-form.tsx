import { failureLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import type { Result } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { Panel } from '@dryrun/ui/panel'
import { TextArea } from '@dryrun/ui/text-area'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { nextQuery } from './allowance.ts'
import styles from './debug-form.module.css'
import { ShotStrip } from './shots/shot-strip.tsx'
import type { Shots } from './shots/use-shots.ts'

type DebugFormProps = {
  /** The answer that failed. */
  of: Result
  shots: Shots
  dropping: boolean
  /** When the next query comes; absent while there is one. */
  usedUpUntil?: string
  start: (failure: { shotIds: string[]; failureText?: string }) => void
  close: () => void
}

/** What is told of a failure: its words, screenshots of it, or both. */
export function DebugForm({ of, shots, dropping, usedUpUntil, start, close }: DebugFormProps) {
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const usedUp = usedUpUntil !== undefined
  const words = useRef<HTMLTextAreaElement>(null)
  useEffect(() => words.current?.focus(), [])

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (usedUp) return
    const failureText = text.trim() || undefined
    const shotIds = (shots.list ?? []).map(({ id }) => id)
    const nothing = failureText === undefined && shotIds.length === 0
    setMissing(nothing)
    if (!nothing) start({ shotIds, failureText })
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
  }

  return (
    <Panel title={`What failed: ${of.title}`}>
      <form className={styles.form} onSubmit={send} onKeyDown={sendByKey} noValidate>
        <TextArea
          ref={words}
          label="The failure, in words"
          hint="Paste the case that failed, the error, or what the site says; or add a screenshot of it."
          placeholder={'Input: nums = [3,3], target = 6\nExpected: [0,1]\nGot: []'}
          maxLength={failureLimits.maxLength}
          value={text}
          error={missing ? messages.processing.debugNeedsFailure : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <ShotStrip shots={shots} locked={false} dropping={dropping} />
        <div className={styles.actions}>
          {usedUp && (
            <p className={styles.usedUp}>
              {messages.processing.quotaExceeded} {nextQuery(usedUpUntil)}
            </p>
          )}
          <Button onClick={close}>Never mind</Button>
          <Button kind="main" type="submit" disabled={usedUp}>
            Debug
          </Button>
        </div>
      </form>
    </Panel>
  )
}
