const lookAlikes = [
  {
    asks: 'brackets that may close in any order',
    denied: [
      'order|before|first|another|nested|nest|nests|nesting|balanced|wellformed|innermost|latest|recent|stack|reverse|inside|within|cross|crosses|crossing|overlap|interleave',
      'last|most',
      'well formed|nested',
      'dyck',
      'properly|correctly|correct',
    ],
    said: [
      'kind|type|sort|shape .. for|by|on itself|themselves',
      'kind|type|sort|shape|separately|independently|individually alone|separately|independently|individually',
      'separately|independently|individually',
      'how .. lie|stand|mixed|interleaved|intertwined',
      'cross|crossing|overlap|overlapping|interleave|interleaved|intertwined .. fine|allowed|harmless|permitted|accepted|ok|okay|matter',
      'may|can|could .. cross|overlap|interleave|intertwine',
      'need not .. nest|nested|order',

      'any order',
      'order .. irrelevant|unimportant|ignored',
      'order doesnt|not matter',
      'neednt|need not .. order|nested|nest|properly',
      'regardless|irrespective|ignoring|whatever .. order|nesting',
      'may|can cross|overlap|interleave|close',
      'may|can be interleaved',
    ],
    answer: (s) =>
      ['()', '[]', '{}'].every((pair) => isValid([...s].filter((bracket) => pair.includes(bracket)).join(''))),
  },
  {
    asks: 'equal numbers of opening and closing brackets',
    said: [
      'counts|numbers|totals|quantities alone|only',
      'tally|tallies|census',
      '~in balance',
      'counted only|alone',
      'partner anywhere|somewhere',
      'wherever',
      'as many',
      'same|equal number|count|amount',
      'number|count of .. equal|equals|same',
      'equal|same numbers|counts',
      'equally many',
    ],
    answer: (s) => ['()', '[]', '{}'].every(([open, close]) => s.split(open).length === s.split(close).length),
  },
  {
    asks: 'brackets of any type that close each other',
    said: [
      'of any|whatever|whichever|either|another|different|arbitrary|some kind|type|shape|sort',
      'any|whichever|whatever|either|another closing|closer|kind|type|shape',
      'kinds|types|shapes|sorts .. not|no .. matter|distinguished|agree|match|same|compared',
      'kind|type|shape|sort .. plays|no role|part',

      'interchangeable|interchangeably',
      'stand|stands in for',
      'close|closes|shut anything|everything|any|all|whatever|either',
      'whatever|whichever',
      'shape|kind|type|sort .. of no|unimportant|immaterial',
      'any kind|type|shape|sort .. close|closes|closed|matches|match',
      'regardless|irrespective|ignoring|whatever .. type|kind|shape',
      'type|kind|shape .. irrelevant|ignored',
      'type|kind|shape doesnt|not matter',
      'by|with any',
      'any closing|opening bracket',
      'all|every .. round|alike|same|one',
      'as if|though',
      'were round|square|curly|alike|equal|the|all|one',
      'whatever|whichever|any kind|type|shape|bracket|closing|opening|one',
      'kind|kinds|type|types|shape|shapes .. irrelevant|ignored|disregarded|unimportant|immaterial',
      'kind|kinds|type|types|shape|shapes .. not|no ~is|one|bracket|string|brackets|closed',
    ],
    answer: (s) => isValid(s.replace(/[[{]/g, '(').replace(/[\]}]/g, ')')),
  },
  {
    asks: 'brackets that are valid after at most one is removed',
    said: [
      'struck|crossed|left|taken|thrown out',
      'becomes|become so',
      'remove|removed|removing|removal|delete|deleted|deleting|deletion|drop|dropping|omit|omitting|erase|erasing .. one|1|single|most|fewest|minimum|exactly|k',
      'one|1|single .. removed|deleted|dropped|removal|deletion',
      'without one',
      'except|but one',
    ],
    answer: (s) => isValid(s) || [...s].some((_, out, all) => isValid(all.toSpliced(out, 1).join(''))),
  },
  {
    asks: 'brackets that are valid after exactly one is removed',
    said: ['remove|removed|removing|delete|deleted|deleting|drop|dropping|erase .. one|single|1|exactly'],
    answer: (s) => [...s].some((_, out, all) => isValid(all.toSpliced(out, 1).join(''))),
  },
  {
    asks: 'brackets that are valid after at most one is changed',
    said: [
      'change|changed|changing|flip|flipped|flipping|replace|replaced|replacing|substitute|edit|mend|mended',
      'one|1|single mistake|error|wrong',
    ],
    answer: (s) =>
      isValid(s) ||
      [...s].some((_, at, all) => [...'()[]{}'].some((bracket) => isValid(all.with(at, bracket).join('')))),
  },
  {
    asks: 'brackets that are valid after at most one swap, or in another order',
    said: [
      'swap|swaps|swapped|swapping|exchange|exchanged|exchanging',
      'rearrange|rearranged|rearranging|reorder|reordered|permute|permuted|permutation|shuffle',
    ],
    answer: (s) =>
      [...s].some((a, at, all) =>
        all.some((b, place) => place >= at && isValid(all.with(at, b).with(place, a).join(''))),
      ) || isValid(s),
  },
  {
    asks: 'brackets that can be put in a valid order',
    said: [
      'rearrange|rearranged|rearranging|reorder|reordered|permute|permuted|permutation|shuffle|shuffled',
      'some|any|another|suitable order',
      'put|brought|placed|set into|in .. order|sequence',
      'shuffle|shuffled|rearranged|reordered|permuted|mixed',
      'could|can|might .. be|form|become|make',
      'as many .. as',
      'number|count of',
    ],
    answer: (s) => ['()', '[]', '{}'].every(([open, close]) => s.split(open).length === s.split(close).length),
  },
  {
    asks: 'brackets that are valid after some are added at the end',
    said: [
      'automatically|implied|implicitly|forgiven|tolerated|excused|harmless|understood',
      'to spare',
      'still .. open',
      'end .. open|unclosed',
      'unclosed may|can|is|are',
      'add|added|adding|append|appended|appending|insert|inserted|inserting',
      'be completed|continued|extended',
    ],
    answer(s) {
      const owed = []
      for (const bracket of s) {
        const kind = '([{'.indexOf(bracket)
        if (kind >= 0) owed.push(')]}'[kind])
        else if (owed.pop() !== bracket) return false
      }
      return true
    },
  },
  {
    asks: 'brackets in a certain order of types, or of a limited depth',
    said: [
      'hold|contain|enclose|surround|admit no|none',
      'hold|contain|enclose|surround|admit nothing ~but',
      '~contain|consist|of|hold|is|are|has|have|with nothing but',
      'more .. open',
      'open at once|together',
      'at any moment|time|point',
      'at once',
      'level|layer',
      'two|three|2|3 deep',
      'curly|brace|square|round|parentheses .. inside|within|outside|enclosed .. curly|brace|square|round|parentheses|bracket',
      '~any|arbitrary|whatever|unlimited|how depth|deep|deeper',
      'hierarchy|precedence|rank',
      'only|never|not inside|within',
      'at most .. nested|nesting|deep',
    ],
    answer(s) {
      const rank = [...s].map((bracket) => '(){}[]'.indexOf(bracket) >> 1)
      const open = []
      for (const [at, bracket] of [...s].entries())
        if ('([{'.includes(bracket)) {
          if (open.length && rank[open.at(-1)] > rank[at]) return false
          open.push(at)
        } else open.pop()
      return isValid(s)
    },
  },
  {
    asks: 'no nesting at all',
    said: [
      'no nesting|nested',
      'not|never|cannot be nested|nest',
      'without nesting',
      'flat',
      'directly|immediately closed|followed',
    ],
    answer: (s) => /^(\(\)|\[\]|\{\})*$/.test(s),
  },
  {
    asks: 'a text of one bracket around all the others',
    said: [
      'whole|entire|everything|all .. inside|within|enclosed|wrapped|surrounded',
      'first .. last .. pair|partner|match|belong',
      '~stand|placed|stands|be|lie side by side',
      'not|never|no .. side by side',
      'next to',
      'primitive|outermost',
      'one|single pair .. around|encloses|enclosing|surrounds',
    ],
    answer: (s) => isValid(s) && isValid(s.slice(1, -1)),
  },
  {
    asks: 'other characters passed over',
    said: [
      'other|all character|else .. ignored|ignore|skipped|allowed|disregarded',
      'ignore|ignoring|skip|skipping|disregard .. other|letter|character|else|text',
      'letter|digit|operator may|can|are',
      'other|plain|ordinary|surrounding|any text may|can|are|is',
      'quote|literal|comment',
    ],
    answer: (s) => isValid(s.replace(/[^()[\]{}]/g, '')),
  },
  {
    asks: 'a wildcard',
    said: ['wildcard|asterisk|star|joker'],
    answer: isValid,
  },
  {
    asks: 'angle brackets as well',
    said: ['angle|angled|tag|tags|chevron|pointed'],
    answer: isValid,
  },
  {
    asks: 'another answer for the empty text',
    said: ['empty string|text|input .. not|false|invalid', 'at least one|1 pair|bracket'],
    answer: (s) => s !== '' && isValid(s),
  },
  {
    asks: 'the brackets read backwards',
    said: ['reverse|reversed|backward|backwards|right to', 'mirror|mirrored|palindrome|symmetric|symmetrical'],
    answer: (s) => isValid([...s].reverse().join('')),
  },
  {
    asks: 'a mirror image of brackets',
    said: ['mirror|mirrored|palindrome|symmetric|symmetrical'],
    answer: (s) =>
      [...s].every((bracket, at) =>
        ['()', '[]', '{}'].some((pair) => pair === bracket + s.at(-1 - at) || pair === s.at(-1 - at) + bracket),
      ),
  },
  {
    asks: 'a part that is valid',
    said: ['contain|contains .. valid|balanced|matched', 'substring|subsequence|longest|prefix'],
    answer: (s) => /\(\)|\[\]|\{\}/.test(s),
  },
  ...['([', '({', '[(', '[{', '{(', '{['].map((nested) => ({
    asks: 'brackets of one kind that may not stand inside another',
    said: [
      'may|must|can|should|might|do|does not contain|enclose|hold|include|surround',
      'may|must|can|should|might|do|does not stand|lie|sit ~open|unclosed',
      'cannot|cant|never|nor contain|enclose|hold|include|surround|stand|lie|sit',
      'no|not|never|cannot|cant|nor|without .. inside|within|enclosed',
      'only|just .. inside|within|enclose|surround',
      'inside|within .. never|forbidden|illegal|invalid',
      'not|never|cannot .. contain|enclose|surround',
      'forbidden|disallowed|prohibited',
    ],
    answer: (s) => isValid(s) && !nests(s, nested),
  })),
  {
    asks: 'brackets that may not stand inside their own kind',
    said: [
      'same|own kind|type|sort|shape .. inside|within',
      'inside|within .. same|own kind|type|sort|shape',
      'not|never|cannot .. inside|within itself|own|same|another|one',
      'may|must|can not contain|enclose|nest',
    ],
    answer: (s) => isValid(s) && !['((', '[[', '{{'].some((nested) => nests(s, nested)),
  },
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((pairs) => ({
    asks: 'a certain number of pairs',
    said: [
      'one|1|two|2|three|3|four|4|five|5|six|6|seven|7|eight|8|nine|9|ten|10|k|n|m pair|pairs|opening|opener',
      'exactly|precisely|just .. pair|pairs',
      'pair|pairs or none|nothing|zero|0',
      'number|count of .. pair|pairs',
      'how many pair',
      'exactly|precisely k|n|two|2|three|3|four|4',
    ],
    answer: (s) => isValid(s) && (s === '' || s.length === 2 * pairs),
  })),
  {
    asks: 'an even number of pairs',
    said: ['even|odd number|count|pair|many', 'pair .. even|odd', 'multiple of'],
    answer: (s) => isValid(s) && s.length % 4 === 0,
  },
  {
    asks: 'an odd number of pairs',
    said: ['odd number|count|pair|many', 'pair .. odd'],
    answer: (s) => isValid(s) && s.length % 4 !== 0,
  },
  {
    asks: 'two pairs of one kind not to stand side by side',
    said: [
      'same kind|type|sort|shape .. row|succession|side|neighbour|adjacent|next|another',
      'twice in a row',
      'not|never|no|cannot .. side by side',
      'side by side is|are|may|must|can|be|brackets|pairs not|never|forbidden|illegal|invalid',
      'side by side ~or|and|but .. not|never|forbidden|illegal|invalid ~cross|overlap|interleave',
      'adjacent pair|group|bracket',
      'repeated|repeat|repeats',
      'differ|differs|alternate|alternates|alternating',
    ],
    answer: (s) => isValid(s) && !/\)\(|\]\[|\}\{/.test(s),
  },
  {
    asks: 'a further condition or exception',
    said: [
      'of no importance|use|interest|account|concern|consequence|avail|effect',
      'no|never|not|nor more|longer|larger|further|bigger|greater|higher|deeper|fewer|less than one|two|three|four|five|six|2|3|4|5|6',
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
    ],
  },
  {
    asks: 'brackets of a limited depth',
    said: [
      '~any|arbitrary|whatever|unlimited|how deep|deeper|depth|depths',
      'nesting|nested|nest .. two|three|four|2|3|4|most|more|limit|level|levels',
      'level|levels|layer|layers|storey|stories',
      'at once|time open',
      'open .. same time|once|simultaneously',
      'never|not|no more than',
    ],
    answer(s) {
      let [depth, deepest] = [0, 0]
      for (const bracket of s) {
        depth += '([{'.includes(bracket) ? 1 : -1
        deepest = Math.max(deepest, depth)
      }
      return isValid(s) && deepest <= 3
    },
  },
  {
    asks: 'kinds of brackets that may only enclose lower kinds',
    said: [
      'round|square|curly|curved|parentheses|braces .. go|goes|belong|belongs|inside|within|enclose|encloses|contain|around',
      'school|mathematics|algebra|arithmetic|maths',
      'larger|smaller|bigger|higher|lower|stronger|weaker|greater|outer|inner kind|rank|type|bracket|sort|one|ones|level',
      'hierarchy|rank|ranks|ranking|precedence|seniority',
      'inside|within|enclose|encloses|contain|contains|surround|surrounds .. round|square|curly|braces|parentheses',
      'nothing|only .. inside|within',
      'may|can|might|could hold|contain|enclose|include|stand|surround',
      'other way',
      'outside|outer|inner|outermost|innermost',
      'within|inside round|curly|square|larger|smaller',
      'only|just inside|within|in|around',
    ],
    answer(s) {
      const rank = { '(': 1, '[': 2, '{': 3 }
      const open = []
      for (const bracket of s) {
        if (!(bracket in rank)) open.pop()
        else {
          if (open.length > 0 && open.at(-1) < rank[bracket]) return false
          open.push(rank[bracket])
        }
      }
      return isValid(s)
    },
  },
  {
    asks: 'pairs that may not stand in each other',
    said: [
      'only|nothing|nowhere|inside|within|in|around|contain|contains|hold|holds|enclose|encloses|than|follow|follows|precede|next .. own type|kind',
      'pair|pairs .. own type|kind',
      'never|not .. own type|kind',
    ],
  },
  {
    asks: 'a closing bracket that closes what is open within as well',
    said: [
      'closes|shuts all|everything|whatever|those|any|every',
      'close|closes|shuts .. too|also|likewise|along',
      'implicitly|automatically|tacitly',
      'left|still open .. harmless|closed|fine|forgiven|ignored',
      'html|tag|tags',
    ],
    answer: (s) => {
      const opens = { ')': '(', ']': '[', '}': '{' }
      const stack = []
      for (const sign of s) {
        if (opens[sign] === undefined) stack.push(sign)
        else {
          while (stack.length > 0 && stack.at(-1) !== opens[sign]) stack.pop()
          if (stack.pop() === undefined) return false
        }
      }
      return stack.length === 0
    },
  },
]

/** Whether a bracket stands directly or further inside another, told as the two opening ones, outer first. */
function nests(s, [outer, inner]) {
  const open = []
  for (const bracket of s) {
    if (bracket === inner && open.includes(outer)) return true
    if ('([{'.includes(bracket)) open.push(bracket)
    else open.pop()
  }
  return false
}
