import { messages } from '@dryrun/contract/messages'
import type { Result, Verification } from '@dryrun/contract/processing'
import { Panel } from '@dryrun/ui/panel'
import { Sign } from '@dryrun/ui/sign'
import { verdictTones } from '@dryrun/ui/verdict'
import type { ReactNode } from 'react'
import { CaseRow } from './case-row.tsx'
import { Complexity } from './complexity.tsx'
import styles from './evidence.module.css'

type EvidenceProps = {
  result: Result
  verification: Verification
  /** What stands at its foot. */
  children?: ReactNode
}

/** What running came to: the verdict in words, then each example with what was expected and what came. */
export function Evidence({ result, verification, children }: EvidenceProps) {
  const tone = verdictTones[verification.status]
  const { cases } = verification
  return (
    <Panel>
      <section aria-label="Evidence">
        <header className={styles.verdict} data-tone={tone}>
          <Sign tone={tone} large />
          <div>
            <h2>{verdictTitle(verification)}</h2>
            <p>{verification.status === 'passed' ? messages.processing.ranBefore : verification.reason}</p>
          </div>
        </header>
        {cases.length > 0 && (
          <ol className={styles.cases}>
            {cases.map((evidence, place) => (
              // An example has no identity but its place on the page.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <CaseRow key={place} {...evidence} />
            ))}
          </ol>
        )}
        <Complexity {...result} />
        {children}
      </section>
    </Panel>
  )
}

/** 'Passed the 3 examples shown', 'Failed 1 of the 3 examples shown', 'Not verified'. */
export function verdictTitle({ status, cases }: Verification): string {
  if (status === 'passed') return messages.processing.passed(cases.length)
  if (status === 'unverified') return messages.processing.notVerified
  const failed = cases.filter(({ passed }) => !passed).length
  return failed === 0 ? 'Failed' : messages.processing.failedExamples(failed, cases.length)
}
