import { type Language, languages } from '@dryrun/contract/languages'
import { page, UNTRUSTED } from './rules.ts'

/** Asks a question about a solution. */
export function followUpInstructions(
  problemStatement: string,
  solution: string | undefined,
  language: Language,
): string {
  return [
    'You explain solutions of coding problems to the person who asked for them. Answer in short, plain Markdown, in the language of the question. If code you show was not run, do not say that it works.',
    UNTRUSTED,
    page(problemStatement),
    ...(solution === undefined ? [] : [`The solution, in ${languages[language].label}:\n\n${solution}`]),
  ].join('\n\n')
}
