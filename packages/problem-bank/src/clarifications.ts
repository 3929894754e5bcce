import type { Known } from './bank.ts'

/*
 * What a page adds to make plain what the problem asks anyway, each where it is true of the problem: that a substring has no
 * gaps, that a path takes no node twice, that not every coin must be used. It is taken off before a page is searched for
 * what it may ask instead. What would be another question on another problem is none of these there.
 */

const ITEM = '(?:characters?|letters?|elements?|numbers?|values?|items?|integers?|digits?|symbols?)'
const IS_NONE = `(?:(?:does not|doesn't|do not|don't) count|(?:is|are) not (?:allowed|permitted|enough)|(?:is|are)(?: not|n't) (?:what(?:'s| is| was| we are| we're| you are| you're) (?:wanted|asked(?: for)?|meant|sought|needed|required|looked for|looking for|after)|wanted|meant|sought|asked for|called for|what (?:we|you|I) (?:want|mean|need)|the (?:question|task|point|goal|same(?: thing)?)))`
const NOT = `(?:(?:may|must|can|should) ?not|can't|never|(?:is|are) not allowed to|(?:does|do) not)`
const NEED_NOT = `(?:need not|needn't|(?:does|do)(?: not|n't) (?:need|have) to)`
const AGAIN = '(?:twice|more than once|again|repeatedly)'

/** Each is said as a clause of its own. */
const clause = (said: string) =>
  new RegExp(
    String.raw`(?<=(?:^|[.;:!?(,])\s*(?:note that |and |but |so |of course,? )?)(?:${said})(?=\s*(?:[.;:,!()]|$|(?:and|but)\b))`,
    'gi',
  )

/** How pages of lists that lead back tell of the number that shows where. */
const ONE_BASED = '(?:\\(?(?:0|1|zero|one)[- ](?:based|indexed)(?: index)?\\)? )?'
const TAIL_LEADS = `(?:(?:that|which) (?:the )?tail(?:'s next(?: pointer)?)? (?:is connected|points|leads|refers) to|to which the tail (?:is connected|points|leads|refers))`

/** What is said on pages whose problem is told with these words, and without those. */
const CLARIFICATIONS: { told: RegExp; untold?: RegExp; said: RegExp[] }[] = [
  {
    told: /\bsub-?strings?\b|\bsub-?arrays?\b|\bcontiguous\b/i,
    untold: /\bsubsequences?\b|\bpartition|\bsplit/i,
    said: [
      `(?:(?:picking|choosing|taking|collecting|using) )?(?:scattered|separated?|isolated|non-?adjacent|non-?contiguous) ${ITEM} ${IS_NONE}`,
      `(?:skipping|leaving out|jumping over|omitting) (?:any |some )?${ITEM} ${IS_NONE}`,
      `(?:no ${ITEM} (?:may|must|can) be|${ITEM} (?:may|must|can) ?not be) (?:skipped|left out|omitted)`,
      String.raw`(?:so (?:that )?)?(?:a |mere )?subsequences?(?: with (?:gaps|holes)| (?:such as|like) ["'\u201c\u2018]?\w+["'\u201d\u2019]?(?: (?:in|of) ["'\u201c\u2018]?\w+["'\u201d\u2019]?)?)? (?:${IS_NONE}|does not count|is (?:no|not an?) \w+)`,
      '(?:you|we|it|one) (?:can ?not|may not|must not|are not allowed to) (?:skip|leave out|jump over|omit) (?:any |some )?\\w+',
      String.raw`(?:note that the answer must be a substring: |\(|for example, )?["'\u201c\u2018]?\w+["'\u201d\u2019]? is (?:only |just )?a subsequence(?:,? and|,| but)? (?:not a substring|no substring|does not count)`,
      `an? (?:\\w+ )?(?:substring|subarray) is (?:an? )?(?:contiguous |connected |nonempty |non-empty |consecutive )*(?:block|part|piece|run|sequence|stretch|section) of (?:neighbou?ring |consecutive |adjacent |successive |contiguous )?${ITEM}(?: (?:of|in|within|from) (?:the|an?|its|\\w+)(?: \\w+)?)?`,
      'gaps are not (?:allowed|permitted)',
      '(?:with |and )?(?:no|without) (?:skipping|jumping|gaps|holes|omissions)(?: (?:over )?(?:any|of|anything|in between)(?: \\w+)?)?(?: (?:allowed|permitted))?',
    ].map(clause),
  },
  {
    told: /\bcontiguous\b|\bsub-?arrays?\b/i,
    said: [
      clause(
        String.raw`(?:\w+ )?that (?:start|begin) or (?:end|stop|finish) (?:at|in) different (?:places|positions|indices) (?:are counted separately|count separately|are different ones|are different)(?:,? even (?:if|when|though) they (?:hold|contain|have|read|list) (?:exactly )?the same (?:numbers|values|elements))?`,
      ),
    ],
  },
  {
    told: /\bin place\b/i,
    said: [
      /\b(?:and |but )?(?:(?:do not|never|without) allocat(?:e|ing) (?:a|any)|allocate no) (?:second|new|another|further|other) \w+(?=\s*[.;,)])/gi,
    ],
  },
  {
    told: /\bin any order\b/i,
    said: [
      clause(
        'the order in which you (?:list|return|report|name|give|print) (?:them|the \\w+) (?:does not matter|is irrelevant|plays no role|is up to you)',
      ),
    ],
  },
  {
    told: /\bpackages?\b/i,
    said: [
      clause(
        '(?:(?:a|an|the|each) \\w+ (?:is never|is not|can never be|must never be|are never)|no \\w+ is(?: ever)?) (?:divided|split|cut|taken apart)(?: up)?',
      ),
    ],
  },
  {
    told: /\bfleet/i,
    said: [
      clause(
        'no two \\w+ (?:start|begin|set out|stand|are)(?: out)? (?:at|in|from) the same \\w+|all \\w+ (?:start|begin|set out|stand|are) (?:at|in|from) different \\w+',
      ),
    ],
  },
  {
    told: /\bspiral\b/i,
    said: [
      clause(
        '(?:it |he |she |the \\w+ )?(?:stops|halts|ends|is done|is finished|finishes)(?: there| only)? (?:as soon as|when|once) (?:every|each|all(?: the| of the)?|no) \\w+ (?:has|have|is|are)(?: been)? (?:\\w+|left)',
      ),
    ],
  },
  {
    told: /\brain ?water\b|\btrap/i,
    said: [
      '(?:while |and |but )?(?:at|over|past|beyond) (?:both|the two|either|the) (?:outer )?(?:ends?|sides?|edges?)(?: of (?:it|the \\w+))?,? (?:it|the (?:rain|water)|everything) (?:runs|flows|drains|spills|pours) (?:off|away|out|down)',
      '(?:the )?(?:water|rain) (?:that|which) (?:would )?(?:runs?|flows?|spills?|pours?) (?:over|past|off|out at|out over) (?:the )?(?:left|right|either|both|outer)(?: or (?:the )?(?:left|right))? (?:ends?|edges?|sides?)(?: of (?:it|the \\w+))? (?:is|gets) lost',
      '(?:no|there is no) (?:water|rain) (?:stays|remains|gathers|collects|stands) (?:at|to|on|beyond) the left of the first (?:or|nor|and) (?:at |to |on )?(?:the )?right of the last(?: \\w+)?',
    ].map(clause),
  },
  {
    told: /\bhistogram\b/i,
    said: [
      clause(
        '(?:so (?:that )?|such that |and )?(?:no(?:thing| part)|none)(?: of (?:it|the \\w+))? (?:may |must |can |should )?(?:sticks?|juts?|protrudes?|reach|reaches|pokes?) (?:out|over|above|beyond)(?: (?:over|above|beyond|of))?(?: (?:an?|any|the) \\w+)?',
      ),
      /(?<=\b)(?:so|such) that no part of the \w+ (?:sticks|juts|protrudes|reaches|pokes) (?:out )?(?:over|above|beyond) (?:an?|any|the) \w+/gi,
    ],
  },
  {
    told: /\banagrams?\b/i,
    untold: /\bsub-?strings?\b/i,
    said: [
      clause(
        '(?:a|any|each|every) \\w+ (?:with no|without(?: an?| any)?|that has no) (?:anagrams?|partners?|match|matches)(?: (?:in|on|among) the \\w+)? (?:forms|is|makes|becomes|gets|has) (?:a |an )?(?:\\w+ )?(?:group|drawer|list|pile|box|set|class)(?: of its own| by itself| to itself| alone)?',
      ),
    ],
  },
  {
    told: /\bconnected components?\b|\bcomponents? .* graph\b/i,
    said: [
      '(?:a|an|any|each|every) \\w+ (?:without|with no|that has no)(?: any)? (?:friends?|edges?|links?|connections?|roads?|neighbou?rs?|partners?|cables?|bridges?) (?:has|forms|is|gets|makes|counts as) (?:(?:a|an|its|one) )?(?:own )?\\w+(?: (?:(?:to|for|by) (?:itself|himself|herself)|(?:of|on) (?:its|his|her) own|alone))?',
      '(?:isolated|lone|single|solitary) (?:nodes|vertices|\\w+) (?:count|are counted|are) (?:as )?components?(?: too| as well| of their own)?',
    ].map(clause),
  },
  {
    told: /\bdepth\b/i,
    said: [
      clause(
        '(?:and )?(?:an?|the) (?:\\w+ )?(?:without|with no)(?: any)? (?:nodes?|chambers?|rooms?|people|members?|vertices) (?:has|is of) (?:a )?(?:depth|height) (?:of )?(?:0|zero)',
      ),
    ],
  },
  {
    told: /\bset matrix zeroes\b/i,
    said: [
      clause(
        "(?:the |new |those )?(?:zeros|zeroes)(?: (?:that|which) (?:come about|arise|appear|result|are made|are written|are set)(?: (?:in this way|this way|like this|that way|so|by this))?)? (?:(?:do not|don't) spread|spread no)(?: any)?(?: further| on| again)?",
      ),
    ],
  },
  {
    told: /\badd up to (?:the )?target\b/i,
    said: [clause('(?:and )?not (?:a|an|one) \\w+ (?:less or more|more or less|less and not (?:a|an|one) \\w+ more)')],
  },
  {
    told: /\bminimum window\b/i,
    said: [
      clause(
        '\\w+ (?:(?:that|which) )?(?:nobody|no one) (?:asked for|asks for|wanted|wants|ordered|needs) (?:may|can|might) (?:be|stand|lie|occur|appear) [\\w ]{1,30}(?: as well| too)?',
      ),
    ],
  },
  {
    told: /\bpalindrome\b[^.]*\bletters and digits\b|\beverything but letters and digits\b/i,
    said: [
      clause(
        'an? \\w+ with nothing (?:\\w+ )?(?:at all|on it|in it|left)(?: (?:on it|in it|at all))? (?:qualifies|counts|passes|is fine|is all right|is true|is one)(?: too| as well)?',
      ),
      clause(
        'an? \\w+ (?:without|with no|that has no)(?: any)? letters? (?:or|and|nor) digits? (?:counts as|is|passes as|reads|is taken as)(?: an?)? (?:reading the same|palindrome|true|the same both ways|one|such)',
      ),
    ],
  },
  {
    told: /\bwarmer\b/i,
    said: [
      "an? equal(?:ly warm)? (?:day|temperature) (?:does not|doesn't) count(?: as warmer)?",
      "(?:days?|one|ones|those) (?:that (?:is|are) )?(?:just |equally |exactly )?as warm (?:does not|doesn't|do not|don't) count(?: as warmer)?",
    ].map(clause),
  },
  {
    told: /\bjump/i,
    said: [
      '(?:moving|jumping|going|leaping|hopping|a jump|a move) (?:past|beyond|over) the (?:end|last \\w+) is (?:not possible|impossible|not allowed)(?:,? of course)?',
      'from (?:an?|the) \\w+ (?:with|of) (?:an? )?(?:0|zero) (?:it|you|one|he|she|the \\w+) (?:gets?|goes|comes?|can (?:go|get|move)) nowhere',
    ].map(clause),
  },
  {
    told: /\bdecod/i,
    said: [
      clause(
        String.raw`(?:for instance,? )?["'\u201c\u2018]?0\d["'\u201d\u2019]? is (?:no|not an?|not the) (?:valid )?(?:code|number|letter)(?: of (?:an?|any) letter)?`,
      ),
    ],
  },
  {
    told: /\bmost water\b/i,
    said: [
      clause(
        '(?:the )?\\w+ (?:that )?(?:stand |standing |lie |lying )?(?:in )?between(?: them| the two| those two)? (?:play no (?:role|part)|do not (?:matter|count)|are of no (?:importance|interest)), (?:whatever their height|however (?:high|tall) they are)',
      ),
    ],
  },
  {
    told: /\bversion numbers\b/i,
    said: [clause('leading zeros (?:are of no importance|do not matter|are ignored|count for nothing)')],
  },
  {
    told: /\bencoded string\b/i,
    said: [clause('(?:the )?digits are (?:used )?for nothing but (?:the )?(?:repeat )?counts')],
  },
  {
    told: /\bcontainer\b.*\bwater\b/i,
    said: [
      clause(
        '(?:it|the \\w+) (?:can ?not|must not|may not|never) (?:sticks?|stands?|reach|reaches|rises?|goes|go|hangs?)(?: out)?(?: higher)?(?: above| over| beyond| than)? the (?:shorter|lower|smaller)(?: one| of (?:them|the two)| \\w+)?',
      ),
      clause(
        String.raw`(?:\w+ )?(?:(?:that|which) )?(?:stand |standing )?(?:in )?between (?:them |the two |these two )?(?:do not|does not|don't|doesn't) (?:(?:get|stand) in the way|disturb|interfere|hinder|bother|matter|count)(?: (?:it|them|anything|anybody))?`,
      ),
    ],
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
    told: /\btrees?\b/i,
    said: [
      clause(
        '(?:in the examples?,? )?(?:a |the |each |every )?trees? (?:is|are) (?:listed|given|written|shown|told) level by level(?:,? from left to right)?(?:,? and (?:null|none) (?:stands for|marks|is) an? (?:absent|missing) (?:child|node))?',
      ),
    ],
  },
  {
    told: /\b(?:binary )?tree\b/i,
    said: [
      // A node has two children at most, whatever a story calls them.
      /\b(?:nobody|no one|no-one|none|no \w+) (?:has|had|has ever had|ever has|ever had|with) more than (?:two|2) (?:\w+ )?(?:children|subordinates|reports|branches|successors|offspring|heirs|pupils)\b/gi,
      /\b(?:has|have|had|having|with|and|manages?|recruited|hired|taught|trained|leads?(?: down)? (?:in)?to|forks?(?: [^.;,]{0,30})? (?:in)?to|splits?(?: [^.;,]{0,30})? into) (?:at most|no more than|not more than|up to) (?:two|2) (?:\w+ )?(?:children|people|subordinates|reports|\w*folders|chambers|branches|paths|nodes|others|successors|offspring|pipes|rooms|tunnels)\b/gi,
    ],
  },
  {
    told: /\b(?:replac|chang)/i,
    untold: /\bsum\b/i,
    said: [/\bwithout exceeding (?:the|this|that|your) (?:budget|limit|allowance)\b/gi],
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
        `(?:(?:the |this |that |such a )?(?:longest )?(?:path|route|way|walk|trail)|it) (?:may|can)(?: or may not|,? but ${NEED_NOT},?)? (?:pass|go|run|lead) through the root(?:,? but (?:it )?${NEED_NOT})?`,
      ),
    ],
  },
  {
    told: /\bsub-?strings?\b[^.]*\b(?:every|all the) characters? (?:of|in) t\b/i,
    said: [
      `if \\w+ (?:has|contains|asks for|needs|lists) (?:a|the same|some) (?:letter|character) (twice|\\w+ times), the (?:piece|window|substring|part|stretch) must (?:have|contain|hold) it (?:at least )?\\1(?: at least| too| as well| or more)?`,
      String.raw`an? (?:letter|character) that (?:occurs|appears|is there) (twice|\w+ times) in \w+ (?:has to|must) (?:occur|appear|be there)(?: at least)? \1 in (?:it|the (?:piece|window|substring|part|stretch))`,
      '(?:in )?between(?: and around)?(?: them)? there (?:may|can) be (?:any )?(?:other|further|additional|more) \\w+',
      '(?:other|further|additional|extra|more|foreign) \\w+(?: (?:in|within|inside) (?:it|the \\w+)| in between)? (?:(?:do|does) no harm|are (?:allowed|fine|harmless|no problem))',
    ].map(clause),
  },
  {
    told: /\bsub-?strings?\b[^.]*\b(?:(?:every|all the) characters? (?:of|in) t\b|permutation|anagram)/i,
    said: [
      clause('(?:the |their )?order (?:plays no (?:part|role)|does not matter|is irrelevant|is of no importance)'),
    ],
  },
  {
    told: /\bsub-?strings?\b[^.]*\b(?:permutation|anagram)/i,
    said: [
      clause(
        '(?:and |with )?(?:no (?:foreign|other|further|additional|extra|more)|without (?:any )?(?:foreign|other|further|additional|extra|more)) (?:letters?|characters?)(?: (?:in|among|between|inside) [^.;,]*)?',
      ),
    ],
  },
  {
    told: /\bsubsets\b[^.]*\bequal sums?\b/i,
    said: [
      clause(
        `(?:the |both )?(?:two|\\w+)(?: \\w+)? ${NEED_NOT} (?:get|have|contain|hold|receive|consist of|be of) (?:the )?(?:same|equal|an equal) (?:number|count|size|amount|many)(?: of \\w+)?`,
      ),
    ],
  },
  {
    told: /\b(?:brackets|parentheses)\b/i,
    said: [
      'brackets (?:may|can) be nested (?:to any depth|as deeply as you like|arbitrarily deep(?:ly)?)',
      '(?:while )?(?:pairs|brackets) nested (?:to any depth|arbitrarily deep(?:ly)?) are(?: allowed| fine| acceptable)?',
    ].map(clause),
  },
  {
    told: /\bbrackets\b/i,
    said: [
      /(?<=\b(?:closed|matched|shut|answered)(?: first)?,? )(?:by|with) (?:(?:one|(?:an?|the)(?: \w+){1,2}|another(?: one)?) of )?(?:its|their|the) own (?:kind|type)\b/gi,
    ],
  },
  {
    told: /\bsudoku\b/i,
    said: [
      '(?:blanks|blank (?:cells|squares)|empty (?:cells|squares)) (?:are (?:ignored|not (?:checked|inspected|looked at))|do not (?:count|matter))',
      '(?:it )?(?:is of no (?:concern|interest|importance)|does not matter|is irrelevant) whether (?:the |this )?(?:puzzle|board|grid|sudoku) (?:has a solution|can be solved|is solvable)',
      '(?:that|which) is (?:no concern of yours|not your concern|of no concern)',
    ].map(clause),
  },
  {
    told: /\bfirst k\b|\bnew length\b|\bin[- ]place\b[\s\S]*\blength\b/i,
    said: [
      clause(
        'it (?:is of no (?:importance|consequence|interest|concern)|does not matter|is irrelevant) what (?:is left|is|stands|remains|comes|follows|you leave)(?: \\w+){0,4} (?:after|beyond|behind)(?: that| it| them| the \\w+)?(?:,? (?:or|nor|and) how long the (?:array|list) is)?',
      ),
      clause(
        "(?:what(?:ever)?|anything|everything|all that|the cells?|the rest)(?: \\w+){0,6} (?:beyond|behind|after|past|left)(?: \\w+){0,6} (?:(?:does not|do not|doesn't) matter|(?:is|are) (?:of no (?:interest|importance|concern|consequence)|ignored|irrelevant|not (?:looked at|checked|compared))|may be anything)",
      ),
    ],
  },
  {
    told: /\bsurrounded\b/i,
    said: [
      clause(
        'an? \\w+ (?:that|which) (?:reaches|touches) the (?:border|edge|rim)(?: anywhere| somewhere)?(?: with (?:one|a single) \\w+)? (?:is|stays|remains) (?:safe|untouched|unchanged|as it is)(?: as a whole| entirely| completely)?',
      ),
    ],
  },
  {
    told: /\bsubtree\b[\s\S]*\bsame structure\b/i,
    said: [
      clause(
        '(?:a )?(?:partial (?:agreement|match|likeness|copy)|matching (?:upper|top) part)(?:,? with (?:further|other|more|additional) nodes (?:underneath|below|beneath)(?: it)?,?)? (?:does not count|is not enough|will not do)',
      ),
      clause(
        '(?:the )?\\w+ (?:tree )?itself is (?:one |also a |a )?(?:candidate|possibility|subtree of itself)(?: too| as well)?',
      ),
    ],
  },
  {
    told: /\bpalindromic substring\b/i,
    said: [
      clause(
        String.raw`(?:remember that )?(?:a|the) palindrome (?:can|may) have an (?:even|odd) length(?:, with its cent(?:re|er) between two \w+)?`,
      ),
    ],
  },
  {
    told: /\bnumber of edges\b/i,
    said: [
      clause('(?:the )?values (?:in|of) the nodes (?:play no (?:role|part)|do not matter)'),
      /(?<=\bnumber of edges[^.;]*), (?:and )?not (?:the number of |its |the )?nodes(?: on it)?(?=\s*[.;]|$)/gi,
    ],
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
      `(?:the )?(?:members|${ITEM})(?: of (?:the|a|such a) (?:run|sequence|chain|streak))? (?:may|can) (?:be (?:scattered|spread)|stand|lie|occur)(?: (?:anywhere|through|throughout|across|all over|in|over))*(?: (?:the|your|its) \\w+)?(?: in any order)?`,
      'duplicates do not make (?:a|the) (?:sequence|run|streak) longer',
      '(?:their|the) (?:positions?|places?|order) (?:in the array )?(?:do|does) not matter',
    ].map(clause),
  },
  {
    told: /\bgroup\b[^.]*\banagrams\b/i,
    said: [
      'the same (?:word|string|entry) (?:may|can|might) (?:occur|appear|come|be (?:given|listed|there)) (?:several times|more than once|repeatedly|twice)',
      'every (?:occurrence|copy|one) (?:of (?:it|them) )?(?:must|has to|should) be (?:present|listed|kept|there|included)(?: in (?:the|its) \\w+)?',
    ].map(clause),
  },
  {
    told: /\b(?:true|whether)\b/i,
    said: [clause('it (?:is enough|is sufficient|suffices) to (?:say|tell|return|report) (?:whether|if) [\\w ]{1,40}')],
  },
  {
    told: /\bbrackets\b/i,
    said: [
      clause(
        '(?:and )?not (?:before|until) (?:all|everything|all those|all brackets|every \\w+)(?: (?:that|which)(?: is| are| were)?)?(?: opened)? (?:inside|within|in) (?:it|them)(?: (?:is|are|has been|have been))? (?:closed|shut)',
      ),
    ],
  },
  {
    told: /\b(?:1 bits|set bits)\b/i,
    said: [clause('zero(?:s|es)?(?: bits)? (?:(?:are|is) not counted|(?:do|does) not count)')],
  },
  {
    told: /\bmatrix\b[^.]*\b(?:0|zero)\b/i,
    said: [
      'only (?:the )?(?:(?:original|given) zero(?:s|es)|zero(?:s|es) (?:present|there) (?:at the (?:beginning|start)|from the start)|zero(?:s|es) (?:of|in) the (?:original|given) matrix) count',
      '(?:the )?zero(?:s|es) (?:that )?you write(?: yourself)? must not spread(?: any)?(?: further)?',
      '(?:the )?(?:ones|zero(?:s|es)) (?:that )?you (?:have |yourself )*(?:just )?(?:written|set|put|made) (?:must not|do not|may not) (?:cause|lead to|bring about) (?:any )?(?:further|more|other) \\w+',
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
    told: /\btree\b.*\bpath\b|\bpath\b.*\btree\b/is,
    untold: /\blea(?:f|ves)\b|\b(?:from|at|down) the root\b/i,
    said: [
      clause(
        'not necessarily (?:at|in|from|through) (?:the |an? )?(?:root|lea(?:f|ves))(?: (?:or|nor|and) (?:at |in |from |through )?(?:the |an? )?(?:root|lea(?:f|ves)))?',
      ),
    ],
  },
  {
    told: /\bas often as\b|\bas many (?:times|coins|of each)\b|\bany number of times\b|\bwithout limit\b|\b(?:unlimited|infinite|endless)\b|\brepeatedly\b|\bmore than once\b/i,
    untold: /\b(?:may not|must not|cannot|at most once)\b|\bnot [^.]*\bmore than once\b/i,
    said: [clause(String.raw`not (?:all|every)(?: of the)?(?: the)? \w+ (?:(?:has|have) to|needs?(?: to)?) be used`)],
  },
  {
    told: /\bput together from the letters\b/i,
    said: [
      clause(
        '(?:and )?(?:there is no need to use|you (?:need not|do not (?:have|need) to) use) (?:them all|all of them|every \\w+|all (?:the|its) letters)',
      ),
    ],
  },
  {
    told: /\bindex|\bhouse|\barray\b/i,
    untold: /\b(?:circle|circular|cyclic|circularly|wraps?|around|round)\b/i,
    said: [
      String.raw`the \w+ (?:(?:is|are) not (?:in )?|(?:does|do) not form )(?:an? )?(?:circle|circular|ring)`,
      'the \\w+ is (?:straight|a straight line)',
      String.raw`the \w+ (?:does|do) not wrap(?: around)?`,
    ].map(clause),
  },
  {
    told: /./,
    untold: /\b(?:circle|circular|cyclic|circularly|wraps?|around|round|rings?|loops?)\b/i,
    said: [
      clause(
        "(?:it|they|the \\w+) (?:(?:does|do)(?: not|n't) (?:close|join|bend|form|make|connect|wrap)(?: up)?(?: (?:to|into|in))?|(?:is|are)(?: not|n't)(?: (?:closed|joined|bent|tied|clasped)(?: up)?(?: (?:to|into|in))?)?) (?:a|an|any) (?:closed )?(?:ring|circle|loop|wheel)",
      ),
    ],
  },
  {
    told: /\bgas\b/i,
    said: [
      /(?:,? (?:and|so|but) )?\b(?:the )?(?:tank|battery|bag|\w+)(?:'s| is| was| has)? (?:large|big|roomy|capacious) enough (?:(?:to )?never to|to never|not to|(?:so )?that it (?:never|does not|cannot|can't|will never|doesn't)) (?:overflow|spill|run over|be full|fill up)s?\b/gi,
    ],
  },
  {
    told: /\bhouse/i,
    untold: /\b(?:circle|circular)\b/i,
    said: [
      clause(
        String.raw`the first and the last house are not (?:adjacent|neighbou?rs)(?: \(unless there are only two\))?`,
      ),
    ],
  },
  {
    told: /\b(?:horizontally|vertically|four (?:sides|directions|neighbou?rs)|side by side|neighbou?r|adjacent)\b/i,
    untold: /\bdiagonal|\beight\b|\b8\b/i,
    said: [
      clause(
        String.raw`(?:\w+ (?:that|which) (?:only )?(?:touch|meet) (?:only )?(?:(?:at|in) (?:a corner|corners|their corners)|diagonally)|touching (?:only )?(?:at|in) (?:a corner|corners)) (?:(?:is|are|do|does) not (?:connected|adjacent|joined|neighbou?rs|count|(?:connect|join|link) (?:two )?\w+)|(?:is|are) no neighbou?rs|belong to (?:different|separate) \w+)`,
      ),
      clause(
        'only (?:the )?(?:four )?(?:direct|orthogonal|horizontal and vertical|horizontal or vertical) neighbou?rs count(?:, (?:and )?not (?:the )?diagonal (?:ones|neighbou?rs))?',
      ),
    ],
  },
  {
    told: /\b(?:horizontally|vertically|four (?:sides|directions|neighbou?rs)|up, down, left,? (?:or|and) right)\b/i,
    untold: /\b(?:or|and) diagonally\b|\beight\b|\b8\b/i,
    said: [clause('no (?:diagonals?|diagonal (?:moves|steps)|leaving (?:of )?the (?:grid|matrix|board|map))')],
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
        String.raw`(?:solutions|boards|arrangements|placements) (?:that|which) (?:are|can be|become)(?:(?!\b(?:not|no|never|only|one|same)\b)[^.;,])*\b(?:rotat\w+|reflect\w+|mirror\w*|turn\w*)(?:(?!\b(?:not|no|never|only|same)\b)[^.;,])* (?:are|count as|are counted as|are considered) (?:still )?(?:different|distinct)(?: ones| solutions)?(?: here)?`,
      ),
      clause(
        '(?:mirror(?:ed)?|rotated|turned|reflected)(?:,? (?:and|or) (?:mirror(?:ed)?|rotated|turned|reflected))* (?:solutions|boards|arrangements|placements|images|ones) (?:are|count as|are counted as) (?:still )?(?:different|distinct)(?: ones| solutions)?',
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
    told: /\badjacent duplicates\b/i,
    untold: /\bk\b/,
    said: [
      clause(
        String.raw`(?:watch out: |remember: |note: )?exactly two \w+ (?:pop|vanish|disappear|go|are removed|are deleted|are taken away|are taken out) at (?:a|one) time(?:, so (?:that )?(?:out )?of three equal (?:ones|\w+)(?: in a row)? one (?:is left|stays|remains))?`,
      ),
    ],
  },
  {
    told: /\bsub-?strings?\b|\bsub-?arrays?\b/i,
    untold: /\bsubsequences?\b/i,
    said: [
      /\((?:that is,? |i\.e\.,? )?(?:of )?\w+ (?:that|which) (?:directly |immediately )?(?:follow|stand|come|lie|sit)(?: directly| immediately| right)? (?:on|upon|next to|beside|after|behind) (?:one another|each other|one after (?:another|the other))\)/gi,
    ],
  },
  {
    told: /\bwithout repeating\b/i,
    said: [
      /\bkeep (?:just|only) (?:those|the ones|such pieces) (?:in which|where|that have|having|with)(?= (?:no|all|every|each|different)\b)/gi,
    ],
  },
  {
    told: /\bflower/i,
    said: [
      /\b(?:according to|by|under) the (?:house|club|local) rules?(?: of \w+)?,?(?= (?:no )?two \w+ (?:\w+ ){0,4}(?:must|may|can|should|shall)\b)/gi,
    ],
  },
  {
    told: /\btwo baskets\b/i,
    said: [
      clause(
        "as soon as (?:you (?:come to|reach|meet|stand at) (?:a|the|some) tree whose fruit|(?:a|the|some|the next) (?:fruit|tree)(?:'s fruit)?) (?:fits (?:in|into) neither(?: basket| of (?:them|the (?:two )?baskets))?|does not fit (?:in|into) (?:either|any)(?: basket| of (?:them|the (?:two )?baskets))?), you (?:have to |must )?stop",
      ),
    ],
  },
  {
    told: /\bcontainer\b/i,
    said: [
      clause(
        String.raw`(?:the )?(?:walls|lines|bars|poles|boards)(?: standing)? between (?:them|the two(?: chosen)?(?: \w+)?) (?:(?:do|does) not matter|do not count|may be ignored|are ignored|(?:do not|don't) take up (?:any )?(?:room|space|water))`,
      ),
    ],
  },
  {
    told: /\bisomorphic\b/i,
    said: [
      clause(
        '(?:in other words, |remember to |be sure to |do not forget to |so )*check(?:ing)? (?:the (?:mapping|replacement|correspondence) in )?both directions',
      ),
    ],
  },
  {
    told: /\bmeeting may start when another one ends\b/i,
    said: [
      clause(
        '(?:two )?meetings of which one (?:ends|finishes) (?:exactly |just )?(?:when|as) the other (?:one )?(?:begins|starts) (?:are (?:no|not a|not in) (?:conflict|clash|overlap)|do not (?:overlap|clash|conflict|collide))',
      ),
    ],
  },
  {
    told: /\bmeeting may start when another one ends\b/i,
    said: [
      clause(
        'an? \\w+ (?:beginning|starting|(?:that|which) (?:begins|starts)) (?:exactly |just )?(?:when|as) another(?: one)? (?:ends|finishes) is (?:no|not a) (?:conflict|clash|overlap)',
      ),
    ],
  },
  {
    told: /./,
    said: [
      clause(
        '(?:always |simply )?(?:taking|choosing|picking|grabbing|using) the (?:longest|largest|biggest) \\w+ that fits (?:(?:can|may) lead (?:to|into) a dead end|(?:does not|need not)(?: always)? (?:give|lead to) the (?:minimum|optimum|best|fewest)(?: \\w+)?(?: in general)?)',
      ),
      clause('beware of being greedy'),
    ],
  },
  {
    told: /\brotat|\breverse/i,
    untold: /\bgroup|\bregion|\bk\b/i,
    said: [
      clause(
        'an? \\w+ (?:of|with) (?:only |just )?(?:one|a single) \\w+ (?:stays|remains|is left) (?:as it is|unchanged|the same)',
      ),
    ],
  },
  {
    told: /\bjoining (?:two )?points\b/i,
    said: [
      clause('(?:a single|only one|one) point (?:alone )?(?:costs (?:0|zero|nothing)|(?:has|needs) no connections?)'),
      clause('(?:for|with) (?:a single|only one|one) point,? the (?:answer|cost|total) is (?:0|zero)'),
    ],
  },
  {
    told: /\bdecod/i,
    untold: /\bk\b/,
    said: [
      clause(
        String.raw`["'\u201c\u2018]0(\d)["'\u201d\u2019] (?:is not the same as|is different from|is not) ["'\u201c\u2018]\1["'\u201d\u2019]`,
      ),
    ],
  },
  {
    told: /\babs\(i - j\) <= k/i,
    said: [
      clause(
        'an? (?:distance|difference|gap) of exactly k (?:is|counts as) (?:still |also )?(?:close enough|near enough|allowed|fine|within the limit)(?: too| as well)?',
      ),
    ],
  },
  {
    told: /\bhouse/i,
    said: [clause('any (?:of the )?\\w+ (?:may|can) be (?:left alone|left out|skipped|passed over)')],
  },
  {
    told: /\bbananas\b/i,
    said: [
      clause(
        '(?:but )?(?:(?:he|she|it|they|nobody|the \\w+) )?(?:can |will |may )?(?:never|not) (?:works?|eats?|shovels?|begins?|touch|touches|clears?|starts?) (?:on |from |at )?(?:two|several|more than one) \\w+ (?:in|within|during) (?:the same|one|a single|any) hour',
      ),
      /\brather than (?:open|start|begin|touch|turn to|go to|move on to)(?:ing)? (?:another|the next|a new) \w+/gi,
    ],
  },
  {
    told: /\bcost\[i\]/i,
    said: [
      /(?<=\bcosts? cost\[i\](?: \w+)?) as soon as you (?:step (?:off|away)(?: from)?|leave) (?:it|that \w+|the \w+)(?=[.,;])/gi,
    ],
  },
  {
    told: /\bclimb\w* /i,
    untold: /\bcost/i,
    said: [
      clause(
        "(?:two )?(?:ways|climbs) (?:are|count as) (?:different|distinct) (?:if|when) (?:the|their) (?:sequences?|orders?)(?: of \\w+)? (?:(?:are|is) (?:different|distinct)|differs?)(?:, so (?:that )?1 then 2 (?:is not|isn't) the same as 2 then 1)?",
      ),
    ],
  },
  {
    told: /\bcombinations? [^.]*\bsum/i,
    said: [
      clause(
        '(?:two )?combinations (?:are|count as|are (?:regarded|considered|counted|seen) as) (?:different|distinct|unique)(?: only)? (?:if|when) (?:they differ in )?(?:how (?:many|often)|the (?:number|frequency|count) of)(?: (?:of|at|least|some|any|one|chosen|the|\\w+s|denomination|number|value|coin|stamp|they|are|is|it))* (?:use|used|contain|taken|chosen|different|differs)',
      ),
    ],
  },
  {
    told: /\bno nodes? with a (?:value )?(?:greater|larger)|\bno nodes? with a value (?:greater|larger)/i,
    said: [
      clause(
        "(?:equality|an equal (?:value|ancestor|node)) (?:does not|doesn't) (?:spoil|hurt|harm|disturb|disqualify) (?:anything|it|that)(?:[:;,] only a strictly (?:greater|larger|higher) (?:ancestor|value|node|one) does)?",
      ),
    ],
  },
  {
    told: /\broman numeral/i,
    said: [
      'at most three (?:of )?I, X, C,? (?:or|and) M (?:may )?(?:stand|occur|come|appear) (?:next to each other|side by side|in a row|in succession)',
      'V, L,? (?:and )?D (?:are|may be|occur) never (?:doubled|repeated|twice in a row)',
    ].map(clause),
  },
  {
    told: /\beverything but letters and digits\b/i,
    said: [
      /\b(?:everything|all|anything|whatever|every character|all characters|what)(?:,? (?:but|except|except for|other than|apart from|that is not|which is not|is not|that are not)) (?:the |a |an )?(?:letters?|alphanumeric letters?) (?:and|or|nor)(?: the| a)? (?:digits?|figures?|numbers?)\b/gi,
    ],
  },
  {
    told: /\bdecode string\b/i,
    said: [
      clause(
        '(?:the |an? )?(?:encoded string|body|bracket|inside|part in brackets) (?:may|can) (?:hold|contain|have) (?:[\\w ]+ )?(?:again|(?:more|other|further|such) \\w+)(?:,? to any depth)?',
      ),
    ],
  },
  {
    told: /\bsubsequence\b/i,
    untold: /\bsub-?arrays?\b/i,
    said: [
      clause(
        '(?:but )?(?:never|without|not) (?:changing|altering|rearranging|disturbing) (?:the|their|its) (?:relative )?order(?: of the (?:others|rest|remaining \\w+|other \\w+))?',
      ),
    ],
  },
  {
    told: /\blongest\b/i,
    untold: /\blongest common prefix\b/i,
    said: [
      clause(
        '(?:for|given|with|on) an empty (?:array|list|string|text|input),? (?:return|answer|print|the (?:answer|result|length) is) (?:0|zero)',
      ),
    ],
  },
  {
    told: /\bvalid tree\b/i,
    said: [
      clause(
        '(?:no \\w+|none(?: of (?:them|the \\w+))?) (?:leads|goes|runs|connects|joins) (?:from )?an? \\w+ (?:to|with) itself',
      ),
      /,? (?:which is to say(?: that)?|that is,?|i\.e\.,?|meaning(?: that)?|in other words,?) there is (?:a|some) path (?:between|joining) (?:every|any) (?:two|pair of) (?:vertices|nodes)/gi,
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
    told: /\bprofit\b/i,
    untold: /\bfees?\b/i,
    said: [
      '(?:if|when|where) (?:nothing|no \\w+) (?:brings|makes|earns|yields) (?:any |a )?(?:money|profit|gain|anything), (?:the answer is|return|answer) (?:0|zero)',
      '(?:transaction )?fees? (?:do not exist|are not charged|do not apply|play no part)(?: here| in this \\w+)?',
      'there (?:is|are) no (?:transaction )?(?:fees?|charges?)(?: here| in this \\w+)?',
    ].map(clause),
  },
  {
    told: /\bsearch tree\b/i,
    said: [
      clause(
        '(?:it )?(?:does not suffice|is not enough|is not sufficient) to (?:compare|check) (?:a|each|every) node (?:only )?(?:with|against) its (?:two |own )?children',
      ),
      clause(
        '(?:even )?an? (?:grandchild|deeper node|node (?:further|deeper) (?:down|below)) (?:can|may|could) (?:also )?break the (?:rule|order|property)(?: too| as well)?',
      ),
      clause(
        '(?:that|this|comparing (?:a|each|every) node (?:only )?with its (?:two |own )?children(?: only| alone)?) is not (?:enough|sufficient)(?:, as the \\w+ example (?:shows|illustrates))?',
      ),
    ],
  },
  {
    told: /\bevery node\b[^.]*\bdiffer by\b/i,
    said: [
      clause(
        "(?:looking at|checking|comparing the heights at) (?:only the root|the root(?: only| alone)?) (?:will not|won't|does not|doesn't|is not|isn't) (?:do|suffice|enough|sufficient)",
      ),
    ],
  },
  {
    told: /\bbinary search tree\b/i,
    untold: /\bvalid|\bdetermine\b/i,
    said: [
      '(?:with )?(?:the )?(?:smaller|lesser|lower) (?:\\w+ )?(?:on|to|in) (?:the|its|their) left(?: of (?:a|the|every|each) node)?,? (?:and )?(?:the )?(?:greater|larger|bigger|higher) (?:\\w+ )?(?:on|to|in) (?:the|its|their) right(?: of (?:it|a node|the node))?',
      `(?:(?:the )?(?:values|numbers|ones|nodes|keys)|whatever(?: hangs| is| lies| stands)?|everything(?: that hangs| that is| that lies)?|what(?: hangs| is| lies)?) (?:on |to )the left(?: of (?:a|the|any|every|each) (?:node|one|value))? (?:is|are) (?:always )?(?:smaller|less|lower)(?: than (?:it|its|the node|its own))?`,
      `(?:(?:the )?(?:values|numbers|ones|nodes|keys)|whatever(?: hangs| is| lies| stands)?|everything(?: that hangs| that is| that lies)?|what(?: hangs| is| lies)?|those) (?:on |to )the right(?: of (?:a|the|any|every|each|it) ?(?:node|one|value)?)? (?:is|are) (?:always )?(?:larger|greater|bigger|higher)(?: than (?:it|its|the node|its own))?`,
    ].map(clause),
  },
  {
    told: /\btree\b/i,
    said: [clause('missing (?:children|nodes) are not (?:listed|shown|reported|included|returned)')],
  },
  {
    told: /\b(?:right and down|down and right|right or down|down or right)\b/i,
    said: [
      clause(
        '(?:and )?(?:nothing else|no other (?:steps?|moves?|directions?)(?: (?:is|are) (?:allowed|permitted|possible))?)',
      ),
      clause(
        '(?:two )?paths (?:are|count as) (?:different|distinct) (?:if|when) they (?:do not (?:visit|use|go through) the same (?:cells|squares|fields)|differ in (?:at least )?(?:one|a) (?:cell|step|move))',
      ),
    ],
  },
  {
    told: /\bjump/i,
    said: [
      `(?:you|it) ${NEED_NOT} (?:land|stop|step|stand) on (?:every|each|all(?: the)?) (?:\\w+)`,
      'an? (?:\\w+ )?(?:with |of )?(?:an? )?(?:0|zero) is a dead end(?:, unless it (?:is|happens to be) (?:the last(?: \\w+)?|already the goal))?',
    ].map(clause),
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
    told: /\bsum\b[^.]*\bat least\b/i,
    said: [
      'overshooting(?: the \\w+)? is (?:fine|allowed|permitted|no problem)',
      '(?:hitting|reaching|meeting) (?:it|the \\w+) (?:exactly|precisely) is not (?:required|needed|necessary)',
    ].map(clause),
  },
  {
    told: /\blinked list\b.*\bcycle\b/is,
    said: [
      ...[
        `(?:internally, )?\\w+ ${ONE_BASED}(?:is used to denote|denotes|is|gives) the ${ONE_BASED}(?:index|position|place) of the node ${TAIL_LEADS}`,
        `the tail(?:'s next(?: pointer)?)? (?:is connected|points|leads|refers) to the node (?:at|of|with) (?:the )?(?:index|position) \\w+`,
        "(?:if )?\\w+ (?:=|==|is) (?:-1|0),? (?:it means that )?(?:the (?:last node|tail)(?:'s next)? points to null|there is no (?:cycle|loop)|the list has no (?:cycle|loop))",
        '\\w+ is (?:not (?:passed|given)(?: as an? (?:parameter|argument)| to (?:the|your) function)?|no argument)',
        '(?:your|the) (?:function|method) (?:only )?(?:receives|gets|is given|takes) (?:only |just )?the (?:head|first node)(?: of the list| alone| only)?',
        'there is a (?:cycle|loop) in a linked list if there is some node in the list that can be reached again by (?:continuously )?following the next pointers?',
      ].map(clause),
      /(?<=\b(?:points|leads|refers) (?:back )?to any (?:other )?node (?:in|of) the list) \(including itself\),? rather than (?:being )?null(?=\.)/gi,
    ],
  },
  {
    told: /\bfrom the root (?:down )?to a leaf\b/i,
    said: [
      clause(
        'stopping (?:halfway|early|on the way)(?: at an inner node)? (?:does not count|is not (?:enough|allowed))(?:, even (?:when|if) [^.;]*)?',
      ),
    ],
  },
  {
    told: /./,
    untold: /\b(?:upper|lower) ?case\b|\bcapital\b|\bvowel/i,
    said: [
      clause(
        '(?:upper|capital|uppercase)(?:[- ]case)?(?: letters)? (?:and|or) (?:lower|small|lowercase)(?:[- ]case)?(?: letters)? (?:count as|are) (?:always )?(?:different|distinct)(?: characters| letters| ones)?(?: here)?',
      ),
      clause(
        "(?:upper-?case|capital|big) letters (?:cannot|can't|can not|do not|don't) (?:replace|stand for|stand in for|count as|match) (?:lower-?case|small) (?:ones|letters)",
      ),
      clause(
        "(?:upper-?case|capital|big|large) and (?:lower-?case|small|little) letters (?:are not|aren't) the same(?: (?:letter|for \\w+|to \\w+|here))?",
      ),
      clause('(?:upper|lower) and (?:lower|upper) case are (?:told apart|kept apart|distinguished)'),
    ],
  },
  {
    told: /\bput together from the letters\b/i,
    said: [
      clause(
        '(?:and )?(?:what|whatever|those that|letters that|the letters that|letters) (?:is|are|has|have)?(?: not| never)?(?: been)? ?(?:used|needed|left(?: over)?) (?:stays?|remains?|(?:is|are) left)(?: (?:in|behind|over|where)(?: [\\w ]{1,20})?)?',
      ),
    ],
  },
  {
    told: /\babs\(i - j\) <= k/i,
    said: [
      clause(
        '(?:exactly|precisely|just) \\w+(?: \\w+)? (?:apart|away)(?: from (?:each other|one another))? (?:counts|is (?:allowed|fine|enough|near enough|close enough|permitted))(?: too| as well| also)?',
      ),
    ],
  },
  {
    told: /\bdivision truncates\b/i,
    said: [
      /\b(?:drops?|dropping|cuts? off|cutting off|loses?|losing|ignores?|ignoring|forgets?|omits?|omitting|throws? away) (?:what(?:ever)?|everything|all|all that|the digits)(?: that)?(?: is| are| comes| come| stands| stand)? (?:behind|after|beyond|following) the (?:decimal )?point\b/gi,
    ],
  },
  {
    told: /\bmutation\b/i,
    said: [
      clause(
        '(?:the )?(?:begin|start|first|source|initial|origin)\\w*(?: (?:word|string|gene|strand))?(?: itself)? (?:counts as|is(?: assumed to be| taken to be)?) valid,? (?:even )?(?:when|if|though|where) [^.;,]*\\b(?:lacks|lacking|missing|not|without|absent)\\b[^.;,]*',
      ),
    ],
  },
  {
    told: /\bmatrix in which isConnected\b/i,
    said: [
      clause(
        'an? \\w+ (?:without|with no|that has no)(?: any)? (?:friends?|links?|connections?|roads?|neighbou?rs?|partners?|cables?|relatives?|acquaintances?) (?:is|forms|makes|counts as|has) (?:a |an |its own )?\\w+ (?:by itself|of its own|on its own|by himself|alone|to itself)',
      ),
    ],
  },
  {
    told: /\bright side\b/i,
    said: [
      clause(
        '(?:when|where|if|wherever) the right (?:subtree|half|part|branch|side) (?:is|ends|stops) (?:shallower|shorter|less deep|not (?:so|as) deep|earlier|lower)(?: (?:than|as) the left(?: one| subtree| half| part| branch)?)?, [\\w ]{0,40}\\b(?:of|in|from|to) the left(?: one| subtree| half| part| branch)?(?: (?:shows?|appears?|comes? into view|(?:is|are) (?:seen|visible)))?(?: there| then| instead)?',
      ),
    ],
  },
  {
    told: /\bjump/i,
    said: [
      // What throws less far as well is a place like any other.
      /\btrampolines?\b(?<!\b(?:exactly|precisely)\b[\s\S]*)(?![\s\S]*\b(?:exactly|precisely)\b)(?:(?<=\b(?:any shorter|farthest|furthest|at most|or less)\b[\s\S]*)|(?=[\s\S]*\b(?:any shorter|farthest|furthest|at most|or less)\b))/gi,
    ],
  },
  {
    told: /\border of the coins does not matter\b/i,
    said: [
      clause(
        '(?:the )?order (?:of the \\w+|in which (?:the )?\\w+ are (?:paid|used|taken|given|handed out|laid down|put down)) (?:does not matter|is irrelevant|plays no (?:role|part)|makes no difference)',
      ),
    ],
  },
  {
    told: /\barray of non-overlapping intervals\b/i,
    said: [
      /\b(?:none of (?:them|the \w+)|no \w+(?: of (?:them|the \w+))?) (?:meets?|touch(?:es)?|overlaps?|hits?) (?:(?:with )?(?:any )?(?:another|other)(?: one)?|each other|one another)(?=[.;,]| and\b)/gi,
    ],
  },
  {
    told: /\bintervals that touch overlap\b/i,
    said: [
      '(?:where(?:by)? |for (?:this|that|which) |and )?(?:an? |one )?(?:common|shared) (?:end ?point|boundary|border|limit|end) (?:alone )?(?:suffices|is enough|is sufficient)(?: for (?:it|that|this))?(?: already| too)?',
      '(?:(?:which|that) )?(?:together |jointly )?cover(?:ing)? (?:exactly |precisely )?the same (?:numbers|points|values|ground|days|seats|pages)(?: as before| as the (?:given|original) ones)?',
    ].map(clause),
  },
  {
    told: /\broom is free again as soon as its meeting ends\b/i,
    said: [
      clause(
        '(?:an? |the )?\\w+ (?:(?:that|which) )?(?:gets|becomes|is|has become) free(?: at (?:a|some) (?:time|moment|minute|hour))?,? (?:and )?(?:can|may) be (?:taken|used|given away|booked)(?: again)? (?:at (?:this|that) very (?:time|moment|minute|hour)|at once|immediately|straight away|(?:at|in) the same (?:time|moment|minute|hour))',
      ),
    ],
  },
  {
    told: /./,
    said: [
      'an empty (?:array|list|input|tree|box|file|log|chain)(?: of \\w+)? is (?:fine|allowed|permitted|possible|legal)',
      `(?:the|an) empty (?:string|array|list|input|text|grid|tree) (?:does not|never|will not) occurs?(?: in the (?:tests?|input))?`,
      'it is (?:enough|sufficient) to (?:answer|return|print|output|say) (?:true or false|yes or no|(?:only )?the (?:length|number)(?: of (?:it|them))?)',
      "the (?:output|result|returned|answer)(?: array| list| matrix)? (?:does not|doesn't) count (?:as|towards) (?:extra |additional )?(?:space|memory)(?: for [^.;,]*)?",
      'an empty (\\w+) (?:stays|remains|is left) (?:an empty \\1|empty|as it is)',
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

/** And comes in any order. */
const RETURNED_UNORDERED = clause(
  `(?:the )?order (?:(?:within|inside|in) (?:an?|each|any|one|the) ${RETURNED}|of (?:the )?(?:returned )?${RETURNED})(?:,? (?:and|or|nor) (?:of|(?:the )?order of) the ${ITEM} (?:in|within|inside) (?:an?|each|any|one|the) ${RETURNED})?,? (?:(?:is|are) (?:of no (?:importance|consequence|concern|interest)|irrelevant|unimportant)|(?:does|do) not matter)`,
)

/** The same of the indices that are returned. */
const PLACES_UNORDERED = clause(
  '(?:the )?order of the (?:two )?(?:indices|indexes|positions|places)(?: in (?:your|the) (?:answer|result|output))? (?:plays no (?:role|part)|does not matter|is irrelevant|is (?:free|up to you)|makes no difference)',
)

/** Where any order will do, that of the examples is told to make them plain. */
const SHOWN_SORTED =
  /(?<=\bany (?:order|sequence)\b[^.;]{0,40})(?<=[(,;]\s*|\bbut )(?:here )?(?:we|the examples?) (?:show|list|print|give|have) (?:them|theirs?) (?:here )?(?:lexicographically|alphabetically|sorted|in (?:lexicographic(?:al)?|alphabetical|ascending|sorted) order)/gi

const kept = new WeakMap<Known, RegExp[]>()

/** What asks nothing else on a page about this problem. */
export function clarificationsOf(entry: Known): readonly RegExp[] {
  const known = kept.get(entry)
  if (known) return known
  const text = [entry.title, entry.statement].join('. ')
  const some = [
    ...CLARIFICATIONS.filter(({ told, untold }) => told.test(text) && !untold?.test(text)).flatMap(({ said }) => said),
    ...(entry.comparison === 'unordered-nested' ? [RETURNED_ONCE, RETURNED_UNORDERED] : []),
    ...(entry.comparison.startsWith('unordered') ? [SHOWN_SORTED, PLACES_UNORDERED] : []),
  ]
  kept.set(entry, some)
  return some
}
