import type { Accepts } from '../../src/any-answer.ts'

/** The characters of the text, equal ones side by side, and no run longer than the one before it. */
export const accepts: Accepts = ([text], _expected, actual) => {
  if (typeof text !== 'string' || typeof actual !== 'string' || sorted(text) !== sorted(actual)) return false
  const runs: string[][] = []
  for (const character of actual) {
    const last = runs.at(-1)
    if (last?.[0] === character) last.push(character)
    else runs.push([character])
  }
  const areWhole = new Set(runs.map(([character]) => character)).size === runs.length
  return areWhole && runs.every((run, at) => at === 0 || run.length <= (runs[at - 1]?.length ?? 0))
}

function sorted(text: string): string {
  return [...text].sort().join('')
}
