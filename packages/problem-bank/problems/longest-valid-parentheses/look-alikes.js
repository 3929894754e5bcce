const isValid = (part) => {
  let open = 0
  for (const bracket of part) {
    open += bracket === '(' ? 1 : -1
    if (open < 0) return false
  }
  return open === 0
}

const substringsOf = (s) =>
  [...s].flatMap((_, start) => [...s].slice(start).map((_, more) => s.slice(start, start + more + 1)))

const longestOf = (parts) => Math.max(0, ...parts.map(({ length }) => length))

/** The brackets that have a partner when as few as possible are taken out. */
function partnered(s) {
  let [open, pairs] = [0, 0]
  for (const bracket of s) {
    if (bracket === '(') open++
    else if (open > 0) [open, pairs] = [open - 1, pairs + 1]
  }
  return 2 * pairs
}

const lookAlikes = [
  {
    asks: 'a subsequence',
    said: [
      'cross|strike|striking|crossing|crossed|struck|rub|rubbed out',
      'any characters|brackets|ones wherever',
      'subsequence',
      'not|neednt|necessarily .. contiguous|consecutive|adjacent',
      'noncontiguous',
      'remove|removing|removed|removal|delete|discard|discarding|drop|dropping|erase|erasing|skip|skipping|leaving|leave|omit|omitting|striking|strike',
      'deleted|deletion',
      'in total .. matched|match|paired',
      'how many .. matched|partner|pair',
      'keep|keeping|kept',
      'picking|pick|choose|choosing|select|selecting',
    ],
    answer: partnered,
  },
  {
    asks: 'the number of valid substrings',
    said: [
      'number|count of .. substring|substrings|stretch|stretches|piece|part|way|valid|balanced|correct|region',
      'how many .. substring|valid|balanced|stretch|part|region|are',
      'count .. substring|valid|balanced|all|every',
      'counted',
    ],
    answer: (s) => substringsOf(s).filter(isValid).length,
  },
  {
    asks: 'as many opening as closing brackets, in any order',
    said: [
      'same|equal|equally number|amount|count|many|quantity|often',
      'as many .. as',
      'equally',
      'number|count .. equal|equals|same',
      'any|regardless .. order',
      'in equal',
    ],
    answer: (s) =>
      longestOf(substringsOf(s).filter((part) => 2 * [...part].filter((c) => c === '(').length === part.length)),
  },
  {
    asks: 'the number of pairs',
    said: [
      'number|count|many .. pair|pairs',
      'pair|pairs .. number|count|many',
      'number|count|many of matched|opening|open|left',
      'half',
      'count|return|report|give pairs|matched',
    ],
    answer: (s) => longestValidParentheses(s) / 2,
  },
  {
    asks: 'the deepest nesting',
    said: [
      'deep|deepest|deeply|depth|nesting|level|levels',
      'nested .. most|deepest|deep',
      'run of opening|open|left',
      'followed at|by',
    ],
    answer(s) {
      let [open, deepest] = [0, 0]
      for (const bracket of s) {
        open += bracket === '(' ? 1 : -1
        deepest = Math.max(deepest, open)
      }
      return deepest
    },
  },
  {
    asks: 'opening brackets followed by as many closing ones, and nothing between',
    said: [
      'run|row|block of opening|open|left',
      'followed at|by|immediately',
      'only nested',
      'fully|purely|strictly nested',
      'simple|concentric',
    ],
    answer: (s) => longestOf(substringsOf(s).filter((part) => /^\(*\)*$/.test(part) && isValid(part))),
  },
  {
    asks: 'the brackets to add, remove or turn',
    said: [
      'fewest|minimum|minimal|smallest|least number|bracket|parenthesis|insertion|deletion|change|amount',
      'insert|inserted|inserting|insertion|insertions|add|added|adding|additional',
      'unmatched|unpaired|surplus|superfluous|redundant .. number|count|many',
      'number|count|many .. unmatched|unpaired|surplus|added|needed',
      'flip|flipped|flipping|change|changing|reverse|reversed|reversing|reversal|turn|turned|turning|replace|replacing|replaced',
    ],
    answer: (s) => s.length - partnered(s),
  },
  {
    asks: 'a prefix or suffix, or the place where it starts',
    said: [
      'prefix|prefixes|suffix|begins|starts',
      'from the beginning|start|front',
      'index|position|place|starting',
      'start|begin|beginning of .. longest|substring|stretch',
    ],
    answer: (s) => longestOf(substringsOf(s).filter((part) => s.startsWith(part) && isValid(part))),
  },
  {
    asks: 'the shortest stretch',
    said: ['shortest|smallest|minimum|minimal .. substring|length|stretch|valid|balanced', 'shortest|smallest'],
    answer: (s) => Math.min(longestValidParentheses(s), 2),
  },
  {
    asks: 'a bracket whose kind may be chosen, or several kinds of brackets',
    said: [
      'wildcard|star|asterisk|joker|question|either',
      'may|can stand for',
      'square|curly|brace|braces|angle',
      'several|three|different|two kind|type|sort',
      'circular|cyclic|rotate|rotated|rotation|wrap|ring|circle',
    ],
    answer: (s) => Math.max(0, ...[...s].map((_, at) => longestValidParentheses(s.slice(at) + s.slice(0, at)))),
  },
  {
    asks: 'a stretch that cannot be split, or a single outermost pair',
    said: [
      'first|opening|leftmost .. closed|answered|matched|closes|match|partner|belongs|pairs by|with|of|to|at .. last|final|rightmost|end',
      'last|final|rightmost|closing .. closes|matches|answers|belongs .. first|opening|leftmost',
      'one shell|pair|group',
      'around|encloses|enclosing|surrounds|wraps all|everything|the',

      'primitive|irreducible|indecomposable',
      'cannot|not|never .. split|divided|separated|concatenation',
      'enclosed|surrounded|wrapped|inside in|by one|a|single|outer|outermost',
      'outermost|outer',
      'starts|begins|begin|start .. matches|match|partner .. last|end',
    ],
    answer: (s) => longestOf(substringsOf(s).filter((part) => isValid(part) && isValid(part.slice(1, -1)))),
  },
  {
    asks: 'at most so many brackets, or so deep',
    said: [
      'over and over',
      'repeated|repetition|repetitions|repeating|repeats|copies',
      'flat',
      'not|no|never|without .. nested|nesting|nest',
      'again and again',
      'stand|standing|come|directly inside|after|behind',
      'immediately|directly closed|followed|closes',
      'inside another|one|each',

      'at most k|one|two|2|3|three|1',
      'no deeper|more|longer than',
      'up to k',
      'exactly k|one|two',
      'alternating|alternate',
    ],
    answer: (s) => longestOf(s.match(/(\(\))+/g) ?? []),
  },
  {
    asks: 'a stretch after one bracket is changed',
    said: [
      'turn|turned|turning|flip|flipped|flipping|reverse|reversed|invert|inverted|change|changed|changing|replace|replaced|replacing|swap|swapped|mend|mended|repair|repaired|fix|fixed|correct|corrected',
      'one|a|single|1 mistake|error|slip|typo|wrong|misprint',
      'may|can be turned|flipped|changed|replaced|reversed|mended',
    ],
    answer: (s) =>
      Math.max(
        longestValidParentheses(s),
        ...[...s].map((bracket, at) =>
          longestValidParentheses(s.slice(0, at) + (bracket === '(' ? ')' : '(') + s.slice(at + 1)),
        ),
      ),
  },
  {
    asks: 'a stretch that is nested at most twice',
    said: [
      'nested|nesting|nest .. most|twice|two|three|2|3|than|limit|limited|level|levels',
      'deep|deeper|depth|depths|level|levels|layer|layers',
      'open at|simultaneously',
      'at most|no more|up two|2|three|3|than|to .. open|nested|inside',
    ],
    answer: (s) => {
      const depth = (part) => {
        let [open, deepest] = [0, 0]
        for (const bracket of part) {
          open += bracket === '(' ? 1 : -1
          deepest = Math.max(deepest, open)
        }
        return deepest
      }
      return longestOf(substringsOf(s).filter((part) => isValid(part) && depth(part) <= 2))
    },
  },
  {
    asks: 'a further rule or exception',
    said: [
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
    ],
  },
]
