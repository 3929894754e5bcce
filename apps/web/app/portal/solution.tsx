import { browserText } from '@dryrun/companion/browser-text'
import { Notice } from '@dryrun/companion/notice.tsx'
import { DebugOffer } from '@dryrun/companion/result/debug-offer.tsx'
import { FollowUps } from '@dryrun/companion/result/follow-ups.tsx'
import { ResultView } from '@dryrun/companion/result/result-view.tsx'
import { askedAbout, useQuestions } from '@dryrun/companion/result/use-questions'
import { languages } from '@dryrun/contract/languages'
import { messages } from '@dryrun/contract/messages'
import type { StoredSolution } from '@dryrun/contract/processing'
import { Button } from '@dryrun/ui/button'
import { EmptyState } from '@dryrun/ui/empty-state'
import { QueryState } from '@dryrun/ui/query-state'
import { Spinner } from '@dryrun/ui/spinner'
import { Link, useNavigate } from 'react-router'
import { ApiFailure } from '../api/failure.ts'
import { PageHeading } from '../page-heading.tsx'
import { titled } from '../title.ts'
import type { Route } from './+types/solution.ts'
import { DeleteSolution } from './delete-solution.tsx'
import { useQuota } from './quota.ts'
import styles from './solution.module.css'
import { DEBUG_PARAMETER, useAskFollowUp, useSolution } from './stored-solution.ts'
import { inFull } from './time.ts'

export const meta = titled('Solution')

export default function SolutionPage({ params: { id } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const solution = useSolution(id)
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

function Stored({ id, status, result, error, followUps }: StoredSolution) {
  const quota = useQuota()
  const navigate = useNavigate()
  const questions = useQuestions(useAskFollowUp(), askedAbout(id, followUps))
  const debug = () => navigate(`/problem-solver?${new URLSearchParams({ [DEBUG_PARAMETER]: id })}`)
  if (result) {
    return (
      <ResultView
        result={result}
        platform={browserText}
        debugOffer={<DebugOffer plan={quota.data?.plan} onDebug={debug} />}
        questions={<FollowUps questions={questions} about={id} />}
      />
    )
  }
  if (status === 'processing') return <Spinner page label={messages.processing.analyzing} />
  return <Notice tone="failed" title={error?.message ?? messages.processing.failed} />
}
