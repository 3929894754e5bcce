import { messages } from '@dryrun/contract/messages'
import type { Result } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { Panel } from '@dryrun/ui/panel'
import { Spinner } from '@dryrun/ui/spinner'
import { useToasts } from '@dryrun/ui/toasts'
import { lazy, type ReactNode, Suspense } from 'react'
import type { TextPlatform } from '../platform.ts'
import { Answer, AnswerInWords } from './answer.tsx'
import { Evidence } from './evidence.tsx'
import { Markdown } from './markdown.tsx'
import { kindOf } from './result-kind.ts'
import styles from './result-view.module.css'

/** Most results have none, and most pages do without its code. */
const Changes = lazy(() => import('./changes.tsx'))

type ResultViewProps = {
  result: Result
  platform: TextPlatform
  /** What can be done where the answer failed elsewhere; only an answer in code gets it. */
  debugOffer?: ReactNode
  /** Questions about the answer; only where there is one. */
  questions?: ReactNode
}

/**
 * A solve's result: the evidence beside the answer. An extraction has neither, a problem that no author could answer has
 * no answer; both show what was read.
 */
export function ResultView({ result, platform, debugOffer, questions }: ResultViewProps) {
  const { verification, solution, previousSolution } = result
  const kind = kindOf(result)
  const problem = <ProblemAsRead result={result} platform={platform} />
  const words = result.explanation && <Words result={result} />
  return (
    <div className={styles.columns}>
      <div className={styles.evidence}>
        {verification ? (
          <Evidence result={result} verification={verification}>
            {kind === 'code' && debugOffer}
          </Evidence>
        ) : (
          words
        )}
      </div>
      <div className={styles.answer}>
        {kind === 'code' && solution && (
          <>
            {previousSolution !== undefined && (
              <Panel title="What changed">
                <Suspense fallback={<Spinner label="Loading" />}>
                  <Changes before={previousSolution} after={solution} />
                </Suspense>
              </Panel>
            )}
            <Answer result={result} solution={solution} platform={platform} />
          </>
        )}
        {kind === 'words' && <AnswerInWords result={result} />}
        {kind === 'none' && problem}
        {kind !== 'none' && questions}
      </div>
      {verification && <div className={styles.beside}>{kind === 'none' ? words : problem}</div>}
    </div>
  )
}

function ProblemAsRead({ result, platform }: Pick<ResultViewProps, 'result' | 'platform'>) {
  const toasts = useToasts()
  const copy = () =>
    platform.copyText(result.problemStatement).then(
      () => toasts.success(messages.processing.problemCopied),
      () => toasts.error(messages.processing.problemCopyFailed),
    )
  return (
    <Panel
      title="The problem, as it was read"
      actions={result.type === 'extraction' && <Button onClick={copy}>Copy as Markdown</Button>}
    >
      <div className={styles.text}>
        <Markdown>{result.problemStatement}</Markdown>
      </div>
    </Panel>
  )
}

function Words({ result: { verification, explanation } }: { result: Result }) {
  return (
    <Panel title={verification ? 'What you can do' : 'What was read'}>
      <div className={styles.text}>
        <Markdown>{explanation}</Markdown>
      </div>
    </Panel>
  )
}
