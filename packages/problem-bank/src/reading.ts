import type { Problem } from '@dryrun/contract/problem'
import { allOf, type Bank, type BankEntry, type Known } from './bank.ts'
import { clarificationsOf } from './clarifications.ts'
import { CLAUSES } from './conditions.ts'
import { COSTS } from './costs.ts'
import { withNegationsMoved, withoutPermissions, withVerbsDenied } from './negations.ts'
import { END, isSlip, mendingBy, sentencesOf, type Vocabulary, vocabularyOf, type Words, wordsOf } from './text.ts'

export type Sentence = { text: string; words: Words }

/** A page's words, with OCR's slips mended. */
export type PageText = {
  /** The title and what it asks. */
  statement: Words
  /**
   * The same without what is left free and with the verb denied where the page denies by whom, and with every negation
   * right before what it negates.
   */
  verbsDenied: Words
  negated: Words
  /** What it asks alone, whole and by its sentences. */
  asked: Words
  sentences: Sentence[]
  constraints: Words
}

/** @param entry the problem it is taken for: what only makes plain what that one asks is left out, but for `asked` */
export function readText(bank: Bank, problem: Problem, entry?: Known): PageText {
  const mend = mendingBy(vocabularyFor(bank))
  const whole = asking(problem.statement)
  const asks = entry === undefined ? whole : without(whole, clarificationsOf(entry))
  const asked = wordsOf(whole, mend)
  const statement = [...wordsOf(`${bareTitle(problem.title)}.`, mend), ...wordsOf(asks, mend)]
  const each = (rewrite: (sentence: Words) => string[]) =>
    sentencesOf(statement).flatMap((sentence) => [...rewrite(sentence), END])
  return {
    statement,
    verbsDenied: each((sentence) => withVerbsDenied(withoutPermissions(sentence))),
    negated: each(withNegationsMoved),
    asked,
    sentences: asks
      .split(/(?<=[.?!;:])\s/)
      .map((text) => ({ text: text.trim(), words: sentencesOf(wordsOf(text, mend)).flat() }))
      .filter(({ words }) => words.length > 0),
    constraints: wordsOf(
      problem.constraints.filter((line) => !FOOT.test(line) && !OF_A_SAMPLE.test(line)).join('.\n'),
      mend,
    ),
  }
}

/** A title without the number that pages put before it. */
export function bareTitle(title: string): string {
  return title.replace(/^\s*\d+\s*[.)]/, '')
}

/** Whether a page's title is one that the problem goes by. */
export function hasTitle(entry: BankEntry, title: string): boolean {
  const plain = (text: string) =>
    bareTitle(text)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
  return title !== '' && [entry.title, ...entry.aliases].some((known) => plain(known) === plain(title))
}

/** How much input there may be, where so large a number is no rule; of a line about calls it is left, which is known by it. */
const IS_AT_MOST = String.raw`\b(?:there (?:are|will be)|(?:list|array|string|text|input|matrix|grid|tree) (?:has|holds|contains|consists of)) (?:never |always )?(?:no more than|not more than|at most|up to|fewer than|less than|a maximum of) \d(?:\d{2,}|\d{0,2}[ ,]\d{3})(?= (?!calls\b)\w)`
/** That the input has as much as is asked for: a promise, and no condition on what is sought. */
const IS_LARGE_ENOUGH = `the (?:given )?(?:binary )?(?:search )?(?:linked )?(?:tree|list|array|string|input) (?:always )?(?:has|contains|holds|consists of) at least (?:k|n|one|two|1|2) (?:nodes?|elements?|numbers?|values?|integers?|characters?|letters?|items?)`
/** The same, where the input is named. */
const IS_OF_AT_LEAST = String.raw`(?<=\b(?:list|array|string|sequence|row)s? (?:\w+ )?)of at least (?:one|two|1|2) (?:integers?|numbers?|elements?|values?|characters?|letters?|items?)`
/** The same of a number, or of how many there are. */
const IS_BOUND = String.raw`(?:(?:the )?(?:length|size|number) of )?(?:the )?[a-z]\w*(?:\.length)? (?:is|are|will be) (?:always )?at least (?:0|1|2|zero|one|two)`

/** The same of how far one counts. */
const IS_WITHIN = String.raw`(?<=[.!?]\s)[a-z]\w* is (?:always )?(?:a positive (?:integer|number)(?:,? (?:that is |which is |and is |and )?)?)?(?:no|not|never) (?:larger|greater|bigger|more) than the (?:length|size|number of (?:nodes|elements))(?: of the (?:linked )?(?:list|array))?(?=\s*[.;])`
/** That a tree may be of any shape. */
const HAS_ANY_SHAPE = String.raw`(?<=[.!?]\s)the tree (?:need not|does not have to|is not necessarily) (?:be )?(?:balanced|complete|full|perfect)(?=\s*[.;])`
/** That links are changed and not what the nodes hold: the result is the same. */
const VALUES = `(?:the |any |node )?values(?: (?:stored |kept |held )?(?:in|of) the (?:list's )?nodes)?`
/** What the nodes hold, and what is not to be done to it. */
const CONTENTS = `(?:(?:rewrit|copy|swapp|chang|mov|exchang|overwrit|shuffl|writ|alter|modify|edit)(?:e|ing) )?(?:(?:just|merely|only|simply|all) )*(?:the |their |its |what )?(?:node(?:s'|'s)? |new )?(?:contents?|values?|data|payloads?|numbers|figures|nodes|lists?|they hold|they carry|is in them)(?: (?:in|of|inside) (?:them|the nodes|it))?(?: (?:being )?(?:rewritten|copied|swapped|changed|moved|exchanged|overwritten|shuffled|altered|modified|edited))?`
const KEEPS_VALUES = [
  String.raw`\b(?:you (?:are not (?:allowed|permitted) to|may not|must not|cannot|can't)|do not|don't|without|never) (?:modify|modifying|alter|altering|change|changing|touch|touching|overwrite|overwriting) ${VALUES}(?=\s*[.;,(])`,
  String.raw`\b${VALUES} (?:(?:may not|must not|cannot|are not to) be|are (?:not|never)) (?:modified|altered|changed|touched|overwritten)(?=\s*[.;,])`,
  String.raw`\bthe values (?:inside|in them|themselves) (?:must|have to|should|are to) (?:be left|stay|remain) (?:untouched|alone|unchanged|as they are)(?=\s*[.;,)])`,
  String.raw`\b(?:leave|leaving) ${VALUES}(?: (?:inside|in|of) (?:them|the nodes|each node))? (?:alone|untouched|unchanged|as they are)(?=\s*[.;,)])`,
  String.raw`\bonly to (?:redirect|relink|rearrange|change) the (?:links|nodes|pointers)(?=\s*[.;,)])`,
  String.raw`\bthe (?:values|numbers|figures)(?: (?:painted|written|stored|kept) (?:on|in|of) the \w+)? (?:must|have to) (?:stay|remain) (?:where|as) they are(?=\s*[.;,)])`,
  String.raw`\b(?:only|just) the (?:nodes|links)(?: themselves)? may be (?:moved|changed|altered)(?=\s*[.;,)])`,
  String.raw`\b(?:please |you should |you must |you have to |be sure to )?(?:it is )?(?:the |its |their )?(?:nodes?|links?|pointers?)(?: themselves)? (?:(?:should|must|may|shall|ought to|need to|have to|are to) be |that (?:should|must|have to|are to) be |are |be )?(?:relinked|rewired|moved|rearranged|reconnected|redirected|respliced|spliced|re-linked)(?: themselves)?,? (?:rather than|instead of|and not|not|never) ${CONTENTS}(?=\s*[.;,)]|$)`,
  String.raw`\b(?:please |you should |you must |you have to |be sure to )?(?:re-?link|rewire|move|rearrange|reconnect|redirect|splice|reuse) (?:the |its |their )?(?:existing )?(?:nodes?|links?|pointers?)(?: themselves)?,? (?:rather than|instead of|and do not|do not|don't|and not|not|never|without) ${CONTENTS}(?=\s*[.;,)]|$)`,
]
/** What the lines of an input hold, which a page of samples tells before them. */
const SAYS_LINES = [
  String.raw`(?<=(?:^|[.!?:]|\n)\s*)(?:(?:in|on) )?(?:then\b|(?:the|each|every)(?: of the)? (?:first|second|third|fourth|only|single|next|following|last|further)\b)[^.!?\n]{0,40}\blines?\b[^.!?\n]{0,20}\b(?:contains?|consists?|holds?|has|have|follows?|gives?|describes?|lists?|is|are)\b[^.!?\n]*(?=[.!?]|\n|$)`,
  String.raw`(?<=(?:^|[.!?:]|\n)\s*)lines? \d\b(?: to \w+)?:? [^.!?\n]*(?=[.!?]|\n|$)`,
]
/** That there is one answer but for its order. */
const IS_UNIQUE = String.raw`\b(?:the |that the )?answer is (?:guaranteed to be |sure to be |always )?unique,? \(?(?:apart from|except for|but for|aside from|up to) (?:its|the) order(?: (?:that )?it is in)?`

/**
 * What a page adds that asks nothing: for the curious, of limits and languages, of the interview, that the input is large
 * enough, that there is one answer, what numbers may be and what follows, that the other is false, how much time
 * it may take, and lists of numbers that illustrate.
 */
const REMARKS = [
  ...COSTS,
  new RegExp(String.raw`(?:\b(?:assume|guaranteed)(?: that)?|(?<=[.!?]\s)) ?${IS_LARGE_ENOUGH}(?=\s*[.;])`, 'gi'),
  new RegExp(String.raw`\b(?:assume|guaranteed)(?: that)? ${IS_BOUND}(?=\s*[.;])`, 'gi'),
  /(?<=(?:^|[.!?])\s*|,? and )(?:nums|numbers|arr|values|heights|prices|the (?:array|list|input)) (?:always )?(?:has|have|contains?|holds?) at least (?:one|two|1|2) (?:elements?|numbers?|values?|integers?|items?)(?=\s*[.;])/gi,
  /(?<=(?:^|[.!?])\s*)(?:there (?:is|will be) )?(?:only|exactly) one [^.,;]*\b(?:exists|will (?:ever )?exist)(?=\s*[.;])/gi,
  /(?<=(?:^|[.!?])\s*)(?:there (?:are|will be) no ties|ties (?:do not|don't|never|cannot) (?:happen|occur|arise)|no two [a-z]+ are equally (?:close|near|good|far|long|large))(?=\s*(?:[.;]|$))/gi,
  /\b(?:guaranteed|promised) that (?:at most|exactly|only|precisely) one [^.,;]*\bexists\b/gi,
  /(?<=\bthere (?:is|will be) (?:exactly |just |only )?one [^.;,]*), (?:and )?(?:no more and no less|neither more nor less|no more, no less|not more and not less)\b/gi,
  /(?<=(?:^|[.!?;])\s*|\b(?:assum\w+|assur\w+|promis\w+|guarant\w+|told|tells?|sure|certain|knows?|says?)(?: (?:us|me|you))?(?: that)? )there(?: is|'s|\u2019s) never more than one(?: (?:(?:right|valid|correct|possible|good|such) )*(?:solution|answer|such|way|missing|start|place|choice)\b[^.,;]*|(?=\s*(?:[.;]|$)))/gi,
  /(?<=\b(?:numbers|values|elements|integers) (?:may|can) be (?:negative|zero|large)), so [^.;]*/gi,
  /(?<=(?:^|[.!?])\s*)the (?:array|list|string|matrix|grid|tree|input|text) is never empty(?=\s*(?:[.;]|$))/gi,
  /(?<=(?:^|[.!?])\s*)(?:k|n|the (?:rank|number|index)(?: given| supplied)?) (?:never exceeds|is never (?:larger|greater|more) than) the (?:length|size|number) of [^.,;]*/gi,
  /\bguaranteed that the (?:answer|solution|result) (?:is|will be) unique\b[^.;]*/gi,
  ...[IS_AT_MOST, IS_OF_AT_LEAST, IS_WITHIN, HAS_ANY_SHAPE, ...KEEPS_VALUES, ...SAYS_LINES, IS_UNIQUE].map(
    (remark) => new RegExp(remark, 'gi'),
  ),
  /(?<=\b(?:if|when|should|in case) )there (?:is|are|be|exists?) (?:more than one|several|many|multiple) (?:such |valid |possible |correct |right )*[a-z]+(?=,)/gi,
  /(?<=\blines? (?:contains?|holds?|has|have|gives?)\b[^.;]*)(?:, |and |then )*(?:the |an? )?(?:integers? \w{1,9}(?:,| and)? )?(?:the )?number of (?:rows|columns|edges|roads|links|connections|elements|nodes|words|pairs)\b(?: and (?:of )?columns)?/gi,
  /(?<=(?:^|[.;]\s))then (?:the )?number of rows and (?:of )?columns of [^.;,]*, then its rows/gi,
  /,? ?\bwhichever (?:one |of them )?you (?:like|prefer|want|please|wish)\b/gi,
  /\b(?:by |with |using )?(?:a )?divide[- ]and[- ]conquer\b/gi,
  /(?<=(?:^|[.!?;])\s*)[^.!?;]*\b(?:are|is|will be)(?: always)? (?:called only|only(?: ever)? called|never called) (?:when|if|while|on|unless|once|before|after) [^.;,]*\b(?:empty|something|nothing|anything|at least one|nonempty)\b[^.;,]*/gi,
  /,? ?(?:(?:so|and) )?(?:you (?:may|can) )?(?:spare yourself|forget about|skip|leave out|never mind|do not bother with|don't bother with|there is no need for) (?:the |any )?(?:error[- ]handling|error[- ]checks?|error[- ]checking|input validation)\b/gi,
  /,? so (?:that )?the (?:answer|result|output) is (?:always |therefore )?(?:at least|at most|never (?:less|more) than|never (?:below|above)) [^.;,]*/gi,
  /(?<=(?:^|[.!?;,]|\band|\bbut|\bthen)\s*)(?:then |do |and |but )*(?:think|ponder|ask yourself) ?(?:about|of|over|(?:at|for) (?:each|every) \w+)? ?(?:when|how|what|why|whether|which|where) [^.;!?]*/gi,
  /\b(?:it|this|that)(?: exercise| task| problem)? (?:should|will|may|must|need) (?:not )?take (?:you )?[^.;]*\b(?:minutes?|hours?|days?)\b/gi,
  /,? \(?\balso (?:called|known as|named|referred to as)\b/gi,
  /\beven (?=(?:two|three|several) (?:or more\b|in a row\b))/gi,
  /\bfrom (?:the )?first to (?:the )?last\b/gi,
  /\bbefore the first (?:\w+ )?(?:and|or) after the last(?: \w+)?\b/gi,
  /\(from the last (?:\w+ )?(?:on |back )?to the first(?: \w+)?\)/gi,
  /\bfor the (?:remainder|rest) of (?:that|the|this) \w+/gi,
  /(?<=(?:^|[.!?])\s*)(?:a|the) (?:common|usual|frequent|typical|popular) (?:mistake|error|pitfall|trap) is (?:to |that )?[^.;]*/gi,
  /(?<=(?:^|[.!?])\s*)(?:tip|hint|sanity check)s?(?: for your \w+)?: [^.!?]*/gi,
  /(?:\b(?:before you ask|no|beware|careful|warning)[,:] )*\b(?:always )?(?:taking|choosing|picking|using|buying) the (?:largest|biggest|smallest|highest|cheapest|nearest) (?:\w+ )?(?:first|each time|every time|that (?:still )?fits) (?:(?:does not|doesn't|will not|won't) (?:always )?(?:work|do|help)|is not (?:always )?(?:correct|right|optimal|enough))\b/gi,
  // How long a person may take.
  /(?<=(?:^|[.!?\n])\s*)\((?:~ ?|about |ca\.? |max\.? |up to )?\d{1,3} ?min(?:ute)?s?\.?\)/gi,
  /(?<=(?:^|[.!?])\s*)make use of the fact that [^.;:]*/gi,
  /(?<=(?:^|[.!?])\s*)careful: [^.!?;]*\b(?:answers? a different question|is another question|is a different problem)(?=\s*[.;!])/gi,
  /(?<=(?:^|[.!?])\s*)(?:beware|careful)[,:] it (?:is not (?:enough|sufficient)|does not suffice) to [^.!?;]*/gi,
  /(?<=[,;:] ?)(?:i\.e\.,? |that is,? )?no (?:two )?[a-z]+(?: (?:above|below))?(?: (?:and|or) (?:[a-z]+ )?(?:above|below))? are equally (?:close|near|good|far|long|large)(?=\s*[.;])/gi,
  /\b(?:i\.e\.,? |that is,? )?no ties? (?:over|for|about|at) [^.;,]*/gi,
  /\b(?:there (?:is|are) )?no limits? (?:on|to|for) how long [^.;,()]*\b(?:last|take|be)(?=\s*[.;)])/gi,
  /\b(?:write|start with|begin with|try) (?:the|an?) O\((?:[^()]|\([^()]*\))*\)[^.;]*\bversion\b[^.;]*/gi,
  /\(?\b(?:do not|don't) (?:confuse|mix up|mix) (?:this|it)(?: up)? with [^.)]*[.)]+/gi,
  /(?<=(?:^|[.!?])\s*)do not (?:confuse|mix up) the (?:index|indices|position|positions|place|places) [^.;:]* with [^.;:]*[.]/gi,
  /(?<=(?:^|[.!?;])\s*)an? (?:deque|heap|priority queue|hash (?:map|table|set)) (?:gives|is|would be|yields) (?:an? )?(?:\w+ )?(?:linear|second best|faster|slower|too slow|the usual)\b[^.;:!?,]*/gi,
  /(?<=(?:^|[.!?;])\s*)(?:an? |one |two |either )?(?:\w+ )?(?:array|table|hash map|backtracking|stack|queue|recursion|heap|scan|pass|loop|search|sweep|counters|pointers)\b(?![^.;!?]*\b(?:not|never)\b)[^.;!?]*\b(?:is|are) (?:enough|sufficient)\b[^.;!?]*/gi,
  /(?<=(?:^|[.!?;])\s*)(?:always |simply |just )*(?:picking|taking|choosing|grabbing) the (?:largest|biggest|smallest|highest|heaviest)\b[^.;]* (?:does not|doesn't|need not|may not|will not|won't) (?:always |generally |necessarily )*(?:lead|work|give|yield)\b[^.;]*/gi,
  /(?<=(?:^|[.!?;])\s*)(?:if|where|when) (?:several|two|more than one|many) [^.;,]*, (?:this|that|it) (?:has|makes) no (?:effect|difference)\b[^.;]*/gi,
  /\brelinked (?:rather than|instead of being) (?:copied|created|replaced)\b/gi,
  /,? (?:where |and )?an? negative \w+ (?:is|means|stands for|denotes) (?:an? )?(?:discount|loss|refund|credit|debt|withdrawal)(?=\s*[.;)])/gi,
  // When a message was sent, behind who sent it.
  /(?<=\b[A-Z][a-z]+ )\d{1,2}:\d{2}\b(?: ?[APap][Mm]\b)?/g,
  /\bfollow[- ]?up\b[^.?!\n]*[.?!]?/gi,
  /,? ?(?:(?:and |then )*ask (?:\w+ )?)what changes if [^.;]*/gi,
  /\bhalf of (?:the (?:points|marks|candidates|people|class|team|table|interview)|yesterday's \w+|last \w+'s \w+)\b/gi,
  /,? ?that's what half of (?:them|people|candidates)\b[^.;]*/gi,
  /\bthe (?:exact |actual )?(?:number|order|sequence|length|choice) of (?:the )?\w+ (?:is|are) of no (?:interest|importance|consequence|concern)\b/gi,
  /\b(?:the )?(?:order|values?|sequence)(?: in which [^.;,]*)? plays? no (?:role|part)\b(?: whatsoever| at all)?/gi,
  /\b[01] ?\.{2,3} ?[a-z]\w*(?: ?[-\u2212\u2013] ?1)?/gi,
  /\bfor (?:all |every |each )?[a-z] = \d ?(?:\.{2,3}|…|to|,) ?\w[^.;,]*/gi,
  // How one goes about it, unless a rule is said in the same breath.
  /(?<=^|[.!?]\s)(?![^.!?]*\b(?:must|except|unless|twice|at most|instead|only)\b)[^.!?]*\b(?:dp|memo|memoi[sz](?:e|ed|ation)|deque|two pointers|brute[- ]force|kadane(?:'s)?|bisect|max[- ]?heap|min[- ]?heap|bfs|dfs|inner loop|double loop|(?:the|a) candidate and a counter|itertools\.\w+)\b[^.!?]*[.!?]/gi,
  /\b(?:cpu\s+)?(?:time|memory)\s+limit\b(?:\s+per\s+test)?\s*:?\s*\d+(?:\.\d+)?\s*[a-z]+/gi,
  /\bany\s+(?:programming\s+)?language\s+is\s+(?:fine|ok(?:ay)?|allowed|accepted|welcome)\b/gi,
  /\b(?:in|for|of) (?:the|our|your|my) (?:first|second|next|last|final) (?:round|interview)s?\b/gi,
  // A way that fails.
  /(?<=[.!?:;]\s+|^)(?:beware[:,]? |note that )?(?:always |simply |just )?(?:grabbing|taking|picking|choosing|using) [^.!?]*\bdoes not (?:always )?work\b[^.!?]*[.!?]/gi,
  // What an exam's sheet says at its top.
  /\b(?:no (?:calculators?|aids|books|notes)(?: (?:allowed|permitted))?|(?:closed|open)[- ]book|time allowed\W{0,3}\d+ (?:minutes|hours?))\b/gi,
  /,? (?:and|or|else)? ?(?:return(?:s|ed)? )?false otherwise\b|(?<=[,;] )(?:otherwise|if not),? (?:return(?:s|ed)? )?false\b/gi,
  /(?:\b(?:(?:in|with|using|uses?|takes?|needs?|makes?) )?(?:no more than|at most|no worse than|not more than) )?\bO\((?:[^()]|\([^()]*\))*\)(?: (?:comparisons|steps|operations|lookups))?/g,
  /\[\s*(?:-?\d+\s*,\s*){2,}[^\]]*\]/g,
]

/** What explains a sample among the bounds: that so much is enough there is no rule. */
const OF_A_SAMPLE =
  /^(?:in|for) the (?:\w+ (?:sample|example)|(?:sample|example) \d+),? (?:test )?(?=it (?:is (?:enough|sufficient)|suffices) to)/i

/** What newsletters say below a problem. */
const FOOT = /\b(?:unsubscribe|newsletter|view in browser)\b/i

/** What stands before a bullet is a sentence of its own, and mostly ends without a stop. */
const BEFORE_BULLET = /(?<=[^\s.?!;:,])[^\S\n]*\n\s*(?=[\u2022\u25aa\u25cf\u25e6*-]\s)/g

/** Where a line ends within a bound. */
const BROKEN_BOUND = /(?<=[<>\u2264\u2265=(,])\s*\n\s*(?=\S)/g

/** Another word for a subarray. */
const CONTIGUOUS = /\bcontiguous (?:non-?empty )?sub-?sequence/gi

/** Said of what is given, as good as a word of its own; of what is sought it may be the twist. */
const NEVER_DECREASES =
  /(?<=\b(?:lists?|arrays?|rows?|numbers|integers|values)(?: [\w[\]]{1,12})? (?:that|which|whose \w+) )(?:never|does not|do not|doesn't|don't)(?: ever)? decreases?\b|(?<=\b(?:sorted|ordered) (?:so that|such that) )no (?:number|value|entry|element|item|integer) is (?:smaller|less|lower) than (?:the (?:one|number|value|entry|element) (?:right |just |directly )?before(?: it)?|its predecessor)\b/gi

/** Where products are goods, they are what nobody multiplies. */
const SELLS_PRODUCTS = /\bproducts?\b[^.;]*\bcosts?\b|\b(?:shop|store|shelf|catalogue?|warehouse)\b[^.;]*\bproducts\b/i

/** The statement without such remarks, and with an end to each item of a list. */
function asking(statement: string): string {
  const told = SELLS_PRODUCTS.test(statement) ? statement.replace(/\bproducts?\b/gi, 'goods') : statement
  const said = told
    .replaceAll('`', '')
    .replace(NEVER_DECREASES, 'is nondecreasing')
    .replace(CONTIGUOUS, 'subarray')
    .replace(BEFORE_BULLET, '.\n')
    .replace(BROKEN_BOUND, ' ')
  return without(said, REMARKS)
}

function without(text: string, some: readonly RegExp[]): string {
  return some.reduce((left, one) => left.replace(one, ' '), text)
}

/** Pages are told with OCR's slips too; what is none and told of so many problems is a word. */
const PROBLEMS_THAT_USE_A_WORD = 3

const vocabularies = new WeakMap<Bank, Vocabulary>()

/**
 * Every word that the bank's own texts use, and those that the pages of several problems have in common. Gathered the first
 * time, which takes half a second.
 */
export function vocabularyFor(bank: Bank): Vocabulary {
  const kept = vocabularies.get(bank)
  if (kept) return kept
  const told = new Map<string, number>()
  const entries = allOf(bank)
  for (const { wordings } of entries) {
    const words = new Set(wordings.flatMap((wording) => wording.toLowerCase().match(/[a-z]+/g) ?? []))
    for (const word of words) told.set(word, (told.get(word) ?? 0) + 1)
  }
  const own = entries.flatMap(({ title, aliases, statement, explanation, thoughts, lookAlikes }) => [
    ...[title, ...aliases, statement, explanation, ...thoughts],
    // The phrases of look-alikes stand in quotes.
    ...(lookAlikes.match(/'[^']*'/g) ?? []),
  ])
  const written = vocabularyOf([...own, ...Object.values(CLAUSES).flat()])
  const common = [...told].filter(([word, problems]) => problems >= PROBLEMS_THAT_USE_A_WORD && !isSlip(word, written))
  const vocabulary = vocabularyOf([...written.words, ...common.map(([word]) => word)])
  vocabularies.set(bank, vocabulary)
  return vocabulary
}
