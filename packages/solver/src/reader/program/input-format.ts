import type { InputLines } from '@dryrun/contract/problem'
import { namesIn } from '../../input-lines.ts'
import type { Layout } from './input-block.ts'

/** What a page says of one line of the input, or of several that are alike. */
export type Description = {
  text: string
  several: boolean
  /** How many single values a line holds: 'two integers'. */
  width?: number
  /** The values are texts, whatever they look like. */
  isText: boolean
  /** What they are called, in order. */
  names: string[]
}

/** Where a page begins to speak of a line, or of several. */
const LINE =
  /\b(?:(?:the|each of the|all of|all)\s+)*(?:(?:first|second|third|fourth|fifth|sixth|next|following|last|final|only|single|remaining|subsequent|another|one|each|every|then)\s+)+(?:[\w-]+\s+){0,2}?(?:input\s+)?lines?\b|\blines?\s+\d+(?:\s*(?:-|–|to|through|\.{2,3})\s*[\w+ ]{1,6}?)?\s*:/gi
/** Headings, which begin with a capital, over what is said of the input and of the output. */
const INPUT = /\bInput(?:\s+(?:[Ff]ormat|[Ss]pecification|[Dd]escription))?\b\s*:?/
const OUTPUT = /\bOutput\b/

const WIDTHS = ['one', 'two', 'three', 'four', 'five']
const THINGS = 'integers|numbers|values|elements|strings|words|reals|floats|doubles'
const WIDTH = new RegExp(`\\b(two|three|four|five|[2-5])\\s+(?:[\\w-]+[\\s,]+){0,3}?(?:${THINGS})\\b`, 'i')
const MANY = new RegExp(
  `\\b(?:${THINGS})\\b|\\b(?:contains?|holds?|has|is|gives?|of)\\s+(?:the\\s+|an?\\s+)?(?:[\\w-]+\\s+){0,2}(?:array|list|sequence|permutation)\\b`,
  'i',
)
/** A single value, of which more is said. */
const ONE = /\b(?:an?|single|one|another)\s+(?:[\w-]+\s+){0,2}?(?:integer|number|string|word|character)\b/gi
/** A name that counts: 'n integers', 'n distinct space-separated integers'. */
const COUNTED = new RegExp(
  `\\b([A-Za-z]\\w*)\\s+(?:(?:(?:space|comma)[\\s-]*separated|distinct|different|unique|non-negative|positive|negative|sorted|real|binary|lowercase)[\\s,]+)*(?:${THINGS})\\b`,
)
/** A line that is one text. */
export const TEXT = /\b(?:string|sentence|text|phrase|paragraph)\b/i
const TEXTS = /\b(?:strings?|words?|sentence|text|phrase|characters|letters)\b/i
const NUMBERS = /\b(?:integers?|numbers?|reals?|floats?|doubles?)\b/i
const BEFORE_NAME =
  /\b(?:integers?|numbers?|strings?|words?|values?|sentence|text|array|list|matrix|grid|sequence|rows?|columns?|elements|contains?|holds?|has|is|gives?|of|called|target)\b[\s,:(]*/gi

/**
 * What the page says of its input, line by line; empty where it says nothing of lines.
 * @param bounded names that the constraints bound, which are names here too; single letters are always
 */
export function descriptionsIn(statement: string, bounded: ReadonlySet<string>): Description[] {
  const heading = INPUT.exec(statement)
  const below = statement.slice(heading ? heading.index + heading[0].length : 0)
  const said = below.slice(0, OUTPUT.exec(below)?.index).replace(/\s+/g, ' ')
  const names = namesShown(said, statement.slice(0, heading?.index))
  if (names) return [{ text: said, several: false, width: names.length, isText: false, names }]
  const found = [...said.matchAll(LINE)]
  // Under a heading, a page that speaks of no lines speaks of the only one.
  const texts = found.map(({ index }, place) => said.slice(index, found[place + 1]?.index))
  if (texts.length === 0 && heading) texts.push(said)
  const known = new Set<string>()
  return texts.map((text) => {
    const description = describe(text, bounded, known)
    for (const name of description.names) known.add(name)
    return description
  })
}

/** A single line as a contest shows it, `H W`, whose letters may be run together. */
const SHOWN = /\bin the following format\s*[:.]?\s+([A-Za-z](?:\s?[A-Za-z]){0,4})\s*$/

/** The names in the only line of the input that a page shows instead of describing it: letters that it speaks of before. */
function namesShown(said: string, before: string): string[] | null {
  const letters = SHOWN.exec(said)?.[1]?.match(/[A-Za-z]/g) ?? []
  const isSpokenOf = (letter: string) => new RegExp(`\\b${letter}\\b`).test(before)
  return letters.length > 0 && new Set(letters).size === letters.length && letters.every(isSpokenOf) ? letters : null
}

/** Names that the constraints bound: n of '1 <= n <= 100', arr of 'arr[i] <= 10'. */
export function boundedNames(constraints: string[]): Set<string> {
  // A sign of order may be read as an s.
  const name =
    /(?<![\w.^])[A-Za-z]\w*(?=\s*(?:\[\w+\]|\.length|,\s*\w+)?\s*[<>≤≥])|(?<=[<>≤≥]=?\s*)[A-Za-z]\w*|(?<=\d s )[A-Za-z]\w*(?= s -?\d)/g
  return new Set(constraints.flatMap((line) => line.match(name) ?? []))
}

/** Whether a layout is what the page describes, line for line. */
export function isDescribed(layout: Layout, descriptions: Description[]): boolean {
  if (layout.length !== descriptions.length) return false
  const names = namesFor(layout, descriptions)
  return layout.every((lines, place) => {
    const description = descriptions[place]
    return description !== undefined && canBe(lines, description) && countsAsSaid(lines, description, names)
  })
}

/** The page's own names for those of a layout that it describes. */
export function namesFor(layout: Layout, descriptions: Description[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const [place, lines] of layout.entries()) {
    const ours = namesIn(lines)
    const pages = descriptions[place]?.names ?? []
    // Several names in a row of a table are those of its columns.
    const isOne = ours.length === 1 && (pages.length === 1 || lines.kind === 'values' || lines.kind === 'list')
    if (isOne || ours.length === pages.length) {
      for (const [at, name] of ours.entries()) {
        const wish = pages[at]
        if (wish !== undefined && ![...names.values()].includes(wish)) names.set(name, wish)
      }
    }
  }
  return names
}

function canBe(lines: InputLines, { text, several, width, names }: Description): boolean {
  switch (lines.kind) {
    case 'values':
      if (several || (width === undefined && names.length < 2 && MANY.test(text) && !text.match(ONE))) return false
      return lines.names.length === (width ?? Math.max(1, names.length))
    case 'text':
      return !several && TEXT.test(text)
    case 'list':
      return !several && width === undefined && MANY.test(text)
    case 'column':
      return several && width === undefined
    case 'table':
      return several && (width === undefined || lines.columns === width)
    case 'grid':
      return several
  }
}

/** Whether as many follow as the page says: 'n integers', by the name that it gave to a number above. */
function countsAsSaid(lines: InputLines, { text }: Description, names: Map<string, string>): boolean {
  const count =
    lines.kind === 'list' || lines.kind === 'column' ? lines.count : lines.kind === 'table' ? lines.rows : undefined
  const columns = COUNTED.exec(text)?.[1] ?? ''
  if (lines.kind === 'table' && [...names.values()].includes(columns)) {
    if (typeof lines.columns !== 'string' || (names.get(lines.columns) ?? columns) !== columns) return false
  }
  const name = count === undefined ? undefined : names.get(count)
  const said = [...names.values()].filter((each) => new RegExp(`\\b${each}\\b`).test(text.replace(/\([^)]*\)/g, '')))
  return name === undefined || said.length === 0 || said.includes(name)
}

function describe(text: string, bounded: ReadonlySet<string>, known: ReadonlySet<string>): Description {
  const [, written] = WIDTH.exec(text) ?? []
  const place = WIDTHS.indexOf(written?.toLowerCase() ?? '') + 1
  const singles = text.match(ONE)?.length ?? 0
  const width = written !== undefined ? place || Number(written) : singles > 1 ? singles : undefined
  return {
    text,
    several: /\blines\b/i.test(text) && !/\bof\s+lines\b/i.test(text),
    width,
    isText: TEXTS.test(text) && !NUMBERS.test(text),
    names: readNames(text, width, bounded, known),
  }
}

/** What is said of a name between commas: `n, the length of the sequence, and goal`. */
const APPOSITION = /,\s*(?:the|its|which is|that is)\s[^,.;]*,(?=\s*(?:and\s+)?[A-Za-z]\w*\b)/g

/** What a line's values are called: names in a row behind what they name, or all that there are where their number fits. */
function readNames(
  text: string,
  width: number | undefined,
  bounded: ReadonlySet<string>,
  known: ReadonlySet<string>,
): string[] {
  const isName = (word: string) =>
    !known.has(word) && (bounded.has(word) || /^(?![AaI]$)[A-Za-z]\d?$|^[a-z]{2,6}\d$/.test(word))
  const bare = text.replace(/\([^)]*\)/g, ' ').replace(APPOSITION, ',')
  const word = (written: string) => written.replace(/[[.;:'"`_].*$/, '')
  const runs = [...bare.matchAll(BEFORE_NAME)].map(({ index, 0: before }) => {
    const words = bare
      .slice(index + before.length)
      .split(/\s*,\s*and\s+|\s+and\s+|\s*[,&]\s*|\s+/)
      .map(word)
    const end = words.findIndex((each) => !isName(each))
    return words.slice(0, end === -1 ? words.length : end)
  })
  const all = [...new Set((bare.match(/(?<![\w'’])[A-Za-z]\w*/g) ?? []).filter(isName))]
  const fitting = runs.find((run) => run.length > 0 && (width === undefined || run.length === width))
  return fitting ?? (width !== undefined && all.length === width ? all : [])
}
