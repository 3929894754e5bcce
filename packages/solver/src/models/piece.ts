import { z } from 'zod'

/** What is said: a text, or parts of one. */
const Said = z.union([
  z.string(),
  z.array(z.object({ text: z.string().optional() })).transform((parts) => parts.map(({ text }) => text ?? '').join('')),
])

const Message = z.object({ content: Said.nullish() })

/** A choice of an answer, whole or a piece of one: servers call what it says `delta`, `message` or `text`. */
const Choice = z.object({
  delta: Message.nullish(),
  message: Message.nullish(),
  text: Said.nullish(),
  finish_reason: z.string().nullish(),
})

/** What is needed of an answer; servers fill the rest with whatever they have. */
const Answer = z.object({ choices: z.array(Choice).min(1), usage: z.unknown().optional() })

/** What one piece of an answer says, and why it is the last one where it is. */
export type Piece = { content: string; finishReason: string | null; usage: unknown }

/** The piece that a text is, as JSON. Null where it is none of a chat's answer. */
export function pieceOf(json: string): Piece | null {
  const answer = Answer.safeParse(parsed(json)).data
  const [choice] = answer?.choices ?? []
  if (!answer || !choice) return null
  const { delta, message, text, finish_reason: finishReason = null } = choice
  if (!delta && !message && text === undefined && finishReason === null) return null
  return { content: (delta ?? message)?.content ?? text ?? '', finishReason, usage: answer.usage }
}

/** A piece as OpenAI streams it, which is an event. */
export function eventOf({ content, finishReason, usage }: Piece): string {
  const choices = [{ index: 0, delta: { role: 'assistant', content }, finish_reason: finishReason }]
  return `data: ${JSON.stringify({ choices, usage })}\n\n`
}

/** The value that a text is, as JSON. Null where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
