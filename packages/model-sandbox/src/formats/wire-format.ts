import type { Question, Tokens } from '../script.ts'

/** A request's path, query and body, to be read by the format that the path belongs to. */
export type Asked = { path: string; body: unknown }

/** What is to be told in a format. A `refusal` has its words as the text. */
export type Answer = {
  model: string
  text: string
  ending: 'complete' | 'length' | 'refusal' | 'filtered'
  tokens: Tokens
  /** Whether a stream ends with its tokens, where the format leaves the choice. */
  tellsUsage: boolean
}

/** The events of one streamed answer, in order; each is the text that goes over the wire. */
export type EventStream = {
  opening(): string
  piece(text: string): string
  closing(): string
  failure(status: number, message: string): string
}

/** How a provider puts things. How they are sent is the server's part. */
export type WireFormat = {
  /** @throws ZodError for a request that the provider would refuse */
  read(asked: Asked): Question
  /** The body of a plain answer. */
  whole(answer: Answer): object
  stream(answer: Answer): EventStream
  /** The body of an HTTP failure. */
  failure(status: number, message: string): object
}

/** A server-sent event. */
export function event(data: object | string, name?: string): string {
  const line = typeof data === 'string' ? data : JSON.stringify(data)
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${line}\n\n`
}
