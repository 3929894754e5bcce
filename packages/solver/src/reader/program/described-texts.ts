import type { Block, BlockNotation } from './input-block.ts'
import { boundedNames, descriptionsIn, TEXT } from './input-format.ts'
import { parseBlock } from './standard-input.ts'

/** Which lines of an input are a text each, as the page says of them, how many lines there are, and whether a text comes of them. */
export type DescribedLines = { count: number; texts: ReadonlySet<number>; givesText: boolean }

/** `Output: the string`. */
const GIVES_TEXT = /\bOutput\b\s*[:.]?\s*(?:the|a|one)\s+(?:\w+\s+){0,2}?(?:string|text|sentence)\b/

/**
 * What a page says of its input, line by line, where a line of it is a text and all inputs have as many lines; null for any
 * other page.
 */
export function describedLines([statement = '', ...constraints]: string[], inputs: string[]): DescribedLines | null {
  const said = descriptionsIn(statement, boundedNames(constraints))
  const texts = said.flatMap(({ text, isText, several, width }, place) =>
    isText && !several && (width ?? 1) === 1 && TEXT.test(text) ? [place] : [],
  )
  if (texts.length === 0 || inputs.length === 0 || said.some(({ several }) => several)) return null
  if (inputs.some((input) => input.trim().split('\n').length !== said.length)) return null
  return { count: said.length, texts: new Set(texts), givesText: GIVES_TEXT.test(statement) }
}

/** The words of an input whose lines are described: one that is a text is a single word, whatever is in it; null where another cannot be read. */
export function parseDescribed(input: string, { count, texts }: DescribedLines): Block | null {
  const lines = input.trim().split('\n')
  if (lines.length !== count) return null
  const rows = lines.map((line, place) => (texts.has(place) ? [line.trim()] : parseBlock(line)?.[0]))
  return rows.every((row) => row !== undefined) ? rows : null
}

/** A text in one piece: behind a mark in it a space may have been overlooked. */
const IN_ONE_PIECE = /^(?!.*[,;:]\S)\S+$/

/** The words of an output: a text in one piece is a single word, whatever signs it has. */
export function parseDescribedOutput(output: string, { givesText }: DescribedLines): Block | null {
  const text = output.trim()
  return givesText && IN_ONE_PIECE.test(text) ? [[text]] : parseBlock(output)
}

/** How inputs and outputs are cut into words where a line of the input is said to be a text; null for any other page. */
export function describedNotation(prose: string[], inputs: string[]): BlockNotation | null {
  const described = describedLines(prose, inputs)
  return (
    described && {
      input: (text) => parseDescribed(text, described),
      output: (text) => parseDescribedOutput(text, described),
    }
  )
}
