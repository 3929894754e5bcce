import { z } from 'zod'
import { type Answer, event, type WireFormat } from './wire-format.ts'

const Part = z.union([
  z.object({ text: z.string() }),
  z.object({ inlineData: z.object({ mimeType: z.string(), data: z.string() }) }),
])

const Body = z.object({
  systemInstruction: z.object({ parts: z.array(z.object({ text: z.string() })) }).optional(),
  contents: z.array(z.object({ role: z.enum(['user', 'model']), parts: z.array(Part) })).min(1),
  generationConfig: z.object({ responseMimeType: z.string().optional() }).optional(),
})

/** The path names the model and whether the answer is streamed. */
export const googlePath = /^\/v1beta\/models\/([^/:]+):(generateContent|streamGenerateContent)$/

const errorStatuses: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}

/** `POST /v1beta/models/MODEL:generateContent`, and `:streamGenerateContent?alt=sse`. */
export const google: WireFormat = {
  read({ path, body }) {
    const [, model = '', call] = googlePath.exec(path) ?? []
    const { systemInstruction, contents, generationConfig } = Body.parse(body)
    return {
      model,
      system: systemInstruction?.parts.map(({ text }) => text).join('\n') ?? '',
      messages: contents.map(({ role, parts }) => ({
        role: role === 'model' ? 'assistant' : 'user',
        text: parts.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n'),
        pictures: parts.flatMap((part) =>
          'inlineData' in part ? [{ mediaType: part.inlineData.mimeType, base64: part.inlineData.data }] : [],
        ),
      })),
      streamed: call === 'streamGenerateContent',
      asksForJson: generationConfig?.responseMimeType === 'application/json',
      asksForUsage: true,
    }
  },

  whole: (answer) => ({
    ...envelope(answer),
    candidates: [{ ...(isTold(answer) ? content(answer.text) : {}), finishReason: finishReason(answer), index: 0 }],
  }),

  stream: (answer) => ({
    opening: () => '',
    piece: (text) =>
      isTold(answer) ? event({ ...envelope(answer), candidates: [{ ...content(text), index: 0 }] }) : '',
    closing: () => event({ ...envelope(answer), candidates: [{ finishReason: finishReason(answer), index: 0 }] }),
    failure: (status, message) => event(failure(status, message)),
  }),

  failure,
}

const envelope = ({ model, tokens }: Answer) => ({
  responseId: 'played',
  modelVersion: model,
  usageMetadata: {
    promptTokenCount: tokens.input,
    candidatesTokenCount: tokens.output,
    totalTokenCount: tokens.input + tokens.output,
  },
})

const content = (text: string) => ({ content: { role: 'model', parts: [{ text }] } })

/** Google withholds the words of an answer that it blocks. */
const isTold = ({ ending }: Answer) => ending === 'complete' || ending === 'length'

const finishReason = ({ ending }: Answer) =>
  ({ complete: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY', filtered: 'PROHIBITED_CONTENT' })[ending]

function failure(code: number, message: string) {
  return { error: { code, message, status: errorStatuses[code] ?? 'UNKNOWN' } }
}
