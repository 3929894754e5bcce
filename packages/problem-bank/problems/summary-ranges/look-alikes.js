/** The numbers cut into parts wherever `joined` does not hold for two neighbours. */
function partsOf(nums, joined) {
  const parts = []
  for (const number of nums) {
    const last = parts.at(-1)
    if (last && joined(last.at(-1), number)) last.push(number)
    else parts.push([number])
  }
  return parts
}

const written = (start, end) => (start === end ? `${start}` : `${start}->${end}`)
const writtenParts = (parts) => parts.map((part) => written(part[0], part.at(-1)))
const runsIn = (nums) => partsOf(nums, (a, b) => b === a + 1)

const lookAlikes = [
  {
    asks: 'ranges of at least three',
    said: [
      'three|four',
      'at least two|three|3|k',
      'more than two|2',
      'two|2 .. separately|apart|listed|written|single|individually|both',
      'three or more',
      'long|longer enough|than',
    ],
    answer: (nums) =>
      runsIn(nums).flatMap((part) => (part.length > 2 ? writtenParts([part]) : part.map((number) => `${number}`))),
  },
  {
    asks: 'the missing ranges',
    said: [
      'missing|absent|lacking|gaps|uncovered|complement|skipped|omitted',
      'not in|present|contained|covered|appear|listed|there',
      'between .. range|element|neighbours|neighbors .. not',
      'left out|free',
    ],
    answer: (nums) =>
      nums.slice(1).flatMap((number, at) => (number > nums[at] + 1 ? [written(nums[at] + 1, number - 1)] : [])),
  },
  {
    asks: 'steps of two',
    said: [
      '2|two|k more|larger|greater|apart|higher',
      'step|steps|difference|stride of|2|two|k',
      'even|odd',
      'or consecutive',
      'by 2|two|k',
      'arithmetic|progression|evenly',
    ],
    answer: (nums) => writtenParts(partsOf(nums, (a, b) => b === a + 2)),
  },
  {
    asks: 'any equal steps',
    said: [
      'arithmetic|progression|evenly|equal|constant|same difference|step|steps|spaced',
      'arithmetic|progression|evenly',
    ],
    answer: (nums) => writtenParts(partsOf(nums, (a, b) => b - a === nums[1] - nums[0])),
  },
  {
    asks: 'repeats',
    said: [
      'may|can|could|might|possibly contain|contains|hold|have|be|occur|repeat .. duplicate|duplicates|repeats|equal|twice|repeated',
      'duplicate|duplicates|repeats .. allowed|possible|ignored|ignore|collapse|collapsed|count|once',
      'with repeats|duplicates',
      'equal to .. before|previous|last',
      'several|many time',
      'nondecreasing',
    ],
    answer: (nums) => writtenParts(partsOf(nums, (a, b) => b === a + 1 || b === a)),
  },
  {
    asks: 'small gaps to be passed over',
    said: [
      'bridge|bridges|bridging|bridged|span|spans|spanning|close|closing|closes .. hole|holes|gap|gaps',
      'hole|holes|gap|gaps of',
      'two|2 apart',
      'as well|too',
      'one missing',
      'single|lone .. missing|lacking|absent',
      'at most 2|two|k|one|1',
      'differ|differs|difference .. at|most|less|than|up',
      'tolerance|tolerated|tolerate|within|close|near',
      'gap|gaps of|up|at|may|one|1|smaller|allowed',
      'no more|further|larger than',
      'up to 2|two|k',
      'overlook|overlooked|pardoned|forgiven|tolerated|ignored|forgotten',
      'one|single|1 .. left|missing|absent|lacking|skipped|lost',
      'left|leaves|leave out',
      'bridge|bridged|bridges|part|parts|split|splits|separate|separates .. not|no|never',
      'not|never .. part|split|separate|interrupt|end|break',
    ],
    answer: (nums) => writtenParts(partsOf(nums, (a, b) => b - a <= 2)),
  },
  {
    asks: 'only the longest range, or some of them',
    said: [
      'longest|largest|biggest|widest range|run|block|one|sequence|stretch|interval|streak',
      'only .. ranges|longest|runs|singles',
      'longest|biggest|widest',
      'shortest|smallest run|range|block|interval',
      'first|last range|run',
      'ignore|ignoring|omit|omitting|skip|skipping|drop|dropping|leave|without|exclude .. single|singles|lone|isolated',
    ],
    answer(nums) {
      const runs = runsIn(nums)
      const longest = Math.max(0, ...runs.map(({ length }) => length))
      return writtenParts(runs.filter(({ length }) => length === longest).slice(0, 1))
    },
  },
  {
    asks: 'only ranges of several numbers',
    said: [
      'ignore|ignoring|omit|omitted|skip|skipping|skipped|drop|dropped|leave|without|exclude|excluded|not .. single|singles|lone|isolated',
      'single|singles|lone|isolated .. not|ignored|omitted|skipped|dropped|excluded|out',
      'at least two|2',
      'more than one|1',
      'two|2 or more',
    ],
    answer: (nums) => writtenParts(runsIn(nums).filter(({ length }) => length > 1)),
  },
  {
    asks: 'single numbers written as ranges too',
    said: [
      'always .. arrow|both|range|as',
      'also|even .. single|one|lone .. range|arrow|both',
      'single|lone|one .. twice|both',
      'if|where a b|equals',
      'twice',
    ],
    answer: (nums) => runsIn(nums).map((part) => `${part[0]}->${part.at(-1)}`),
  },
  {
    asks: 'another way to write them',
    said: [
      'dash|hyphen|colon|dots|dotted|comma|brackets|tilde|to',
      'length|count|size|number of|and',
      'how many',
      'half open',
      'exclusive|excluding|excluded',
    ],
    answer: (nums) => runsIn(nums).map((part) => (part.length === 1 ? `${part[0]}` : `${part[0]}-${part.at(-1)}`)),
  },
  {
    asks: 'numbers that are not sorted',
    said: ['unsorted|unordered|shuffled', 'not|any|no .. sorted|order|ordered', 'arbitrary|random order'],
    answer: (nums) => summaryRanges([...new Set(nums)].sort((a, b) => a - b)),
  },
  {
    asks: 'ranges that fall, or in reverse',
    said: [
      'descending|decreasing|falling|downwards|backwards|reverse|reversed',
      'largest|highest|last range|first|to|number .. first|smallest',
      'either direction',
      'rise|fall|falls',
      'ascending or',
    ],
    answer: (nums) => summaryRanges(nums).reverse(),
  },
  {
    asks: 'ranges by length, or a circle',
    said: [
      'order|ordered|sorted|sort by|of .. length|size',
      'longest first|to',
      'circular|circle|cyclic|wrap|wraps|modulo',
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically',
    ],
    answer: (nums) => writtenParts(runsIn(nums).toSorted((a, b) => b.length - a.length)),
  },
  {
    asks: 'ranges cut at the tens, or of a limited length',
    said: [
      'same digits',
      'but for the last',
      'cross|crosses|crossing|span|spans|straddle|straddles|bridge|reach|reaches|extend|extends over|a|the|ten|tens|decade|hundred|zero|0|beyond|past',
      'ten|tens|decade|decades|hundred|hundreds|dozen',
      '9 19',
      'multiple|multiples|divisible',
      'new|fresh|another one|range begins|starts|start|begin',
      'break|breaks|broken|cut|cuts|split|splits|end|ends at|after|before|when|where|every',
      'negative and|positive',
      'sign|zero|0 .. cross|over|break|separate',
      'at most|than|to two|three|four|five|ten|k|2|3|4|5',
      'limit|limited',
    ],
    answer: (nums) => writtenParts(partsOf(nums, (a, b) => b === a + 1 && b % 10 !== 0)),
  },
  {
    asks: 'ranges of three numbers or more',
    said: [
      'takes|needs|requires three|3|at',
      'three|3 to|or|number|numbers',
      'at least three|3',
      'apart|separately|singly|individually',
      'two|2 consecutive|neighbouring|number|numbers',
      'shorter|longer than',
    ],
    answer: (nums) => runsIn(nums).flatMap((run) => (run.length < 3 ? run.map(String) : [written(run[0], run.at(-1))])),
  },
]
