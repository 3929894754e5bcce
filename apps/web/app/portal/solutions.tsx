import { messages } from '@dryrun/contract/messages'
import { Button } from '@dryrun/ui/button'
import { EmptyState } from '@dryrun/ui/empty-state'
import { Panel } from '@dryrun/ui/panel'
import { QueryState } from '@dryrun/ui/query-state'
import { useRef } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '../page-heading.tsx'
import { titled } from '../title.ts'
import { DeleteSolution } from './delete-solution.tsx'
import { useFilter, useHistory } from './history.ts'
import { SolutionFilters } from './solution-filters.tsx'
import { SolutionTable, titleOf } from './solution-table.tsx'
import styles from './solutions.module.css'

export const meta = titled('Solutions')

/** All solves of a person, the newest first, to be searched, filtered, opened and deleted. */
export default function Solutions() {
  const { filter, change, clear } = useFilter()
  const history = useHistory(filter)
  const counted = useRef<HTMLParagraphElement>(null)
  const solutions = history.data?.pages.flatMap((page) => page.solutions)
  const isFiltered = Object.values(filter).some(Boolean)
  return (
    <div className={styles.solutions}>
      <PageHeading>Solutions</PageHeading>
      <SolutionFilters filter={filter} change={change} />
      <Panel>
        {/* What was deleted takes its button with it: the keyboard goes on from here. */}
        <p ref={counted} className={styles.count} role="status" tabIndex={-1}>
          {countOf(solutions, { more: history.hasNextPage })}
        </p>
        <QueryState
          of={{ ...history, data: solutions }}
          failed={messages.history.loadFailed}
          empty={{
            when: (all) => all.length === 0,
            show: isFiltered ? <NoMatch clear={clear} /> : <NoneYet />,
          }}
        >
          {(all) => (
            <div aria-busy={history.isPlaceholderData} className={styles.list}>
              <SolutionTable
                solutions={all}
                actions={(solution) => (
                  <DeleteSolution
                    id={solution.id}
                    title={titleOf(solution)}
                    onDeleted={() => counted.current?.focus()}
                  />
                )}
              />
            </div>
          )}
        </QueryState>
        {history.hasNextPage && (
          <div className={styles.more}>
            {history.isFetchNextPageError && <p role="alert">{messages.history.loadFailed}</p>}
            <Button busy={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
              Show more
            </Button>
          </div>
        )}
      </Panel>
    </div>
  )
}

function NoneYet() {
  const solve = (
    <Button kind="main" asChild>
      <Link to="/problem-solver">Solve a problem</Link>
    </Button>
  )
  return <EmptyState action={solve}>{messages.history.none}</EmptyState>
}

function NoMatch({ clear }: { clear: () => void }) {
  return <EmptyState action={<Button onClick={clear}>Clear filters</Button>}>{messages.history.noMatch}</EmptyState>
}

/** '20 shown, and there are more'; nothing where the list itself says why it is empty. */
function countOf(solutions: unknown[] | undefined, { more }: { more: boolean }): string {
  if (!solutions || solutions.length === 0) return ''
  return more ? `${solutions.length} shown, and there are more` : `${solutions.length} in all`
}
