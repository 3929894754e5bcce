import { Button } from '@dryrun/ui/button'
import { EmptyState } from '@dryrun/ui/empty-state'
import { Spinner } from '@dryrun/ui/spinner'
import type { Session } from './session.tsx'

type PendingProps = { state: Extract<Session['state'], { status: 'loading' | 'unreachable' }> }

/** While nobody knows yet who is signed in. Not reaching the server is no sign-out: it can be tried again. */
export function SessionPending({ state }: PendingProps) {
  if (state.status === 'loading') return <Spinner page label="Loading your session" />
  const again = (
    <Button kind="main" busy={state.retrying} onClick={state.retry}>
      Try again
    </Button>
  )
  return (
    <main role="alert">
      <EmptyState action={again}>{state.message}</EmptyState>
    </main>
  )
}
