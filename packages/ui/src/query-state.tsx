import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Spinner } from './spinner.tsx'

/** What this needs of a query; TanStack Query's result fits. */
type Query<Data> = { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }

type QueryStateProps<Data> = {
  of: Query<Data>
  /** What to say when it could not be loaded. */
  failed: string
  /** What to show when there is nothing, and when that is. */
  empty?: { when: (data: Data) => boolean; show: ReactNode }
  children: (data: Data) => ReactNode
}

/** Loading, failed with a way to try again, empty, or the data: the four states of everything that is loaded. */
export function QueryState<Data>({ of: query, failed, empty, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return empty?.when(query.data) ? empty.show : children(query.data)
  if (!query.isError) {
    return (
      <EmptyState>
        <Spinner label="Loading" />
      </EmptyState>
    )
  }
  const again = (
    <Button busy={query.isFetching} onClick={() => query.refetch()}>
      Try again
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState action={again}>{failed}</EmptyState>
    </div>
  )
}
