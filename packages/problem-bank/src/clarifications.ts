import type { Known } from './bank.ts'

/*
 * What a page adds to make plain what the problem asks anyway, each where it is true of the problem: that a substring has no
 * gaps, that a path takes no node twice, that not every coin must be used. It is taken off before a page is searched for
 * what it may ask instead. What would be another question on another problem is none of these there.
 */

const ITEM = '(?:characters?|letters?|elements?|numbers?|values?|items?|integers?|digits?|symbols?)'
const IS_NONE = `(?:(?:does not|doesn't|do not|don't) count|(?:is|are) not (?:allowed|permitted|enough))`
const NOT = `(?:(?:may|must|can|should) ?not|can't|never|(?:is|are) not allowed to|(?:does|do) not)`
const NEED_NOT = `(?:need not|needn't|(?:does|do)(?: not|n't) (?:need|have) to)`
const AGAIN = '(?:twice|more than once|again|repeatedly)'

/** Each is said as a clause of its own. */
const clause = (said: string) =>
  new RegExp(
    String.raw`(?<=(?:^|[.;:!?(,])\s*(?:note that |and |but |so |of course,? )?)(?:${said})(?=\s*(?:[.;:,!)]|$|(?:and|but)\b))`,
    'gi',
  )

/** What is said on pages whose problem is told with these words, and without those. */
const CLARIFICATIONS: { told: RegExp; untold?: RegExp; said: RegExp[] }[] = [
  {
    told: /\bsub-?strings?\b|\bsub-?arrays?\b|\bcontiguous\b/i,
    untold: /\bsubsequences?\b|\bpartition|\bsplit/i,
    said: [
      `(?:(?:picking|choosing|taking|collecting|using) )?(?:scattered|separated?|isolated|non-?adjacent|non-?contiguous) ${ITEM} ${IS_NONE}`,
      `(?:skipping|leaving out|jumping over|omitting) (?:any |some )?${ITEM} ${IS_NONE}`,
      `(?:no ${ITEM} (?:may|must|can) be|${ITEM} (?:may|must|can) ?not be) (?:skipped|left out|omitted)`,
      `(?:a |mere )?subsequences? ${IS_NONE}`,
      String.raw`(?:note that the answer must be a substring: |\(|for example, )?["'\u201c\u2018]?\w+["'\u201d\u2019]? is (?:only |just )?a subsequence(?:,? and|,| but)? (?:not a substring|no substring|does not count)`,
      `an? (?:\\w+ )?(?:substring|subarray) is (?:an? )?(?:contiguous |connected |nonempty |non-empty |consecutive )*(?:block|part|piece|run|sequence|stretch|section) of (?:neighbou?ring |consecutive |adjacent |successive |contiguous )?${ITEM}(?: (?:of|in|within|from) (?:the|an?|its|\\w+)(?: \\w+)?)?`,
      'gaps are not (?:allowed|permitted)',
    ].map(clause),
  },
  {
    told: /\bfewest\b[^.]*\bcoins\b/i,
    said: [
      clause(
        '(?:the )?order (?:of the coins|in which (?:the )?coins are (?:paid|used|taken|given|handed out)) (?:does not matter|is irrelevant)',
      ),
    ],
  },
  {
    told: /\blea(?:f|ves)\b/i,
    said: [
      `an? (?:node|leaf) (?:is (?:an? )?(?:node )?)?(?:with no|without(?: any)?|that has no) (?:child(?:ren)?(?: nodes)?)(?: is (?:called )?an? leaf)?`,
      '(?:and )?not (?:of )?(?:the |its )?(?:nodes|node references)(?: themselves)?',
    ].map(clause),
  },
  {
    told: /\bdiameter\b|\bpath between\b/i,
    said: [
      clause(
        '(?:the |this |such a )?(?:longest )?path may (?:or may not )?(?:pass|go|run|lead) through the root(?:,? but (?:it )?(?:does not have to|need not|does not need to))?',
      ),
    ],
  },
  {
    told: /\bnumber of edges\b/i,
    said: [/(?<=\bnumber of edges[^.;]*), (?:and )?not (?:the number of |its |the )?nodes(?: on it)?(?=\s*[.;]|$)/gi],
  },
  {
    told: /\bin which no character occurs more than once\b|\bas it does in t\b|\bcharacters? of t\b/i,
    said: [
      clause(
        '(?:the |such a )?(?:window|substring) may (?:also )?(?:contain|have|hold) other (?:characters|letters)(?: too| as well)?',
      ),
    ],
  },
  {
    told: /\blongest\b[^.]*\bconsecutive (?:numbers|integers|values|elements|sequence)\b/i,
    said: [
      `(?:repeated ${ITEM}|duplicates?|an? ${ITEM} (?:that|which) (?:occurs|appears) (?:several times|repeatedly|more than once)) (?:(?:are|is) counted|counts?) (?:only |just )?once`,
      'duplicates do not make (?:a|the) (?:sequence|run|streak) longer',
      '(?:their|the) (?:positions?|places?|order) (?:in the array )?(?:do|does) not matter',
    ].map(clause),
  },
  {
    told: /\b(?:1 bits|set bits)\b/i,
    said: [clause('zero(?:s|es)?(?: bits)? (?:(?:are|is) not counted|(?:do|does) not count)')],
  },
  {
    told: /\bmatrix\b[^.]*\b(?:0|zero)\b/i,
    said: [
      'only (?:the )?zero(?:s|es) (?:of|in) the original matrix count',
      'zero(?:s|es)(?: (?:that|which) are)? (?:written|set|added|made) (?:during the process|on the way|later|by this) do not (?:count|spread)(?: any)?(?: further)?',
    ].map(clause),
  },
  {
    told: /\btwo\b[^.]*\bsorted\b[^.]*\blists?\b/i,
    said: [
      clause(
        'if (?:one|either) (?:list|of them|of the lists) is empty, (?:the result is|return) the other(?: one| list)?',
      ),
    ],
  },
  {
    told: /\btwo (?:\w+ )?(?:numbers|elements|positions|integers)\b/i,
    said: [clause(`(?:using|taking|counting) (?:the same|one|an) ${ITEM} ${AGAIN} ${IS_NONE}(?: as a pair)?`)],
  },
  {
    told: /\btree\b.*\bpath\b|\bpath\b.*\btree\b/is,
    said: [
      `(?:(?:a|the|this|such a) path|it) ${NOT} (?:visit|contain|use|pass(?: through)?|go through|take) (?:a|any|the same|one) node ${AGAIN}`,
      `(?:a|each|every|any) node (?:can|may) (?:only )?(?:appear|occur|be used|be visited) (?:only |at most )?(?:in (?:a|the) path )?(?:only |at most )?once`,
      `(?:the |such a |this |a )?path (?:${NEED_NOT}) (?:include|contain|pass through|go through|start at|begin at) the root(?: (?:or|nor) (?:to )?(?:start|begin|end)(?: (?:in|at))? (?:an? )?(?:leaf|leaves))?`,
      `no node (?:(?:may|can|must) (?:be (?:visited|used|passed|taken)|appear|occur)|is (?:visited|used)|appears|occurs) (?:in it |on it )?${AGAIN}`,
    ].map(clause),
  },
  {
    told: /\bas often as\b|\bas many (?:times|coins|of each)\b|\bany number of times\b|\bwithout limit\b|\b(?:unlimited|infinite|endless)\b|\brepeatedly\b|\bmore than once\b/i,
    untold: /\b(?:may not|must not|cannot|at most once)\b|\bnot [^.]*\bmore than once\b/i,
    said: [clause(String.raw`not (?:all|every)(?: of the)?(?: the)? \w+ (?:needs?|has|have) to be used`)],
  },
  {
    told: /\bindex|\bhouse|\barray\b/i,
    untold: /\b(?:circle|circular|cyclic|circularly|wraps?|around|round)\b/i,
    said: [
      String.raw`the \w+ (?:(?:is|are) not (?:in )?|(?:does|do) not form )(?:an? )?(?:circle|circular|ring)`,
      String.raw`the \w+ (?:does|do) not wrap(?: around)?`,
    ].map(clause),
  },
  {
    told: /\bhouse/i,
    untold: /\b(?:circle|circular)\b/i,
    said: [clause('the first and the last house are not (?:adjacent|neighbou?rs)')],
  },
  {
    told: /\b(?:horizontally|vertically|four (?:sides|directions|neighbou?rs)|side by side|neighbou?r|adjacent)\b/i,
    untold: /\bdiagonal|\beight\b|\b8\b/i,
    said: [
      clause(
        String.raw`(?:\w+ (?:that|which) (?:only )?(?:touch|meet) (?:only )?(?:(?:at|in) (?:a corner|corners|their corners)|diagonally)|touching (?:only )?(?:at|in) (?:a corner|corners)) (?:(?:is|are|do|does) not (?:connected|adjacent|joined|neighbou?rs|count)|(?:is|are) no neighbou?rs|belong to (?:different|separate) \w+)`,
      ),
      clause(
        'only (?:the )?(?:four )?(?:direct|orthogonal|horizontal and vertical|horizontal or vertical) neighbou?rs count(?:, (?:and )?not (?:the )?diagonal (?:ones|neighbou?rs))?',
      ),
    ],
  },
  {
    told: /\binsert/i,
    untold: /\bswap|\btranspos/i,
    said: [
      clause(
        '(?:swapping|exchanging|transposing) (?:two )?(?:neighbou?ring |adjacent )?(?:characters|letters) is not (?:a single|one|a|an) (?:allowed )?(?:edit|operation|step|change)',
      ),
    ],
  },
  {
    told: /\bqueens\b/i,
    said: [
      clause(
        String.raw`(?:solutions|boards|arrangements|placements) (?:that|which) (?:are|can be|become)(?:(?!\b(?:not|no|never|only|one|same)\b)[^.;,])*\b(?:rotat\w+|reflect\w+|mirror\w*|turn\w*)(?:(?!\b(?:not|no|never|only|same)\b)[^.;,])* (?:are|count as|are counted as|are considered) (?:different|distinct)(?: ones| solutions)?`,
      ),
      clause(
        '(?:mirror images|reflections|rotations)(?: and (?:mirror images|reflections|rotations))? (?:are|must be) (?:listed|included|counted|returned) (?:as well|too|separately)',
      ),
    ],
  },
  {
    told: /\bsquare root\b/i,
    said: [
      clause(
        '(?:the )?(?:decimal digits|digits after the (?:decimal )?point|decimals|fractional part) (?:(?:is|are) (?:truncated|dropped|cut off|discarded|left out|not returned)|(?:do|does) not count)',
      ),
    ],
  },
  {
    told: /\bcontainer\b/i,
    said: [
      clause(
        String.raw`(?:the )?(?:walls|lines|bars|poles|boards)(?: standing)? between (?:them|the two(?: chosen)?(?: \w+)?) (?:(?:do|does) not matter|do not count|may be ignored|are ignored)`,
      ),
    ],
  },
  {
    told: /\bprofit\b/i,
    said: [
      clause(
        '(?:not (?:trading|buying)(?: anything)?|doing nothing|making no (?:trade|transaction))(?: at all)? is (?:also )?(?:allowed|permitted|fine)',
      ),
    ],
  },
  {
    told: /\bsearch tree\b/i,
    said: [
      clause(
        '(?:it )?(?:does not suffice|is not enough|is not sufficient) to (?:compare|check) (?:a|each|every) node (?:only )?(?:with|against) its (?:two |own )?children',
      ),
    ],
  },
  {
    told: /\btree\b/i,
    said: [clause('missing (?:children|nodes) are not (?:listed|shown|reported|included|returned)')],
  },
  {
    told: /\b(?:right and down|down and right|right or down|down or right)\b/i,
    said: [
      clause(
        '(?:two )?paths (?:are|count as) (?:different|distinct) (?:if|when) they (?:do not (?:visit|use|go through) the same (?:cells|squares|fields)|differ in (?:at least )?(?:one|a) (?:cell|step|move))',
      ),
    ],
  },
  {
    told: /\bjump/i,
    said: [clause(`(?:you|it) ${NEED_NOT} (?:land|stop|step|stand) on (?:every|each|all(?: the)?) (?:\\w+)`)],
  },
  {
    told: /\bone letter\b|\bgene|\btransform/i,
    said: [
      clause(
        String.raw`(?:the )?(?:begin|start|first|source|initial)\w*(?: (?:word|string|gene))?(?: itself)? ${NEED_NOT} (?:be|occur|appear) (?:in|part of|contained in|among) (?:it|(?:the )?\w+)`,
      ),
    ],
  },
  {
    told: /./,
    said: [
      `(?:the|an) empty (?:string|array|list|input|text|grid|tree) (?:does not|never|will not) occurs?(?: in the (?:tests?|input))?`,
      'it is (?:enough|sufficient) to (?:answer|return|print|output|say) (?:true or false|yes or no|(?:only )?the (?:length|number)(?: of (?:it|them))?)',
      "the (?:output|result|returned|answer)(?: array| list| matrix)? (?:does not|doesn't) count (?:as|towards) (?:extra |additional )?(?:space|memory)(?: for [^.;,]*)?",
      'an empty (?:array|list|string|text|tree) has no \\w+(?:, so (?:the|its) answer is (?:0|zero))?',
      '(?:you should |you have to |please )?(?:relink|rearrange|move|change) the (?:nodes|links)(?: themselves)? (?:rather than|instead of|and not) (?:copy(?:ing)?|swap(?:ping)?|chang(?:e|ing)|mov(?:e|ing)) (?:their |the )?values',
    ].map(clause),
  },
  {
    told: /./,
    untold:
      /\b(?:adjacent|neighbou?r\w*|contiguous|consecutive|substrings?|subarrays?|windows?|next to|side by side)\b/i,
    said: [
      clause(
        String.raw`(?:the |these |two |its )?(?:equal |same |chosen )?\w+ ${NEED_NOT} (?:be|stand|lie|come) (?:contiguous|adjacent|consecutive|neighbou?rs|next to (?:each other|one another)|side by side)(?: in (?:the )?\w+)?`,
      ),
    ],
  },
]

/** What is returned is a set, so nothing in it is there twice. */
const RETURNED =
  '(?:subsets?|combinations?|permutations?|triples?|triplets?|quadruplets?|groups?|paths?|arrangements?|solutions?|selections?|choices?|orders?|partitions?)'
const RETURNED_ONCE = clause(
  `(?:the same ${RETURNED} (?:must|may|should) not be|no ${RETURNED} (?:must|may|should) be) (?:listed|returned|reported|printed) ${AGAIN}|do not (?:list|return|report|print) (?:an? |any |the same )?${RETURNED} ${AGAIN}`,
)

const kept = new WeakMap<Known, RegExp[]>()

/** What asks nothing else on a page about this problem. */
export function clarificationsOf(entry: Known): readonly RegExp[] {
  const known = kept.get(entry)
  if (known) return known
  const text = [entry.title, entry.statement].join('. ')
  const some = [
    ...CLARIFICATIONS.filter(({ told, untold }) => told.test(text) && !untold?.test(text)).flatMap(({ said }) => said),
    ...(entry.comparison === 'unordered-nested' ? [RETURNED_ONCE] : []),
  ]
  kept.set(entry, some)
  return some
}
