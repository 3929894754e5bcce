import { ForbiddenAddress, publicLookup, refuseUnsafe } from '@dryrun/runner/addresses'
import { Agent, fetch as undiciFetch } from 'undici'
import { bounded } from './bounded.ts'
import { asEventStream } from './plain-answer.ts'
import { withoutRefused } from './refused-wishes.ts'

/** An answer's head has this long to come, whatever the model's own time limit: a solve is given up before. */
const LONGEST_MS = 120_000
const timeouts = { headersTimeout: LONGEST_MS, bodyTimeout: LONGEST_MS, connectTimeout: 10_000 }

/** Where OpenAI's chats are asked for; every call of ours asks for a stream. */
const CHAT = '/chat/completions'

const anywhere = new Agent(timeouts)
const publicOnly = new Agent({ ...timeouts, connect: { lookup: publicLookup } })

/**
 * The `fetch` that models are called with. It follows no redirect, and goes to a private address, or without encryption,
 * only where that is `trusted`.
 */
export function outboundFetch(trusted: boolean): typeof globalThis.fetch {
  // The two declare the same standard in types of their own.
  const request = undiciFetch as unknown as (
    input: Parameters<typeof globalThis.fetch>[0],
    init: Parameters<typeof globalThis.fetch>[1] & { dispatcher: Agent },
  ) => Promise<Response>
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!trusted) refuseUnsafe(url)
    const dispatcher = trusted ? anywhere : publicOnly
    const send = async (body: BodyInit | null | undefined) => {
      const response = await request(url, { ...init, body, redirect: 'manual', dispatcher })
      if (response.status < 300 || response.status >= 400) return bounded(response)
      await response.body?.cancel()
      throw new ForbiddenAddress('it answers with a redirect, and none is followed')
    }
    const asked = init?.body
    if (!url.pathname.endsWith(CHAT) || typeof asked !== 'string') return send(asked)
    return asEventStream(await askForLess(send, asked))
  }
}

/** Sends a chat; where the server names a part of it that it does not take, once more without that. */
async function askForLess(send: (body: string) => Promise<Response>, body: string): Promise<Response> {
  const response = await send(body)
  if (response.status !== 400 && response.status !== 422) return response
  const words = await response.text()
  const less = withoutRefused(body, words)
  return less === null ? new Response(words, response) : askForLess(send, less)
}
