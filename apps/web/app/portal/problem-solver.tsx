import { browserPlatform } from '@dryrun/companion/browser-platform'
import { ProblemSolver } from '@dryrun/companion/problem-solver.tsx'
import { useMemo } from 'react'
import { authorizedFetch } from '../api/browser-client.ts'
import { PageHeading } from '../page-heading.tsx'
import { useSession } from '../session/session.tsx'
import { titled } from '../title.ts'
import { useQuota, useReloadActivity } from './quota.ts'

export const meta = titled('Solve')

export default function ProblemSolverPage() {
  const { state } = useSession()
  return state.status === 'signed-in' ? <Solver owner={state.account.user.id} /> : null
}

function Solver({ owner }: { owner: string }) {
  const platform = useMemo(() => browserPlatform({ authorizedFetch, owner }), [owner])
  const quota = useQuota()
  const reloadActivity = useReloadActivity()
  return <ProblemSolver platform={platform} quota={quota.data} onSettled={reloadActivity} heading={PageHeading} />
}
