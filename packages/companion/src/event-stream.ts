import { messages } from '@dryrun/contract/messages'
import { SolveEvent } from '@dryrun/contract/processing'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { SolveFailure } from './solve-failure.ts'

/** An event of a solve, and its place in the solve's log: the place to resume from. */
export type NumberedEvent = { seq: number; event: SolveEvent }

/**
 * Reads server-sent events as they arrive; ends where the stream ends.
 *
 * @param stallMs a stream silent for so long is given up, since a dead connection can look open
 * @throws Error when the stream breaks or stalls
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, stallMs: number): AsyncGenerator<NumberedEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const arrived: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => arrived.push(message) })
  try {
    while (true) {
      const { done, value } = await unlessStalled(reader.read(), stallMs)
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      for (const message of arrived.splice(0)) {
        const numbered = parseMessage(message)
        if (numbered) yield numbered
      }
    }
  } finally {
    reader.cancel().catch(() => {
      // The stream has already broken: there is nothing left to cancel.
    })
  }
}

const knownTypes = new Set<string>(SolveEvent.options.map((option) => option.shape.type.value))

/** Null for a kind of event that a newer server tells and this page does not know. */
function parseMessage({ id, event, data }: EventSourceMessage): NumberedEvent | null {
  if (!event || !knownTypes.has(event)) return null
  try {
    return { seq: Number(id), event: SolveEvent.parse({ ...JSON.parse(data), type: event }) }
  } catch {
    throw new SolveFailure(messages.processing.failed, { code: 'internal', answered: true })
  }
}

async function unlessStalled<T>(reading: Promise<T>, stallMs: number): Promise<T> {
  const { promise: stalled, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The stream stalled')), stallMs)
  try {
    return await Promise.race([reading, stalled])
  } finally {
    clearTimeout(timer)
  }
}
