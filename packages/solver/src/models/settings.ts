import type { ModelProvider, ModelUse } from '@dryrun/contract/models'

/** A model to call. */
export type ModelSettings = {
  /** Names it among the others, where its calls are counted. */
  id: string
  provider: ModelProvider
  /** As the provider names it. */
  model: string
  /** Where it is; absent for the provider's own address. */
  baseUrl?: string
  apiKey?: string
  uses: readonly ModelUse[]
  /** One call, from sending it to the last word. */
  timeoutMs: number
  /** US dollars for a million tokens; absent where nobody said. */
  inputPrice?: number
  outputPrice?: number
  /** Whether the address may be a private one, and http: it comes from the environment, or its host is allowed there. */
  trusted: boolean
}

/** One call to a model that ended, however. */
export type ModelCall = {
  modelId: string
  provider: ModelProvider
  model: string
  purpose: 'read' | 'draft' | 'repair' | 'debug' | 'follow-up' | 'test'
  /** `ok`, or the kind of failure. */
  outcome: string
  milliseconds: number
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar; 0 where no price is known. */
  costMicros: number
}
