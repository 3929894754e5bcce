import { beginsClause, denies, END, type Words, wordsOf } from './text.ts'

/*
 * A negation may stand far from what it negates ('none of the coins of the array may be used more than once'), or come
 * after it ('using a coin again is ruled out'). Here it is put where most sentences have it: 'coins of the array may not
 * be used more than once'.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const AUXILIARY = words(
  'may can must shall should will would could might need is are was were be do doe did has have had',
)
const QUANTIFIER = words('no none neither nobody nothing')
const JOINS = words('and or that which for')
const CONTRACTED = /^(.+)nt$/

/** Words that deny what follows, in every way in which `a|b` can be chosen. */
const DENY_WHAT_FOLLOWS = ways(
  'by no mean',
  'in|under no case|circumstance|event|way',
  'on no account|condition',
  'at no time|point|moment|stage',
  'fail|failing|failed|refuse|refusing|refused|decline|unable|forbidden|prohibited to',
  'refrain|refraining|barred|banned|prevented|kept from',
  'avoid|avoiding|lack|lacking|forbid|prohibit|ban|disallow|exclude',
  'rather than',
  'instead of',
  'rule out',
)

/** Words that deny what comes before. */
const DENY_WHAT_CAME = ways(
  'is|are|be|strictly|expressly|always forbidden|prohibited|banned|barred|disallowed|excluded|illegal|unacceptable',
  'is|are|be ruled out',
  'is|are|be out of the question',
  'is|are|be off limit',
)

/** A sentence with each negation right before what it negates. */
export function withNegationsMoved(sentence: Words): string[] {
  const moved: string[] = []
  for (let at = 0; at < sentence.length; at++) {
    const followed = phraseAt(sentence, at, DENY_WHAT_FOLLOWS)
    const came = phraseAt(sentence, at, DENY_WHAT_CAME)
    if (came > 0) moved.splice(moved.findLastIndex((word) => JOINS.has(word) || beginsClause(word)) + 1, 0, 'not')
    else moved.push(followed > 0 ? 'not' : (sentence[at] ?? END))
    at += Math.max(came, followed, 1) - 1
  }
  return withVerbsDenied(moved)
}

/** The same for those alone that deny by whom: 'no word may be used' becomes 'word may not be used'. */
export function withVerbsDenied(sentence: Words): string[] {
  const moved: string[] = []
  let quantifiers: number[] = []
  for (const word of sentence) {
    const auxiliary = word.replace(CONTRACTED, '$1').replace(/^can(?:not)?$/, 'can')
    if (AUXILIARY.has(auxiliary)) {
      const quantifier = quantifiers.pop()
      if (quantifier !== undefined) moved.splice(quantifier, 1)
      moved.push(auxiliary, ...(quantifier !== undefined || (auxiliary !== word && word !== 'can') ? ['not'] : []))
    } else {
      if (beginsClause(word)) quantifiers = []
      if (QUANTIFIER.has(word)) quantifiers.push(moved.length)
      moved.push(word)
    }
  }
  return moved
}

/** What denies nothing of what is asked: what happens where there is no answer, and what is left free. */
const LEAVES_FREE = [
  /\b(?:if|when|where|whether|in case)\b[^,;.]*?\b(?:no|not|none|never|neither|cannot|nothing|\w+n't)\b(?=.*(?:\breturn|\boutput|\bprint|\banswer|\bresult|-1|\b0\b|\bempty|\bnull|\bfalse|\binf|\bfilled))[^,;.]*/g,
  /(?<=(?:-1|\b0|\bempty\b|\bnull\b|\bfalse\b|\breturn\b|\boutput\b|\banswer\b|\bresult\b).*)\b(?:if|when|where|for)\b[^,;.]*?\b(?:no|not|none|never|neither|cannot|nothing|\w+n't)\b[^,;.]*/g,
  /\bneed(?:s? not|n't)\b|\b(?:do|does)(?: not|n't) (?:need|have) to\b|\bnot (?:necessarily|required|guaranteed|only|just|know)\b/g,
  /\bno (?:need|limit|particular|matter|restriction|\w+ needed)\b|\b(?:do|does)(?: not|n't) matter\b|\bor not\b/g,
  /\bif not,|\bthere may be no\b/g,
  /\bcan be none\b|\b(?:no|not) fewer\b/g,
]

/** Nor does how the program may be written, */
const OF_THE_PROGRAM = [
  /\b(?:no|not|never|cannot|don't|avoid)\b[^,;.]*\b(?:extra|additional|auxiliary|librar\w*|built-?in|operators?|division|divide|sort function|sorting|modify|mutate|alter|recursion|eval|linearly)\b/g,
  /\blibrar\w*[^,;.]*\b(?:forbidden|prohibited|disallowed|banned)\b/g,
  /\b(?:do not|don't) return anything\b|\breturns? nothing\b|\bnot (?:be )?returned (?:by|from) the function\b/g,
]

/** and what is promised of the input. */
const PROMISES = [
  /\b(?:guaranteed|assume|promised)\b(?![^;.]*\b(?:may|must|can|cannot|allowed|count\w*|considered)\b)[^;.,]*/g,
  /\b(?:arrays?|lists?|strings?|matrix|grid|input|numbers?|integers?|values?|elements?|intervals?|trees?|bars?|text|nums|s) (?:(?:is|are)(?: not|n't| never)|(?:will|can) never be|must not be) (?:empty|negative|sorted|ordered|null|zero|in order)\b/g,
  /\b(?:arrays?|lists?|strings?|grid|input|text|nums|s|t) (?:(?:do|does) not|don't|doesn't|never) contain\b|\b(?:arrays?|lists?|strings?|grid|input|text|nums|s|t) contains? no\b/g,
  /^no (?:array|list|string|interval|row|input|number|integer|value|element)s? (?:is|are) (?:empty|negative|null|zero|longer|larger|greater|shorter)\b/g,
  /\bno (?:two )?\w+ (?:in (?:the )?\w+ )?(?:is|are|occurs?|appears?) (?:equal|the same|twice|repeated)\b(?=$|[.,;]| in (?:the )?(?:array|list|input|nums|prerequisites|dictionary)\b)(?<=\b(?:in|unique|distinct)\b.*)/g,
  /^no two (?:numbers?|integers?|values?|elements?) (?:in \w+ )?are (?:equal|the same)\b|\bnot in any order\b/g,
  /\bno (?:two )?\w+ (?:is|are|occurs?|appears?) (?:equal|twice|repeated) in (?:the )?(?:array|list|input|nums|prerequisites|dictionary)\b/g,
]

/** Whether a sentence denies something, other than what changes nothing of what is asked. */
export function deniesSomething(text: string): boolean {
  return hasDenial(wordsOf(without(plain(text), [...LEAVES_FREE, ...OF_THE_PROGRAM, ...PROMISES])))
}

/** Most that a sentence may say beside a promise or a rule for the program and still ask nothing, in words. */
const MOST_BESIDE = 6

/** Whether all that a sentence says is how the program may be written, or what is promised of the input. */
export function asksNothing(text: string): boolean {
  const said = plain(text)
  const left = without(said, [...OF_THE_PROGRAM, ...PROMISES])
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

/** Whether any of these words denies. What is 'without' something is told so, and denies nothing else. */
export function hasDenial(sentence: Words): boolean {
  return withNegationsMoved(sentence).some((word) => word !== 'without' && denies(word))
}

/** Phrases by their first words. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

function ways(...phrases: string[]): Phrases {
  const all = phrases.flatMap((phrase) =>
    phrase
      .split(' ')
      .reduce<string[][]>((some, part) => some.flatMap((way) => part.split('|').map((word) => [...way, word])), [[]]),
  )
  return Map.groupBy(all, ([first = END]) => first)
}

/** How many words the phrase has that stands there; 0 where none does. */
function phraseAt(sentence: Words, at: number, phrases: Phrases): number {
  const some = phrases.get(sentence[at] ?? END) ?? []
  return some.find((phrase) => phrase.every((word, index) => sentence[at + index] === word))?.length ?? 0
}
