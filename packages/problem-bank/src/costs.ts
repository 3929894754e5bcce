/*
 * What a page says of how long an answer may take, or how much memory, and of how it may be written: 'O(n) time on average', 'an
 * O(n^2) solution earns half of the points', 'once iteratively and once recursively'. It asks for nothing else, whatever its
 * words are on other pages.
 */

const ORDER = String.raw`\b[Oo0\u0398]\((?:[^()]|\([^()]*\))*\)`
const GROWTH = '(?:constant|logarithmic|(?:sub-?|log-?)?linear|linearithmic|quadratic|cubic|polynomial|exponential)'
const SPENT = '(?:(?:running |run |execution )?time|runtime|space|memory|complexity)'
const KIND = '(?:amorti[sz]ed|expected|average(?:[- ]case)?|worst[- ]case)'
const ON_AVERAGE =
  '(?:on (?:the |an )?average|(?:in|for) the (?:average|expected|worst|best) case|at (?:the )?worst|in expectation|amorti[sz]ed)'
const SOLUTION = '(?:solution|algorithm|approach|version|program|answer|implementation)'
const SHARE = String.raw`(?:half|all|most|some|part|a (?:third|quarter)|two thirds|three quarters|full|partial|\d{1,3} ?%?)`
const POINTS = '(?:points?|marks?|credits?|stars?|score)'

/** A way in which a function may be written. */
const WAY = '(?:once |both |either )?(?:iteratively|recursively)'

/** Patterns of what says such a thing, up to where another clause begins. */
export const COSTS = [
  // 'No more than constant extra memory' compares nothing.
  `\\b(?:(?:use|using|with|in|needs?|needing|takes?|taking|spend|spending) )?(?:no more than|not more than|at most|only|just) (?:an? )?${GROWTH}(?: amounts? of)?(?: (?:extra|additional|auxiliary|further|more|working))* ${SPENT}(?!\\w)`,
  `\\b${WAY}(?: and|, and| or|, or|, then| and then)(?:,? (?:if|when|time|you|like|possible|allows|permits)){0,4},? ${WAY}(?!\\w)`,
  // What each kind of solution is worth.
  `(?:\\b(?:an?|the|any) )?(?:${ORDER}|\\b${GROWTH}|\\b(?:naive|slow|brute[- ]force))(?: (?:${SPENT}|${SOLUTION}))* (?:earns?|gets?|scores?|brings?|gives?|is worth|receives?)(?: you)? (?:only |just )?(?:${SHARE}(?: of)?(?: the| your)? ${POINTS}|${SHARE} of them|them all|everything|the (?:full|other|remaining) (?:${SHARE} )?${POINTS})(?!\\w)`,
  `\\b(?:the |an? )?${KIND} ${SPENT}(?: ${SPENT})? (?:of|is|be|must be|should be|has to be|shall be) (?:${ORDER}|${GROWTH}\\b)`,
  `\\b(?:in|with|at|an?|takes?|be|of|needs?|uses?) ${KIND} (?=${ORDER}|${GROWTH} ${SPENT})`,
  `(?:${ORDER}|\\b${GROWTH}) (?:${KIND} )+${SPENT}(?: ${SPENT})?`,
  `\\b${ON_AVERAGE},? (?=(?:[\\w-]+ ){0,4}(?:${ORDER}|${GROWTH} ${SPENT}))`,
  `(?:${ORDER}|\\b${GROWTH}(?= (?:${KIND} )*${SPENT}))(?: ${KIND})*(?: ${SPENT})*(?: (?:per|for|in) (?:each|every|both|all|any|an?|one)?(?: of them)? ?(?:call|method|operation|quer(?:y|ie)|function)s?)?,? \\(?${ON_AVERAGE}\\)?`,
].map((said) => new RegExp(said, 'gi'))
