import { z } from 'zod'

const ChatCompletion = z.object({
  id: z.string().optional(),
  model: z.string().optional(),
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish() }), finish_reason: z.string().nullish() }))
    .min(1),
  usage: z.unknown().optional(),
})

/**
 * A server of OpenAI's calls that knows no streams answers in one piece: here that becomes a stream of one piece. Any
 * other response is given as it is.
 */
export async function asEventStream(response: Response, asked: unknown): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('application/json')
  if (!response.ok || !isJson || typeof asked !== 'string' || !/"stream"\s*:\s*true/.test(asked)) return response
  const text = await response.text()
  const answer = ChatCompletion.safeParse(parse(text)).data
  const [choice] = answer?.choices ?? []
  if (!answer || !choice) return new Response(text, { status: response.status, headers: response.headers })
  const { choices: _, ...rest } = answer
  const chunk = {
    ...rest,
    choices: [
      {
        index: 0,
        delta: { role: 'assistant', content: choice.message.content ?? '' },
        finish_reason: choice.finish_reason ?? 'stop',
      },
    ],
  }
  return new Response(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
