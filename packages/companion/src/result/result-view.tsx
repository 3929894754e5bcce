import type { Result } from '@dryrun/contract/processing'
import { Panel } from '@dryrun/ui/panel'
import type { TextPlatform } from '../platform.ts'
import { Answer } from './answer.tsx'
import { Evidence } from './evidence.tsx'
import { Markdown } from './markdown.tsx'
import styles from './result-view.module.css'

type ResultViewProps = { result: Result; platform: TextPlatform }

/**
 * A solve's result: the evidence beside the answer. An extraction has neither, a problem that no author could answer has
 * no answer; both show what was read.
 */
export function ResultView({ result, platform }: ResultViewProps) {
  const { solution, verification, explanation, problemStatement } = result
  const problem = (
    <Panel title="The problem, as it was read">
      <div className={styles.text}>
        <Markdown>{problemStatement}</Markdown>
      </div>
    </Panel>
  )
  const words = explanation && (
    <Panel title={verification ? 'What you can do' : 'What was read'}>
      <div className={styles.text}>
        <Markdown>{explanation}</Markdown>
      </div>
    </Panel>
  )
  return (
    <div className={styles.columns}>
      <div className={styles.evidence}>
        {verification ? <Evidence result={result} verification={verification} /> : words}
      </div>
      <div className={styles.answer}>
        {solution === undefined ? problem : <Answer result={result} solution={solution} platform={platform} />}
      </div>
      {verification && <div className={styles.beside}>{solution === undefined ? words : problem}</div>}
    </div>
  )
}
