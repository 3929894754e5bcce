import { type ModelSandbox, openModelSandbox } from '@dryrun/model-sandbox/model-sandbox'
import type { Reply, Script } from '@dryrun/model-sandbox/script'
import type { ModelSettings } from '@dryrun/solver/models/settings'
import { onTestFinished } from 'vitest'
import { draft } from './solving-server.ts'
import type { TestServer } from './test-server.ts'

/** The key that a connected model is called with. */
export const MODEL_KEY = 'sk-the-key-nobody-may-see'

/** Connects a model that is played by a script, over real HTTP, as the environment would. */
export async function connectModel(
  server: TestServer,
  script: Script,
  changed: Partial<ModelSettings> = {},
): Promise<ModelSandbox> {
  const sandbox = await openModelSandbox(script)
  onTestFinished(() => sandbox.close())
  const { models } = server.services.config
  models.push({
    id: `environment-writing-${models.length + 1}`,
    provider: 'openai-compatible',
    model: 'played',
    baseUrl: `${sandbox.url}/v1`,
    apiKey: MODEL_KEY,
    uses: ['writing'],
    timeoutMs: 5_000,
    inputPrice: 1,
    outputPrice: 10,
    trusted: true,
    ...changed,
  })
  return sandbox
}

export const RIGHT = draft.program.source.trim()
export const WRONG = 'def double(n):\n    return n + 3'

/** An answer as models give it, which took 1,100 tokens and cost 2 thousandths of a dollar. */
export function answering(solution: string): Reply {
  const { thoughts, timeComplexity, spaceComplexity, explanation } = draft
  const text = JSON.stringify({ solution, thoughts, timeComplexity, spaceComplexity, explanation })
  return { kind: 'text', text, tokens: { input: 1_000, output: 100 } }
}
