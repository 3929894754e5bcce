import { z } from 'zod'
import type { Message } from '../script.ts'
import { DataUrl } from './data-url.ts'
import { type Answer, event, type WireFormat } from './wire-format.ts'

const Part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: DataUrl }) }),
])

const Body = z.object({
  model: z.string().min(1),
  messages: z
    .array(
      z.object({
        role: z.enum(['system', 'developer', 'user', 'assistant']),
        content: z.union([z.string().transform((text) => [{ type: 'text' as const, text }]), z.array(Part)]),
      }),
    )
    .min(1),
  stream: z.boolean().default(false),
  stream_options: z.object({ include_usage: z.boolean().optional() }).optional(),
  response_format: z.object({ type: z.enum(['text', 'json_object', 'json_schema']) }).optional(),
})

const errorTypes: Record<number, { type: string; code: string | null }> = {
  401: { type: 'invalid_request_error', code: 'invalid_api_key' },
  403: { type: 'invalid_request_error', code: 'unsupported_country_region_territory' },
  404: { type: 'invalid_request_error', code: 'model_not_found' },
  429: { type: 'requests', code: 'rate_limit_exceeded' },
}

/** `POST /v1/chat/completions`, which every OpenAI-compatible server speaks. */
export const openAi: WireFormat = {
  read({ body }) {
    const { model, messages, stream, stream_options, response_format } = Body.parse(body)
    const told = messages.map(({ role, content }) => ({
      role,
      text: content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n'),
      pictures: content.flatMap((part) => (part.type === 'image_url' ? [part.image_url.url] : [])),
    }))
    return {
      model,
      system: told.flatMap(({ role, text }) => (isSystem(role) ? [text] : [])).join('\n'),
      messages: told.filter((message): message is Message => !isSystem(message.role)),
      streamed: stream,
      asksForJson: response_format !== undefined && response_format.type !== 'text',
      asksForUsage: stream_options?.include_usage ?? false,
    }
  },

  whole: (answer) => ({
    ...envelope(answer, 'chat.completion'),
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...said(answer, answer.text) },
        logprobs: null,
        finish_reason: finishReason(answer),
      },
    ],
    usage: usage(answer),
  }),

  stream(answer) {
    const chunk = (delta: object, finish_reason: string | null = null) =>
      event({
        ...envelope(answer, 'chat.completion.chunk'),
        choices: [{ index: 0, delta, logprobs: null, finish_reason }],
      })
    return {
      opening: () => chunk({ role: 'assistant', content: '' }),
      piece: (text) => chunk(answer.ending === 'refusal' ? { refusal: text } : { content: text }),
      closing: () =>
        chunk({}, finishReason(answer)) +
        (answer.tellsUsage
          ? event({ ...envelope(answer, 'chat.completion.chunk'), choices: [], usage: usage(answer) })
          : '') +
        event('[DONE]'),
      failure: (status, message) => event({ error: openAiError(status, message) }),
    }
  },

  failure: (status, message) => ({ error: openAiError(status, message) }),
}

const isSystem = (role: string) => role === 'system' || role === 'developer'

const envelope = ({ model }: Answer, object: string) => ({
  id: 'chatcmpl-played',
  object,
  created: 1_700_000_000,
  model,
})

const said = ({ ending }: Answer, text: string) =>
  ending === 'refusal' ? { content: null, refusal: text } : { content: text, refusal: null }

const finishReason = ({ ending }: Answer) =>
  ({ complete: 'stop', length: 'length', refusal: 'stop', filtered: 'content_filter' })[ending]

const usage = ({ tokens }: Answer) => ({
  prompt_tokens: tokens.input,
  completion_tokens: tokens.output,
  total_tokens: tokens.input + tokens.output,
})

function openAiError(status: number, message: string) {
  const { type, code } = errorTypes[status] ?? {
    type: status < 500 ? 'invalid_request_error' : 'server_error',
    code: null,
  }
  return { message, type, param: null, code }
}
