import { eventOf, pieceOf } from './piece.ts'

const ENDED = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n'

/**
 * A streamed chat as OpenAI streams it: what a server calls `message` or `text` is its `delta`; one that says `[DONE]` without
 * why has come to its end by itself, and its last event is one although nothing stands behind it.
 */
export function inOpenAiForm(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let line = ''
  let toldWhy = false

  function completed(text: string): string {
    const lines = (line + text).split(/(?<=\n|\r)/)
    line = lines.pop() ?? ''
    return lines.map(inForm).join('')
  }

  function inForm(whole: string): string {
    // Most lines of an answer without an end are blank.
    if (!whole.startsWith('data:')) return whole
    const isTheirs = whole.includes('"choices"') && !whole.includes('"delta"')
    const piece = isTheirs ? pieceOf(whole.slice('data:'.length)) : null
    return withReason(piece === null ? whole : eventOf(piece))
  }

  function withReason(event: string): string {
    if (/"finish_reason"\s*:\s*"[^"]/.test(event)) toldWhy = true
    return !toldWhy && /^data: ?\[DONE\]/.test(event) ? ENDED + event : event
  }

  return new TransformStream({
    transform(chunk, controller) {
      const text = completed(decoder.decode(chunk, { stream: true }))
      if (text !== '') controller.enqueue(encoder.encode(text))
    },
    flush(controller) {
      controller.enqueue(encoder.encode(`${completed(decoder.decode())}${inForm(line)}\n\n`))
    },
  })
}
