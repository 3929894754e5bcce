import type { ErrorCode } from '@dryrun/contract/errors'
import { messages } from '@dryrun/contract/messages'
import type { Quota, Result } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { isUsedUp, nextQuery, repairRoundsOf } from './allowance.ts'
import { Notice } from './notice.tsx'
import type { Platform } from './platform.ts'
import { Progress } from './progress.tsx'
import { DebugOffer } from './result/debug-offer.tsx'
import { FollowUps } from './result/follow-ups.tsx'
import { LiveResult } from './result/live-result.tsx'
import { kindOf } from './result/result-kind.ts'
import { ResultView } from './result/result-view.tsx'
import type { Questions } from './result/use-questions.ts'
import type { SolveFailure } from './solve-failure.ts'
import type { SolveState, StageRecord } from './solve-state.ts'
import { StageLine } from './stage-line.tsx'
import type { Debugging } from './use-debugging.ts'
import type { Solve } from './use-solve.ts'

type OutcomeProps = {
  solve: Solve
  platform: Platform
  quota: Quota | undefined
  debugging: Debugging
  questions: Questions
}

/** What stands under the screenshots: the solve as it goes, its result, or why there is none. */
export function Outcome({ solve, ...screen }: OutcomeProps) {
  const { quota, debugging, questions } = screen
  const { state } = solve
  const answer = (result: Result) => <ShownResult key={result.id} result={result} {...screen} />
  // An answer that is being debugged stays in sight, whatever came of the last try.
  const debugged = debugging.of && answer(debugging.of)
  switch (state.phase) {
    case 'idle':
      return quota && isUsedUp(quota) ? <UsedUp resetsAt={quota.resetsAt} /> : null
    case 'uploading':
    case 'working':
      return (
        <>
          <Progress state={state} canceling={solve.canceling} repairRounds={repairRoundsOf(quota)} />
          <LiveResult {...state} language={state.asked?.language ?? 'python'} />
          {debugging.of && questions.asked.length > 0 && <FollowUps questions={questions} about={debugging.of.id} />}
        </>
      )
    case 'done':
      return (
        <>
          <StageLine stages={stagesOf(state)} />
          {state.result && answer(state.result)}
        </>
      )
    case 'failed':
      return (
        <>
          {state.failure && <Failed failure={state.failure} retry={solve.retry} />}
          {debugged}
        </>
      )
    case 'canceled':
      return (
        <>
          <Notice tone="waiting" title={state.notice ?? messages.processing.canceled} />
          {debugged}
        </>
      )
  }
}

type ShownResultProps = Omit<OutcomeProps, 'solve'> & { result: Result }

function ShownResult({ result, platform, quota, debugging, questions }: ShownResultProps) {
  return (
    <ResultView
      result={result}
      platform={platform}
      debugOffer={!debugging.of && <DebugOffer plan={quota?.plan} onDebug={() => debugging.begin(result)} />}
      questions={<FollowUps questions={questions} about={result.id} />}
    />
  )
}

/** Where no author had an answer, nothing was written; words are not run. */
function stagesOf({ stages, result }: SolveState): StageRecord[] {
  const kind = result ? kindOf(result) : 'none'
  if (kind === 'code') return stages
  return stages.filter(({ stage }) => stage === 'reading' || (kind === 'words' && stage === 'drafting'))
}

/** What asking again can mend. */
const passing = new Set<ErrorCode | 'network'>([
  'engine_failed',
  'internal',
  'model_failed',
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
      {nextQuery(resetsAt)} Reading a problem with 'Extract only' costs none.
    </Notice>
  )
}
