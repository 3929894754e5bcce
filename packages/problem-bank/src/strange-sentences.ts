import { allOf, type Bank, type Known } from './bank.ts'
import type { Sentence } from './reading.ts'
import { sentencesOf, type Words, wordsOf } from './text.ts'

/*
 * A look-alike is often the problem as everyone tells it, with one sentence put in. Where the rest of a page is familiar, a
 * sentence that is like nothing told of the problem, nor of any other, is such a one until a person has read it.
 */

/** The others are familiar from this mean closeness on. */
const FAMILIAR = 0.5
/** Closeness to a sentence told of the problem, and of another: what every page says of results and limits is near some. */
const STRANGE_TO_IT = 0.25
const STRANGE_TO_ALL = 0.36
/** Of its words, weighted by rarity, that the problem is told with. */
const KNOWN_WORDS = 0.7
/** Shorter ones say too little to tell. */
const FEWEST_WORDS = 3

const PAIR_WEIGHT = 0.5

type Told = {
  /** The sentences that have a term, and its weight in each, by term. */
  uses: ReadonlyMap<string, readonly (readonly [sentence: number, weight: number])[]>
  /** Whose each sentence is. */
  owners: readonly Known[]
  rarity: (term: string) => number
}

/** The sentences of a page about this problem that are like none told of it, where the others are. */
export function strangeSentencesIn(bank: Bank, sentences: readonly Sentence[], entry: Known): string[] {
  const told = toldIn(bank)
  const read = sentences.map(({ text, words }) => ({ text, words, ...nearest(told, words, entry) }))
  const total = (of: typeof read, value: (one: (typeof read)[number]) => number) =>
    of.reduce((sum, one) => sum + value(one), 0)
  return read
    .slice(1)
    .filter(({ words, own, other, known }) => {
      const isStrange = own < STRANGE_TO_IT && other < STRANGE_TO_ALL && known < KNOWN_WORDS
      return isStrange && words.length >= FEWEST_WORDS
    })
    .filter((strange) => {
      const rest = read.filter((one) => one !== strange)
      return total(rest, ({ own, words }) => own * words.length) > FAMILIAR * total(rest, ({ words }) => words.length)
    })
    .map(({ text }) => text)
}

/** How close a sentence is to the closest one told of the problem and of any other, and how much of it its words tell. */
function nearest({ uses, owners, rarity }: Told, words: Words, entry: Known) {
  const closeness = new Float64Array(owners.length)
  const weights = weightsOf(words, rarity)
  let [single, known] = [0, 0]
  for (const [term, weight] of weights) {
    let isKnown = false
    for (const [sentence, itsWeight] of uses.get(term) ?? []) {
      closeness[sentence] = (closeness[sentence] ?? 0) + weight * itsWeight
      isKnown ||= owners[sentence] === entry
    }
    if (term.includes(' ')) continue
    single += weight
    if (isKnown) known += weight
  }
  let [own, other] = [0, 0]
  for (const [sentence, value] of closeness.entries()) {
    if (owners[sentence] === entry) own = Math.max(own, value)
    else other = Math.max(other, value)
  }
  return { own, other, known: single === 0 ? 1 : known / single }
}

const opened = new WeakMap<Bank, Told>()

function toldIn(bank: Bank): Told {
  const kept = opened.get(bank)
  if (kept) return kept
  const sentences = allOf(bank).flatMap((owner) =>
    [owner.statement, owner.explanation, ...owner.wordings]
      .flatMap((text) => sentencesOf(wordsOf(text)))
      .map((words) => ({ owner, words })),
  )
  const usedBy = new Map<string, number>()
  for (const { words } of sentences) {
    for (const term of new Set(termsOf(words))) usedBy.set(term, (usedBy.get(term) ?? 0) + 1)
  }
  const rarity = (term: string) => Math.log((sentences.length + 1) / ((usedBy.get(term) ?? 0) + 0.5))
  const uses = new Map<string, [number, number][]>()
  for (const [sentence, { words }] of sentences.entries()) {
    for (const [term, weight] of weightsOf(words, rarity)) {
      const users = uses.get(term)
      if (users) users.push([sentence, weight])
      else uses.set(term, [[sentence, weight]])
    }
  }
  const told = { uses, owners: sentences.map(({ owner }) => owner), rarity }
  opened.set(bank, told)
  return told
}

/** The sentence as a vector of length one: its words and pairs of words, the rarer the heavier. */
function weightsOf(words: Words, rarity: (term: string) => number): [string, number][] {
  const weights = [...new Set(termsOf(words))].map((term): [string, number] => [
    term,
    rarity(term) * (term.includes(' ') ? PAIR_WEIGHT : 1),
  ])
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
  return weights.map(([term, weight]) => [term, weight / length])
}

function termsOf(sentence: Words): string[] {
  const words = sentence.filter((word) => /^[a-z0-9]/.test(word))
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]
}
