import type { Language } from '@dryrun/contract/languages'
import { Code } from '@dryrun/ui/code'
import { Panel } from '@dryrun/ui/panel'
import { Sign } from '@dryrun/ui/sign'
import type { SolveState } from '../solve-state.ts'
import { CaseRow } from './case-row.tsx'
import evidence from './evidence.module.css'
import { Markdown } from './markdown.tsx'
import styles from './result-view.module.css'

type LiveResultProps = Pick<SolveState, 'problem' | 'draft' | 'replaced' | 'cases' | 'stages'> & { language: Language }

/** What is known while a solve runs: the draft as it is written, and each example as its run comes back. */
export function LiveResult({ problem, draft, replaced, cases, stages, language }: LiveResultProps) {
  if (!problem) return null
  const code = draft.solution || replaced
  const isRepaired = stages.at(-1)?.stage === 'repairing'
  const draftTitle = draft.solution ? 'Draft' : isRepaired ? 'Draft, being repaired' : 'Last draft'
  const back = cases.filter((one) => one !== undefined).length
  return (
    <div className={styles.columns}>
      <div className={styles.evidence}>
        <Panel
          title="Examples"
          actions={problem.examples.length > 0 && <samp>{`${back} of ${problem.examples.length} run`}</samp>}
        >
          {problem.examples.length === 0 && (
            <p className={styles.text}>The page shows no example, so there is nothing to run an answer against.</p>
          )}
          <ol className={evidence.cases}>
            {problem.examples.map((example, place) => (
              // An example has no identity but its place on the page.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <CaseRow key={place} input={example.input} expected={example.expected} {...cases[place]} drawn />
            ))}
            {problem.unreadable.map((name) => (
              <li key={name} className={evidence.unreadable}>
                <Sign tone="waiting" /> {name} was seen and could not be read.
              </li>
            ))}
          </ol>
        </Panel>
      </div>
      <div className={styles.answer}>
        <Panel title={code ? draftTitle : problem.title}>
          {code ? <Code source={code} language={language} /> : <p className={styles.text}>{problem.statement}</p>}
          {draft.explanation && (
            <div className={styles.text}>
              <Markdown>{draft.explanation}</Markdown>
            </div>
          )}
        </Panel>
      </div>
    </div>
  )
}
