import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { publicLookup, refuseUnsafe } from '../addresses.ts'
import type { PistonSettings } from './settings.ts'

/** More than any answer says: what a program may print, twice, and again together. */
const MOST_BYTES = 32 * 1024 * 1024

/** What was answered; `retryAfter` in seconds, where it was said. */
export type PistonAnswer = { status: number; body: string; retryAfter?: number }

/** Asks a Piston server over connections that are kept. It follows no redirect. */
export type PistonConnection = {
  /**
   * @throws AbortError when `signal` fires
   * @throws Error with a plain reason where there is no answer: unreachable, silent, endless, forbidden
   */
  ask(path: string, body: object | null, patienceMs: number, signal?: AbortSignal): Promise<PistonAnswer>
  close(): void
}

export function connectPiston({ url, token, trusted }: PistonSettings): PistonConnection {
  const encrypted = url.protocol === 'https:'
  const options = { keepAlive: true, ...(trusted ? {} : { lookup: publicLookup }) }
  const agent = encrypted ? new HttpsAgent(options) : new HttpAgent(options)
  const request = encrypted ? requestHttps : requestHttp
  const headers = {
    accept: 'application/json',
    ...(token && { authorization: token.includes(' ') ? token : `Bearer ${token}` }),
  }

  return {
    async ask(path, body, patienceMs, signal) {
      if (!trusted) refuseUnsafe(url)
      const text = body && JSON.stringify(body)
      const patience = AbortSignal.timeout(patienceMs)
      try {
        const response = await new Promise<IncomingMessage>((resolve, reject) => {
          const asked = request(new URL(path, url), {
            agent,
            method: text === null ? 'GET' : 'POST',
            headers: {
              ...headers,
              ...(text !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            },
            signal: signal ? AbortSignal.any([signal, patience]) : patience,
          })
          asked.once('response', resolve)
          asked.once('error', reject)
          asked.end(text ?? undefined)
        })
        const status = response.statusCode ?? 0
        if (status >= 300 && status < 400) {
          response.destroy()
          throw new Error(`it answers with a redirect (${status}), and none is followed`)
        }
        const retryAfter = Number(response.headers['retry-after'])
        return { status, body: await bodyOf(response), ...(retryAfter > 0 && { retryAfter }) }
      } catch (error) {
        signal?.throwIfAborted()
        if (patience.aborted) throw new Error(`it did not answer within ${Math.ceil(patienceMs / 1000)} seconds`)
        throw error
      }
    },
    close: () => agent.destroy(),
  }
}

async function bodyOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue
    chunks.push(chunk)
    bytes += chunk.length
    // Leaving the loop ends the connection.
    if (bytes > MOST_BYTES) throw new Error('its answer has no end')
  }
  return Buffer.concat(chunks).toString('utf8')
}
