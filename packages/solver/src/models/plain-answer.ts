import { z } from 'zod'
import { eventOf, parsed, pieceOf } from './piece.ts'
import { inOpenAiForm } from './stream-form.ts'

/** A failure that comes as if it were an answer. */
const Failure = z.object({
  error: z.union([z.string(), z.object({ code: z.union([z.string(), z.number()]).nullish() })]),
})

/**
 * The response to a chat that asked for a stream, as a stream whatever the server made of it: one that knows no streams
 * answers in one piece, or with one to a line. By what it begins with, as the type is often wrong.
 */
export async function asEventStream(response: Response): Promise<Response> {
  if (!response.ok || !response.body) return response
  const { begins, body } = await beginningOf(response.body)
  if (!/^\s*\{/.test(begins)) return new Response(body.pipeThrough(inOpenAiForm()), response)
  const text = await new Response(body).text()
  const events = eventsIn(text)
  if (events === null) {
    const failure = Failure.safeParse(parsed(text)).data
    return new Response(text, { ...(failure && { status: statusOf(failure) }), headers: response.headers })
  }
  return new Response(events, { headers: { 'content-type': 'text/event-stream' } })
}

/** The events of an answer in one piece, or in one to a line. Null where it is neither. */
function eventsIn(text: string): string | null {
  const whole = pieceOf(text)
  if (whole !== null) return `${eventOf({ ...whole, finishReason: whole.finishReason ?? 'stop' })}data: [DONE]\n\n`
  const pieces = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => pieceOf(line))
  return pieces.every((piece) => piece !== null) ? pieces.map(eventOf).join('') : null
}

/** What a body begins with, at least one sign that is no blank where it has any, and the same body unread. */
async function beginningOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const seen: Uint8Array<ArrayBuffer>[] = []
  let begins = ''
  while (begins.trim() === '') {
    const { done, value } = await reader.read()
    if (done) break
    seen.push(value)
    begins += decoder.decode(value, { stream: true })
  }
  const unread = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const first = seen.shift()
      if (first) return controller.enqueue(first)
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { begins, body: unread }
}

function statusOf({ error }: z.infer<typeof Failure>): number {
  const code = typeof error === 'string' ? Number.NaN : Number(error.code)
  return Number.isInteger(code) && code >= 400 && code <= 599 ? code : 500
}
