import { questionLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import type { FollowUp } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { Panel } from '@dryrun/ui/panel'
import { Spinner } from '@dryrun/ui/spinner'
import { TextArea } from '@dryrun/ui/text-area'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { SolveFailure } from '../solve-failure.ts'
import styles from './follow-ups.module.css'
import { Markdown } from './markdown.tsx'

type FollowUpsProps = {
  /** What was asked before, the oldest first. */
  earlier: FollowUp[]
  /** @throws SolveFailure */
  ask: (question: string) => Promise<FollowUp>
}

/** Questions about a solution, and what a model said to them. */
export function FollowUps({ earlier, ask }: FollowUpsProps) {
  const [here, setHere] = useState<FollowUp[]>([])
  const [pending, setPending] = useState<string>()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<string>()
  const input = useRef<HTMLTextAreaElement>(null)
  const all = [...earlier, ...here.filter(({ id }) => !earlier.some((one) => one.id === id))]

  async function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    const question = text.trim()
    if (pending !== undefined) return
    if (question === '') {
      setFailure(messages.processing.questionRequired)
      input.current?.focus()
      return
    }
    setFailure(undefined)
    setPending(question)
    setText('')
    try {
      const followUp = await ask(question)
      setHere((before) => [...before, followUp])
    } catch (error) {
      // What was written goes back into its field, to be sent again.
      setText(question)
      setFailure(error instanceof SolveFailure ? error.message : messages.http.internal)
    } finally {
      setPending(undefined)
    }
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // On the solving screen these keys would solve.
    event.stopPropagation()
    void send(event)
  }

  return (
    <Panel title="Questions">
      {(all.length > 0 || pending !== undefined) && (
        <ol className={styles.list} aria-live="polite">
          {all.map(({ id, question, answer, aiProvider }) => (
            <li key={id}>
              <p className={styles.question}>{question}</p>
              <Markdown>{answer}</Markdown>
              <samp className={styles.author}>{aiProvider}</samp>
            </li>
          ))}
          {pending !== undefined && (
            <li>
              <p className={styles.question}>{pending}</p>
              <p className={styles.author}>
                <Spinner label="Waiting" /> Waiting for an answer.
              </p>
            </li>
          )}
        </ol>
      )}
      {all.length >= questionLimits.perSolution ? (
        <p className={styles.full}>{messages.processing.tooManyQuestions}</p>
      ) : (
        <form className={styles.form} onSubmit={send} noValidate>
          <TextArea
            ref={input}
            label="Ask about this solution"
            placeholder="Why is it linear? What if the list is empty?"
            maxLength={questionLimits.maxLength}
            value={text}
            error={failure}
            readOnly={pending !== undefined}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={sendByKey}
          />
          <Button type="submit" busy={pending !== undefined}>
            Ask
          </Button>
        </form>
      )}
    </Panel>
  )
}
