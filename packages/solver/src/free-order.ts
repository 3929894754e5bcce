import type { ComparisonRule } from '@dryrun/contract/problem'

/** That things may stand anyhow, at the end of a clause. */
const ANYHOW =
  '(?:any|(?:an )?arbitrary|whatever|whichever|no (?:particular|special|specific)) (?:possible )?order(?: (?:that )?you (?:like|want|wish|prefer))?'
const MAY = '(?:may|can|could|might)'
const LISTED = '(?:returned|given|listed|printed|output|reported|presented|arranged|ordered|left|kept|placed|moved)'
const STAND = `(?:be|come|appear|stand|remain)(?: ${LISTED})? in ${ANYHOW}`
const DOES_NOT_MATTER = [
  '(?:does|do|need) not matter',
  '(?:is|are) (?:not (?:important|relevant|significant)|irrelevant|unimportant|arbitrary|free|up to you|of no (?:importance|consequence|concern))',
  `${MAY} be (?:arbitrary|changed|in ${ANYHOW})`,
].join('|')

/** What a clause frees is its first group: 'the order of ...', '... may be in any order'. */
const FREEING = [
  `(?:the )?order (?:of|in which) (.+?),? (?:${DOES_NOT_MATTER})`,
  `(.+?),? ${MAY} (?:also )?${STAND}`,
  `(.+?) in ${ANYHOW} (?:is|are) (?:fine|accepted|acceptable|allowed|valid|ok|okay)`,
].map(whole)
const NEITHER = whole(
  'neither (?:their order|the order of the \\w+) nor the order (?:in|inside|within) (?:them|each) matters',
)
/** The same, of whatever was spoken of. */
const FREEING_THAT = [
  `(?:the )?order (?:${DOES_NOT_MATTER})`,
  `${ANYHOW} (?:(?:is|are) (?:fine|accepted|acceptable|allowed|valid|ok|okay)|will do|works)`,
].map(whole)

/** What may be told to be returned so, behind the end of anything that is no part of it. */
const RETURNING = new RegExp(
  `^(?:(.*(?:,|\\band|\\bto|\\bthen|\\bplease|\\byou(?: (?:may|can|should|must|could))?) )?)(?:return|output|print|report|find|generate) (.{1,160}?)(,?) (?:in )?${ANYHOW}$`,
)
/** In these the order may be that of something inside what is returned, and not its own. */
const ATTACHES =
  /\b(?:that|which|who|whose|where|when|while|with|using|after|by|from|for|so|as|made|formed|is|are|can|may|could|whether|how)\b/
const HAS_PARTS =
  /\b(?:letters?|characters?|jobs?|tasks?|quer(?:y|ies)|inputs?|given|each|respective(?:ly)?|where|contain(?:s|ing)?|us(?:e|es|ed|ing)|holds?|has|have|having|appears?|(?:re)?arranged?|reordered|processed)\b/
/** A part of what is returned, which is what stands next to the order. */
const ENDS_INSIDE =
  /\b(?:in|inside|within|of) (?:an?|any|every|one|its|their|them|it) ?\w*$|, (?:and )?(?:the|its|their|with|an?) /
const DENIES = /\b(?:not|never|cannot|no|nor|neither|none)\b/
const HEDGES = /\b(?:if|unless|except|only|when|until|otherwise|but|instead|rather)\b/

/** What every page calls what is returned. */
const RESULT =
  '(?:(?:final|returned|resulting|output|correct) )*(?:(?:answers?|results?|outputs?|solutions?)(?: (?:sets?|lists?|arrays?))?|(?:returned|resulting|output) (?:lists?|arrays?|\\w+s))'
const IS_RESULT = whole(
  `(?:(?:the )?(?:elements|items|numbers|integers|values|indices|words|strings|pairs|lists) (?:of|in) )?(?:the |your |this |all )*${RESULT}|you (?:return|output|print|report|list) (?:them|the \\w+)`,
)
/** Things by name, which are what is returned where the page asks for them. */
const NAMED = whole(
  '(?:(?:the|these|those|all|your) )*(?:(?:two|k|valid|possible|unique|different) )*(\\w+)(?: themselves)?(?: (?:are|is) (?:returned|given|listed|printed|output|reported)| appear| come)?',
)
const IS_INSIDE = whole(
  '(?:(?:the )?\\w+ )?(?:in|inside|within|of) (?:them|each|it|(?:an?|each|any|every|one|the|its|their)(?: single| same)? (\\w+))',
)
const AND = /,? (?:and|or|nor|as well as) (?:also )?(?:the )?(?:order )?(?:of |in which )?/

/** Where each place in what is returned has a meaning of its own, something else is free. */
const HAS_PLACES =
  /\b(?:answer|ans|result|res|output)\s?\[\s?\w+\s?\]|\breturn\b.*(?:\b(?:where|such that|in which) \w+\s?\[\s?[ij]\s?\] (?:is|=|equals|holds|gives|denotes|represents)|\b[ij]-?th\b)/

type Freed = 'list' | 'inner lists'

/**
 * Whose order a page leaves free in what is returned: nothing's, that of the list, or that of the lists in it as well. It must
 * say so of just that, and mean it: where it is not clear, the order counts, and a right answer may fail to be verified.
 */
export function orderOfResult(page: string): Extract<ComparisonRule, 'exact' | 'unordered' | 'unordered-nested'> {
  const sentences = sentencesOf(page)
  if (sentences.some((sentence) => HAS_PLACES.test(sentence))) return 'exact'
  const freed = new Set(sentences.flatMap((sentence, at) => freedIn(sentence, sentences, sentences[at - 1] ?? '')))
  if (!freed.has('list')) return 'exact'
  return freed.has('inner lists') ? 'unordered-nested' : 'unordered'
}

function freedIn(sentence: string, sentences: string[], before: string): Freed[] {
  if (HEDGES.test(sentence)) return []
  const whole = freedByClause(sentence, sentences, before)
  if (whole.length > 0) return whole
  return sentence.split(/,? and (?=the |you )/).flatMap((clause) => freedByClause(clause, sentences, before))
}

function freedByClause(clause: string, sentences: string[], before: string): Freed[] {
  if (NEITHER.test(clause)) return asksForThings(before) ? ['list', 'inner lists'] : []
  if (FREEING_THAT.some((way) => way.test(clause))) return asksForThings(before) ? ['list'] : []
  const returned = returnedAnyhow(clause)
  if (returned !== null && !returned.includes(' and ')) return ['list']
  const said = returned ?? FREEING.map((way) => way.exec(clause)?.[1]).find((one) => one !== undefined)
  const parts = said?.split(AND) ?? []
  const freed = parts.map((part) => freedBy(part, sentences))
  if (!freed.every((one) => one !== null)) return []
  // Things named beside the result are what it is made of.
  const isBoth = parts.length > 1 && parts.some((part) => IS_RESULT.test(part))
  return isBoth ? parts.map((part) => (IS_RESULT.test(part) ? 'list' : 'inner lists')) : freed
}

/** What is to be returned in any order, where a clause says so. */
function returnedAnyhow(clause: string): string | null {
  const [, before = '', returned, comma] = RETURNING.exec(clause) ?? []
  if (returned === undefined || DENIES.test(before.split(',').slice(-2).join()) || DENIES.test(returned)) return null
  const isElsewhere =
    HAS_PARTS.test(returned) || ENDS_INSIDE.test(returned) || (comma === '' && ATTACHES.test(returned))
  return isElsewhere ? null : returned
}

function freedBy(part: string, sentences: string[]): Freed | null {
  if (IS_RESULT.test(part)) return 'list'
  const thing = NAMED.exec(part)?.[1]
  if (thing !== undefined) return asksFor(thing, sentences) ? 'list' : null
  const inside = IS_INSIDE.exec(part)
  if (!inside) return null
  return inside[1] === undefined || asksFor(inside[1], sentences) ? 'inner lists' : null
}

const ASKS = '\\b(?:return|output|print|report|find|generate|list)'

/** Whether a sentence asks for things, none of which belongs to one that is given. */
function asksForThings(sentence: string): boolean {
  return new RegExp(`${ASKS}\\b`).test(sentence) && !HAS_PARTS.test(sentence.replace(/^.*?(?=\breturn\b)/, ''))
}

/** Whether a page asks for things of that name, and gives none. */
function asksFor(thing: string, sentences: string[]): boolean {
  const name = `${thing.replace(/(?<=[^s])s$/, '')}s?\\b`
  const asks = new RegExp(
    `${ASKS} (?:(?!of |for |from |that )\\S+ ){0,6}(?:(?:list|array|set) of (?:all )?(?:the )?)?(?:(?!of )\\w+ )?${name}`,
  )
  const gives = new RegExp(`\\bgiven [^,]*\\b${name}|\\b${name}\\[\\w\\]`)
  return sentences.some((sentence) => asks.test(sentence)) && !sentences.some((sentence) => gives.test(sentence))
}

const LEFT =
  '(?:(?:the|these|those) )?(?:(?:first|remaining|kept|k|two|three|four|five) )*(?:elements|numbers|values|integers|items)(?: (?:of|in) (?:nums|arr|the array|the list))?(?: that (?:remain|stay|are left))?'
const LEFT_ANYHOW = [
  `(?:their|the)(?: relative)? order (?:${DOES_NOT_MATTER})`,
  `(?:the )?(?:relative )?order of ${LEFT} (?:${DOES_NOT_MATTER})`,
  `${LEFT} ${MAY} ${STAND}`,
].map(whole)
const KEEPS_ORDER =
  /\b(?:keep|preserv|maintain|retain|same|original|stable|without changing)\w*\b.*\border\b|\border\b.*\b(?:kept|preserved|maintained|retained|same|unchanged)\b/

/** Whether a page leaves free the order of what is left in a changed array; by the same measure. */
export function freesOrderOfLeft(page: string): boolean {
  const sentences = sentencesOf(page)
  if (sentences.some((sentence) => KEEPS_ORDER.test(sentence))) return false
  return sentences.some((sentence) =>
    [sentence, ...sentence.split(/,? and (?=the )/)].some((clause) => LEFT_ANYHOW.some((way) => way.test(clause))),
  )
}

/** Sentences in small letters and plain words, without marks, brackets around them and what they open with. */
function sentencesOf(page: string): string[] {
  return page
    .toLowerCase()
    .replace(/[*_`"“”()]/g, '')
    .replace(/(?<=\w)n['’]t\b/g, ' not')
    .split(/[.!?;:](?=\s|$)|\n(?![a-z])/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .map((sentence) => sentence.replace(/^(?:please )?(?:notice|note)(?: that)? /, ''))
    .filter((sentence) => sentence !== '' && sentence !== 'note')
}

function whole(text: string): RegExp {
  return new RegExp(`^(?:${text})$`)
}
