import { forgetShots } from '@dryrun/companion/shots/browser-shots'
import { type Account, logout, me, type Session as SignedInSession } from '@dryrun/contract/accounts'
import { messages } from '@dryrun/contract/messages'
import { useToasts } from '@dryrun/ui/toasts'
import { type QueryFilters, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { call, tokens, whenSessionEnds } from '../api/browser-client.ts'
import { ApiFailure } from '../api/failure.ts'
import { whenAnotherTabChangesSession } from '../api/tokens.ts'

export type Session = {
  state:
    | { status: 'loading' }
    /** There are tokens, and nobody could say whether they hold: no network, or a server in trouble. */
    | { status: 'unreachable'; message: string; retry: () => void; retrying: boolean }
    /** `left`: by the person's own click, so that there is no page to come back to. */
    | { status: 'signed-out'; left: boolean }
    | { status: 'signed-in'; account: Account }
  signIn(session: SignedInSession): void
  /** Ends the session on the server, and here whatever the server says. */
  signOut(): Promise<void>
  /** Asks the server anew who is signed in, after their account has changed. */
  reload(): Promise<void>
  /** Forgets here a session that the server has ended at the person's own wish. */
  forget(): void
}

/** What is known of this browser's session. `left`: by the person's own click. */
type Known = { account: Account | null; left: boolean }

const signedOut: Known = { account: null, left: false }
const accountKey = ['account'] as const
const allButAccount: QueryFilters = { predicate: ({ queryKey }) => queryKey[0] !== accountKey[0] }

/** A server that does not answer must not keep a person signed in. */
const LOGOUT_PATIENCE_MS = 4_000

const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  return session
}

/** Asks the server. Tokens that it does not take, not even refreshed ones, are thrown away; no answer is no sign-out. */
async function whoIsSignedIn(signal: AbortSignal): Promise<Known> {
  try {
    return { account: await call(me, { signal }), left: false }
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 401) throw error
    tokens.clear()
    return signedOut
  }
}

/** Holds who is signed in for the screens under it, in step with the server and the other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const toasts = useToasts()

  const { data, error, isFetching, refetch } = useQuery<Known>({
    queryKey: accountKey,
    queryFn: ({ signal }) => (tokens.read().accessToken ? whoIsSignedIn(signal) : signedOut),
    staleTime: Number.POSITIVE_INFINITY,
  })

  /** An answer still on its way was asked for before, and must not take the place of this. */
  const know = useCallback(
    (known: Known) => {
      queries.cancelQueries({ queryKey: accountKey })
      queries.setQueryData<Known>(accountKey, known)
    },
    [queries],
  )

  // A first load still on its way is asked anew too: on its own, invalidating would wait for what was asked before the change.
  const reload = useCallback(async () => {
    await queries.cancelQueries({ queryKey: accountKey })
    await queries.invalidateQueries({ queryKey: accountKey })
  }, [queries])

  const forget = useCallback(
    (left: boolean) => {
      queries.removeQueries(allButAccount)
      know({ account: null, left })
    },
    [queries, know],
  )

  useEffect(
    () =>
      whenSessionEnds(() => {
        if (queries.getQueryData<Known>(accountKey)?.account !== null) toasts.info(messages.session.ended)
        forget(false)
      }),
    [queries, toasts, forget],
  )

  useEffect(
    () =>
      whenAnotherTabChangesSession(() => {
        const signedInHere = Boolean(queries.getQueryData<Known>(accountKey)?.account)
        const signedInThere = Boolean(tokens.read().accessToken)
        if (signedInThere) reload()
        else if (signedInHere) forget(false)
      }),
    [queries, forget, reload],
  )

  // The other tab may have signed in somebody else: what was loaded for one person is not shown to the next.
  const userId = data?.account?.user.id
  const shownTo = useRef(userId)
  useEffect(() => {
    if (userId === undefined) return
    if (shownTo.current !== undefined && shownTo.current !== userId) queries.resetQueries(allButAccount)
    shownTo.current = userId
  }, [queries, userId])

  const session = useMemo<Session>(() => {
    function state(): Session['state'] {
      if (data?.account) return { status: 'signed-in', account: data.account }
      if (data) return { status: 'signed-out', left: data.left }
      if (error) return { status: 'unreachable', message: error.message, retry: refetch, retrying: isFetching }
      return { status: 'loading' }
    }
    /** Leaves nothing of the person here. Screenshots that cannot be removed keep nobody signed in. */
    function leave(): void {
      if (data?.account) forgetShots(data.account.user.id).catch(() => undefined)
      tokens.clear()
      forget(true)
    }
    return {
      state: state(),
      signIn({ accessToken, refreshToken, user, subscription }) {
        tokens.write({ accessToken, refreshToken })
        know({ account: { user, subscription }, left: false })
      },
      async signOut() {
        await call(logout, { signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS) }).catch(() => undefined)
        leave()
      },
      reload,
      forget: leave,
    }
  }, [data, error, isFetching, refetch, know, reload, forget])

  return <SessionContext value={session}>{children}</SessionContext>
}
