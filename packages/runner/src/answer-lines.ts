import type { Readable } from 'node:stream'

/** An answer longer than this is a flood, not a value: a tree of 100,000 levels takes a third, and reading more would hold everyone up. */
export const LONGEST_ANSWER_BYTES = 4 * 1024 * 1024

export type AnswerLine = { line: string } | 'ended' | 'too-long'

/** The private channel out of a sandbox, line by line. What it carries was written by nobody we trust. */
export type AnswerLines = {
  /** The next line, once it is whole. One caller at a time. */
  next(): Promise<AnswerLine>
  /** Whether something was said that nobody has asked for yet. */
  spokeUnasked(): boolean
  /** Whether nothing more will come. */
  ended(): boolean
}

/** Splits a stream into lines without ever holding more than one answer may be. */
export function readAnswerLines(stream: Readable): AnswerLines {
  let chunks: Buffer[] = []
  let bytes = 0
  const lines: AnswerLine[] = []
  let over: AnswerLine | undefined
  let waiting: ((line: AnswerLine) => void) | undefined

  function deliver(line: AnswerLine) {
    if (waiting) {
      waiting(line)
      waiting = undefined
    } else {
      lines.push(line)
    }
  }
  function end(reason: 'ended' | 'too-long') {
    if (over) return
    over = reason
    chunks = []
    waiting?.(reason)
    waiting = undefined
  }

  stream.on('data', (chunk: Buffer) => {
    let rest = chunk
    for (let end = rest.indexOf(10); end !== -1 && !over; end = rest.indexOf(10)) {
      deliver({ line: Buffer.concat([...chunks, rest.subarray(0, end)]).toString('utf8') })
      chunks = []
      bytes = 0
      rest = rest.subarray(end + 1)
    }
    if (over) return
    chunks.push(rest)
    bytes += rest.length
    if (bytes > LONGEST_ANSWER_BYTES || lines.length > 1) end('too-long')
  })
  stream.once('end', () => end('ended'))
  // A sandbox that is killed in mid-sentence resets its end of the channel; that is an end like any other.
  stream.once('error', () => end('ended'))
  stream.once('close', () => end('ended'))

  return {
    next() {
      const line = lines.shift() ?? over
      if (line) return Promise.resolve(line)
      return new Promise((resolve) => {
        waiting = resolve
      })
    },
    spokeUnasked: () => lines.length > 0 || bytes > 0,
    ended: () => over !== undefined,
  }
}
