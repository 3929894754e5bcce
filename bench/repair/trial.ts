import { plans } from '@dryrun/contract/plans'
import type { Result } from '@dryrun/contract/processing'
import type { ModelSandbox } from '@dryrun/model-sandbox/model-sandbox'
import type { Script } from '@dryrun/model-sandbox/script'
import type { Runner } from '@dryrun/runner/program'
import { openModels } from '@dryrun/solver/models/models'
import type { ModelCall } from '@dryrun/solver/models/settings'
import type { Author, Reader } from '@dryrun/solver/ports'
import { solve } from '@dryrun/solver/solve'
import { type Asked, habitOf, playModel } from './played-model.ts'
import type { Erring } from './slips.ts'

/** The most any plan repairs. */
export const MOST_REPAIRS = plans.pro.repairRounds

/** How often a draft may be repaired, and how many are written at once when two have failed. */
export type Way = { repairRounds: number; parallelDrafts: number }

export type Solved = {
  verified: boolean
  /** The code that was shown; null where there was none. */
  solution: string | null
  /** Why it was not verified, or the words of an error. */
  reason: string | null
  /** Drafts and repairs that were written, and the tokens of each, in their order. */
  tokens: number[]
  asked: Asked
}

export type Played = { sandbox: ModelSandbox; scripts: Map<string, Script>; runner: Runner; seed: string }

/** Knows nothing, so that models are asked. */
const nobody: Author = { draft: async () => null, repair: async () => null }

/** One solve of a page by a model that is played for it alone, over HTTP. */
export async function trial(erring: Erring, way: Way, { sandbox, scripts, runner, seed }: Played): Promise<Solved> {
  const { page } = erring
  const model = `${page.slug}-${page.language}-${way.repairRounds}-${way.parallelDrafts}`
  const { script, asked } = playModel(erring, habitOf(erring, seed), seed)
  scripts.set(model, script)
  const calls: ModelCall[] = []
  const settings = {
    id: model,
    provider: 'openai-compatible',
    model,
    baseUrl: `${sandbox.url}/v1`,
    uses: ['writing'],
    timeoutMs: 30_000,
    trusted: true,
  } as const
  const reader: Reader = { read: async () => page.problem, close: async () => {} }
  const ports = { reader, author: nobody, runner, models: openModels([settings], (call) => calls.push(call)) }
  let result: Omit<Result, 'id'> | null = null
  let failure: string | null = null
  for await (const step of solve({ images: [], language: page.language, type: 'solution', ...way }, ports)) {
    if (step.type === 'result') result = step.result
    if (step.type === 'error') failure = step.message
  }
  scripts.delete(model)
  return {
    verified: result?.verification?.status === 'passed',
    solution: result?.solution ?? null,
    reason: failure ?? result?.verification?.reason ?? null,
    tokens: calls.map(({ inputTokens, outputTokens }) => inputTokens + outputTokens),
    asked,
  }
}
