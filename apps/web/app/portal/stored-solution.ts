import { getSolution } from '@dryrun/contract/processing'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../api/browser-client.ts'

/** A solve that is still running is looked at again after this long. */
const LOOK_AGAIN_MS = 2_000

/** In the solving screen's address: the solution that failed, by its id. */
export const DEBUG_PARAMETER = 'debug'

/** One solve, whole; looked at again until it has ended. Without an id nothing is asked. */
export function useSolution(id: string | null) {
  return useQuery({
    queryKey: ['solution', id],
    queryFn: id === null ? skipToken : ({ signal }) => call(getSolution, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? LOOK_AGAIN_MS : false),
  })
}
