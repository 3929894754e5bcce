/** The ways to cut s into so many numbers that all pass, joined by dots. */
function cuts(s, count, passes) {
  if (count === 0) return s === '' ? [''] : []
  const found = []
  for (let size = 1; size <= Math.min(s.length, 8); size++) {
    const number = s.slice(0, size)
    if (!passes(number)) continue
    for (const rest of cuts(s.slice(size), count - 1, passes)) found.push(rest === '' ? number : `${number}.${rest}`)
  }
  return found
}

const hasNoLeadingZero = (number) => number === '0' || !number.startsWith('0')
const between = (low, high) => (number) => hasNoLeadingZero(number) && low <= Number(number) && Number(number) <= high

/** Of the addresses those whose numbers pass. */
const whose = (passes) => (s) =>
  restoreIpAddresses(s).filter((address) => passes(address.split('.').map(Number), address))

const lookAlikes = [
  {
    asks: 'numbers with leading zeros too',
    said: [
      'leading|superfluous|initial|preceding zero are|is|being allowed|permitted|fine|valid|ok|okay|accepted|legal|possible|welcome|acceptable|tolerated|ignored|harmless|also|counted',
      'leading|superfluous|initial|preceding zero allowed|permitted|tolerated|accepted|too|included|ok|okay|count',
      'leading|superfluous|initial|preceding zero may|can|could|might be|appear|occur|stand|have|exist',
      'may|can|could|might have|contain|include|carry|show leading|zero|superfluous|initial',
      'may|can|could|might start|begin with 0|zero|a',
      'may|can|could|might also|even|well start|begin|have|contain',
      'allowing|permitting|tolerating|accepting|including .. zero',
      'with or without leading',
      'regardless of|despite|ignoring leading|zero',
      'even|also|including with|if|those|numbers .. zero',
      'padded|pad|padding',
      '00|01|001|007|000|010|011|05 is|are|be|also valid|fine|allowed|ok|okay|also|legal|accepted|good',
      'like|as 00|01|001|007|000|010|011|05 is|are|be',
      'zero in front|the front|beginning|start is|are|may|allowed|fine|ok|permitted|too',
    ],
    answer: (s) => cuts(s, 4, (number) => number.length <= 3 && Number(number) <= 255),
  },
  {
    asks: 'leading zeros of any number',
    said: [
      'leading|superfluous|initial|preceding zero are|is|being allowed|permitted|fine|valid|ok|okay|accepted|legal|possible|welcome|acceptable|tolerated|ignored|harmless|also|counted',
      'leading|superfluous|initial|preceding zero allowed|permitted|tolerated|accepted|too|included|ok|okay|count',
      'any number|amount of leading|zero',
      'allowing|permitting|tolerating|accepting|including .. zero',
    ],
    answer: (s) => cuts(s, 4, (number) => Number(number) <= 255),
  },
  ...[5, 3, 6, 2].map((count) => ({
    asks: `${count} numbers in an address`,
    said: [
      'five|5|three|3|six|6|two|2|eight|8|k|m|n number|part|integer|block|octet|group|field|segment|piece|component|section|value|byte',
      'four|4|five|5|two|2|seven|k|n dot|point|period',
      'a|one|1 dot|point|period',
      'five|5|three|3|six|6|two|2 .. separated',
      'of five|six|eight|k|n|m',
      'more or fewer|less',
      'at most|least four|4|k number|part|integer|block|octet|group|field|segment',
    ],
    answer: (s) => cuts(s, count, between(0, 255)),
  })),
  ...[127, 254, 256, 199, 99, 100].map((high) => ({
    asks: `numbers up to ${high}`,
    said: [
      'to|than|most|exceed|exceeds|exceeding|limit|maximum|and|above|below|under 127|128|100|99|199|200|254|150|63|31|15|9|250',
      'to|most|exceed|exceeds|exceeding|limit|maximum|and|above 256',
      '0 127|100|99|199|254|256',
      'less|smaller|lower than|below|under 255',
      'two|2|one|1|single digit|digits each|only|long|at|or',
      'most two|2|one|1 digit',
      'to two|2 digit',
      'signed|seven bit',
    ],
    answer: (s) => cuts(s, 4, between(0, high)),
  })),
  ...[999, 511, 300].map((high) => ({
    asks: `numbers up to ${high}`,
    said: [
      'to|than|most|exceed|exceeds|exceeding|limit|maximum|and|above|below|under 999|1000|511|512|300|299|360|499|500|400|256',
      '0 999|511|300|256|500',
      'any three|3 digit',
      'no|without .. limit|bound|maximum',
      'nine bit',
    ],
    answer: (s) => cuts(s, 4, between(0, high)),
  })),
  {
    asks: 'numbers without an upper bound',
    said: [
      'arbitrarily|any|however large|size|long|big',
      'no|without|unlimited|any upper|bound|limit|maximum|size',
      '65535|1023|4095|9999|1024',
    ],
    answer: (s) => cuts(s, 4, hasNoLeadingZero),
  },
  {
    asks: 'numbers from 1 on',
    said: [
      'from|between|least|than 1|one to|and|up|through|or',
      'at least 1|one each|and|or',
      '1|one to|and|up|through 255|254',
      '1 255|254',
      'positive',
      'nonzero',
      'greater|larger|more|above than|zero 0|zero|and',
      'not|never be|equal 0|zero',
      'zero|0 itself is not|excluded|forbidden|invalid|never',
      'no|not|never|none number|part|integer|block|octet|group|field|segment is|be|equals|of 0|zero',
      'no number|part|integer|block|octet|group|field|segment may|can|must be|equal 0|zero',
    ],
    answer: (s) => cuts(s, 4, between(1, 255)),
  },
  {
    asks: 'a first number other than 0',
    said: [
      'first|leading|leftmost|opening number|part|integer|block|octet|group|field|segment|one|byte',
      'starts|start|begins|begin with 0|zero .. address',
      'first .. nonzero|positive|zero',
    ],
    answer: whose(([first]) => first > 0),
  },
  {
    asks: 'a last number other than 0 or 255',
    said: [
      'last|final|rightmost|closing number|part|integer|block|octet|group|field|segment|one|byte',
      'broadcast|network|host',
      'end|ends with|in|on 0|zero|255',
    ],
    answer: whose((numbers) => numbers[3] > 0 && numbers[3] < 255),
  },
  {
    asks: 'different numbers in an address',
    said: [
      'distinct|different|unique|unequal number|part|integer|block|octet|group|field|segment|value|byte|from',
      'four|4|all|pairwise|mutually distinct|different|unequal',
      'number|part|integer|block|octet|group|field|segment .. differ|distinct|different|unique|unequal',
      'no number|part|integer|block|octet|group|field|segment .. twice|repeat|repeats|repeated|equal|same',
      'no two number|part|integer|block|octet|group|field|segment',
      'pairwise',
      'repeat|repeats|repeated|repeating|twice|coincide',
    ],
    answer: whose((numbers) => new Set(numbers).size === 4),
  },
  {
    asks: 'equal numbers in an address',
    said: ['same|equal|identical number|part|integer|block|octet|group|field|segment|value', 'repeated|coincide|twice'],
    answer: whose((numbers) => new Set(numbers).size < 4),
  },
  {
    asks: 'neighbouring numbers that differ',
    said: ['neighbouring|neighboring|adjacent|consecutive|successive .. number|part|integer|block|octet|differ|equal'],
    answer: whose((numbers) => numbers.every((number, place) => number !== numbers[place + 1])),
  },
  {
    asks: 'numbers in rising or falling order',
    said: [
      'number|part|integer|block|octet|group|field|segment .. increase|increasing|ascending|nondecreasing|descending|decreasing|rise|rising|sorted|order',
      'increasing|ascending|nondecreasing|descending|decreasing|rising number|part|integer|block|octet|group|field|segment|value',
      'monotonic|monotonically|monotone',
      'larger|greater|smaller|less than|as the|its previous|preceding|one|next|before',
    ],
    answer: whose((numbers) => numbers.every((number, place) => place === 0 || numbers[place - 1] <= number)),
  },
  {
    asks: 'even numbers only',
    said: [
      'even number|part|integer|block|octet|group|field|segment|value',
      'is|are|be|being|all|each|every even',
      'parity|divisible|multiple',
    ],
    answer: whose((numbers) => numbers.every((number) => number % 2 === 0)),
  },
  {
    asks: 'odd numbers only',
    said: ['odd', 'parity', 'not divisible'],
    answer: whose((numbers) => numbers.every((number) => number % 2 === 1)),
  },
  {
    asks: 'addresses that read the same backwards',
    said: ['palindrome|palindromic|symmetric|symmetrical|mirror|mirrored', 'same .. backward|backwards|reversed'],
    answer: whose((_, address) => address === [...address].reverse().join('')),
  },
  {
    asks: 'a bound on the sum of the numbers',
    said: ['sum|sums|total|average'],
    answer: whose((numbers) => numbers.reduce((a, b) => a + b) <= 255),
  },
  {
    asks: 'private addresses only',
    said: ['private|internal|local|intranet|class|subnet'],
    answer: whose(
      ([first, second]) =>
        first === 10 || (first === 192 && second === 168) || (first === 172 && second >= 16 && second < 32),
    ),
  },
  {
    asks: 'public addresses only',
    said: ['public|private|reserved|loopback|localhost|multicast|broadcast|routable|special'],
    answer: whose(([first]) => ![0, 10, 127, 255].includes(first) && first < 224),
  },
  {
    asks: 'digits left over at the end',
    said: [
      'not|need all|every|use .. digit|used|be|all',
      'without using all|every',
      'prefix|suffix',
      'leftover|remaining|unused|surplus|spare',
      'left over',
      'some|first|last digit .. unused|used|ignored|left|dropped',
      'some of',
      'part of the',
      'subset|subsequence',
    ],
    answer: (s) => [...s].flatMap((_, end) => restoreIpAddresses(s.slice(0, end + 1))),
  },
  {
    asks: 'a digit that may be removed',
    said: [
      'may|can|could|might|allowed|exactly|most|must one|1|a|k|two .. remove|removed|delete|deleted|drop|dropped|skip|skipped|omit|omitted|left',
      'may|can|could|might|must be|also removed|deleted|dropped|skipped|omitted',
      'may|can|could|might|must remove|delete|drop|skip|omit one|1|a|any|some|digit|up|at',
      'by|after removing|deleting|dropping|skipping|omitting',
      'one|1|single|two|k digit|digits .. removed|deleted|dropped|lost|skipped|omitted|extra|wrong',
      'after .. removal|deletion',
      'missing|superfluous|extra digit',
    ],
    answer: (s) => [
      ...new Set([s, ...[...s].map((_, at) => s.slice(0, at) + s.slice(at + 1))].flatMap(restoreIpAddresses)),
    ],
  },
  {
    asks: 'digits that may be put in another order',
    said: [
      'may|can|could|might be|also reordered|rearranged|permuted|shuffled|swapped|mixed',
      'may|can|could|might reorder|rearrange|permute|shuffle|swap them|the|digit|its|these',
      'any permutation|rearrangement|arrangement',
      'permutation of',
      'anagram',
      'by|after rearranging|reordering|shuffling|permuting',
    ],
    // Swaps of neighbours alone: that they change nothing is rare, and with more orders there would be too many to try.
    answer: (s) => [
      ...new Set(
        [...s].flatMap((_, at) =>
          restoreIpAddresses(s.slice(0, at) + [...s.slice(at, at + 2)].reverse().join('') + s.slice(at + 2)),
        ),
      ),
    ],
  },
  {
    asks: 'digits read from the end',
    said: ['reverse|reversed|backward|backwards|mirrored', 'right to left', 'from the end|back|right'],
    answer: (s) => restoreIpAddresses([...s].reverse().join('')),
  },
  {
    asks: 'only one of the addresses',
    said: [
      'only|just the|one|a first|smallest|largest|greatest|lowest|one|single|address|last|two|three',
      'lexicographically|numerically|alphabetically',
      'largest|smallest|greatest|lowest|highest|shortest|longest address|one|possible|ip|valid|of',
      'any one|single|of',
      'one of the',
      'at most one|k|two|2|three|3|ten address|of|result',
    ],
    answer: (s) => restoreIpAddresses(s).slice(0, 1),
  },
  {
    asks: 'other signs between the numbers',
    said: ['colon|colons|comma|commas|hyphen|hyphens|dash|dashes|slash|ipv6|hexadecimal|hex|space|spaces'],
    answer: (s) => restoreIpAddresses(s).map((address) => address.replaceAll('.', ':')),
  },
]
