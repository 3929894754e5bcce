import { type Json, textsIn } from './values.ts'

/** Signs among letters that the recogniser takes for one another without a doubt, whichever size it reads. */
const FOREIGN_CAPITAL = /[a-z]I|I[a-z]/
const FOREIGN_DIGIT = /(?<=[A-Za-z])[01]|[01](?=[A-Za-z])/g
const LONE_DIGIT = /^[01]$/
/** Brackets and one sign that a bracket is taken for. */
const FOREIGN_AMONG_BRACKETS = /^(?=.{3})[()[\]{}]*[<>CcGOoIlLJ1|!][()[\]{}]*$/
/** Fewer texts than this do not tell how texts are written here. */
const FEWEST = 3
/** Fewer commas than this do not tell whether there are spaces behind them. */
const FEWEST_COMMAS = 2
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
    FOREIGN_AMONG_BRACKETS,
    has(/[2-9]/) || !has(/[A-Za-z]/) ? [] : LONE_DIGIT,
  ].flat()
  const tests = [...signs.map((sign) => (text: string) => sign.test(text)), foreignDigitIn(texts)]
  const odd = tests.filter((stands) => texts.filter(stands).length < texts.length * USUAL)
  const letters = new Set([...inBothCases(texts), ...letterAmongFigures(texts)])
  return (value) =>
    texts.length >= FEWEST && textsIn(value).some((text) => letters.has(text) || odd.some((stands) => stands(text)))
}

/** How often what stands in brackets is meant: `x10[y]` among `2[ab]`. */
const REPEATS = /\d+(?=\[)/g

/**
 * Finds the texts with a zero or a one beside a letter, but where others have another figure in just that place: `k1@x`
 * among `k2@x` and `k3@x`, or any before a bracket.
 */
function foreignDigitIn(all: string[]): (text: string) => boolean {
  const areRepeats = all.some((text) => /[2-9]\[/.test(text))
  const plain = (text: string) => (areRepeats ? text.replace(REPEATS, '') : text)
  const texts = all.map(plain)
  const figures = new Set(
    texts.flatMap((text) => Array.from(text.matchAll(/[2-9]/g), ({ index }) => beside(text, index))),
  )
  return (read) => {
    const text = plain(read)
    return Array.from(text.matchAll(FOREIGN_DIGIT)).some(({ index }) => !figures.has(beside(text, index)))
  }
}

/** The signs on both sides of one; a figure there is like any other. */
function beside(text: string, place: number): string {
  return `${text[place - 1] ?? ''} ${text[place + 1] ?? ''}`.replace(/\d/g, '0')
}

/** Figures of which a grid has as many show that a letter there is none. */
const FEWEST_FIGURES = 8
const MOST_SLIPS = 2

/** The only letter among the cells of grids of figures, that is there once or twice. */
function letterAmongFigures(texts: string[]): string[] {
  const found = texts.filter((text) => /^[A-Za-z]$/.test(text))
  const figures = texts.filter((text) => /^\d$/.test(text)).length
  const isSlip = found.length <= MOST_SLIPS && new Set(found).size === 1
  return isSlip && figures >= FEWEST_FIGURES && found.length + figures === texts.length ? found : []
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
 * divided by commas: `[[1,2],[3.4]]`. The two signs differ by a pixel or two. `[4.00000, 14.50000]` is none of them: no
 * number begins with a zero and goes on, so that this page writes so many figures behind a point. Nor is `[null, 12.5, 7.25]`:
 * where every comma has a space behind it, a comma read as a point would have one too.
 */
export function pointsIn(texts: string[]): (text: string) => boolean {
  const seen = texts.flatMap(inArrays)
  const lengths = new Set(seen.flatMap((decimal) => (/\.0\d/.test(decimal) ? [fractionLength(decimal)] : [])))
  const decimals = seen.length
  const integers = texts.flatMap((text) => text.match(/(?<=[[,\s])-?\d+(?=\s*[,\]])/g) ?? []).length
  return (text) =>
    decimals < (decimals + integers) * USUAL &&
    !isSpaced(text) &&
    inArrays(text).some((decimal) => !lengths.has(fractionLength(decimal)))
}

/** Whether every comma in an array of several values has a space behind it. */
function isSpaced(text: string): boolean {
  return (text.match(/, /g)?.length ?? 0) >= FEWEST_COMMAS && !/,\S/.test(text)
}

function fractionLength(decimal: string): number {
  return decimal.length - decimal.indexOf('.') - 1
}

function inArrays(text: string): string[] {
  return text.match(/(?<=[[,\s]-?)\d+\.\d+(?=\s*[,\]])/g) ?? []
}
