import { messages } from '@dryrun/contract/messages'
import { type ActiveSession, endOtherSessions, endSession, listSessions } from '@dryrun/contract/sessions'
import { useToasts } from '@dryrun/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'

export const sessionsKey = ['sessions'] as const

/** Where the person is signed in; asked for anew whenever the list is opened. */
export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => call(listSessions, { signal }) })
}

/** Ends one session, or all others, and takes it from the list. `settled` is called in either case. */
export function useEndSession(settled: () => void) {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: (which: ActiveSession | 'others') =>
      which === 'others' ? call(endOtherSessions, {}) : call(endSession, { params: { id: which.id } }),
    onSuccess(_, which) {
      queries.setQueryData<ActiveSession[]>(sessionsKey, (listed) =>
        listed?.filter((session) => (which === 'others' ? session.current : session.id !== which.id)),
      )
      toasts.success(which === 'others' ? messages.sessions.othersEnded : messages.sessions.ended)
    },
    onError(error) {
      const isSaid = error instanceof ApiFailure && error.status === 429
      toasts.error(isSaid ? error.message : messages.sessions.endFailed)
      // It may be over already.
      queries.invalidateQueries({ queryKey: sessionsKey })
    },
    onSettled: settled,
  })
}
