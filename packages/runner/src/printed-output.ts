import type { Readable } from 'node:stream'

/** A program that prints more than this in all is ended: reading on would cost more than its answer is worth. */
const FLOOD_BYTES = 4 * 1024 * 1024
/** After an answer, how long to wait for the end of what was printed before it; a program may have closed its output. */
const MARK_PATIENCE_MS = 250
/** A run-time that ends itself says why, and lists what it was doing below. */
const LAST_WORDS_BYTES = 16 * 1024

/** What a program prints, kept call by call. */
export type PrintedOutput = {
  /** Starts a call, whose output the harness ends with its nonce between two zero bytes. */
  begin(nonce: string): void
  /** What the call printed, once its end was seen. */
  whole(): Promise<string>
  /** What the call has printed until now. */
  soFar(): string
  /** What was printed last, however much came before. */
  lastWords(): string
}

/**
 * Keeps at most `keptBytes` of what is printed in each call.
 * @param onFlood called when it prints without end, and again with each piece it prints after that
 */
export function keepPrinted(stream: Readable, keptBytes: number, onFlood: () => void): PrintedOutput {
  let mark = Buffer.alloc(0)
  let kept = Buffer.alloc(0)
  let last = Buffer.alloc(0)
  let cut = false
  let total = 0
  let marked = Promise.withResolvers<void>()
  let closed = false

  stream.on('data', (chunk: Buffer) => {
    total += chunk.length
    if (total > FLOOD_BYTES) onFlood()
    last = Buffer.concat([last, chunk]).subarray(-LAST_WORDS_BYTES)
    const seen = Buffer.concat([kept, chunk])
    const end = seen.indexOf(mark)
    if (end !== -1) marked.resolve()
    const text = end === -1 ? seen : seen.subarray(0, end)
    cut ||= text.length > keptBytes
    // A mark may be half here; once the output is cut, only its last bytes are still looked at for it.
    kept = cut ? Buffer.concat([text.subarray(0, keptBytes), seen.subarray(-mark.length)]) : text
  })
  const close = () => {
    closed = true
    marked.resolve()
  }
  stream.resume()
  stream.once('end', close)
  stream.once('error', close)
  stream.once('close', close)

  const soFar = () =>
    kept.toString('utf8', 0, Math.min(kept.length, keptBytes)) + (cut ? '\n… the rest of the output was cut' : '')

  return {
    begin(nonce) {
      mark = Buffer.from(`\0${nonce}\0`)
      kept = Buffer.alloc(0)
      cut = false
      marked = Promise.withResolvers()
      if (closed) marked.resolve()
    },
    async whole() {
      const patience = setTimeout(marked.resolve, MARK_PATIENCE_MS)
      await marked.promise
      clearTimeout(patience)
      return soFar()
    },
    soFar,
    lastWords: () => last.toString('utf8'),
  }
}
