import type { Problem } from '@dryrun/contract/problem'
import { type ModelSandbox, openModelSandbox } from '@dryrun/model-sandbox/model-sandbox'
import type { Reply, Script } from '@dryrun/model-sandbox/script'
import { inTurn } from '@dryrun/model-sandbox/scripts'
import { afterEach } from 'vitest'
import type { ModelSettings } from '../models/settings.ts'

const open: ModelSandbox[] = []

/** A played server for one test. */
export async function playing(...script: [Script] | [Reply, ...Reply[]]): Promise<ModelSandbox> {
  const [first, ...rest] = script
  const sandbox = await openModelSandbox(typeof first === 'function' ? first : inTurn([first, ...(rest as Reply[])]))
  open.push(sandbox)
  return sandbox
}

afterEach(() => Promise.all(open.splice(0).map((sandbox) => sandbox.close())))

export const KEY = 'sk-played-0123456789'

/** A model of a played server, which may read and write. */
export function model({ url }: ModelSandbox, changes: Partial<ModelSettings> = {}): ModelSettings {
  const provider = changes.provider ?? 'openai-compatible'
  return {
    id: changes.model ?? 'played',
    provider,
    model: 'played',
    baseUrl: provider === 'google' ? `${url}/v1beta` : `${url}/v1`,
    apiKey: KEY,
    uses: ['reading', 'writing'],
    timeoutMs: 10_000,
    trusted: true,
    ...changes,
  }
}

export const twoSum: Problem = {
  title: 'Two Sum',
  statement: 'Give the places of the two numbers that add up to the target.',
  constraints: [],
  examples: [
    {
      input: 'nums = [2,7,11,15], target = 9',
      expected: '[0,1]',
      arguments: [
        { name: 'nums', value: [2, 7, 11, 15] },
        { name: 'target', value: 9 },
      ],
      value: [0, 1],
    },
  ],
  signature: {
    name: 'two_sum',
    parameters: [
      { name: 'nums', type: 'integer[]' },
      { name: 'target', type: 'integer' },
    ],
    returns: 'integer[]',
  },
  unreadable: [],
}

export const source = `def two_sum(nums, target):
    seen = {}
    for place, number in enumerate(nums):
        if target - number in seen:
            return [seen[target - number], place]
        seen[number] = place`

/** An answer with every field, as a model is asked to give it. */
export const goodAnswer = {
  solution: source,
  thoughts: ['Remember what was seen.'],
  timeComplexity: 'O(n)',
  spaceComplexity: 'O(n)',
  explanation: 'A map gives the place of the partner.',
}
