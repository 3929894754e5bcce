import type { Problem } from '@dryrun/contract/problem'
import { PRINTS, SAYS_LINES } from './reader/program/program-page.ts'

/** Whether a page asks for a whole program that reads standard input, whether or not its layout could be told. */
export function asksForProgram({ stdin, program, signature, classSignature, statement, examples }: Problem): boolean {
  if (stdin || program) return true
  if (signature || classSignature || examples.length === 0) return false
  const areNamed = examples.some(
    ({ input, arguments: given }) => /\w\s*[=:]/.test(input) || given?.some(({ name }) => name),
  )
  return !areNamed && SAYS_LINES.test(statement) && PRINTS.test(statement)
}
