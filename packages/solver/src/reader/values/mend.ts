import { type Json, textsIn } from './values.ts'

/**
 * What kind of value stands in a place, as far as the other examples or the signature tell; `digits` and `capitals` are texts
 * of nothing else.
 */
export type Shape = 'number' | 'string' | 'digits' | 'capitals' | 'boolean' | 'unknown' | { items: Shape }

export function shapeOf(value: Json): Shape {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return shapeOfText(value)
  if (typeof value === 'boolean') return 'boolean'
  if (Array.isArray(value)) return { items: value.map(shapeOf).reduce(together, 'unknown') }
  return 'unknown'
}

function shapeOfText(text: string): Shape {
  if (/^\d+$/.test(text)) return 'digits'
  // Of signs that figures and capitals are taken for alone there is no telling.
  if (/^[OoQlI|\d]+$/.test(text)) return 'unknown'
  return /^[A-Zl|]{2,}$/.test(text) ? 'capitals' : 'string'
}

/** The shape two values have in common; `unknown` where they have none, or where nothing is known. */
export function together(a: Shape, b: Shape): Shape {
  if (a === 'unknown') return b
  if (b === 'unknown') return a
  if (typeof a === 'object' && typeof b === 'object') return { items: together(a.items, b.items) }
  if (isText(a) && isText(b)) return a === b ? a : 'string'
  return a === b ? a : 'unknown'
}

function isText(shape: Shape): boolean {
  return shape === 'string' || shape === 'digits' || shape === 'capitals'
}

/** Whether two values could stand in the same place of two examples. Null and an empty array fit anything. */
export function fits(a: Shape, b: Shape): boolean {
  if (a === 'unknown' || b === 'unknown') return true
  if (typeof a === 'object' && typeof b === 'object') return fits(a.items, b.items)
  return a === b || (isText(a) && isText(b))
}

/** Whether a place has texts of figures alone, or of capitals alone, so that no other is spelled with what these are taken for. */
export function isOfOneKind(shape: Shape): boolean {
  return ['digits', 'capitals'].includes(leafOf(shape) as string)
}

/**
 * The text of a value with the recogniser's usual slips undone, where the kind of value leaves no choice:
 * in numbers a letter O (or ©, @, e: a zero with a stroke or a dot) is 0, l, I and | are 1, and an S alone is 5; a bracket of another kind around numbers is square; a quote that
 * was read twice is one.
 */
export function mendValue(text: string, shape: Shape): string {
  const leaf = leafOf(shape)
  let mended = text.replace(/[“”„″]/g, '"').replace(/\.\s*$/, '')
  if (leaf === 'number') {
    mended = mended
      .replace(/(?<![A-Za-z\d.])[Oo©@e](?![A-Za-z\d])|(?<=\d)[Oo](?![A-Za-z])/g, '0')
      .replace(/(?<![A-Za-z])[lI|](?![A-Za-z])/g, '1')
      .replace(/(?<![A-Za-z\d.])[Ss](?![A-Za-z\d])/g, '5')
      .replace(/\s+(?=[\d,\]])|(?<=[[,-])\s+/g, '')
    if (typeof shape === 'object') mended = mended.replace(/[({]/g, '[').replace(/[)}]/g, ']')
  }
  if (leaf === 'digits') {
    const figures = (text: string) => text.replace(/[OoQ@©]/g, '0').replace(/[lI|]/g, '1')
    mended = mended.replace(/"([OoQ@©lI|\d]+)"|'([OoQ@©lI|\d]+)'/g, figures)
  }
  if (leaf === 'capitals') {
    mended = mended.replace(/"([A-Zl|\d]+)"|'([A-Zl|\d]+)'/g, (text) =>
      text.replace(/[l|1]/g, 'I').replaceAll('0', 'O'),
    )
  }
  if (leaf === 'string') mended = mended.replace(/(?<=[^\s,[])""(?=\s*(?:[,\]]|$))/g, '"')
  return mended
}

/** Arguments without names, a list with what it holds as one piece, and what parts them. */
const PIECES = /(?:\[(?:[^[\]]|\[[^[\]]*\])*\]|[^,\n[\]])+|[,\n]\s*/g

/** Each argument mended by the shape it has in the other examples: the one of its name, or in its place. */
export function mendArguments(text: string, shapes: { name: string | undefined; shape: Shape }[]): string {
  const [only, ...others] = shapes
  if (only && others.length === 0) return mendValue(text, only.shape)
  const isOneKind = only && isOfOneKind(only.shape) && others.every(({ shape }) => shape === only.shape)
  if (isOneKind && only.name === undefined) return mendValue(text, only.shape)
  const pieces = text.match(PIECES) ?? []
  if (shapes.every(({ name }) => name === undefined) && pieces.length === shapes.length * 2 - 1)
    return pieces
      .map((piece, at) => (at % 2 === 1 ? piece : mendValue(piece, shapes[at / 2]?.shape ?? 'unknown')))
      .join('')
  return text.replace(
    /([A-Za-z_]\w*)(\s*=\s*)(.*?)(?=\s*(?:[,\n]\s*[A-Za-z_]\w*\s*=|$))/gs,
    (_, name: string, equals: string, value: string) => {
      const shape = shapes.find((known) => known.name === name)?.shape ?? 'unknown'
      return name + equals + mendValue(value, shape)
    },
  )
}

/** Zeros and ones as they are taken for letters. */
const ZERO = /^[0OoQ@©e]$/
const ONE = /^[1lI|]$/
/** As many signs make a grid. */
const GRID = 3

/** The letters that figures are taken for where nothing but figures and points stand. */
const FIGURES = new Map(
  Object.entries({ g: '9', q: '9', S: '5', s: '5', Z: '2', z: '2', B: '8', l: '1', I: '1', '|': '1' }),
)
/** A board has as many signs, and this share of them are figures and points. */
const BOARD = { signs: 16, share: 0.8 }

/** A value in which lists of zeros and ones, or of figures and points as on a board, each a text, have no letters among them, and those of letters no zero. */
export function withGridsMended<T>(value: T): T {
  if (Array.isArray(value)) {
    const signs = value.flat(2)
    if (isBoard(signs)) return exchanged(value, FIGURES) as T
    const isGrid =
      signs.length >= GRID && signs.every((sign) => typeof sign === 'string' && (ZERO.test(sign) || ONE.test(sign)))
    if (isGrid && signs.some((sign) => sign === '0' || sign === '1')) return bits(value) as T
    if (value.every(Array.isArray) && isOfLetters(signs)) return exchanged(value, LETTERS) as T
    return value.map(withGridsMended) as T
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withGridsMended(inner)])) as T
}

/** So many letters, or an X, show that a grid is of letters. */
const FEWEST_LETTERS = 5

/** The figures that letters are taken for where nothing but letters stands. */
const LETTERS = new Map(Object.entries({ 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 8: 'B' }))

/** Whether signs are a grid of letters in which a figure is a letter: a zero, or one that stands alone among many kinds. */
function isOfLetters(signs: unknown[]): boolean {
  if (!signs.every((sign) => typeof sign === 'string' && /^[A-Z01258.]$/.test(sign))) return false
  const figures = new Set(signs.filter((sign) => /^\d$/.test(`${sign}`)))
  const kinds = new Set(signs.filter((sign) => /^[A-NP-Z]$/.test(`${sign}`)))
  if (figures.size !== 1) return false
  return kinds.size >= FEWEST_LETTERS || (figures.has('0') && kinds.size === 1 && kinds.has('X'))
}

/** A list, or a list of lists, with its signs as what they are taken for. */
function exchanged(value: unknown, signs: ReadonlyMap<string, string>): unknown {
  return Array.isArray(value) ? value.map((item) => exchanged(item, signs)) : (signs.get(`${value}`) ?? value)
}

/** What a list of an expression's numbers and signs holds, and what its minus may be taken for, or be overlooked as. */
const OPERAND = /^(?:-?\d+|[-+*/])$/
const STROKE = /^(?:[_—–−~→]|\s+)$/

/** A value in which a list of numbers and of signs that join them, each a text, has a minus where a stroke was read. */
export function withMinusMended<T>(value: T): T {
  if (!Array.isArray(value)) {
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMinusMended(inner)])) as T
  }
  const others = value.filter((one) => typeof one !== 'string' || !STROKE.test(one))
  const isExpression = others.length >= GRID - 1 && others.every((one) => typeof one === 'string' && OPERAND.test(one))
  if (!isExpression) return value.map(withMinusMended) as T
  return value.map((one) => (STROKE.test(one) ? '-' : one)) as T
}

/** Letters that the page names in quotes, in its statement or its constraints: `'L' is land, 'W' is water`. */
export function namedLetters(prose: string[]): ReadonlySet<string> {
  return new Set(prose.flatMap((text) => text.match(/(?<=["'“”‘’])[A-Za-z](?=["'“”‘’])/g) ?? []))
}

/** Letters whose capitals are told by their height alone. */
const ALIKE_CAPITALS = /^[COSUVWXZ]+$/

/** Whether the page says that its texts are of small letters. */
export function saysLowercase(prose: string[]): boolean {
  const says = (words: RegExp) => prose.some((text) => words.test(text))
  return says(/\blower-?\s?case\b/i) && !says(/\bupper-?\s?case\b|\bupper-? (?:and|or) lower|\bcapital/i)
}

/** Whether the page says that its texts are of letters, and nothing of figures. */
export function saysLetters(prose: string[]): boolean {
  const says = (words: RegExp) => prose.some((text) => words.test(text))
  return (
    says(
      /\b(?:consists?|made(?: up)?|composed|contains?)\b[^.;]*\bletters?\b|^(?!.*\b(?:convert|turn|chang|mak)\w*).*\blower-?\s?case (?:english |latin )?letters\b/i,
    ) && !says(/\b(?:digits?|figures?|alphanumeric)\b/i)
  )
}

/** Whether a value has a text of letters and of figures that letters are taken for: others are no slips. */
export function hasFigureAmongLetters(value: unknown): boolean {
  if (typeof value === 'string') return /[01589]/.test(value) && !/[23467]/.test(value) && /[a-z]/i.test(value)
  if (typeof value !== 'object' || value === null) return false
  // A name may have both.
  return Object.entries(value).some(([key, inner]) => key !== 'name' && hasFigureAmongLetters(inner))
}

/** A value whose texts are of small letters and zeros, with an o for each of these: of lists that have letters, on a page that speaks of no figures. */
export function withZerosLowered<T extends Json>(value: T): T {
  const texts = textsIn(value)
  const areLetters = texts.every((text) => /^[a-z0]*$/.test(text)) && texts.some((text) => /[a-z]/.test(text))
  return areLetters ? withZerosAsLetters(value) : value
}

function withZerosAsLetters<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('0', 'o') as T
  return Array.isArray(value) ? (value.map(withZerosAsLetters) as T) : value
}

/** A value in which texts of nothing but capitals that look like small letters are of those, where the page says so. */
export function withCapitalsLowered<T>(value: T): T {
  if (typeof value === 'string') return (ALIKE_CAPITALS.test(value) ? value.toLowerCase() : value) as T
  if (Array.isArray(value)) return value.map(withCapitalsLowered) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withCapitalsLowered(inner)])) as T
}

/**
 * A value in which a grid of letters has them in the case in which the page names them: alone, a small letter and its
 * capital are taken for one another.
 */
export function withLettersMended<T>(value: T, named: ReadonlySet<string>): T {
  if (Array.isArray(value)) {
    const cells = value.flat(2)
    if (cells.length >= GRID && cells.every(isLetter)) return inNamedCase(value, named) as T
    return value.map((item) => withLettersMended(item, named)) as T
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLettersMended(inner, named)])) as T
}

/** Whether the page says that its texts are of capitals alone. */
export function saysUppercase(prose: string[]): boolean {
  const said = prose.join(' ')
  const saysOthers =
    /\b(?:lower-?\s?case|small letters?|digits?|figures?)\b/i.test(said) || /(["'])[\da-z]\1/.test(said)
  const saysSo = /\b(?:upper-?\s?case (?:english |latin )?|capital )letters?\b/i
  return saysSo.test(said) && !saysOthers
}

/** Small letters that look like their capitals, and differ from them in height alone. */
const LIKE_THEIR_CAPITALS = /[cosuvwxz]/g
/** So many capitals that look like no small letter show that texts are of capitals, and so large a share of the letters. */
const CAPITALS = { fewest: 6, share: 0.8 }

/**
 * Whether texts are of capitals alone: those of their letters that tell are, and only a few small ones are among them, all of
 * which look like their capitals.
 */
export function areCapitals(texts: string[]): boolean {
  const letters = texts.join('').replace(/[^A-Za-z]/g, '')
  const telling = letters.replace(new RegExp(LIKE_THEIR_CAPITALS, 'gi'), '')
  const small = letters.match(LIKE_THEIR_CAPITALS)?.length ?? 0
  return telling.length >= CAPITALS.fewest && /^[A-Z]*$/.test(telling) && small <= letters.length * (1 - CAPITALS.share)
}

/** A value whose texts have capitals for the small letters that look like them. */
export function inCapitals<T>(value: T): T {
  if (typeof value === 'string') return value.replace(LIKE_THEIR_CAPITALS, (letter) => letter.toUpperCase()) as T
  return Array.isArray(value) ? (value.map(inCapitals) as T) : value
}

/** What is of capitals that small letters, some of which stand lower, and figures look like, or may be. */
const LIKE_CAPITALS = /^(?=.*[A-Zckopsuvwxyz])[A-Z01ckopsuvwxyz]+$/

/** A value in which texts are of capitals alone, where the page says so: a zero, and a small letter alone, look like one. */
export function withCapitalsRaised<T>(value: T): T {
  if (typeof value === 'string')
    return (LIKE_CAPITALS.test(value) ? value.toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I') : value) as T
  if (Array.isArray(value)) return value.map(withCapitalsRaised) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'name' ? inner : withCapitalsRaised(inner)]),
  ) as T
}

function inNamedCase(value: unknown, named: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => inNamedCase(item, named))
  return isLetter(value) && !named.has(value) && named.has(otherCase(value)) ? otherCase(value) : value
}

function isLetter(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z]$/.test(value)
}

function otherCase(letter: string): string {
  return letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()
}

function isBoard(signs: unknown[]): boolean {
  const plain = signs.filter((sign) => typeof sign === 'string' && /^[\d.]$/.test(sign))
  return (
    signs.length >= BOARD.signs &&
    plain.includes('.') &&
    plain.length >= signs.length * BOARD.share &&
    signs.every((sign) => plain.includes(sign) || FIGURES.has(`${sign}`))
  )
}

function bits(value: unknown): unknown {
  return Array.isArray(value) ? value.map(bits) : ZERO.test(String(value)) ? '0' : '1'
}

/** The zero from which things are numbered, with a stroke through it: `from 8 to n - 1`. */
const FIRST_OF_ALL = /(?<=\bfrom )[8O@©®](?= to [A-Za-z]\w*\s?[-–−]\s?1\b)/g
/** A dotted zero where a number stands in brackets, or before another: it is taken for a sign that stands there in no prose. */
const LONE_ZERO = /(?<=[[(]\s?|\bbetween\s)[©@®](?=\s?[\],]|\s(?:and|to)\s\d)/g

/**
 * Prose with its dotted zeros put right. That of a grid, between quotes, is read as @, e or o: it is mended only where the
 * examples hold single signs, among them 0 and none of those.
 */
export function mendZeros(text: string, values: Json[]): string {
  const prose = text.replace(LONE_ZERO, '0').replace(FIRST_OF_ALL, '0')
  const signs = new Set(values.flatMap(textsIn))
  const isGrid = signs.has('0') && [...signs].every((sign) => sign.length === 1)
  return isGrid ? prose.replace(/"([@eoO])"/g, (quoted, sign: string) => (signs.has(sign) ? quoted : '"0"')) : prose
}

/** Prose with the names `l1`, `l2` put right that it speaks of: each of them is read as a number, and no page has just these two for others. */
export function mendListNames(prose: string, names: (string | undefined)[]): string {
  const lists = ['l1', 'l2']
  const areNamed = lists.every(
    (name) => names.includes(name) && new RegExp(`\\b${name.replace('l', '1')}\\b`).test(prose),
  )
  return areNamed ? prose.replace(/\b1(?=[12]\b)/g, 'l') : prose
}

function leafOf(shape: Shape): Shape {
  return typeof shape === 'object' ? leafOf(shape.items) : shape
}
