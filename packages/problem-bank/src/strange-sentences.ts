import { allOf, type Bank, type Known } from './bank.ts'
import { isDefinition } from './definitions.ts'
import { hasDenial } from './negations.ts'
import type { Sentence } from './reading.ts'
import { asksNothing, clausesOf, denialsIn, permits } from './remarks.ts'
import { isPair, rarity, termsOf, usersOf } from './terms.ts'
import { sentencesOf, type Words, wordsOf } from './text.ts'
import { picksUntold } from './ties.ts'

/*
 * A look-alike is often the problem as everyone tells it, with one sentence put in. Where the rest of a page is familiar, a
 * sentence that is like nothing told of the problem, nor of any other, is such a one until a person has read it.
 */

/**
 * A sentence is strange where it is less close than this to each told of the problem, and to each told of another (what
 * every page says of results and limits is near some), and fewer of its words, weighted by rarity, are told of the problem:
 * the more familiar its page is, by the mean closeness of the others, the sooner.
 */
const STRANGE = [
  { familiar: 0.5, toIt: 0.25, toAll: 0.36, knownWords: 0.7 },
  { familiar: 0.75, toIt: 0.35, toAll: 0.45, knownWords: 0.75 },
]
/**
 * A sentence that denies something turns a problem into another with one word. So it is held against those that deny as
 * well, and it takes less to be strange; or it is near to one that does not deny, and much less near to any that does.
 */
const STRANGELY_DENYING = [
  { familiar: 0.4, toAlike: 0.25, toAll: 0.36, knownWords: 0.7, asRule: true },
  { familiar: 0.7, toAlike: 0.38, toAll: 0.5, knownWords: 1.01, asRule: true },
  { familiar: 0.6, toAlike: 0.4, toAll: 0.5, knownWords: 0.97, asRule: false },
]
/** How rules deny, rather than remarks. */
const RULE =
  /\b(?:(?:is|are) never \w+ed|never (?:taken|counted|considered)|(?:may|must|can|shall) (?:not|never)|not (?:allowed|permitted|counted|taken|regarded|treated)|no(?:ne)? (?:of the )?\w+ (?:may|must|can)|forbidden|prohibited|ruled out)\b/i
/** What a sentence needs at least to change what is asked: it allows, demands, compares, counts or sets a condition. */
const CHANGES =
  /\b(?:may|might|can|could|must|should|shall|have to|has to|only|just|always|ever|instead|unless|except|otherwise|if|when|whenever|while|until|counts?|counted|costs?|taken|treated|regarded|allowed|twice|once|times|more|less|fewer|than|exactly|at (?:least|most)|even|odd|first|last|second|third|both|either|every|each|any|same|equal|different|next|whose|another|other|merely|(?:on|in|under) no)\b/i
/** What the problem demands may be left free in a few words of its own: only what is told of it as well is not strange. */
const STRANGELY_FREE = { familiar: 0.4 }
const TURNED = { familiar: 0.3, toOpposite: 0.45, nearerBy: 0.2 }
/** One that denies nothing may leave out no more than a word of one that does. */
const DENIAL_LEFT_OUT = { toOpposite: 0.9, nearerBy: 0.2 }
/** A clause that denies is no other than one told of the problem where it is as close to it as this. */
const AS_TOLD = 0.62
/** A sentence as close as this to one told of the problem is that one, however short its clauses are. */
const WORD_FOR_WORD = 0.95
/** Shorter ones say too little to tell. */
const FEWEST_WORDS = 3
const FEWEST_WORDS_OF_CLAUSE = 4
/** What helps to an answer asks nothing, nor does the sentence after it. */
const HELP = /^(?:hints?|tips?|explanations?|approach)\b/i
/** Neither does what illustrates, what heads a list, and what is said of the program, such as its name; nor half a sentence. */
const ASIDE = [
  /[A-Za-z]\w*\s?\(/,
  /\b(?:input|output|print|function|parameters?|editor|exercise|program|write|implement)\b/i,
  /^[^A-Za-z]/,
  /^[a-z][^,]*\bis\b[^,]*,[^,]*\bis\b/,
  /^(?:for example|for instance|e\.g\.|i\.e\.)/i,
  /:$/,
  /\b(?:null|level by level|represented|stands? for|listed)\b/i,
  /@|\b(?:hi|hello|hey|dear|thanks?|regards)\b/i,
  /\b(?:mon|tues|wednes|thurs|fri)day\b|\binterview(?:er)?s?\b|\b(?:take|spend|have) (?:about |around |up to )?\w+ minutes\b/i,
  /^(?:can|could|how|what)\b.*\?$/i,
  /\bwarm-?up\b/i,
  /^(?:the |each |every )?(?:of the )?(?:first|second|third|next|following|last|only|single)(?: \w+)? lines? (?:contains?|holds?|has|have|gives?|is|describes?)\b[^;]*;?$/i,
  /^\w{1,2}(?: and \w{1,2})? (?:says?|tells?|gives?|is|are|denotes?) (?:how many|the (?:numbers?|lengths?|sizes?) of) (?:the )?(?:elements?|values?|numbers?|integers?|letters?|characters?|rows?|columns?)\b[^,;]{0,40}$/i,
  /\b(?:\d+-bit|algorithms?|recursi(?:on|ve)|data structures?|complexity|time out|built-in)\b/i,
]

/** Numbers are words here: a sentence may be strange by one alone. */
const WORD = /^[a-z0-9]/
const PAIR_WEIGHT = 0.5

type Told = {
  /** The sentences that have a term, and its weight in each, by term. */
  uses: ReadonlyMap<string, readonly (readonly [sentence: number, weight: number])[]>
  /** Whose each sentence is, and whether it denies something. */
  owners: readonly Known[]
  denying: readonly boolean[]
  rarityOf: (term: string) => number
}

/** The sentences of a page about this problem that are like none told of it, where the others are. */
export function strangeSentencesIn(bank: Bank, sentences: readonly Sentence[], entry: Known): string[] {
  const told = toldIn(bank)
  const read = sentences.map(({ text, words }) => ({ text, words, ...nearest(told, words, entry) }))
  const lengthOf = (some: typeof read) => some.reduce((sum, { words }) => sum + words.length, 0)
  const nearnessOf = (some: typeof read) => some.reduce((sum, { own, words }) => sum + own * words.length, 0)
  const isAside = (at: number) =>
    [read[at], read[at - 1]].some((one) => one !== undefined && HELP.test(one.text)) ||
    ASIDE.some((aside) => aside.test(read[at]?.text ?? ''))
  return read
    .filter((one, at) => {
      if (at === 0 || isAside(at) || asksNothing(one.text, entry) || isDefinition(one.words, entry)) return false
      const rest = read.filter((other) => other !== one)
      const familiarity = nearnessOf(rest) / lengthOf(rest)
      const isStrange = ({ familiar, toIt, toAll, knownWords }: (typeof STRANGE)[number]) =>
        familiarity > familiar && one.own < toIt && one.other < toAll && one.known < knownWords
      if (one.words.length < FEWEST_WORDS) return false
      return (
        picksUntold(one.text, entry) ||
        (STRANGE.some(isStrange) && CHANGES.test(one.text)) ||
        (isTurned(one, familiarity) && one.alike < WORD_FOR_WORD && !deniesAsTold(told, one, entry))
      )
    })
    .map(({ text }) => text)
}

/** Whether a sentence denies what no page of the problem denies, or no longer denies what they do. */
function isTurned(one: { text: string; words: Words } & ReturnType<typeof nearest>, familiarity: number): boolean {
  const nearerToOpposite = one.opposite - one.alike
  if (!hasDenial(one.words))
    return one.opposite > DENIAL_LEFT_OUT.toOpposite && nearerToOpposite > DENIAL_LEFT_OUT.nearerBy
  const isStrange = STRANGELY_DENYING.some(
    ({ familiar, toAlike, toAll, knownWords, asRule }) =>
      (asRule ? RULE : CHANGES).test(one.text) &&
      familiarity > familiar &&
      one.alike < toAlike &&
      one.otherAlike < toAll &&
      one.knownAlike < knownWords,
  )
  const isFlipped =
    familiarity > TURNED.familiar && one.opposite > TURNED.toOpposite && nearerToOpposite > TURNED.nearerBy
  return isStrange || isFlipped || (permits(one.text) && familiarity > STRANGELY_FREE.familiar)
}

/** Whether a sentence denies nothing of what is asked but in clauses that are told of the problem. */
function deniesAsTold(told: Told, { text, words }: Sentence, entry: Known): boolean {
  if (!hasDenial(words)) return false
  const known = denialsOf(told, entry)
  return denialsIn(text, entry).every((clause) => {
    const said = wordsOf(clause)
    if (said.length < FEWEST_WORDS_OF_CLAUSE) return false
    const weights = weightsOf(said, told.rarityOf)
    const isFree = permits(clause)
    return known.some(
      ({ vector, leavesFree }) =>
        leavesFree === isFree &&
        weights.reduce((sum, [term, weight]) => sum + weight * (vector.get(term) ?? 0), 0) >= AS_TOLD,
    )
  })
}

type Denial = { vector: ReadonlyMap<string, number>; leavesFree: boolean }

const denials = new WeakMap<Known, Denial[]>()

/** The clauses that deny something, or leave it free, in what is told of a problem. */
function denialsOf({ rarityOf }: Told, entry: Known): Denial[] {
  const kept = denials.get(entry)
  if (kept) return kept
  const told = [entry.statement, ...entry.wordings]
    .flatMap(clausesOf)
    .map((clause) => ({ words: wordsOf(clause), leavesFree: permits(clause) }))
    .filter(({ words }) => hasDenial(words))
    .map(({ words, leavesFree }) => ({ vector: new Map(weightsOf(words, rarityOf)), leavesFree }))
  denials.set(entry, told)
  return told
}

/**
 * How close a sentence is to the closest one told of the problem and of any other, and how much of it its words tell:
 * all of them, and those alone that deny something as it does, or do not.
 */
function nearest({ uses, owners, denying, rarityOf }: Told, words: Words, entry: Known) {
  const closeness = new Float64Array(owners.length)
  const weights = weightsOf(words, rarityOf)
  const doesDeny = hasDenial(words)
  let [single, known, knownAlike] = [0, 0, 0]
  for (const [term, weight] of weights) {
    let [isKnown, isKnownAlike] = [false, false]
    for (const [sentence, itsWeight] of uses.get(term) ?? []) {
      closeness[sentence] = (closeness[sentence] ?? 0) + weight * itsWeight
      if (owners[sentence] !== entry) continue
      isKnown = true
      isKnownAlike ||= denying[sentence] === doesDeny
    }
    if (isPair(term)) continue
    single += weight
    if (isKnown) known += weight
    if (isKnownAlike) knownAlike += weight
  }
  let [alike, opposite, other, otherAlike] = [0, 0, 0, 0]
  for (const [sentence, value] of closeness.entries()) {
    const isAlike = denying[sentence] === doesDeny
    if (owners[sentence] !== entry) {
      other = Math.max(other, value)
      if (isAlike) otherAlike = Math.max(otherAlike, value)
    } else if (isAlike) alike = Math.max(alike, value)
    else opposite = Math.max(opposite, value)
  }
  const share = (part: number) => (single === 0 ? 1 : part / single)
  const own = Math.max(alike, opposite)
  return { own, alike, opposite, other, otherAlike, known: share(known), knownAlike: share(knownAlike) }
}

const opened = new WeakMap<Bank, Told>()

/** All sentences told of the bank's problems, gathered the first time, which takes about a second. */
export function toldIn(bank: Bank): Told {
  const kept = opened.get(bank)
  if (kept) return kept
  const sentences = allOf(bank).flatMap((owner) =>
    [owner.statement, owner.explanation, ...owner.wordings]
      .flatMap((text) => sentencesOf(wordsOf(text)))
      .map((words) => ({ owner, words })),
  )
  const users = usersOf(sentences.map(({ words }) => termsOf(words, WORD)))
  const rarityOf = (term: string) => rarity(users.get(term) ?? 0, sentences.length)
  const uses = new Map<string, [number, number][]>()
  for (const [sentence, { words }] of sentences.entries()) {
    for (const [term, weight] of weightsOf(words, rarityOf)) {
      const known = uses.get(term)
      if (known) known.push([sentence, weight])
      else uses.set(term, [[sentence, weight]])
    }
  }
  const told = {
    uses,
    owners: sentences.map(({ owner }) => owner),
    denying: sentences.map(({ words }) => hasDenial(words)),
    rarityOf,
  }
  opened.set(bank, told)
  return told
}

/** The sentence as a vector of length one: its words and pairs of words, the rarer the heavier. */
function weightsOf(words: Words, rarityOf: (term: string) => number): [string, number][] {
  const weights = [...new Set(termsOf(words, WORD))].map((term): [string, number] => [
    term,
    rarityOf(term) * (isPair(term) ? PAIR_WEIGHT : 1),
  ])
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
  return weights.map(([term, weight]) => [term, weight / length])
}
