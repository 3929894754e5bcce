const ENDED = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n'

/**
 * Completes the end of a streamed chat: a server that says `[DONE]` without why has come to its end by itself, and its last
 * event is one although nothing stands behind it.
 */
export function withEnd(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let line = ''
  let toldWhy = false

  function completed(text: string): string {
    const lines = (line + text).split(/(?<=\n|\r)/)
    line = lines.pop() ?? ''
    return lines.map(withReason).join('')
  }

  function withReason(whole: string): string {
    if (/"finish_reason"\s*:\s*"[^"]/.test(whole)) toldWhy = true
    return !toldWhy && /^data: ?\[DONE\]/.test(whole) ? ENDED + whole : whole
  }

  return new TransformStream({
    transform(chunk, controller) {
      const text = completed(decoder.decode(chunk, { stream: true }))
      if (text !== '') controller.enqueue(encoder.encode(text))
    },
    flush(controller) {
      controller.enqueue(encoder.encode(`${completed(decoder.decode())}${withReason(line)}\n\n`))
    },
  })
}
