import type { ErrorCode } from '@dryrun/contract/errors'
import { messages } from '@dryrun/contract/messages'
import type { Quota } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { isUsedUp, whenItResets } from './allowance.ts'
import { Notice } from './notice.tsx'
import type { Platform } from './platform.ts'
import { Progress } from './progress.tsx'
import { LiveResult } from './result/live-result.tsx'
import { ResultView } from './result/result-view.tsx'
import type { SolveFailure } from './solve-failure.ts'
import type { SolveState, StageRecord } from './solve-state.ts'
import { StageLine } from './stage-line.tsx'
import type { Solve } from './use-solve.ts'

type OutcomeProps = { solve: Solve; platform: Platform; quota: Quota | undefined }

/** What stands under the screenshots: the solve as it goes, its result, or why there is none. */
export function Outcome({ solve, platform, quota }: OutcomeProps) {
  const { state } = solve
  switch (state.phase) {
    case 'idle':
      return quota && isUsedUp(quota) ? <UsedUp resetsAt={quota.resetsAt} /> : null
    case 'uploading':
    case 'working':
      return (
        <>
          <Progress state={state} canceling={solve.canceling} />
          <LiveResult {...state} language={state.asked?.language ?? 'python'} />
        </>
      )
    case 'done':
      return (
        <>
          <StageLine stages={stagesOf(state)} />
          {state.result && <ResultView result={state.result} platform={platform} />}
        </>
      )
    case 'failed':
      return state.failure && <Failed failure={state.failure} retry={solve.retry} />
    case 'canceled':
      return <Notice tone="waiting" title={state.notice ?? messages.processing.canceled} />
  }
}

/** Where no author had an answer, nothing was written. */
function stagesOf({ stages, result }: SolveState): StageRecord[] {
  return result?.solution === undefined ? stages.filter(({ stage }) => stage === 'reading') : stages
}

/** What asking again can mend. */
const passing = new Set<ErrorCode | 'network'>([
  'engine_failed',
  'internal',
  'network',
  'rate_limited',
  'timed_out',
  'unavailable',
])

function Failed({ failure, retry }: { failure: SolveFailure; retry: () => void }) {
  if (failure.resetsAt) return <UsedUp resetsAt={failure.resetsAt} />
  const again = passing.has(failure.code) && <Button onClick={retry}>Try again</Button>
  return <Notice tone="failed" title={failure.message} action={again} />
}

function UsedUp({ resetsAt }: { resetsAt: string }) {
  return (
    <Notice tone="waiting" title={messages.processing.quotaExceeded}>
      Your next query comes {whenItResets(resetsAt)}. Reading a problem with 'Extract only' costs none.
    </Notice>
  )
}
