function joinsOf(texts) {
  if (texts.length === 0) return ['']
  return texts.flatMap((first, at) => joinsOf(texts.filter((_, other) => other !== at)).map((rest) => first + rest))
}

const valued = (digits) => (digits === '' ? '' : String(BigInt(digits)))
const largestOf = (joins) =>
  joins.length === 0 ? '' : joins.reduce((best, join) => (BigInt(join) > BigInt(best) ? join : best))
const allJoins = (nums) => joinsOf(nums.map(String))

const lookAlikes = [
  {
    asks: 'the smallest number',
    said: ['smallest|lowest|minimum|minimal|least|tiniest|minimize|minimise|min'],
    answer: (nums) => valued(allJoins(nums).reduce((best, join) => (BigInt(join) < BigInt(best) ? join : best))),
  },
  {
    asks: 'digits that may be mixed',
    said: [
      'digits|digit .. freely|rearranged|rearrange|permuted|permute|reordered|reorder|mixed|any|all|shuffled',
      'rearrange|rearranging|permute|permuting|reorder|shuffle|mix|sort|arrange .. digit|digits',
      'single|individual digit',
      'all|each|every of the|their|its digits',
      'split|splitting|cut|broken apart|into|up',
    ],
    answer: (nums) => valued([...nums.join('')].sort().reverse().join('')),
  },
  {
    asks: 'a number that is even, odd or a multiple',
    said: ['even|odd|divisible|multiple|prime|parity|remainder|modulo|palindrome|palindromic'],
    answer: (nums) => largestOf(allJoins(nums).filter((join) => Number(join.at(-1)) % 2 === 0)),
  },
  {
    asks: 'a multiple of three or five',
    said: ['divisible|multiple|odd'],
    answer: (nums) => largestOf(allJoins(nums).filter((join) => BigInt(join) % 3n === 0n)),
  },
  {
    asks: 'the numbers in descending order',
    said: [
      'descending|decreasing',
      'largest|biggest|highest|greatest to|first .. smallest|lowest|joined|then',
      'sorted|sort .. by size|value|descending|numerically',
      'sorted .. reverse|reversed|order',
    ],
    answer: (nums) => nums.toSorted((a, b) => b - a).join(''),
  },
  {
    asks: 'the numbers in descending order of their strings',
    said: ['lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|dictionary'],
    answer: (nums) => nums.map(String).sort().reverse().join(''),
  },
  {
    asks: 'some of the numbers',
    said: [
      'some|any|exactly|only|at|up or|k|two|2|three|3|number|most|all|of',
      'choose|choosing|pick|picking|select|selecting|subset|chosen|picked',
      'k|two|2|three|3 of the|them|these|numbers|integers',
      'two|2|three|3|k number|integer|card|element',
      'leave|leaving|remove|removing|skip|skipping|drop|without|except|discard',
    ],
    answer: (nums) => largestOf(nums.flatMap((a, i) => nums.flatMap((b, j) => (i === j ? [] : [`${a}${b}`])))),
  },
  {
    asks: 'neighbours to stay together, or one swap',
    said: [
      'circle|circular|circularly|ring|rotate|rotation|rotating|cyclic|around|round|wheel',
      'swap|swapping|swaps|exchange|exchanging|move|moving',
      'order .. kept|preserved|maintained|stays|given|fixed|same',
      'keep|keeping|preserve|preserving|maintain|given|original|same|without .. order',
      'adjacent|neighbouring|neighboring|contiguous|subarray|consecutive',
    ],
    answer: (nums) => largestOf(nums.map((_, at) => [...nums.slice(at), ...nums.slice(0, at)].join(''))),
  },
  {
    asks: 'numbers that may be turned round or used again',
    said: [
      'reverse|reversed|reversing|backwards|upside|flip|flipped|flipping|turned',
      'several|many|more|any|unlimited|multiple|twice time|often|than|number|repeated|reused',
      'reuse|reused|repeat|repeated|repetition|again',
      'distinct|different|duplicate|duplicates|unique',
    ],
    answer: (nums) => largestOf(joinsOf(nums.map((n) => largestOf([String(n), [...String(n)].reverse().join('')])))),
  },
  {
    asks: 'the second largest number, or one below a bound',
    said: [
      'second|2nd|third|kth|next',
      'less|smaller|lower|below|under|closest|nearest|at than|most|a|the|to|target|limit',
      'not exceed|exceeding',
      'different from',
    ],
    answer: (nums) => [...new Set(allJoins(nums))].sort((a, b) => (BigInt(a) < BigInt(b) ? 1 : -1))[1] ?? '',
  },
  {
    asks: 'zeros or a separator to be kept',
    said: [
      'leading zero .. kept|keep|stay|remain|allowed|included',
      'keep|keeping|with|preserve leading',
      'separated|separator|comma|commas|space|spaces|dash',
      'another base',
      'binary|hexadecimal|base',
    ],
    answer: (nums) => largestOf(allJoins(nums)),
  },
  {
    asks: 'the largest element, sum or product',
    said: [
      'sum|product|add|added|multiply|multiplied|total|difference|plus|sign|signs|operator',
      'largest element|member|entry of|in',
    ],
    answer: (nums) => String(Math.max(...nums)),
  },
]
