import type { ModelCall } from './settings.ts'

/** What one solve has used of models so far. */
export type Spending = { count(call: ModelCall): void; spent(): { tokens: number; costMicros: number } }

export function openSpending(): Spending {
  let tokens = 0
  let costMicros = 0
  return {
    count(call) {
      tokens += call.inputTokens + call.outputTokens
      costMicros += call.costMicros
    },
    spent: () => ({ tokens, costMicros }),
  }
}
