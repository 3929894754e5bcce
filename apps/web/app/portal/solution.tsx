import { browserText } from '@dryrun/companion/browser-text'
import { Notice } from '@dryrun/companion/notice.tsx'
import { ResultView } from '@dryrun/companion/result/result-view.tsx'
import { languages } from '@dryrun/contract/languages'
import { messages } from '@dryrun/contract/messages'
import { getSolution, type StoredSolution } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { EmptyState } from '@dryrun/ui/empty-state'
import { QueryState } from '@dryrun/ui/query-state'
import { Spinner } from '@dryrun/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import { PageHeading } from '../page-heading.tsx'
import { titled } from '../title.ts'
import type { Route } from './+types/solution.ts'
import { DeleteSolution } from './delete-solution.tsx'
import styles from './solution.module.css'
import { inFull } from './time.ts'

export const meta = titled('Solution')

/** A solve that is still running is looked at again after this long. */
const LOOK_AGAIN_MS = 2_000

export default function SolutionPage({ params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const solution = useQuery({
    queryKey: ['solution', id],
    queryFn: ({ signal }) => call(getSolution, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? LOOK_AGAIN_MS : false),
  })
  const { data, error } = solution
  if (error instanceof ApiFailure && error.refused) return <NoSuchSolution message={error.message} />
  return (
    <div className={styles.solution}>
      <header className={styles.head}>
        <div>
          <PageHeading>{data?.title || 'Solution'}</PageHeading>
          {data && (
            <p>
              {languages[data.language].label}, {inFull(data.timestamp)}
            </p>
          )}
        </div>
        {data && <DeleteSolution id={id} onDeleted={() => navigate('/solutions', { replace: true })} />}
      </header>
      <QueryState of={solution} failed={error?.message ?? messages.processing.failed}>
        {(stored) => <Stored {...stored} />}
      </QueryState>
    </div>
  )
}

/** It was deleted, or belongs to someone else: the server tells no difference, and neither does the page. */
function NoSuchSolution({ message }: { message: string }) {
  const back = (
    <Button asChild>
      <Link to="/dashboard">To the dashboard</Link>
    </Button>
  )
  return (
    <>
      <PageHeading>Solution</PageHeading>
      <EmptyState action={back}>{message}</EmptyState>
    </>
  )
}

function Stored({ status, result, error }: StoredSolution) {
  if (result) return <ResultView result={result} platform={browserText} />
  if (status === 'processing') return <Spinner page label={messages.processing.analyzing} />
  return <Notice tone="failed" title={error?.message ?? messages.processing.failed} />
}
