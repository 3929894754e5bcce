import type { Known } from './bank.ts'
import { hasDenial } from './negations.ts'
import { wordsOf } from './text.ts'

/*
 * What a page remarks and thereby asks nothing, though it denies something: what is left free, how the program may be
 * written, what is promised of the input, and what the comparison does not look at.
 */

/** What happens where there is no answer ('if' being misread at times), and what is left free. */
const LEAVES_FREE = [
  /\b(?:[il1]f|when|where|whether|in case)\b[^,;.]*?\b(?:no|not|none|never|neither|cannot|nothing|\w+n't)\b(?=.*(?:\breturn|\boutput|\bprint|\banswer|\bresult|-1|\b0\b|\bempty|\bnull|\bfalse|\binf|\bfilled))[^,;.]*/g,
  /(?<=(?:-1|\b0|\bempty\b|\bnull\b|\bfalse\b|\breturn\b|\boutput\b|\banswer\b|\bresult\b).*)\b(?:[il1]f|when|where|for)\b[^,;.]*?\b(?:no|not|none|never|neither|cannot|nothing|\w+n't)\b[^,;.]*/g,
  /\bnot (?:necessarily|required|guaranteed|only|just|know)\b/g,
  /\bno (?:need|limit|particular|matter|restriction|\w+ needed)\b|\bor not\b/g,
  /\bif not,|\bthere may be no\b/g,
  /\bcan be none\b|\b(?:no|not) fewer\b/g,
  /\b(?:perhaps|possibly|maybe) (?:by )?(?:none|no|zero|nothing|not at all)\b|\b(?:or|even) (?:none|zero|not at all)\b|\bmay not have been \w+ at all\b/g,
]

const STORAGE = `(?:arrays?|lists?|matrix|matrices|grid|strings?|buffers?|copy|copies|structures?|sets?|maps?)`
const OTHER = `(?:second|third|another|new|further|separate|temporary|helper)`

/** How the program may be written. */
const OF_THE_PROGRAM = [
  /\b(?:no|not|never|cannot|don't|avoid)\b[^,;.]*\b(?:extra|additional|auxiliary|librar\w*|built-?in|operators?|division|divide|sort function|sorting|modify|mutate|alter|recursion|eval|linearly)\b/g,
  /\blibrar\w*[^,;.]*\b(?:forbidden|prohibited|disallowed|banned)\b/g,
  /\b(?:do not|don't) return anything\b|\breturns? nothing\b|\bnot (?:be )?returned (?:by|from) the function\b/g,
  new RegExp(
    String.raw`\bno ${OTHER} (?:\w+ )?${STORAGE} (?:(?:may|must|can|should|shall|is to|are to|will) be|is|are) (?:allocated|created|built|made|used)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:do not|don't|never|(?:may|must|can|should) ?not|without|instead of) (?:allocat|creat|build|mak|us|return)(?:e|ing)? (?:an? )?${OTHER} (?:\w+ )?${STORAGE}\b`,
    'g',
  ),
  /\b(?:not|never|without) (?:(?:to )?(?:make|making|take|taking) a copy of|(?:to )?(?:copy|copying)) (?:the |this |that )?(?:whole |given |input )?(?:it|array|list|input|matrix|string|nums)\b|\b(?:making a copy of|copying) (?:it|(?:the |this )?(?:array|list|input|matrix|string)) is (?:not|never) (?:allowed|permitted)/g,
  /\bnot by (?:calling|using) (?:a|an|the|any) (?:\w+ )?(?:sort|function|library|method)\b/g,
  /\bany answer with an? (?:calculation |absolute |relative )?error (?:of )?(?:less than|at most|within) \S+ (?:will be|is) accepted\b/g,
  /\b(?:brute force|(?:plain |simple |naive )?sliding window|greedy \w+|(?:simple|naive|plain|nested) \w+) (?:will|would|does|is|are) (?:not|never) (?:do|work|help|suffice|(?:be )?(?:enough|fast enough|right))\b/g,
]

/** What a program is free of. */
const NO_DUTY =
  /(?:\bneed not|\bneedn't|\b(?:do|does)(?: not|n't) (?:need|have) to|\bno need to) (?:check|validate|verify|handle|print|return|sort|worry|be (?:detected|checked|handled|validated)|look for more than one)\b|\b(?:sorting|checking|validating) [^,;.]*\bis not (?:necessary|needed|required)\b/g

/** What is promised of the input. */
const PROMISES = [
  /\b(?:guaranteed|assume|promised|imagine|take it for granted)\b(?![^;.]*\b(?:may|must|can|cannot|allowed|count\w*|considered)\b)[^;.,]*/g,
  /\b(?:arrays?|lists?|strings?|matrix|grid|input|numbers?|integers?|values?|elements?|intervals?|trees?|bars?|text|nums|s) (?:(?:is|are)(?: not|n't| never)|(?:will|can) never be|must not be) (?:empty|negative|null|zero)\b/g,
  /\b(?:arrays?|lists?|strings?|grid|input|text|nums|s|t) (?:(?:do|does) not|don't|doesn't|never) contain\b|\b(?:arrays?|lists?|strings?|grid|input|text|nums|s|t) contains? no\b/g,
  /^no (?:array|list|string|interval|row|input|number|integer|value|element)s? (?:is|are) (?:empty|negative|null|zero|longer|larger|greater|shorter)\b/g,
  /\bno (?:two )?\w+ (?:in (?:the )?\w+ )?(?:is|are|occurs?|appears?) (?:equal|the same|twice|repeated)\b(?=$|[.,;]| in (?:the )?(?:array|list|input|nums|prerequisites|dictionary)\b)(?<=\b(?:in|unique|distinct)\b.*)/g,
  /^no two (?:numbers?|integers?|values?|elements?) (?:in \w+ )?are (?:equal|the same)\b|\bnot in any order\b/g,
  /\bno (?:two )?\w+ (?:is|are|occurs?|appears?) (?:equal|twice|repeated) in (?:the )?(?:array|list|input|nums|prerequisites|dictionary)\b/g,
  /\b(?:expressions?|inputs?|tokens?|formulas?|encodings?) (?:is|are) (?:always |guaranteed )?valid\b|\bnever divid(?:es?|ed|ing) by (?:zero|0)\b|\b(?:no|never a) division by (?:zero|0)\b/g,
]

/** That the input is in no order. */
const UNSORTED =
  /\b(?:arrays?|lists?|strings?|matrix|grid|input|numbers?|integers?|values?|elements?|intervals?|meetings|nums|pairs) (?:(?:is|are)(?: not|n't| never)|need not be|(?:do|does)(?: not|n't) (?:need|have) to be) (?:sorted|ordered|in (?:any )?(?:particular )?order)\b|\bnot in any order\b/g
const IS_SORTED = /\bsorted\b|\b(?:as|des)cending\b|\bdecreasing\b/i

/** That what is chosen need not stand together. */
const NOT_TOGETHER =
  /\b(?:need(?: not|n't)|(?:do|does)(?: not|n't) (?:need|have) to) (?:be|stand|lie) (?:contiguous|adjacent|consecutive|neighbou?rs|next to (?:each other|one another)|side by side)\b/g
const IS_CHOSEN = /\b(?:subsequences?|subsets?|combinations?)\b/i

/** That what the problem has different is not met twice. */
const ALL_DIFFERENT =
  /^(?:and |note that )?no (?:number|integer|value|element|letter|character|string|word|entry|item)s? (?:of \w+ )?(?:is|are|occurs?|appears?|comes?) (?:repeated|twice|more than once|again)(?: in (?:the )?(?:arrays?|lists?|input|nums|tree))?(?=$|[.;!])|\bno two (?:nodes|numbers|integers|values|elements|words|strings|characters) (?:in (?:the )?\w+ )?(?:are (?:equal|the same|alike)|have the same value)(?=$|[.;!])|^(?:and |note that )?there are no duplicates(?: in (?:the )?(?:arrays?|lists?|input|nums|tree))?(?=$|[.;!])/g
const HAS_ALL_DIFFERENT =
  /\b(?:array|nums|candidates|coins|tree) of (?:unique|distinct|different)\b|\b(?:All|The) (?:the )?(?:words|numbers|integers|values|elements|Node\.val)\b[^.]* are (?:all )?(?:unique|distinct|different)\b/i

const MATTERS_NOT = String.raw`(?:(?:does not|doesn't|do not|don't) (?:matter|count)|(?:is|are) (?:not important|unimportant|irrelevant))\b`
/** That the order of something does not matter. */
const ORDER_IS_FREE = [
  new RegExp(
    String.raw`\b(?:the )?order (?:(?:of|in which|inside|within) [^,;.]*? )?${MATTERS_NOT}(?:, neither [^;.]*)?`,
    'g',
  ),
  /\bneither the order of [^,;.]*\b(?:matters?|is important)\b/g,
]
/** The same, of what is returned as a whole. */
const ORDER_OF_THE_ANSWER = [
  new RegExp(
    String.raw`\b(?:the )?order (?:of|in which|in) (?:the |you |your |they )?(?:two )?(?:answers?|results?|output|returned \w+|ind(?:ices|exes)|positions|places|points|permutations|combinations|groups|paths|solutions|addresses|partitions|intervals|boards|cells|coordinates|arrangements)\b(?: in the (?:answer|result|output|list)| (?:is|are) (?:returned|listed|given))? ${MATTERS_NOT}`,
    'g',
  ),
]

/** What asks nothing on a page about this problem, but for what is left free. */
function remarksOn({ comparison, constraints, statement }: Known): RegExp[] {
  const told = [statement, ...constraints].join(' ')
  return [
    ...OF_THE_PROGRAM,
    NO_DUTY,
    ...PROMISES,
    ...(HAS_ALL_DIFFERENT.test(told) ? [ALL_DIFFERENT] : []),
    ...(IS_SORTED.test(told) ? [] : [UNSORTED]),
    ...(IS_CHOSEN.test(told) ? [NOT_TOGETHER] : []),
    ...(comparison === 'unordered-nested' ? ORDER_IS_FREE : []),
    ...(comparison === 'unordered' ? ORDER_OF_THE_ANSWER : []),
  ]
}

/** The clauses in which a page about this problem denies something, other than what changes nothing of what is asked. */
export function denialsIn(text: string, entry: Known): string[] {
  const left = without(plain(text), [...LEAVES_FREE, ...remarksOn(entry)])
  if (!hasDenial(wordsOf(left))) return []
  const denying = clausesOf(left).filter((clause) => hasDenial(wordsOf(clause)))
  return denying.length > 0 ? denying : [left]
}

/** A sentence by its clauses, as far as punctuation tells. */
export function clausesOf(text: string): string[] {
  return text.split(/[.?!,;:](?=\s|$)|\s[-\u2013\u2014]\s/).filter((clause) => /\w/.test(clause))
}

/** Most that a sentence may say beside a promise or a rule for the program and still ask nothing, in words. */
const MOST_BESIDE = 6

/** Whether a sentence says no more than how the program may be written, what the input is, or what is not compared. */
export function asksNothing(text: string, entry: Known): boolean {
  const said = plain(text)
  const left = without(said, remarksOn(entry))
  return left !== said && wordsOf(left).length <= MOST_BESIDE && !hasDenial(wordsOf(left))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\u2019/g, "'")
    .replace(/\s+/g, ' ')
}

function without(text: string, some: readonly RegExp[]): string {
  return some.reduce((left, one) => left.replace(one, ' '), text)
}

const PERMITS =
  /\b(?:needs? not|needn't|(?:do|does)(?: not|n't) (?:need|have) to|(?:do|does)(?: not|n't) matter|not (?:every|all|each)\b[^,;.]*\b(?:has|have|needs?) to)\b/

/** Whether a text leaves something free, which it does not do by denying. */
export function permits(text: string): boolean {
  return PERMITS.test(plain(text))
}
