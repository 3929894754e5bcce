import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PlayedRecaptcha = {
  /** The settings of a server that asks it. */
  settings: Record<string, string>
  /** What it thinks of whoever asks for a token, from 0 to 1. */
  score: number
  /** It verifies nothing, and says so. */
  isDown: boolean
  stop(): void
}

/** Its script, as far as a page uses it: a token says which key and which action it was made for. */
const script = `
  window.grecaptcha = {
    ready: (callback) => callback(),
    execute: async (siteKey, { action }) => JSON.stringify({ siteKey, action, made: Math.random() }),
  }`

/** Plays Google's reCAPTCHA: the script a page loads and the verification a server asks, each token once. */
export async function playRecaptcha(): Promise<PlayedRecaptcha> {
  const spent = new Set<string>()
  const http = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    if (pathname === '/recaptcha/api.js' && searchParams.get('render') === 'site-key') {
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (played.isDown) return response.writeHead(503).end()
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const token = form.get('response') ?? ''
    const isRight = form.get('secret') === 'secret-key' && !spent.has(token)
    spent.add(token)
    const { action } = JSON.parse(token)
    const refusal = { success: false, 'error-codes': ['timeout-or-duplicate'] }
    const answer = isRight ? { success: true, score: played.score, action, hostname: 'localhost' } : refusal
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const played: PlayedRecaptcha = {
    settings: {
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET_KEY: 'secret-key',
      RECAPTCHA_URL: `http://localhost:${port}/recaptcha`,
    },
    score: 0.9,
    isDown: false,
    stop: () => http.close(),
  }
  return played
}
