import { z } from 'zod'

type Facet = {
  /** The ways a page says it (patterns of text.ts). */
  said: readonly string[]
  /** A constraint mostly narrows the input, and an answer for every input serves a narrower one; these change it still. */
  evenInConstraints?: true
}

const ASKS = 'return|returns|find|compute|calculate|determine|output|print|report|give|get|produce|tell|know'

/**
 * The ideas that make one problem another: a page that says one which a bank problem does not have is asking for
 * something else, whatever the two look like otherwise. Too many words here cost a match, too few cost the truth, so
 * a word that could change an answer belongs in.
 */
export const facets = {
  // What is asked for
  count: {
    said: [
      'how many',
      'count|counts|counting|tally',
      `${ASKS} .. number of`,
      'total number',
      'number of way|pair|subarray|substring|subsequence|path|combination|time|occurrence|island|set|triplet|such|distinct|different|unique|possible',
    ],
  },
  every: {
    said: [
      'return|returns|find|list|output|report|print|give|generate|collect .. all|every',
      'all|every possible|such|valid|unique',
      'all|every .. pair|triplet|subset|combination|permutation|path|solution',
    ],
  },
  maximum: {
    said: ['maximum|maximal|max|largest|greatest|highest|biggest|maximize|maximise|best|richest', 'the most'],
  },
  minimum: {
    said: [
      'minimum|minimal|min|smallest|lowest|fewest|minimize|minimise|cheapest|few',
      'the least',
      'least|less frequent|frequently|common|often|popular',
      'rare|rarest|seldom',
    ],
  },
  longest: { said: ['longest|longer', 'maximum|max|largest|greatest|biggest .. length'] },
  shortest: { said: ['shortest|shorter', 'minimum|smallest|minimal .. length'] },
  second: { said: ['second|third|2nd|3rd|runner largest|smallest|highest|lowest|most|maximum|minimum|up'] },
  kth: { said: ['kth|nth', 'k|n th', 'k|n .. largest|smallest|frequent|common|closest|popular'] },
  closest: { said: ['closest|nearest'] },
  metric: { said: ['manhattan|taxicab|chebyshev|hamming', 'city block'] },
  sum: { said: ['sum|summing|summed|add|adding|added|total|totaling|totalling|totalled|combined'] },
  product: { said: ['product|multiply|multiplied|multiplying|multiplication'] },
  /** A sum held against a bound rather than met. */
  sumBound: {
    said: ['sum|total .. less|smaller|greater|larger|above|below|under|over|exceeding|exceed than|target|k|goal'],
  },
  modulo: { said: ['modulo|mod|modulus'], evenInConstraints: true },
  difference: { said: ['difference|subtract|subtracted|subtracting|subtraction'] },
  average: { said: ['average|median', 'arithmetic mean', 'mean of|value'] },
  bitwise: { said: ['xor|bitwise', 'binary representation', 'set|one|1 bit'] },
  arithmetic: {
    said: [
      'percent|percentage|ratio|even|odd|parity|prime|divisible|modulo|mod|remainder|squared|absolute|factorial',
      'square of|root',
      'perfect|sum|sorted square',
      'multiple|power of',
    ],
  },
  area: { said: ['area|perimeter|volume', 'size|shape of'] },
  perimeter: { said: ['perimeter|circumference|coastline|outline'] },
  index: { said: ['index|position|place|location|spot|where'] },
  /** Where something that is not there would go. */
  insertionPlace: {
    said: [
      'should|would|must be placed|inserted|put',
      'should|would go|stand|fit|belong',
      'index|position|place .. belong',
      'insertion|insert point|position|index',
    ],
  },
  notIndex: {
    said: ['not|rather|instead .. index|position', 'value|element|number themselves', 'actual value|number|element'],
  },
  oneBased: {
    said: [
      '1|one indexed|based|index',
      'index|position|counting|counted|number|numbered .. from|at 1|one',
      '1-indexed|1indexed|1based',
    ],
    evenInConstraints: true,
  },
  lexicographic: { said: ['lexicographical|lexicographically|lexicographic|alphabetical|alphabetically|dictionary'] },
  inOrder: {
    said: [
      'same|original|relative|given|input|their|initial order',
      'preserve|preserving|keep|keeping|stable .. order',
    ],
  },
  inPlace: {
    said: ['in place|situ', 'inplace', 'not return anything', 'modify|modified|changing|change .. directly'],
    evenInConstraints: true,
  },

  // How much, how often
  exactly: { said: ['exactly|precisely'] },
  atMost: {
    said: [
      'at most',
      'no|not|never more|greater|longer than',
      'not exceed|exceeding',
      'up to 1|2|3|4|5|one|two|three|four|five|k',
      '1|2|3|one|two|three|k or fewer|less',
    ],
  },
  atLeast: {
    said: ['at least', 'no|not fewer|less|smaller|shorter than', '1|2|3|one|two|three|k or more'],
  },
  many: {
    said: [
      'multiple|several|many|unlimited|repeated|any .. time|transaction|trade|deal|purchase',
      'two|2|three|3|k|second .. transaction|trade|time|deal|purchase|sale',
      'as many|often',
      'more than once',
      'twice|thrice|repeatedly|infinite|infinitely|unlimited',
    ],
  },
  kTimes: { said: ['k|m time'] },
  three: {
    said: [
      'three|four|five|triplet|quadruplet|triple|quadruple',
      '3|4|5 number|integer|element|value|step|stair|sum|item|color|colour|member|entry',
    ],
  },
  fixedSize: {
    said: [
      'size|length|width|window k|m|2|3|4|5|two|three|four|five',
      'size|length of k',
      'k|fixed size|length|sized|element|consecutive',
      'length|size exactly',
      'window',
    ],
  },
  within: { said: ['within .. day|position|place|step|index|distance|other', 'distance|gap between'] },
  severalParts: {
    said: ['two|2|three|3|k .. subarray|substring|subsequence|segment|part', 'nonoverlapping|disjoint'],
  },
  orderFree: { said: ['order .. not matter|important|relevant', 'order .. irrelevant', 'regardless .. order'] },
  partly: {
    said: [
      'half|halves|portion|sublist',
      'part of',
      'group of',
      'k group',
      'between position',
      'every second|other|two|third',
      'each second',
      'alternate|alternating',
    ],
  },

  // Which things, and how they lie
  distinct: {
    said: [
      'distinct|unique|different|dissimilar',
      'no|without|never|not .. duplicate|repeat|repeating|repetition|repeated|twice',
    ],
  },
  duplicate: {
    said: ['duplicate|duplicated|repeated|repeating|repetition|repeat', 'more than once'],
  },
  contiguous: {
    said: [
      'subarray|contiguous|continuous|consecutive|unbroken|uninterrupted|segment|slice|stretch',
      'run of',
      'sub array',
      'in a row',
    ],
  },
  substring: { said: ['substring', 'sub string'] },
  subsequence: {
    said: ['subsequence', 'sub sequence', 'not|non|need .. contiguous|consecutive', 'noncontiguous|nonconsecutive'],
  },
  subset: { said: ['subset|combination|selection'] },
  permutation: { said: ['permutation|rearrangement|rearrange|rearranging|shuffle|reorder|scramble|scrambling'] },
  /** A rearrangement looked for within something longer. */
  inside: {
    said: [
      'contain|contained|inside|within|hidden .. permutation|anagram|rearrangement',
      'permutation|anagram|rearrangement .. inside|within|contained|hidden|occur|appear',
    ],
  },
  adjacent: {
    said: [
      'adjacent|adjoining|neighbor|neighbour|neighboring|neighbouring|touching|touch',
      'next to',
      'side by side',
      'very next|following',
    ],
  },
  notAdjacent: {
    said: [
      'no|not|non|without|never|cannot|cant .. adjacent|neighbor|neighbour|neighboring|neighbouring|consecutive|next',
      'nonadjacent',
      'touch|touching|adjacent|neighboring|neighbouring .. not|never|stay|remain|separate',
    ],
  },
  circular: {
    said: [
      'circular|circularly|cyclic|cyclically|circle|wrap|wrapping|wraparound|wrapped|ring|torus|toroidal|cycle|loop',
      'end|last .. connect|connected .. beginning|start|first|front',
      'first and last',
      'last and first',
    ],
    evenInConstraints: true,
  },
  rotated: { said: ['rotated|rotation|rotate|rotating|pivot|shifted|shift'], evenInConstraints: true },
  otherWay: {
    said: [
      'counterclockwise|anticlockwise',
      'counter|anti clockwise',
      'to the left',
      'right to left',
      'bottom up',
      'bottom|leaf|leaves to|towards .. top|root',
      '180|270',
      'from .. center|centre|middle',
      'outward|outwards',
    ],
  },
  zigzag: { said: ['zigzag|zig|zag|snake|serpentine|alternately|alternation', 'alternate|alternating direction'] },
  diagonal: {
    said: [
      'diagonal|diagonally|eight|hexagonal',
      '8 direction|directional|directionally|way|neighbor|neighbour',
      'corner',
    ],
  },
  sorted: {
    said: ['sorted|ascending|nondecreasing|increasing|presorted|ordered'],
  },
  /** Where an order is asked for, equal neighbours count as in order too. */
  weakly: { said: ['weakly', 'nonstrict|nonstrictly', 'not .. strictly', 'equal .. allowed|permitted|count'] },
  /** Apart from `sorted` and never mere narrowing: an answer for ascending input is wrong for it. */
  descending: {
    said: ['descending|decreasing|nonincreasing', 'largest to smallest', 'reverse|reversed order|sorted'],
    evenInConstraints: true,
  },
  unsorted: { said: ['unsorted|unordered', 'not sorted|ordered', 'no particular order'] },
  firstOrLast: {
    said: [
      'first|last|leftmost|rightmost|earliest|latest|final occurrence|position|index|appearance|instance|place|one',
    ],
  },
  subtree: {
    said: [
      'subtree|descendant',
      'sub tree',
      'everything|all below',
      'inside|within|in .. larger|large|bigger|big|other one|tree',
    ],
  },
  leaf: { said: ['leaf|leaves|leafs'] },
  anywhere: {
    said: [
      'not|neither need|have|pass|necessarily .. root|leaf|leaves',
      'need not .. root|leaf|leaves',
      'start|starts|begin|begins|end|ends anywhere|any node',
      'start|begin and end anywhere|any',
    ],
  },
  sameValue: { said: ['node|path .. same|equal|identical value', 'univalue'] },
  orEqual: { said: ['or equal|equals'] },
  palindrome: { said: ['palindrome|palindromic'] },
  mirrored: { said: ['mirror|symmetric|symmetrical'] },
  doublyLinked: { said: ['doubly', 'random|previous|prev pointer'] },

  // What one may do
  edit: {
    said: [
      'remove|removing|removed|removal|delete|deleting|deleted|deletion|discard|drop|dropping|erase|skip|skipping',
      'cancel|canceled|cancelled|canceling|cancelling',
      'ignore|ignored|ignoring|disregard|disregarding',
      'insert|inserting|inserted|insertion|replace|replacing|replaced|replacement',
      'may|can|could|must|to change|alter|modify',
      'flip|flipping|flipped|swap|swapping|swapped|convert|converting',
      'turn .. into',
    ],
    evenInConstraints: true,
  },
  vowels: { said: ['vowel|consonant'] },
  wildcard: { said: ['wildcard|asterisk|star|joker|placeholder', 'any single character'], evenInConstraints: true },
  caseless: {
    said: [
      'case insensitive|insensitively',
      'ignore|ignoring|regardless .. case',
      'alphanumeric|uppercase|punctuation',
    ],
  },
  /** Apart from `cost`: what one pays on top, even where everything costs something. */
  fee: { said: ['fee|commission|surcharge|penalty|tax'], evenInConstraints: true },
  cost: { said: ['cost|fee|commission|toll|penalty|tax|surcharge|weight|weighted'], evenInConstraints: true },
  cooldown: {
    said: ['cooldown|rest|wait|waiting', 'cool down', 'day|days after sell|selling'],
    evenInConstraints: true,
  },
  shortSale: { said: ['short', 'sell|selling before buy|buying'] },
  closed: { said: ['closed|lake|border|boundary|enclosed', 'completely surrounded', 'edge of'] },
  design: {
    said: ['design|stream|streaming|query|online', 'implement .. class', 'class|data structure that'],
    evenInConstraints: true,
  },
  obstacle: { said: ['obstacle|blocked|broken|forbidden'] },

  // What is given back when there is nothing to find
  elseMinusOne: { said: ['-1', 'minus|negative one|1'] },
  elseZero: { said: ['return|returns|output|report|print|give|answer|profit|result|is|be 0|zero'] },
  elseEmpty: { said: ['empty|nothing'] },
  elseNull: { said: ['null|none|nil|undefined'] },
  elseOther: {
    said: [
      'if|when|otherwise .. no|not|none|absent|missing|cannot|impossible .. return|returns|output|report|print|give',
      'raise|throw|exception|error',
    ],
  },
} as const satisfies Record<string, Facet>

export type FacetName = keyof typeof facets
export const FacetName = z.enum(Object.keys(facets) as [FacetName, ...FacetName[]])
export const facetEntries = Object.entries(facets) as [FacetName, Facet][]
