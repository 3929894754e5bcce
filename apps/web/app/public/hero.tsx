import { languages } from '@dryrun/contract/languages'
import { Button } from '@dryrun/ui/button'
import type { CodeToken } from '@dryrun/ui/highlight'
import styles from './hero.module.css'
import { WorkedExample, type WorkedResult } from './worked-example.tsx'

const labels = Object.values(languages).map(({ label }) => label)

export function Hero({ result, tokens }: { result: WorkedResult; tokens: CodeToken[][] }) {
  return (
    <section className={styles.hero}>
      <div>
        <h1>Every answer has been run before you see it.</h1>
        <p className={styles.lead}>
          Take a screenshot of a coding problem. Dryrun reads it, writes a solution, runs it against the examples on
          your screen, and shows you what came back.
        </p>
        <div className={styles.call}>
          <span data-signed-out>
            <Button kind="main" size="large" asChild>
              <a href="/signup">Get started</a>
            </Button>
          </span>
          <span data-signed-out>
            <Button size="large" asChild>
              <a href="/login">Log in</a>
            </Button>
          </span>
          <span data-signed-in hidden>
            <Button kind="main" size="large" asChild>
              <a href="/problem-solver">Solve a problem</a>
            </Button>
          </span>
        </div>
        <dl className={styles.languages}>
          <dt>Writes and runs</dt>
          <dd>{labels.join(', ')}</dd>
        </dl>
      </div>
      <WorkedExample result={result} tokens={tokens} />
    </section>
  )
}
