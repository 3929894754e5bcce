import type { Result } from '@dryrun/contract/processing'
import { useState } from 'react'
import type { Shots } from './shots/use-shots.ts'
import type { Solve } from './use-solve.ts'

export type Debugging = {
  /** The answer that failed; absent while none is being debugged. */
  of?: Result
  begin: (answer: Result) => void
  start: (failure: { shotIds: string[]; failureText?: string }) => void
  /** Back to the answer as it was. */
  close: () => void
  end: () => void
}

/** Goes on from an answer that failed elsewhere, until a new one has come. */
export function useDebugging(solve: Solve, failureShots: Shots, first?: Result): Debugging {
  const [answer, setAnswer] = useState(first)
  const { phase, result } = solve.state
  const isAnswered = phase === 'done' && result?.id !== answer?.id
  const of = isAnswered ? undefined : answer
  return {
    of,
    begin(failed) {
      setAnswer(failed)
      void failureShots.clear()
    },
    start({ shotIds, failureText }) {
      if (!of) return
      const { id: previousSolutionId, language } = of
      solve.start({ shotIds, language, processingType: 'debug', previousSolutionId, failureText })
    },
    close() {
      setAnswer(undefined)
      if (of) solve.show(of)
    },
    end: () => setAnswer(undefined),
  }
}
