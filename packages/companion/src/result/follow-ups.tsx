import { questionLimits } from '@dryrun/contract/limits'
import { messages } from '@dryrun/contract/messages'
import type { FollowUp } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { Panel } from '@dryrun/ui/panel'
import { Spinner } from '@dryrun/ui/spinner'
import { TextArea } from '@dryrun/ui/text-area'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import styles from './follow-ups.module.css'
import { Markdown } from './markdown.tsx'
import type { Questions } from './use-questions.ts'

type FollowUpsProps = {
  questions: Questions
  /** The solution they are about. Those about another one, which it was made from, stand before its own. */
  about: string
}

/** Questions about a solution, and what a model said to them. */
export function FollowUps({ questions, about }: FollowUpsProps) {
  const { asked, pending, failure, text } = questions
  const input = useRef<HTMLTextAreaElement>(null)
  const own = asked.filter((one) => one.about === about)
  const earlier = asked.filter((one) => one.about !== about)

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (!questions.ask(about)) input.current?.focus()
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // On the solving screen these keys would solve.
    event.stopPropagation()
    send(event)
  }

  return (
    <Panel title="Questions">
      {earlier.length > 0 && (
        <>
          <h3 className={styles.about}>About the answer before</h3>
          <Answers of={earlier} />
          <h3 className={styles.about}>About this answer</h3>
        </>
      )}
      <Answers of={own} pending={pending} />
      {own.length >= questionLimits.perSolution ? (
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
            onChange={(event) => questions.write(event.target.value)}
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

function Answers({ of, pending }: { of: FollowUp[]; pending?: Questions['pending'] }) {
  if (of.length === 0 && pending === undefined) return null
  return (
    <ol className={styles.list} aria-live="polite">
      {of.map(({ id, question, answer, aiProvider }) => (
        <li key={id}>
          <p className={styles.question}>{question}</p>
          <Markdown>{answer}</Markdown>
          <samp className={styles.author}>{aiProvider}</samp>
        </li>
      ))}
      {pending !== undefined && (
        <li>
          <p className={styles.question}>{pending.question}</p>
          <p className={styles.author}>
            <Spinner label="Waiting" /> Waiting for an answer.
          </p>
        </li>
      )}
    </ol>
  )
}
