import type { Problem } from '@dryrun/contract/problem'

/** Shorter texts stand in any program. */
const TELLING = 4

/**
 * Why passing the examples would show nothing: the code holds the page's own answers beside the inputs they belong to, as
 * one does that looks them up. It may be honest, so it is shown, and not called verified.
 */
export function doubtsAbout(source: string, { examples }: Problem): string[] {
  const code = squeezed(source)
  const held = examples.filter(({ input, expected }) => {
    const values = literalsIn(input)
    return values.length > 0 && values.every((value) => code.includes(value)) && code.includes(squeezed(expected))
  })
  return held.length > 0 && held.length * 2 >= examples.length
    ? ['The code holds the inputs of the examples and their answers, so passing them shows nothing.']
    : []
}

/** The values of an input that are long enough to be told from any other text. */
function literalsIn(input: string): string[] {
  return [...input.matchAll(/\[[^=]*\]|"[^"]*"|'[^']*'|-?\d[\d.]*/g)]
    .map(([value]) => squeezed(value))
    .filter((value) => value.length >= TELLING)
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '').replaceAll("'", '"')
}
