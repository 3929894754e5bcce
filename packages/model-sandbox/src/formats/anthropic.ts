import { z } from 'zod'
import { type Answer, event, type WireFormat } from './wire-format.ts'

const Text = z.object({ type: z.literal('text'), text: z.string() })

const Part = z.discriminatedUnion('type', [
  Text,
  z.object({
    type: z.literal('image'),
    source: z.object({ type: z.literal('base64'), media_type: z.string(), data: z.string() }),
  }),
])

const Body = z.object({
  model: z.string().min(1),
  max_tokens: z.int().positive(),
  system: z.union([z.string().transform((text) => [{ text }]), z.array(Text)]).default([]),
  messages: z
    .array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: z.union([z.string().transform((text) => [{ type: 'text' as const, text }]), z.array(Part)]),
      }),
    )
    .min(1),
  stream: z.boolean().default(false),
  output_config: z.object({ format: z.object({ type: z.string() }).optional() }).optional(),
})

const errorTypes: Record<number, string> = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
}

/** `POST /v1/messages`. */
export const anthropic: WireFormat = {
  read({ body }) {
    const { model, system, messages, stream, output_config } = Body.parse(body)
    return {
      model,
      system: system.map(({ text }) => text).join('\n'),
      messages: messages.map(({ role, content }) => ({
        role,
        text: content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n'),
        pictures: content.flatMap((part) =>
          part.type === 'image' ? [{ mediaType: part.source.media_type, base64: part.source.data }] : [],
        ),
      })),
      streamed: stream,
      asksForJson: output_config?.format !== undefined,
      asksForUsage: true,
    }
  },

  whole: (answer) => ({
    ...message(answer),
    content: answer.text === '' ? [] : [{ type: 'text', text: answer.text }],
    stop_reason: stopReason(answer),
    usage: { input_tokens: answer.tokens.input, output_tokens: answer.tokens.output },
  }),

  stream(answer) {
    const told = (data: { type: string; [field: string]: unknown }) => event(data, data.type)
    return {
      opening: () =>
        told({
          type: 'message_start',
          message: {
            ...message(answer),
            content: [],
            stop_reason: null,
            usage: { input_tokens: answer.tokens.input, output_tokens: 1 },
          },
        }) +
        told({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }) +
        told({ type: 'ping' }),
      piece: (text) => told({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
      closing: () =>
        told({ type: 'content_block_stop', index: 0 }) +
        told({
          type: 'message_delta',
          delta: { stop_reason: stopReason(answer), stop_sequence: null },
          usage: { output_tokens: answer.tokens.output },
        }) +
        told({ type: 'message_stop' }),
      failure: (status, message) => told(failure(status, message)),
    }
  },

  failure,
}

const message = ({ model }: Answer) => ({
  id: 'msg_played',
  type: 'message',
  role: 'assistant',
  model,
  stop_sequence: null,
})

/** Anthropic has one name for both ways of declining. */
const stopReason = ({ ending }: Answer) =>
  ({ complete: 'end_turn', length: 'max_tokens', refusal: 'refusal', filtered: 'refusal' })[ending]

function failure(status: number, text: string) {
  const type = errorTypes[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error')
  return { type: 'error', error: { type, message: text }, request_id: 'req_played' }
}
