import { languages } from '@dryrun/contract/languages'
import { type CaseEvidence, Result } from '@dryrun/contract/processing'
import { Code } from '@dryrun/ui/code'
import type { CodeToken } from '@dryrun/ui/highlight'
import { Sign } from '@dryrun/ui/sign'
import { Verdict } from '@dryrun/ui/verdict'
import { VisuallyHidden } from '@dryrun/ui/visually-hidden'
import styles from './worked-example.module.css'

/** The result of a solve, as script/record-example.ts wrote it down. */
export const WorkedResult = Result.omit({ id: true })
export type WorkedResult = ReturnType<typeof WorkedResult.parse>

/** A stored result of a real solve, as a picture of what one gets: the problem, the code, and what running it gave. */
export function WorkedExample({ result, tokens }: { result: WorkedResult; tokens: CodeToken[][] }) {
  const { status, cases, rounds } = result.verification ?? { status: 'unverified', cases: [], rounds: 0 }
  const passed = cases.filter((each) => each.passed).length
  return (
    <figure className={styles.example}>
      <ProblemSlip result={result} />
      <div className={styles.card}>
        <header className={styles.verdict}>
          <span>
            {languages[result.language].label} · {rounds} {rounds === 1 ? 'round' : 'rounds'}
          </span>
          <Verdict status={status} passed={passed} cases={cases.length} />
        </header>
        <Code source={result.solution ?? ''} language={result.language} tokens={tokens} />
        <ul className={styles.runs}>
          {cases.map((run) => (
            <Run key={run.input} {...run} />
          ))}
        </ul>
        <footer className={styles.complexity}>
          <span>stated {result.timeComplexity}</span>
          {result.measuredTimeComplexity && <span>measured {result.measuredTimeComplexity}</span>}
        </footer>
      </div>
      <figcaption>
        A worked example from the built-in collection: a real screenshot, read, answered and run by our own pipeline.
      </figcaption>
    </figure>
  )
}

/** The problem, as a corner of the screen it was read from. */
function ProblemSlip({ result: { title, problemStatement, verification } }: { result: WorkedResult }) {
  const example = verification?.cases[0]
  return (
    <div className={styles.slip}>
      <strong>{title}</strong>
      <p>{problemStatement.split('\n')[0]}</p>
      {example && (
        <samp>
          Input: {example.input}
          <br />
          Output: {example.expected}
        </samp>
      )}
    </div>
  )
}

function Run({ input, actual, expected, passed, milliseconds }: CaseEvidence) {
  return (
    <li>
      <Sign tone={passed ? 'passed' : 'failed'} />
      <VisuallyHidden>{passed ? 'Passed:' : 'Failed:'}</VisuallyHidden>
      <span className={styles.input}>{input}</span>
      <span>{passed ? actual : `${actual}, expected ${expected}`}</span>
      <span className={styles.time}>{milliseconds.toFixed(1)} ms</span>
    </li>
  )
}
