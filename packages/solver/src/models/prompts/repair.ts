import type { FailedCase } from '../../ports.ts'

/**
 * Tells what an answer gave when it was run, and asks for a better one.
 *
 * @param tried what was written to mend it, and did not
 */
export function repairPrompt({ input, expected, actual }: FailedCase, tried: readonly string[]): string {
  return [
    'Your code was run, and it is not right yet.',
    `Input:\n${input}`,
    `The page says:\n${expected}`,
    `Your code gave:\n${actual}`,
    ...tried.map((code) => `This was tried since, and is no better:\n${code}`),
    'Find the cause, not a patch for this one case. What passed before must still pass. Answer with the whole JSON object again.',
  ].join('\n\n')
}
