const parts = (s) => [...s].flatMap((_, from) => [...s.slice(from)].map((__, more) => s.slice(from, from + more + 1)))
const times = (part, digit) => part.split(digit).length - 1
const balanced = (part) => times(part, '0') === times(part, '1')
const grouped = (part) => /^(?:0+1+|1+0+)$/.test(part)
const good = (s) => parts(s).filter((part) => balanced(part) && grouped(part))

const lookAlikes = [
  {
    asks: 'digits in any order',
    said: [
      'any order',
      'order .. not|no|irrelevant',
      'mixed|scattered',
      'not|neednt|need not .. together|grouped|consecutively',
    ],
    denied: [
      'grouped|group|groups|together|consecutive|consecutively|block|blocks|followed|row|change|changes|contiguous|run|runs|then|succession|adjacent|unbroken|once|another',
    ],
    answer: (s) => parts(s).filter(balanced).length,
  },
  {
    asks: 'the length of the longest',
    said: ['longest|maximum|maximal|greatest|largest|biggest', 'length|size of the|a|such|longest'],
    answer: (s) => Math.max(0, ...good(s).map(({ length }) => length)),
  },
  {
    asks: 'different substrings',
    said: [
      'distinct|unique|different substring|substrings|ones|texts|pieces|words',
      'same|equal|identical .. once',
      'count|counts|counted once|one',
      'only once',
    ],
    answer: (s) => new Set(good(s)).size,
  },
  {
    asks: 'zeros before ones, or ones before zeros',
    said: [
      'zeros|zeroes|0s|0 first|before|then|followed|preceding|precede',
      'first .. zeros|zeroes|0s|ones|1s',
      'ones|1s|1 first|before|then|followed|preceding|precede',
      'start|starts|begin|begins|beginning|starting with|in|at|from ~index',
    ],
    answer: (s) => good(s).filter((part) => part[0] === '0').length,
  },
  {
    asks: 'ones before zeros',
    said: [
      'ones|1s|1 first|before|then|followed|preceding|precede',
      'first .. ones|1s',
      'start|starts|begin|begins|beginning with|in|at|from',
    ],
    answer: (s) => good(s).filter((part) => part[0] === '1').length,
  },
  {
    asks: 'any numbers of both digits',
    said: [
      'unequal',
      'need not|be',
      'not|neednt|need .. equal|same|many',
      'at least one|1',
      'regardless|whatever .. number|many|count',
    ],
    denied: ['same|equal|as|half|balanced|balance|identical|equals'],
    answer: (s) => parts(s).filter(grouped).length,
  },
  {
    asks: 'substrings of one digit',
    said: [
      'all|only|nothing|same .. ones|1s|zeros|0s|digit|character ~together',
      'homogenous|homogeneous|uniform|constant',
      'consist|consists of only|ones|equal',
    ],
    answer: (s) => parts(s).filter((part) => new Set(part).size === 1).length,
  },
  {
    asks: 'substrings in which digits alternate',
    said: ['alternate|alternates|alternating|alternately'],
    answer: (s) => parts(s).filter((part) => part.length > 1 && !/00|11/.test(part)).length,
  },
  {
    asks: 'the number of groups',
    said: ['number|count|many of groups|blocks|runs', 'number|count|many groups|blocks|runs'],
    answer: (s) => (s.match(/0+|1+/g) ?? []).length,
  },
  {
    asks: 'subsequences',
    said: ['subsequence|subsequences|subset|subsets', 'delete|deleting|remove|removing', 'noncontiguous', 'gaps'],
    answer: (s) =>
      s.length > 12
        ? undefined
        : [...s]
            .reduce((made, digit) => made.concat(made.map((part) => part + digit)), [''])
            .filter((part) => part && balanced(part) && grouped(part)).length,
  },
  {
    asks: 'substrings without a common place',
    said: [
      'overlap|overlapping|disjoint|nonoverlapping|nonoverlap',
      'cut|split|divide|divided|partition',
      'most|maximum .. pieces|parts|at',
    ],
    answer(s) {
      let [found, start] = [0, 0]
      for (let end = 1; end <= s.length; end++)
        if (good(s.slice(start, end)).some((part) => s.slice(start, end).endsWith(part))) {
          found++
          start = end
        }
      return found
    },
  },
  {
    asks: 'twice as many of one digit, or more of it',
    said: ['twice|double|triple|half', 'more|fewer|less ones|zeros|0s|1s|than ~one', 'majority'],
    answer: (s) => parts(s).filter((part) => grouped(part) && times(part, '1') === 2 * times(part, '0')).length,
  },
  {
    asks: 'two digits or more on either side',
    said: [
      'at least two|2|three|four|4',
      'longer|more than two|2|one',
      'length .. at least|most|exactly',
      'of length',
      'exactly two|2|k',
    ],
    answer: (s) => good(s).filter((part) => part.length > 2).length,
  },
  {
    asks: 'a circle',
    said: ['circular|circle|cyclic|ring|wrap|wraps|around|necklace'],
    answer: (s) =>
      [...s]
        .flatMap((_, from) => [...s].map((__, more) => (s + s).slice(from, from + more + 1)))
        .filter((part) => balanced(part) && grouped(part)).length,
  },
  {
    asks: 'the sum of their lengths, or changes of digits',
    said: ['sum|total of|length|lengths', 'flip|flips|change|replace|swap|minimum', 'fewest|least|smallest'],
    answer: (s) => good(s).reduce((sum, { length }) => sum + length, 0),
  },
  {
    asks: 'a further condition or another figure',
    said: ['at least two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10', 'palindrome|palindromes|palindromic'],
  },
]
