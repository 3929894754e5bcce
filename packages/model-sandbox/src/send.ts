import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer, WireFormat } from './formats/wire-format.ts'
import type { ReceivedRequest, Reply, Tokens } from './script.ts'

/** Characters of a piece, when the script does not say. */
const CHUNK_SIZE = 24

/** Characters that make a token, about. */
const TOKEN_LENGTH = 4

/** A client that learns of the break before it has read what came drops that. */
const READ_BEFORE_CUT_MS = 20

/** Characters of each piece of what never ends. */
const ENDLESS_PIECE = 6_000

const EVENT_STREAM = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }
const JSON_BODY = { 'content-type': 'application/json' }

/** Sends a reply in a format. `left` aborts when the client has gone; what was not sent by then stays unsent. */
export async function send(
  response: ServerResponse,
  format: WireFormat,
  request: ReceivedRequest,
  reply: Reply,
  left: AbortSignal,
): Promise<void> {
  const answer = (text: string, ending: Answer['ending'], tokens?: Tokens): Answer => ({
    model: request.model,
    text,
    ending,
    tokens: tokens ?? tokensByLength(request, text),
    tellsUsage: request.asksForUsage,
  })
  const begin = () => response.writeHead(200, request.streamed ? EVENT_STREAM : JSON_BODY)
  const finish = (body?: string) => {
    request.answered = true
    response.end(body)
  }
  const failed = (status: number, message = defaultMessage(status)) =>
    finish(JSON.stringify(format.failure(status, message)))

  switch (reply.kind) {
    case 'text':
    case 'length':
    case 'refusal': {
      const told = answer(reply.text, reply.kind === 'text' ? 'complete' : reply.kind, reply.tokens)
      const size = reply.chunkSize ?? CHUNK_SIZE
      begin()
      const sent = request.streamed
        ? eventsOf(format, told, size)
        : reply.pauseMs === undefined
          ? [JSON.stringify(format.whole(told))]
          : piecesOf(JSON.stringify(format.whole(told)), size)
      if (await inPieces(response, sent, reply.pauseMs, left)) finish()
      return
    }
    case 'unstreamed':
      response.writeHead(200, JSON_BODY)
      return finish(JSON.stringify(format.whole(answer(reply.text, 'complete'))))
    case 'raw':
      response.writeHead(200, reply.contentType === undefined ? {} : { 'content-type': reply.contentType })
      if (await inPieces(response, reply.pieces, undefined, left)) finish()
      return
    case 'filtered':
    case 'empty': {
      const told = answer('', reply.kind === 'filtered' ? 'filtered' : 'complete')
      begin()
      return finish(request.streamed ? eventsOf(format, told, CHUNK_SIZE).join('') : JSON.stringify(format.whole(told)))
    }
    case 'status': {
      if (reply.retryAfter !== undefined) {
        const { retryAfter } = reply
        response.setHeader('retry-after', retryAfter instanceof Date ? retryAfter.toUTCString() : String(retryAfter))
      }
      if (reply.page !== undefined) {
        response.writeHead(reply.status, { 'content-type': 'text/html' })
        return finish(reply.page)
      }
      response.writeHead(reply.status, JSON_BODY)
      return failed(reply.status, reply.message)
    }
    case 'silence': {
      if (reply.text === undefined) return
      begin()
      response.write(beginning(format, answer(reply.text, 'complete'), request.streamed))
      return
    }
    case 'cut': {
      const told = answer(reply.text, 'complete')
      const whole = request.streamed
        ? eventsOf(format, told, CHUNK_SIZE)
        : piecesOf(JSON.stringify(format.whole(told)), 1)
      begin()
      const half = whole.slice(0, Math.ceil(whole.length / 2)).join('')
      if (reply.how === 'ended') return finish(half)
      request.answered = true
      await new Promise((written) => response.write(half, written))
      await pause(READ_BEFORE_CUT_MS)
      response.destroy()
      return
    }
    case 'endless': {
      const { opening, piece } = format.stream(answer('', 'complete'))
      begin()
      if (request.streamed) response.write(opening())
      const spaces = ' '.repeat(ENDLESS_PIECE)
      const nothing = request.streamed ? `:${spaces}\n\n` : spaces
      const more = request.streamed && reply.of === 'words' ? piece('again '.repeat(ENDLESS_PIECE / 6)) : nothing
      while (!left.aborted) await new Promise((taken) => response.write(more, taken))
      return
    }
    case 'redirect':
      response.writeHead(reply.status, { location: reply.to })
      return finish()
    case 'garbage':
      begin()
      return finish(request.streamed ? 'data: {"choices": [{"delta"\n\n' : '<!doctype html><p>Welcome')
    case 'error-event': {
      if (reply.afterMs !== undefined) await pause(reply.afterMs, undefined, { signal: left }).catch(() => {})
      if (left.aborted) return
      if (!request.streamed) {
        response.writeHead(reply.status, JSON_BODY)
        return failed(reply.status, reply.message)
      }
      const told = answer(reply.text, 'complete')
      const failure = format.stream(told).failure(reply.status, reply.message ?? defaultMessage(reply.status))
      begin()
      return finish(beginning(format, told, true) + failure)
    }
  }
}

/** Whether the client stayed for all of them. */
async function inPieces(
  response: ServerResponse,
  pieces: readonly string[],
  pauseMs: number | undefined,
  left: AbortSignal,
): Promise<boolean> {
  for (const piece of pieces) {
    if (pauseMs !== undefined) await pause(pauseMs, undefined, { signal: left }).catch(() => {})
    if (left.aborted) return false
    response.write(piece)
  }
  return true
}

/** All but the end. */
function beginning(format: WireFormat, answer: Answer, streamed: boolean): string {
  return streamed
    ? eventsOf(format, answer, CHUNK_SIZE).slice(0, -1).join('')
    : JSON.stringify(format.whole(answer)).slice(0, -1)
}

function eventsOf(format: WireFormat, answer: Answer, size: number): string[] {
  const { opening, piece, closing } = format.stream(answer)
  return [opening(), ...piecesOf(answer.text, size).map(piece), closing()]
}

function piecesOf(text: string, size: number): string[] {
  const characters = [...text]
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  )
}

function tokensByLength(request: ReceivedRequest, text: string): Tokens {
  const asked = request.system.length + request.messages.reduce((length, message) => length + message.text.length, 0)
  return { input: Math.ceil(asked / TOKEN_LENGTH), output: Math.ceil(text.length / TOKEN_LENGTH) }
}

const defaultMessage = (status: number) => `The played model answers ${status}.`
