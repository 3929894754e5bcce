import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { ZodError } from 'zod'
import { anthropic } from './formats/anthropic.ts'
import { google, googlePath } from './formats/google.ts'
import { openAi } from './formats/openai.ts'
import type { WireFormat } from './formats/wire-format.ts'
import type { Format, ReceivedRequest, Reply, Script } from './script.ts'
import { send } from './send.ts'

const formats: Record<Format, { format: WireFormat; path: RegExp }> = {
  openai: { format: openAi, path: /^\/v1\/chat\/completions$/ },
  anthropic: { format: anthropic, path: /^\/v1\/messages$/ },
  google: { format: google, path: googlePath },
}

const formatNames = Object.keys(formats) as Format[]

export type ModelSandbox = {
  /** `http://127.0.0.1:PORT`; a provider's base address is this and `/v1`, Google's `/v1beta`. */
  url: string
  /** Every question it understood, the oldest first. They go on changing until each is answered or abandoned. */
  requests: readonly ReceivedRequest[]
  /** Ends also what is still open. */
  close(): Promise<void>
}

/** A server on this machine that plays a language model, by a script, in the providers' own formats. */
export async function openModelSandbox(script: Script): Promise<ModelSandbox> {
  const requests: ReceivedRequest[] = []
  let closing = false

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://sandbox')
    if (request.method === 'GET' && pathname === '/v1/models') return sendJson(response, 200, modelList(request))
    const name = formatNames.find((format) => formats[format].path.test(pathname))
    if (request.method !== 'POST' || name === undefined) {
      return sendJson(response, 404, openAi.failure(404, `There is no ${request.method} ${pathname} here.`))
    }
    const { format } = formats[name]
    const received = await receive(request, format, name, pathname, requests).catch((problem: unknown) => {
      sendJson(response, 400, format.failure(400, whatIsWrong(problem)))
    })
    if (!received) return
    requests.push(received)
    const left = new AbortController()
    response.on('close', () => {
      received.abandoned = !received.answered && !closing
      left.abort()
    })
    await send(response, format, received, await play(script, received), left.signal)
  })

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close() {
      closing = true
      return new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
    },
  }
}

/** A script that throws is heard of where its answer is read. */
async function play(script: Script, request: ReceivedRequest): Promise<Reply> {
  try {
    return await script(request)
  } catch (problem) {
    return { kind: 'status', status: 500, message: `The script of the played model threw: ${problem}` }
  }
}

async function receive(
  request: IncomingMessage,
  format: WireFormat,
  name: Format,
  path: string,
  earlier: readonly ReceivedRequest[],
): Promise<ReceivedRequest> {
  const body: unknown = await json(request)
  const question = format.read({ path, body })
  return {
    ...question,
    format: name,
    attempt: 1 + earlier.filter(({ model }) => model === question.model).length,
    headers: Object.fromEntries(Object.entries(request.headers).map(([header, value]) => [header, String(value)])),
    body,
    receivedAt: Date.now(),
    answered: false,
    abandoned: false,
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Both OpenAI and Anthropic list their models at this path; the latter's clients name its version. */
function modelList(request: IncomingMessage): object {
  return 'anthropic-version' in request.headers
    ? {
        data: [{ type: 'model', id: 'played', display_name: 'Played', created_at: '2025-01-01T00:00:00Z' }],
        has_more: false,
        first_id: 'played',
        last_id: 'played',
      }
    : { object: 'list', data: [{ id: 'played', object: 'model', created: 1_700_000_000, owned_by: 'sandbox' }] }
}

function whatIsWrong(problem: unknown): string {
  if (!(problem instanceof ZodError)) return 'The body is not JSON.'
  return problem.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}
