/** Whose calls a request speaks: OpenAI's chat completions, Anthropic's messages, Google's generateContent. */
export type Format = 'openai' | 'anthropic' | 'google'

export type Picture = { mediaType: string; base64: string }

export type Message = { role: 'user' | 'assistant'; text: string; pictures: Picture[] }

/** What a request asks, whatever the format. */
export type Question = {
  model: string
  /** The text of the system, or developer, messages. */
  system: string
  messages: Message[]
  streamed: boolean
  /** Whether the format was told to answer JSON. */
  asksForJson: boolean
  /** Whether a streamed answer is to end with its tokens; only OpenAI's clients ask for it. */
  asksForUsage: boolean
}

/** A request as it came, and what became of it. */
export type ReceivedRequest = Question & {
  format: Format
  /** The how manyth request for this model, from 1. */
  attempt: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: unknown
  /** The clock at its arrival, in milliseconds. */
  receivedAt: number
  /** Everything was sent that was to be sent. */
  answered: boolean
  /** The client left before that. */
  abandoned: boolean
}

/** What a call is said to have used. */
export type Tokens = { input: number; output: number }

type Told = {
  text: string
  /** By its length when absent. */
  tokens?: Tokens
  /** Characters of each piece of a stream. */
  chunkSize?: number
  /** Before each piece; a plain answer is then sent in pieces, too. */
  pauseMs?: number
}

/** What the played model does with one request. */
export type Reply =
  | ({ kind: 'text' } & Told)
  /** Stopped at the limit of tokens: the text is all that was written. */
  | ({ kind: 'length' } & Told)
  /** Declines in words. OpenAI has a field for them, Anthropic a stop reason, Google says SAFETY. */
  | ({ kind: 'refusal' } & Told)
  /** Withheld by the provider's filter, without a word. */
  | { kind: 'filtered' }
  /** A good answer in one piece, though a stream was asked for. */
  | { kind: 'unstreamed'; text: string }
  /** These bytes, piece by piece, whatever was asked and in whichever format. Without a type none is told. */
  | { kind: 'raw'; pieces: readonly string[]; contentType?: string }
  /** A good answer of no text. */
  | { kind: 'empty' }
  /** An HTTP failure; `page` instead of the provider's own body, as a proxy sends it. */
  | { kind: 'status'; status: number; message?: string; retryAfter?: number | Date; page?: string }
  /** Accepts and never goes on, until the client leaves; a stream may have begun with `text`. */
  | { kind: 'silence'; text?: string }
  /** Breaks off in the middle of the answer: the connection is destroyed, or ended as if that were all. */
  | { kind: 'cut'; text: string; how: 'destroyed' | 'ended' }
  /** Never stops sending: words, or bytes that say nothing. Each piece waits until the client took the one before. */
  | { kind: 'endless'; of: 'words' | 'nothing' }
  /** Sends the client elsewhere. */
  | { kind: 'redirect'; to: string; status: 301 | 302 | 303 | 307 | 308 }
  /** 200, and nothing that is JSON. */
  | { kind: 'garbage' }
  /** A failure told within a stream, after `text` and a while; a plain call gets it as the status. */
  | { kind: 'error-event'; text: string; status: number; message?: string; afterMs?: number }

/** Plays the model: a function of what was asked. */
export type Script = (request: ReceivedRequest) => Reply | Promise<Reply>
