import { type Json, textsIn } from './values.ts'

/** Signs among letters that the recogniser takes for one another without a doubt, whichever size it reads. */
const FOREIGN_CAPITAL = /[a-z]I|I[a-z]/
const FOREIGN_DIGIT = /[A-Za-z][01]|[01][A-Za-z]/
const LONE_DIGIT = /^[01]$/
/** Brackets and one sign that a bracket is taken for. */
const FOREIGN_AMONG_BRACKETS = /^(?=.{3})[()[\]{}]*[<>CcGOoIlLJ1|!][()[\]{}]*$/
/** Fewer texts than this do not tell how texts are written here. */
const FEWEST = 3
/** Of a page where this share of the texts is written so, it is the page's way and no slip. */
const USUAL = 0.4

/**
 * Finds the texts that stand out from the others of a page by such a sign: `Im` among words in small letters, `i0` among
 * words without figures, `<[]}` among brackets. What they really say cannot be told. Among texts of zeros and ones a lone one is none.
 */
export function mistakenIn(values: Json[]): (value: Json) => boolean {
  const texts = values.flatMap(textsIn)
  const has = (sign: RegExp) => texts.some((text) => sign.test(text))
  const signs = [
    has(/[A-HJ-Z]/) ? [] : FOREIGN_CAPITAL,
    FOREIGN_DIGIT,
    FOREIGN_AMONG_BRACKETS,
    has(/[2-9]/) || !has(/[A-Za-z]/) ? [] : LONE_DIGIT,
  ].flat()
  const odd = signs.filter((sign) => texts.filter((text) => sign.test(text)).length < texts.length * USUAL)
  const letters = inBothCases(texts)
  return (value) =>
    texts.length >= FEWEST && textsIn(value).some((text) => letters.has(text) || odd.some((sign) => sign.test(text)))
}

/** Letters of which a capital is told by its height alone, or that the reader of lines takes for each other. */
const ALIKE = /^[closuvwxz]$/i
/** A grid has no more kinds of cells than this. */
const MOST_KINDS = 3

/** Of the cells of grids, letters that are there in both cases: one of them is a slip, and there is no knowing which. */
function inBothCases(texts: string[]): ReadonlySet<string> {
  const kinds = new Set(texts)
  const letters = new Set([...kinds].map((text) => text.toLowerCase()))
  const isGrid = letters.size <= MOST_KINDS && [...kinds].every((text) => text.length === 1)
  const isBoth = (text: string) => kinds.has(text.toLowerCase()) && kinds.has(text.toUpperCase())
  return new Set(isGrid ? [...kinds].filter((text) => ALIKE.test(text) && isBoth(text)) : [])
}

/**
 * Finds the inputs and outputs in which a point stands between the numbers of an array, where nearly all others are
 * divided by commas: `[[1,2],[3.4]]`. The two signs differ by a pixel or two.
 */
export function pointsIn(texts: string[]): (text: string) => boolean {
  const decimals = texts.flatMap(inArrays).length
  const integers = texts.flatMap((text) => text.match(/(?<=[[,\s])-?\d+(?=\s*[,\]])/g) ?? []).length
  return (text) => decimals < (decimals + integers) * USUAL && inArrays(text).length > 0
}

function inArrays(text: string): string[] {
  return text.match(/(?<=[[,\s]-?)\d+\.\d+(?=\s*[,\]])/g) ?? []
}
