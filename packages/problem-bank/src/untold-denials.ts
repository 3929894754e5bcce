import { type Known, toldOf } from './bank.ts'
import { denies, type Words, wordsOf } from './text.ts'

/*
 * What a page denies may be the whole twist of it, in whatever words: 'a single shared instant is no stretch', 'beads that
 * touch don't make a pair'. Where nothing told of the problem denies anything of that kind, the page may ask for something
 * else.
 */

/** Of what a clause speaks of, this share must be in one sentence that denies something, told of the problem. */
const TOLD = 1 / 3

/** A clause that speaks of less says nothing of its own: `without a gap`, `nothing is changed`. */
const FEWEST = 3

/** Where a clause ends. */
const CLAUSES = /[,;:()]|\b(?:but|so that|because|if|when|where|until|while)\b/

/** Words that stand in a sentence whatever it speaks of. */
const OF_ANY_SENTENCE = new Set(
  [
    'a an the of to in on at by for with from into as than and or then so such same other only',
    'is are was were be been do does did done has have had can could may must shall should will would',
    'it its they them their this that these those there you your we he his she her who which what',
    'each every any all one two some return given',
  ]
    .join(' ')
    .split(' '),
)

/**
 * That there may be none, that it cannot be done, what memory and tools may be used, that an order is free, what numbers are
 * not, what may be taken for granted of them, what somebody fears, or that nothing comes back: pages of every problem say so.
 */
const OF_ANY_PROBLEM = [
  /\b(?:there (?:is|are|may be|might be|exists?)|has|have|contains?) (?:none|no (?:such|way|solution|answer|valid)\b.*)/i,
  /\b(?:cannot|can not|can't|could not) be (?:done|made|reached|found|built|formed|paid|solved)\b/i,
  /\b(?:memory|space|storage)\b/i,
  /\bbuilt-?in\b|\blibrar(?:y|ies)\b|\boperator\b|\beval\b/i,
  /\b(?:order|arrangement)\b.*\b(?:matter|importan|count|makes? no difference)|\bno particular order\b|\bnot (?:necessarily )?sorted\b|\bunsorted\b/i,
  /\b(?:without|no) (?:any )?(?:spaces?|blanks?|gaps?|breaks?|repetitions?|repeats?)\b|\bwith itself\b/i,
  /\bno matter how\b|\bno minus signs?\b|\b(?:not|never|no) negative\b|\bnon-?negative\b/i,
  /\boverflow|\bbits?\b|\brange of an?\b|\bfast enough\b|\bwon't do\b/i,
  /\bwithout (?:violating|breaking|breaching) (?:a|any|the|this|that|these|those|any of the|one of the) (?:\w+ )?(?:rules?|manual|constraints?|conditions?|requirements?|dependenc(?:y|ies)|prerequisites?|law|order)$/i,
  /\bneed not\b|\b(?:does|do) not (?:have|need) to\b|\bnot necessarily\b|\b(?:not|isn't|aren't) (?:required|obliged|forced|compelled|bound) to\b/i,
  /\b(?:guaranteed|promised|assume|certain|sure)\b/i,
  /\b(?:suspects?|suspected|fears?|feared|worries|worried|complains?|complained|rumou?r|grumbles?)\b/i,
  /\b(?:no need|(?:don't|doesn't|do not|does not|never) (?:even )?(?:need|have)) to (?:say|tell|sort|handle|treat|deal|worry|name|report|check|care|know|explain|print|list)\b/i,
  /\b(?:don't|do not|doesn't|does not) (?:care|mind) (?:which of (?:the|them)|in (?:what|which) order)\b/i,
  /\bno \w+ (?:is|are) (?:necessary|needed|required) (?:in that case|there|then)\b/i,
  /\bno (?:quarrel|dispute|ambiguity|doubt)s? (?:about|over|as to)\b/i,
  /\bwaste\b.*\btime\b|\bfrom scratch\b/i,
  /^an? empty \w+ (?:has|offers|gives|holds|contains|needs) (?:no|nothing)\b/i,
  /\bnull (?:stands|standing|marks|marking|denotes|means|meaning|where|wherever|for)\b|\babsent (?:nodes|children)\b/i,
  /\b(?:nobody|no one|he|she|they|it) (?:ever |never |won't |will not |does not |do not |doesn't |don't )?asks? for more \w+ than\b/i,
  /^there (?:are|were|will be) never (?:more|fewer|less) \w+ than \w+\.?$/i,
  /\b(?:without regard to|regardless of) the (?:order|arrangement|sequence) of\b/i,
  /^if no [\w ]{1,40} (?:satisfies|fulfils|fulfills|meets|does|qualifies|works)(?: (?:this|that|it|so))?$/i,
  /\bnever (?:be )?(?:two|several|more than one) (?:different )?(?:shortest|longest|best|smallest|largest)\b/i,
  /\b(?:don't|do not|without|never) (?:go(?:ing)?|look(?:ing)?|run(?:ning)?|walk(?:ing)?|read(?:ing)?|search(?:ing)?) (?:through|over|at) (?:(?:the )?(?:whole|entire) \w+|(?:each|every|all the) (?:entry|entries|elements?|numbers?|values?))\.?$/i,
  /\b(?:up|made|consists?|consisting|composed) of nothing\s*$/i,
  /\bnothing (?:is|has to be) returned\b|\breturns? nothing\b|\bnot return anything\b/i,
]

/** The clauses of a sentence that deny what nothing told of the problem denies. */
export function untoldDenialsIn(sentence: string, entry: Known): string[] {
  return sentence.split(CLAUSES).flatMap((clause) => {
    const words = wordsOf(clause)
    if (!words.some(denies) || OF_ANY_PROBLEM.some((remark) => remark.test(clause))) return []
    const subjects = subjectsOf(words)
    const isTold = (told: ReadonlySet<string>) =>
      subjects.filter((word) => told.has(word)).length >= subjects.length * TOLD
    return subjects.length < FEWEST || denialsOf(entry).some(isTold) ? [] : [clause.trim().replace(/\s+/g, ' ')]
  })
}

function subjectsOf(words: Words): string[] {
  return words.filter((word) => /[a-z]{2}/.test(word) && !OF_ANY_SENTENCE.has(word) && !denies(word))
}

const known = new WeakMap<Known, ReadonlySet<string>[]>()

/** What each sentence speaks of that denies something, of all that is told of a problem. */
function denialsOf(entry: Known): ReadonlySet<string>[] {
  const kept = known.get(entry)
  if (kept) return kept
  const denials = toldOf(entry)
    .flatMap((text) => text.split(/(?<=[.?!;:])\s/))
    .map((sentence) => wordsOf(sentence))
    .filter((words) => words.some(denies))
    .map((words) => new Set(subjectsOf(words)))
  known.set(entry, denials)
  return denials
}
