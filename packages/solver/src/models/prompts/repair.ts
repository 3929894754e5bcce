import type { FailedCase } from '../../ports.ts'

/** Tells what an answer gave when it was run, and asks for a better one. */
export function repairPrompt({ input, expected, actual }: FailedCase): string {
  return [
    'Your code was run, and it is not right yet.',
    `Input:\n${input}`,
    `The page says:\n${expected}`,
    `Your code gave:\n${actual}`,
    'Find the cause, not a patch for this one case. What passed before must still pass. Answer with the whole JSON object again.',
  ].join('\n\n')
}
