import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { EmptyState } from '@dryrun/ui/empty-state'

/** A screen of ours broke. It may be an old page after a release, which loading it again mends. */
export function Unexpected() {
  return (
    <main role="alert">
      <EmptyState
        action={
          <Button kind="main" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
        }
      >
        {messages.http.internal}
      </EmptyState>
    </main>
  )
}
