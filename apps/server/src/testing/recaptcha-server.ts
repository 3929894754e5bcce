import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type RecaptchaServer = {
  /** Where reCAPTCHA is, as the environment tells it. */
  url: string
  /** What it was asked, in order. */
  asked: { secret: string | null; response: string | null }[]
  /** What siteverify answers from now on: JSON, or a text that is none. `null` says nothing at all. */
  answer: object | string | null
  status: number
}

/** Plays the siteverify of Google's reCAPTCHA, on this machine alone. */
export async function openRecaptchaServer(answer: object): Promise<RecaptchaServer> {
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const isCall = request.method === 'POST' && request.url === '/recaptcha/api/siteverify'
    if (!isCall) return response.writeHead(404).end()
    server.asked.push({ secret: form.get('secret'), response: form.get('response') })
    if (server.answer === null) return
    response.writeHead(server.status, { 'content-type': 'application/json' })
    response.end(typeof server.answer === 'string' ? server.answer : JSON.stringify(server.answer))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    http.close()
    http.closeAllConnections()
  })
  const { port } = http.address() as AddressInfo
  const server: RecaptchaServer = { url: `http://127.0.0.1:${port}/recaptcha`, asked: [], answer, status: 200 }
  return server
}
