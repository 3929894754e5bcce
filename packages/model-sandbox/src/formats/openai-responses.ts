import { z } from 'zod'
import type { Message } from '../script.ts'
import { DataUrl } from './data-url.ts'
import { openAiError } from './openai-failure.ts'
import { type Answer, event, type WireFormat } from './wire-format.ts'

const Part = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['input_text', 'output_text']), text: z.string() }),
  z.object({ type: z.literal('input_image'), image_url: DataUrl }),
])

const Body = z.object({
  model: z.string().min(1),
  instructions: z.string().optional(),
  input: z
    .array(
      z.object({
        role: z.enum(['system', 'developer', 'user', 'assistant']),
        content: z.union([z.string().transform((text) => [{ type: 'input_text' as const, text }]), z.array(Part)]),
      }),
    )
    .min(1),
  stream: z.boolean().default(false),
  text: z.object({ format: z.object({ type: z.enum(['text', 'json_object', 'json_schema']) }).optional() }).optional(),
})

/** `POST /v1/responses`, OpenAI's own newer call. */
export const openAiResponses: WireFormat = {
  read({ body }) {
    const { model, instructions, input, stream, text } = Body.parse(body)
    const told = input.map(({ role, content }) => ({
      role,
      text: content.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n'),
      pictures: content.flatMap((part) => ('image_url' in part ? [part.image_url] : [])),
    }))
    return {
      model,
      system: [
        ...(instructions === undefined ? [] : [instructions]),
        ...told.filter(isSystem).map((of) => of.text),
      ].join('\n'),
      messages: told.filter((message): message is Message => !isSystem(message)),
      streamed: stream,
      asksForJson: text?.format !== undefined && text.format.type !== 'text',
      asksForUsage: true,
    }
  },

  whole: (answer) => ended(answer),

  stream(answer) {
    let sequence = 0
    const told = (type: string, data: object) => event({ type, sequence_number: sequence++, ...data }, type)
    const place = { item_id: ITEM, output_index: 0, content_index: 0 }
    const kind = answer.ending === 'refusal' ? 'response.refusal' : 'response.output_text'
    const { content, ...item } = message(answer)
    return {
      opening: () =>
        told('response.created', { response: response(answer, 'in_progress') }) +
        told('response.in_progress', { response: response(answer, 'in_progress') }) +
        told('response.output_item.added', { output_index: 0, item: { ...item, status: 'in_progress', content: [] } }) +
        told('response.content_part.added', { ...place, part: part({ ...answer, text: '' }) }),
      piece: (delta) => told(`${kind}.delta`, { ...place, delta }),
      closing: () =>
        told(
          `${kind}.done`,
          answer.ending === 'refusal' ? { ...place, refusal: answer.text } : { ...place, text: answer.text },
        ) +
        told('response.content_part.done', { ...place, part: part(answer) }) +
        told('response.output_item.done', { output_index: 0, item: { ...item, content } }) +
        told(isWhole(answer) ? 'response.completed' : 'response.incomplete', { response: ended(answer) }),
      failure: (status, message) => told('error', { error: openAiError(status, message) }),
    }
  },

  failure: (status, message) => ({ error: openAiError(status, message) }),
}

const ITEM = 'msg_played'

const isSystem = ({ role }: { role: string }) => role === 'system' || role === 'developer'

const isWhole = ({ ending }: Answer) => ending === 'complete' || ending === 'refusal'

const response = ({ model }: Answer, status: string) => ({
  id: 'resp_played',
  object: 'response',
  created_at: 1_700_000_000,
  status,
  error: null,
  incomplete_details: null as { reason: string } | null,
  model,
  output: [] as object[],
})

const ended = (answer: Answer) => ({
  ...response(answer, isWhole(answer) ? 'completed' : 'incomplete'),
  incomplete_details: isWhole(answer)
    ? null
    : { reason: answer.ending === 'length' ? 'max_output_tokens' : 'content_filter' },
  output: [message(answer)],
  usage: {
    input_tokens: answer.tokens.input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: answer.tokens.output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: answer.tokens.input + answer.tokens.output,
  },
})

const message = (answer: Answer) => ({
  type: 'message',
  id: ITEM,
  status: isWhole(answer) ? 'completed' : 'incomplete',
  role: 'assistant',
  content: [part(answer)],
})

const part = ({ ending, text }: Answer) =>
  ending === 'refusal' ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] }
