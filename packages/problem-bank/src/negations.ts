import { beginsClause, END, type Words } from './text.ts'

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
/** What is said of another thing after 'and': 'it has no limit, and it is empty'. */
const SUBJECT = words('it they he she you we there')
const CONTRACTED = /^(.+)nt$/

/** Words that deny what follows, in every way in which `a|b` can be chosen. */
const DENY_WHAT_FOLLOWS = ways(
  'by no means',
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
    const auxiliary = withoutNot(word)
    if (AUXILIARY.has(auxiliary)) {
      const quantifier = quantifiers.pop()
      if (quantifier !== undefined) moved.splice(quantifier, 1)
      moved.push(auxiliary, ...(quantifier !== undefined || (auxiliary !== word && word !== 'can') ? ['not'] : []))
    } else {
      if (beginsClause(word) || (SUBJECT.has(word) && moved.at(-1) === 'and')) quantifiers = []
      if (QUANTIFIER.has(word)) quantifiers.push(moved.length)
      moved.push(word)
    }
  }
  return moved
}

/** The auxiliary of `cannot`, `doesnt` and the like, as its stem. */
function withoutNot(word: string): string {
  return word
    .replace(/^can(?:not|t)$/, 'can')
    .replace(/^wont$/, 'will')
    .replace(/^shant$/, 'shall')
    .replace(CONTRACTED, '$1')
    .replace(/^does$/, 'doe')
}

const UNIVERSAL = words('every all each')
const DUTY = words('obligation duty requirement compulsion need')
const OBLIGES = words('has have need')

const OBLIGED = words('required obliged obligated forced bound compelled necessary necessarily')

/**
 * A sentence without what it leaves free: in 'not every word has to be used' nothing is said of every word, and in 'it does
 * not have to pass the root' nothing of passing.
 */
export function withoutPermissions(sentence: Words): string[] {
  const left: string[] = []
  for (let at = 0; at < sentence.length; at++) {
    const rest = sentence.slice(at)
    if (isNotObliged(rest)) {
      const end = rest.findIndex((word, place) => place > 1 && (word === 'and' || beginsClause(word)))
      at += (end === -1 ? rest.length : end) - 1
      continue
    }
    const end = rest.findIndex((word) => word === 'and' || word === 'or' || beginsClause(word))
    const clause = end === -1 ? rest : rest.slice(0, end)
    const isFree = clause.some((word, place) => OBLIGES.has(word) && clause[place + 1] === 'to')
    const isNoDuty = clause[0] === 'no' && DUTY.has(clause[1] ?? END) && clause[2] === 'to'
    if (isNoDuty || (clause[0] === 'not' && UNIVERSAL.has(clause[1] ?? END) && isFree)) at += clause.length - 1
    else left.push(sentence[at] ?? END)
  }
  return left
}

function isNotObliged([first = END, second = END, third]: Words): boolean {
  if (first === 'neednt' || (first === 'need' && second === 'not')) return true
  const isDenied = first === 'not' || (CONTRACTED.test(first) && AUXILIARY.has(withoutNot(first)))
  return isDenied && (OBLIGED.has(second) || (OBLIGES.has(second) && third === 'to'))
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
