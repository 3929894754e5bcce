/**
 * Text as the matcher sees it: lower-case words without endings, signs that compare (`<`, `<=`, `>`, `>=`, `==`, `!=`),
 * `.` where a sentence ends, and patterns over them.
 *
 * A pattern is words separated by spaces; `a|b` is either word, `~a|b` whatever is neither, be it the sentence's end, and
 * `..` up to five words of the same sentence. `two .. numbers|integers` is found in 'the two distinct integers'. Only a
 * pattern that has a sign at a place sees one there.
 */
export type Words = readonly string[]

export const END = '.'
const WIDEST_GAP = 5
/** Between a word that denies and what it denies, unless another clause begins. */
const WIDEST_GAP_OF_DENIAL = 14
const OTHER_CLAUSE = /^(?:but|though|although|while|whereas|if|when|unless|because|since|where|so)$/
/** Begins what is said against what went before, so that a denial ends there. */
const CONTRARY = /^(?:but|though|although|whereas)$/
const SIGN = /^[<>=!]=?$/
/** Each sign as it is kept, and other ways in which it is written. */
const OTHER_SIGNS = [
  ['<=', /[\u2264\u2266\u2a7d]/g],
  ['>=', /[\u2265\u2267\u2a7e]/g],
  ['!=', /\u2260/g],
] as const

/** Before a power of ten, whose exponent OCR writes like the rest: in `length <= 2 * 10^4` no length is two. */
const FACTOR = /\b\d+ ?[*\u00b7\u00d7x] ?(?=10(?:\^|\*\*)?[1-9]\d?\b)/g

/** Where a range begins, `1..1000`: as most do, and no number that is told. */
const FIRST_OF_RANGE = /\b[01] ?\.{2,3} ?(?=\d)/g

/** A share of n that is rounded down, in brackets of which only the lower corners are drawn. */
const HALF = /[|[\u230a](n ?\/ ?\d)[|\]\u230b]/g

/** A power of ten is a bound, and its ten none by itself; that of nine stands in what is counted modulo. */
const POWER = /\b10 ?(?:\^|\*\*) ?-?([1-8]|1\d)\b/g

/** So is one of two that machines count up to. */
const POWER_OF_TWO = /\b2 ?(?:\^|\*\*) ?(1[56]|3[0-2]|6[2-4])\b/g

/** A name of several words: no spaces were overlooked in it. */
const NAME = /\b[A-Za-z]?[a-z]+(?:[A-Z][a-z\d]*)+\b/g

/**
 * @param mend how a word that OCR spoiled is mended (`mendingBy`), into several where they ran together; without it every word
 * is taken as it stands
 */
export function wordsOf(text: string, mend = (word: string) => word): string[] {
  const names = new Set(text.match(NAME)?.map((name) => name.toLowerCase()))
  const tokens = OTHER_SIGNS.reduce((written, [sign, other]) => written.replace(other, sign), text.toLowerCase())
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(
      /\|([^\s|][^|\n]{0,40}[^\s|])\|(?![a-z0-9])/g,
      (_, sized: string) => ` ${sized.includes('-') ? 'abs' : ''} ${sized} `,
    )
    .replace(HALF, ' $1 ')
    .replace(FACTOR, '')
    .replace(FIRST_OF_RANGE, '')
    .replace(POWER, '1e$1')
    .replace(POWER_OF_TWO, '2e$1')
    .replace(/(\d)['\u2019]s\b/g, '$1')
    .replace(/['\u2018\u2019`"\u201c\u201d]/g, '')
    .replace(/\bnon[-\s]+(?=[a-z])/g, 'non')
    .replace(/\bat(?=(?:most|least)\b)/g, 'at ')
    .match(/(?<![\w)\]%°*])-\d+(?:e\d+)?|[a-z0-9|_]*[a-z0-9]|(?<![-<>=])(?:[<>]=?|[=!]=)(?![-<>=])|[.?!;:](?=\s|$)/g)
  return (tokens ?? []).flatMap((token) => {
    if (/^[.?!;:]$/.test(token)) return END
    const mended = mend(token)
    return names.has(token) ? stem(mended.includes(' ') ? token : mended) : mended.split(' ').map(stem)
  })
}

/** The words between one end and the next, without the ends; a sentence of no words is none. */
export function sentencesOf(words: Words): Words[] {
  return words
    .reduce<string[][]>(
      (sentences, word) => {
        if (word === END) sentences.push([])
        else sentences.at(-1)?.push(word)
        return sentences
      },
      [[]],
    )
    .filter(({ length }) => length > 0)
}

/** Drops what plural endings add, so that a pattern is written once. */
function stem(word: string): string {
  if (/^(indices|indexes|idx)$/.test(word)) return 'index'
  // What a word means is no mean of numbers.
  if (word.length < 4 || /(ss|us|is|ous|^besides|^means)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** An affirmed gap is one that no denial stands in. */
export type Pattern = readonly (Wanted | Gap)[]

type Gap = 'gap' | 'affirmed gap'

type Wanted = {
  words: ReadonlySet<string>
  isOther: boolean
  isSign: boolean
  /** Whether words that deny are heard from afar; where it says nothing but such words, whichever there are. */
  denial?: 'some' | 'any'
}

const patterns = new Map<string, Pattern>()

/** Patterns come from the bank and the code alone, so each is kept once made. */
export function pattern(text: string): Pattern {
  return kept(text, () => text.split(' ').map((part) => (part === '..' ? 'gap' : wanted(part))))
}

/**
 * A pattern that hears denials however they are put: before or behind `..`, 'no', 'not', 'never' and the like are one, and
 * what they deny may stand as far away as the clause goes.
 */
export function farPattern(text: string): Pattern {
  return kept(`far ${text}`, () => {
    const made = pattern(text)
    if (!isOfDenial(made)) return made.map((part) => (isGap(part) ? 'affirmed gap' : part))
    return made.map((part, at) => {
      if (isGap(part) || part.isOther || !(isGap(made[at - 1]) || isGap(made[at + 1]))) return part
      const denying = [...part.words].filter(denies).length
      return denying === 0
        ? part
        : {
            ...part,
            denial: denying === part.words.size && DENYING.some((word) => part.words.has(word)) ? 'any' : 'some',
          }
    })
  })
}

/** Whether a pattern seeks a word that denies. */
export function isOfDenial(sought: Pattern): boolean {
  return sought.some((part) => !isGap(part) && !part.isOther && [...part.words].some(denies))
}

function kept(key: string, make: () => Pattern): Pattern {
  const known = patterns.get(key)
  if (known) return known
  const made = make()
  patterns.set(key, made)
  return made
}

function wanted(part: string): Wanted {
  const words = part.replace(/^~/, '').split('|').map(stem)
  return { words: new Set(words), isOther: part.startsWith('~'), isSign: words.some((word) => SIGN.test(word)) }
}

/** What follows a denial that only sets a limit. */
const COMPARES =
  /^(?:more|less|fewer|longer|shorter|larger|smaller|greater|later|earlier|two|only|just|matter|important)$/
/** The plainest of the words that deny; who writes one of them in a pattern means any. */
const DENYING = ['no', 'not', 'never', 'cannot']
const DENIES =
  /^(?:no|not|never|none|neither|nor|nobody|nothing|cannot|cant|without|(?:is|are|was|were|do|doe|did|has|have|had|must|should|could|would|may|might|need|sha|wo)nt)$/

const ENDS_WITH_NONE = /^(?:and|or|then)$/

/** Whether a word denies what follows or what went before. */
export function denies(word: string): boolean {
  return DENIES.test(word)
}

export function says(words: Words, sought: Pattern): boolean {
  return phraseIn(words, sought) !== null
}

/** The words in which a text first says what is sought, or null. */
export function phraseIn(words: Words, sought: Pattern): string | null {
  for (const start of words.keys()) {
    const end = endOf(words, sought, start, 0)
    if (end !== null) return words.slice(start, end).join(' ').replace(/ \.$/, '')
  }
  return null
}

/** Where the pattern's rest, begun at `at`, ends (exclusive), or null where it is not there. */
function endOf(words: Words, sought: Pattern, at: number, part: number): number | null {
  const next = sought[part]
  if (next === undefined) return at
  if (!isGap(next)) {
    const word = words[at] ?? END
    if (!next.isSign && SIGN.test(word)) return endOf(words, sought, at + 1, part)
    // What need not be is not denied by a phrase that begins with a denial.
    if (part === 0 && word === 'not' && words[at - 1] === 'need' && !next.isOther) return null
    const isHeard = next.words.has(word) !== next.isOther || (next.denial === 'any' && deniesAt(words, at))
    return isHeard ? endOf(words, sought, at + 1, part + 1) : null
  }
  const [before, after] = [sought[part - 1], sought[part + 1]]
  const isDenied = !isGap(before) && before?.denial !== undefined && deniesAt(words, at - 1)
  const mayBeDenied = !isGap(after) && after?.denial !== undefined
  const widest = isDenied || mayBeDenied ? WIDEST_GAP_OF_DENIAL : WIDEST_GAP
  for (let skipped = 0; skipped <= widest; skipped++) {
    const word = words[at + skipped]
    const isNear = skipped <= WIDEST_GAP || isDenied || deniesAt(words, at + skipped)
    const end = isNear ? endOf(words, sought, at + skipped, part + 1) : null
    if (end !== null) return end
    if (word === undefined || word === END) return null
    if (next === 'affirmed gap' && deniesAt(words, at + skipped) && !COMPARES.test(words[at + skipped + 1] ?? END))
      return null
    if (isDenied && CONTRARY.test(word)) return null
    if (skipped > WIDEST_GAP && beginsClause(word)) return null
  }
  return null
}

function isGap(part: Wanted | Gap | undefined): part is Gap {
  return part === 'gap' || part === 'affirmed gap'
}

/** Whether a word begins what is said of something else. */
export function beginsClause(word: string): boolean {
  return OTHER_CLAUSE.test(word)
}

/** What need not be is not denied, and 'where there is none' denies nothing of what is said next. */
function deniesAt(words: Words, at: number): boolean {
  const [before, word = END, after = END] = [words[at - 1], words[at], words[at + 1]]
  if (before === 'need' || after === 'necessarily') return false
  return word === 'none' ? !ENDS_WITH_NONE.test(after) : denies(word)
}

export type Vocabulary = {
  words: ReadonlySet<string>
  byFold: ReadonlyMap<string, readonly string[]>
  byLength: ReadonlyMap<number, readonly string[]>
}

/** Gathers known words, singular and plural. */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const written = texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? [])
  const words = new Set(written.flatMap((word) => [word, stem(word), `${stem(word)}s`]))
  return { words, byFold: Map.groupBy(words, fold), byLength: Map.groupBy(words, ({ length }) => length) }
}

/** Whether OCR could have made this of a known word. */
export function isSlip(word: string, { words, byFold }: Vocabulary): boolean {
  return !words.has(word) && byFold.has(fold(word))
}

/** Mends the words of one page, each once however often the page has it: what nobody knows is held against all words. */
export function mendingBy(vocabulary: Vocabulary): (word: string) => string {
  const seen = new Map<string, string>()
  return (word) => {
    const mending = seen.get(word) ?? mended(word, vocabulary)
    seen.set(word, mending)
    return mending
  }
}

/**
 * A word nobody knows becomes the one known word that looks like it (`lndices`, `subarrav`). Two equally near ones leave
 * it as it is, and so does a short word that is not a look-alike letter for letter.
 */
function mended(word: string, { words, byFold, byLength }: Vocabulary): string {
  if (words.has(word) || words.has(stem(word)) || !/[a-z|]/.test(word) || word.length < 3) return word
  const twins = byFold.get(fold(word)) ?? []
  if (twins[0] !== undefined) return twins.length === 1 ? twins[0] : word
  if (word.length < 5) return word
  const allowed = word.length < 11 ? 1 : 2
  // Short words have too many neighbours of another length: a potion is not a portion.
  const longerBy = word.length < 8 ? 0 : allowed
  let best: string[] = []
  let bestDistance = allowed
  for (let length = Math.max(4, word.length - longerBy); length <= word.length + longerBy; length++) {
    for (const known of byLength.get(length) ?? []) {
      // A keeper is not deeper.
      if (word.length < 8 && fold(word)[0] !== fold(known)[0]) continue
      // Nor is a snack a stack.
      if (word.length === known.length && !looksLike(word, known)) continue
      const distance = editDistance(word, known, bestDistance)
      if (distance < bestDistance) [best, bestDistance] = [[known], distance]
      else if (distance === bestDistance) best.push(known)
    }
  }
  const stems = new Set(best.map(stem))
  if (stems.size === 1) return best[0] ?? word
  return best.length === 0 && word.length >= SHORTEST_TOGETHER ? (apart(word, words)?.join(' ') ?? word) : word
}

/** Words of one or two letters that stand beside others in a sentence, and run together with them. */
const SHORT_WORDS = new Set(['a', 'an', 'as', 'at', 'be', 'by', 'if', 'in', 'is', 'it', 'of', 'on', 'or', 'to'])
const MOST_WORDS_TOGETHER = 6
/** Shorter ones may be words of their own that the vocabulary lacks, and so may very long names. */
const SHORTEST_TOGETHER = 9
const LONGEST_TOGETHER = 26

/** The fewest known words that one nobody knows is made of, whose spaces were too narrow to be seen: `theruleis`. */
function apart(word: string, words: ReadonlySet<string>, most = MOST_WORDS_TOGETHER): string[] | null {
  const isKnown = (part: string) => (part.length < 3 ? SHORT_WORDS.has(part) : words.has(part))
  if (most < 1 || word.length > LONGEST_TOGETHER) return null
  if (isKnown(word)) return [word]
  let [best, fewest]: [string[] | null, number] = [null, most + 1]
  for (let length = word.length - 1; length > 0; length--) {
    const first = word.slice(0, length)
    const rest = isKnown(first) ? apart(word.slice(length), words, fewest - 2) : null
    if (rest) [best, fewest] = [[first, ...rest], rest.length + 1]
  }
  return best
}

/** Letters that OCR takes for one another become one. */
function fold(word: string): string {
  return word
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/cl/g, 'd')
    .replace(/[1|i]/g, 'l')
    .replace(/q/g, 'g')
    .replace(/y/g, 'v')
    .replace(/0/g, 'o')
    .replace(/5/g, 's')
    .replace(/8/g, 'b')
}

/** Letters that look somewhat alike, and are taken for one another where a picture is poor. */
const SOMEWHAT_ALIKE = ['aceos', 'iljtf1', 'uvnw', 'nmrh', 'gqyp9', 'bhk6', 'vy', 'sz5']

/** Whether two words of one length differ in nothing but letters that look somewhat alike. */
function looksLike(word: string, other: string): boolean {
  return [...word].every((letter, at) => {
    const its = other[at] ?? ''
    return letter === its || SOMEWHAT_ALIKE.some((alike) => alike.includes(letter) && alike.includes(its))
  })
}

/** How many letters one word differs from another by; more than `most` is as good as no likeness, and not counted out. */
function editDistance(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY
    row = next
  }
  return row[b.length] ?? 0
}
