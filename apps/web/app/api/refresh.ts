import { refresh } from '@dryrun/contract/accounts'
import { tokenLifetimes } from '@dryrun/contract/limits'
import { failureOf, networkFailure } from './failure.ts'
import type { TokenStore } from './tokens.ts'

/**
 * How long to look for the pair another tab is about to store, and how often (milliseconds). After the server's grace a
 * pair that nobody has stored is lost: its tab was closed too soon.
 */
const HANDOVER = { patience: tokenLifetimes.refreshGrace, interval: 50 }

/** A refresh that hangs would keep every tab waiting for its turn. */
const ANSWER_PATIENCE_MS = 20_000

export type RefreshParts = {
  origin: string
  tokens: TokenStore
  /** One refresh at a time over all tabs. Absent in old browsers and on pages without TLS: then the server's 409 sorts it out. */
  locks?: Pick<LockManager, 'request'>
}

/**
 * Makes the function that gets a newer pair than the one whose access token was just refused.
 *
 * A refresh token works once, and several tabs hold the same one. So: calls of this tab share one refresh; tabs take
 * turns; whoever comes late finds a newer pair in storage and takes it; and whoever still loses the race (where the turn
 * reaches a tab before the storage does, as between processes it may: 409 `already_rotated`, or a refusal after the pair
 * has changed under it) takes the winner's pair and signs nobody out.
 *
 * The function's answer: true when a newer pair is stored; false when the session is over, and then both are cleared.
 * @throws ApiFailure when nobody knows: no network, a server in trouble. The session is kept.
 */
export function refresher({ origin, tokens, locks }: RefreshParts): (refused: string | undefined) => Promise<boolean> {
  let underWay: Promise<boolean> | undefined

  return (refused) => {
    underWay ??= inTurn(() => renew(refused)).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  function inTurn(task: () => Promise<boolean>): Promise<boolean> {
    return locks ? locks.request('dryrun-session', task) : task()
  }

  async function renew(refused: string | undefined): Promise<boolean> {
    const { accessToken, refreshToken } = tokens.read()
    if (accessToken && refreshToken && accessToken !== refused) return true
    if (!refreshToken) {
      tokens.clear()
      return false
    }
    const response = await send(refreshToken)
    if (response.ok) {
      const answer = refresh.schema.response[200].safeParse(await response.json().catch(() => null))
      // Whoever signed out meanwhile stays signed out.
      if (tokens.read().refreshToken !== refreshToken) return tokens.read().refreshToken !== undefined
      if (answer.success) tokens.write(answer.data.data)
      else tokens.clear()
      return answer.success
    }
    const failure = await failureOf(response)
    if (failure.code === 'already_rotated') {
      if (await replaced(refreshToken)) return tokens.read().refreshToken !== undefined
      throw failure
    }
    if (!failure.refused || failure.status === 429) throw failure
    if (tokens.read().refreshToken !== refreshToken) return tokens.read().refreshToken !== undefined
    tokens.clear()
    return false
  }

  async function send(refreshToken: string): Promise<Response> {
    try {
      return await fetch(origin + refresh.url, {
        method: refresh.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ refreshToken }),
        signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
      })
    } catch {
      throw networkFailure()
    }
  }

  /** Waits for another tab to put a different pair in the place of `refreshToken`. */
  async function replaced(refreshToken: string): Promise<boolean> {
    for (let waited = 0; waited < HANDOVER.patience; waited += HANDOVER.interval) {
      if (tokens.read().refreshToken !== refreshToken) return true
      await new Promise((resolve) => setTimeout(resolve, HANDOVER.interval))
    }
    return false
  }
}
