import { browserPlatform } from '@dryrun/companion/browser-platform'
import { ProblemSolver } from '@dryrun/companion/problem-solver.tsx'
import { messages } from '@dryrun/contract/messages'
import type { FollowUp, Result } from '@dryrun/contract/processing'
import { QueryState } from '@dryrun/ui/query-state'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { authorizedFetch } from '../api/browser-client.ts'
import { useSiteConfig } from '../api/site-config.ts'
import { PageHeading } from '../page-heading.tsx'
import { useSession } from '../session/session.tsx'
import { titled } from '../title.ts'
import { useQuota, useReloadActivity } from './quota.ts'
import { DEBUG_PARAMETER, useSolution } from './stored-solution.ts'

export const meta = titled('Solve')

export default function ProblemSolverPage() {
  const { state } = useSession()
  const [params, setParams] = useSearchParams()
  const failedId = params.get(DEBUG_PARAMETER)
  const failed = useSolution(failedId)
  if (state.status !== 'signed-in') return null
  if (failedId !== null && !failed.data) {
    return (
      <>
        <PageHeading>Debug</PageHeading>
        <QueryState of={failed} failed={failed.error?.message ?? messages.processing.failed}>
          {() => null}
        </QueryState>
      </>
    )
  }
  const answer = failed.data?.result
  return (
    <Solver
      owner={state.account.user.id}
      debug={answer?.solution ? answer : undefined}
      asked={failed.data?.followUps}
      onSettled={() => {
        // The debug that the address asked for has been made: a reload does not ask for it again.
        if (failedId !== null) setParams({}, { replace: true })
      }}
    />
  )
}

type SolverProps = {
  owner: string
  /** An answer that failed, to begin with. */
  debug?: Result
  /** What was asked about it. */
  asked?: FollowUp[]
  onSettled: () => void
}

function Solver({ owner, debug, asked, onSettled }: SolverProps) {
  const platform = useMemo(() => browserPlatform({ authorizedFetch, owner }), [owner])
  const quota = useQuota()
  const site = useSiteConfig()
  const reloadActivity = useReloadActivity()
  function settled() {
    reloadActivity()
    onSettled()
  }
  return (
    <ProblemSolver
      platform={platform}
      quota={quota.data}
      runnable={site.data?.languages}
      onSettled={settled}
      heading={PageHeading}
      debug={debug}
      asked={asked}
    />
  )
}
