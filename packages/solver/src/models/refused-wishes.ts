import { z } from 'zod'

const Chat = z.looseObject({ messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })) })
type Chat = z.infer<typeof Chat>

/** What a server may name in its refusal, and the chat without it. The first that is named and asked for counts. */
const wishes: { named: RegExp; without: (chat: Chat) => Chat | null }[] = [
  { named: /stream_options/, without: (chat) => withoutField(chat, 'stream_options') },
  { named: /max_tokens|completion tokens/, without: (chat) => withoutField(chat, 'max_tokens') },
  { named: /\bsystem\b/i, without: withoutSystem },
  {
    named: /\bstream(?:ing|s|ed)?\b/i,
    without: (chat) => withoutField(withoutField(chat, 'stream_options') ?? chat, 'stream'),
  },
]

/**
 * The same chat without what a server says it does not take: usage in streams, so many tokens, a system's message, streams
 * at all. Servers that speak OpenAI's calls take different parts of them.
 *
 * @param body of the request
 * @param words of the refusal
 * @returns the body to send instead; null where the refusal names nothing that could be left out
 */
export function withoutRefused(body: string, words: string): string | null {
  const chat = Chat.safeParse(JSON.parse(body)).data
  if (!chat) return null
  for (const { named, without } of wishes) {
    const less = named.test(words) ? without(chat) : null
    if (less) return JSON.stringify(less)
  }
  return null
}

function withoutField(chat: Chat, field: string): Chat | null {
  if (!(field in chat)) return null
  const { [field]: _, ...others } = chat
  return { ...others, messages: chat.messages }
}

/** What the system's message said goes before what the person says first. */
function withoutSystem(chat: Chat): Chat | null {
  const [system, first, ...others] = chat.messages
  if (system?.role !== 'system' || typeof system.content !== 'string' || !first) return null
  const content = Array.isArray(first.content)
    ? [{ type: 'text', text: system.content }, ...first.content]
    : `${system.content}\n\n${first.content}`
  return { ...chat, messages: [{ ...first, content }, ...others] }
}
