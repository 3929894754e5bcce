import { listSolutions, SolutionFilter } from '@dryrun/contract/processing'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '../api/browser-client.ts'
import { historyKey } from './quota.ts'

/** A list with a solve that is still running is looked at again after this long. */
const LOOK_AGAIN_MS = 3_000

/** The solves that fit, a page at a time. While another filter's are loaded, the last ones stay. */
export function useHistory(filter: SolutionFilter) {
  return useInfiniteQuery({
    queryKey: [...historyKey, filter],
    queryFn: ({ pageParam, signal }) => call(listSolutions, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const running = state.data?.pages.some(({ solutions }) => solutions.some(({ status }) => status === 'processing'))
      return running ? LOOK_AGAIN_MS : false
    },
  })
}

/** Which solves are asked for, in the address bar: it can be kept, sent, and gone back from. */
export function useFilter() {
  const [params, setParams] = useSearchParams()
  /** @param replace for a search that is still being typed: its every letter is no place to go back to */
  function change(changes: Partial<Record<keyof SolutionFilter, string>>, { replace = false } = {}) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace, preventScrollReset: true })
  }
  return { filter: filterOf(params), change, clear: () => setParams({}, { preventScrollReset: true }) }
}

/** What of an address is a filter; anything that is none is left out, since addresses are also typed. */
export function filterOf(params: URLSearchParams): SolutionFilter {
  const { search, language, type, verdict } = SolutionFilter.shape
  const read = <T>(schema: { safeParse(value: unknown): { data?: T } }, name: string) =>
    schema.safeParse(params.get(name) || undefined).data
  return {
    search: read(search, 'search') || undefined,
    language: read(language, 'language'),
    type: read(type, 'type'),
    verdict: read(verdict, 'verdict'),
  }
}
