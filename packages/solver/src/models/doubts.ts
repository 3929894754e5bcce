import type { Language } from '@dryrun/contract/languages'
import type { Problem } from '@dryrun/contract/problem'
import { replaceTokens } from '@dryrun/problem-bank/rename'

/** Shorter texts stand in any program. */
const TELLING = 4
/** An input as long as this, in characters, stands in no program that does not look it up. */
const UNMISTAKABLE = 12

/**
 * Why passing the examples would show nothing: the code holds the page's own answers beside the inputs they belong to, as
 * one does that looks them up. It may be honest, so it is shown, and not called verified.
 */
export function doubtsAbout(source: string, language: Language, { examples }: Problem): string[] {
  const code = inPagesSpelling(squeezed(withoutComments(source, language)), language)
  const held = examples.flatMap(({ input, expected }) => {
    const values = literalsIn(input)
    const isHeld = values.length > 0 && [...values, squeezed(expected)].every((value) => code.includes(value))
    return isHeld ? [values.join('')] : []
  })
  const shows = held.length * 2 >= examples.length || held.some((values) => values.length >= UNMISTAKABLE)
  return held.length > 0 && shows
    ? ['The code holds the inputs of the examples and their answers, so passing them shows nothing.']
    : []
}

/** An example in a comment explains. */
function withoutComments(source: string, language: Language): string {
  const code = language === 'python' ? source.replace(/'''[\s\S]*?'''/g, '') : source
  return replaceTokens(code, language, ({ kind, text }) => (kind === 'comment' ? '' : text))
}

/** Code with its lists between square brackets, as pages have them. */
function inPagesSpelling(code: string, language: Language): string {
  if (language === 'python' || language === 'javascript') return code
  return code.replaceAll('vec!', '').replaceAll('{', '[').replaceAll('}', ']')
}

/** The values of an input that are long enough to be told from any other text. */
function literalsIn(input: string): string[] {
  return [...input.matchAll(/\[[^=]*\]|"[^"]*"|'[^']*'|-?\d[\d.]*/g)]
    .map(([value]) => squeezed(value))
    .filter((value) => value.length >= TELLING)
}

function squeezed(text: string): string {
  return text.replace(/[\s\\]+/g, '').replaceAll("'", '"')
}
