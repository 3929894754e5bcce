import { login, refresh, resendVerification, signup, verifyEmail } from '@dryrun/contract/accounts'
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '@dryrun/contract/endpoint'
import { forgotPassword, resetPassword } from '@dryrun/contract/password-calls'
import { answerTwoFactor } from '@dryrun/contract/two-factor'
import { failureOf, networkFailure } from './failure.ts'
import { refresher } from './refresh.ts'
import type { TokenStore } from './tokens.ts'

/** What a call takes: a body, path parameters and a query where the contract states them, and nothing else. */
type RequestOf<Call extends Endpoint> = { signal?: AbortSignal } & (BodyOf<Call> extends undefined
  ? object
  : { body: BodyOf<Call> }) &
  (ParamsOf<Call> extends undefined ? object : { params: ParamsOf<Call> }) &
  (QueryOf<Call> extends undefined ? object : { query?: QueryOf<Call> })

export type Client = {
  /**
   * Makes one call of the contract.
   * @throws ApiFailure
   */
  call<Call extends Endpoint>(endpoint: Call, request: RequestOf<Call>): Promise<DataOf<Call>>
  /**
   * `fetch` with the access token. A 401 causes one refresh and one retry, once for all calls under way and all tabs;
   * one about a wrong password does not.
   * @throws ApiFailure when the server could not be reached; AbortError
   */
  authorizedFetch: typeof fetch
}

type ClientParts = {
  /** Where the calls go: '' for the page's own origin. */
  origin: string
  tokens: TokenStore
  locks?: Pick<LockManager, 'request'>
  /** The server has ended the session; both tokens are gone. */
  sessionEnded: () => void
}

/** These are made by someone who is not signed in: no token goes along, and their 401 is an answer, not a hint. */
const openCalls = new Set<Endpoint>([
  ...[login, answerTwoFactor, signup, refresh, verifyEmail, resendVerification],
  ...[forgotPassword, resetPassword],
])

export function createClient({ origin, tokens, locks, sessionEnded }: ClientParts): Client {
  const renewSession = refresher({ origin, tokens, locks })

  const authorizedFetch: typeof fetch = async (input, init) => {
    const used = tokens.read().accessToken
    const response = await send(input, init, used)
    if (response.status !== 401 || (await isWrongPassword(response))) return response
    if (await renewSession(used)) return send(input, init, tokens.read().accessToken)
    sessionEnded()
    return response
  }

  async function send(input: RequestInfo | URL, init?: RequestInit, accessToken?: string): Promise<Response> {
    const headers = new Headers(init?.headers)
    if (accessToken) headers.set('authorization', `Bearer ${accessToken}`)
    try {
      return await fetch(typeof input === 'string' ? origin + input : input, { ...init, headers })
    } catch (error) {
      if (init?.signal?.aborted) throw error
      throw networkFailure()
    }
  }

  async function call<Call extends Endpoint>(endpoint: Call, request: RequestOf<Call>): Promise<DataOf<Call>> {
    const { body, params, query, signal } = request as {
      body?: unknown
      params?: Record<string, string>
      query?: Record<string, unknown>
      signal?: AbortSignal
    }
    const path = endpoint.url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] ?? ''))
    const url = path + queryString(query)
    const init: RequestInit = {
      method: endpoint.method,
      signal,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }
    const response = openCalls.has(endpoint) ? await send(url, init) : await authorizedFetch(url, init)
    if (!response.ok) throw await failureOf(response)
    const answer = endpoint.schema.response[200]?.safeParse(await response.json().catch(() => null))
    // Not in our form although it says 200: a proxy's page, or a server of another version.
    if (!answer?.success) throw await failureOf(new Response(null, { status: 500 }))
    return (answer.data as { data: DataOf<Call> }).data
  }

  return { call, authorizedFetch }
}

/** A password that was asked for once more was wrong: the session is as good as before, and nothing needs a refresh. */
async function isWrongPassword(response: Response): Promise<boolean> {
  return (await failureOf(response.clone())).code === 'invalid_password'
}

/** '?a=1&b=2' of what is there; '' where nothing is. */
function queryString(query: Record<string, unknown> = {}): string {
  const there = Object.entries(query).filter(([, value]) => value !== undefined)
  return there.length === 0 ? '' : `?${new URLSearchParams(there.map(([name, value]) => [name, String(value)]))}`
}
