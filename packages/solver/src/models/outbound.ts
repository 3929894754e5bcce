import { Agent, fetch as send } from 'undici'
import { ForbiddenAddress, publicLookup, refuseUnsafe } from './addresses.ts'
import { bounded } from './bounded.ts'
import { asEventStream } from './plain-answer.ts'

/** An answer's head has this long to come, whatever the model's own time limit: a solve is given up before. */
const LONGEST_MS = 120_000
const timeouts = { headersTimeout: LONGEST_MS, bodyTimeout: LONGEST_MS, connectTimeout: 10_000 }

const anywhere = new Agent(timeouts)
const publicOnly = new Agent({ ...timeouts, connect: { lookup: publicLookup } })

/**
 * The `fetch` that models are called with. It follows no redirect, and goes to a private address, or without encryption,
 * only where that is `trusted`.
 */
export function outboundFetch(trusted: boolean): typeof globalThis.fetch {
  // The two declare the same standard in types of their own.
  const request = send as unknown as (
    input: Parameters<typeof globalThis.fetch>[0],
    init: Parameters<typeof globalThis.fetch>[1] & { dispatcher: Agent },
  ) => Promise<Response>
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!trusted) refuseUnsafe(url)
    const dispatcher = trusted ? anywhere : publicOnly
    const response = await request(url, { ...init, redirect: 'manual', dispatcher })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new ForbiddenAddress('it answers with a redirect, and none is followed')
    }
    return asEventStream(bounded(response), init?.body)
  }
}
