import { Badge } from '@dryrun/ui/badge'
import type { Tone } from '@dryrun/ui/sign'
import type { ReactNode } from 'react'
import styles from './how-it-works.module.css'

const steps = [
  {
    name: 'read',
    title: 'From a screenshot',
    text: 'Capture, paste, drop or upload. Two shots of one problem are solved together.',
  },
  {
    name: 'write',
    title: 'In your language',
    text: 'Python and JavaScript today, from a built-in collection or a connected model.',
  },
  { name: 'run', title: 'In a sandbox', text: 'No network, capped time and memory, used once and thrown away.' },
  { name: 'show', title: 'With evidence', text: 'Input, expected, got, time. Or an honest “not verified”, and why.' },
]

/** What happens to a screenshot, in four columns under the hero. */
export function Steps() {
  return (
    <ol className={styles.strip}>
      {steps.map(({ name, title, text }, index) => (
        <li key={name}>
          <span className={styles.number}>
            0{index + 1} {name}
          </span>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** What each verdict means, since the whole product hangs on it. */
export function HowItWorks() {
  return (
    <section className={styles.how} aria-labelledby="how">
      <div>
        <h2 id="how">How it works</h2>
        <p>
          Dryrun runs the code it shows you, on the examples in your screenshot, before you see it. What the page
          expects never enters the sandbox: the program gets the inputs alone, and its answers are compared outside.
        </p>
        <p>
          It answers problems from a built-in collection by itself. Any other goes to a language model, where whoever
          runs the server has connected one: its answer is run in the same way, and repaired where an example fails.
          Without a model it tells you what it read, and that it has no answer. More languages are being built.
        </p>
      </div>
      <dl className={styles.verdicts}>
        <VerdictMeaning tone="passed" word="passed 3 of 3">
          Every example shown was read, was run, and gave what the page says. It does not mean ‘correct’: a site has
          tests that nobody sees.
        </VerdictMeaning>
        <VerdictMeaning tone="failed" word="failed 1 of 3">
          It was run and an example came back different. You see which, with what was expected and what came.
        </VerdictMeaning>
        <VerdictMeaning tone="waiting" word="not verified">
          Something could not be run, such as an example that could not be read. The result says what, and claims
          nothing.
        </VerdictMeaning>
      </dl>
    </section>
  )
}

function VerdictMeaning({ tone, word, children }: { tone: Tone; word: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Badge tone={tone}>{word}</Badge>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
