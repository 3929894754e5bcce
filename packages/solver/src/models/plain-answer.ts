import { z } from 'zod'
import { withEnd } from './stream-end.ts'

const Text = z.union([
  z.string(),
  z.array(z.object({ text: z.string().optional() })).transform((parts) => parts.map(({ text }) => text ?? '').join('')),
])

/** What is needed of an answer; servers fill the rest with whatever they have. */
const ChatCompletion = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: Text.nullish() }), finish_reason: z.string().nullish() }))
    .min(1),
  usage: z.unknown().optional(),
})

/** A failure that comes as if it were an answer. */
const Failure = z.object({
  error: z.union([z.string(), z.object({ code: z.union([z.string(), z.number()]).nullish() })]),
})

/**
 * The response to a chat that asked for a stream, as a stream whatever the server made of it: one that knows no streams
 * answers in one piece, which becomes a stream of one piece. By what it begins with, as the type is often wrong.
 */
export async function asEventStream(response: Response): Promise<Response> {
  if (!response.ok || !response.body) return response
  const { begins, body } = await beginningOf(response.body)
  if (!/^\s*\{/.test(begins)) return new Response(body.pipeThrough(withEnd()), response)
  const text = await new Response(body).text()
  const json = parse(text)
  const answer = ChatCompletion.safeParse(json).data
  const [choice] = answer?.choices ?? []
  if (!answer || !choice) {
    const failure = Failure.safeParse(json).data
    return new Response(text, { ...(failure && { status: statusOf(failure) }), headers: response.headers })
  }
  const chunk = {
    choices: [
      {
        index: 0,
        delta: { role: 'assistant', content: choice.message.content ?? '' },
        finish_reason: choice.finish_reason ?? 'stop',
      },
    ],
    usage: answer.usage,
  }
  return new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  })
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
