import { beginsClause, denies, END, type Words } from './text.ts'

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

const UNIVERSAL = words('every all each')
const OBLIGES = words('has have need')

/** A sentence without what it leaves free of all: in 'not every word has to be used' nothing is said of every word. */
export function withoutPermissions(sentence: Words): string[] {
  const left: string[] = []
  for (let at = 0; at < sentence.length; at++) {
    const rest = sentence.slice(at)
    const end = rest.findIndex((word) => word === 'and' || word === 'or' || beginsClause(word))
    const clause = end === -1 ? rest : rest.slice(0, end)
    const isFree = clause.some((word, place) => OBLIGES.has(word) && clause[place + 1] === 'to')
    if (clause[0] === 'not' && UNIVERSAL.has(clause[1] ?? END) && isFree) at += clause.length - 1
    else left.push(sentence[at] ?? END)
  }
  return left
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
