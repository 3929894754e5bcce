import { type AskFollowUp, questionClient } from '@dryrun/companion/question-client'
import { getSolution, type StoredSolution } from '@dryrun/contract/processing'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { authorizedFetch, call } from '../api/browser-client.ts'

/** A solve that is still running is looked at again after this long. */
const LOOK_AGAIN_MS = 2_000

/** In the solving screen's address: the solution that failed, by its id. */
export const DEBUG_PARAMETER = 'debug'

/** One solve, whole; looked at again until it has ended. Without an id nothing is asked. */
export function useSolution(id: string | null) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: id === null ? skipToken : ({ signal }) => call(getSolution, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? LOOK_AGAIN_MS : false),
  })
}

/** Asks about a solution, and keeps the answer with it: its debug shows what was asked. */
export function useAskFollowUp(): AskFollowUp {
  const queries = useQueryClient()
  return async (id, question) => {
    const followUp = await askFollowUp(id, question)
    queries.setQueryData<StoredSolution>(
      keyOf(id),
      (stored) => stored && { ...stored, followUps: [...stored.followUps, followUp] },
    )
    return followUp
  }
}

const askFollowUp = questionClient(authorizedFetch)

const keyOf = (id: string | null) => ['solution', id]
