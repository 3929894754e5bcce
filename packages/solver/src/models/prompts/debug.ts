import { page } from './rules.ts'

/** Shows code that failed elsewhere and what is known of the failure, and asks to mend it. */
export function debugPrompt(problem: string, solution: string, failure: string): string {
  return [
    problem,
    `This code was submitted:\n\n${solution}`,
    `It failed. This is what is known of the failure:\n\n${page(failure)}`,
    'Mend it with as few changes as the cause allows. In "explanation", say first what was wrong and then what changed.',
  ].join('\n\n')
}
