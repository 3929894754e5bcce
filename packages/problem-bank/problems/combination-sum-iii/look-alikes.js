/** All non-decreasing rows of numbers from `least` to `most`, of each given size; `again` allows repetition. */
function rows(sizes, { least = 1, most = 9, again = false }) {
  const found = []
  const extend = (row) => {
    if (sizes.includes(row.length)) found.push(row)
    if (row.length === Math.max(...sizes)) return
    const from = row.length === 0 ? least : row.at(-1) + (again ? 0 : 1)
    for (let digit = from; digit <= most; digit++) extend([...row, digit])
  }
  extend([])
  return found
}

const sum = (row) => row.reduce((total, digit) => total + digit, 0)
const upTo = (size) => Array.from({ length: size }, (_, i) => i + 1)

function orders(row) {
  if (row.length < 2) return [row]
  return row.flatMap((digit, at) => orders(row.toSpliced(at, 1)).map((rest) => [digit, ...rest]))
}

const lookAlikes = [
  {
    asks: 'digits that may be repeated',
    said: [
      '~no|not|none|never|neither|nor number|digit|value|element|candidate may|can|could|might be picked|chosen|used|taken|drawn|selected more|again|twice|several|as|any|repeatedly|over',
      'allowed|permitted|free to pick|choose|use|take .. again|twice|repeatedly|several',
      'which|they|that|these|and|it may|can|could|might .. repeat|repeated|repeating|recur|reused|reuse|used|occur|appear',
      'may|can|could .. used|chosen|picked|occur|appear .. several|any|multiple|often|repeatedly|unlimited',
      'allowed to repeat|recur|be',
      'repetition|repeat|reuse is|are allowed|permitted|possible|fine',
      'allow|allows|allowing .. repetition|repeat|reuse',
      'with repetition|replacement|repeats',
      'any number of times',
      'unlimited|multiset',
      'as often as',
      'not necessarily distinct|different',
      'need not .. distinct|different|differ',
      'repeated|equal digit|number .. allowed|permitted|fine',
      'same digit|number .. several|repeatedly|unlimited',
    ],
    answer: (k, n) => rows([k], { again: true }).filter((row) => sum(row) === n),
  },
  {
    asks: 'digits that may be used twice',
    said: ['most|to|than twice', 'most|to|than two|2 time', 'twice .. allowed|permitted|fine'],
    answer: (k, n) =>
      rows([k], { again: true }).filter((row) => sum(row) === n && !row.some((d, i) => row[i + 2] === d)),
  },
  {
    asks: 'at most so many digits',
    said: [
      'at most k|size|count|m|length',
      'no more than k|size|count|m|length',
      'up to k|size|count|m|length number|digit|different|distinct|of|element',
      'not more than',
      'k or fewer|less',
      'from 1|one to k',
      'not more',
      'maximum of',
    ],
    answer: (k, n) => rows(upTo(k), {}).filter((row) => sum(row) === n),
  },
  {
    asks: 'at least so many digits',
    said: ['at least k|size|count|m|two|2', 'minimum of', 'k|m or more', 'not|no fewer than'],
    answer: (k, n) =>
      rows(
        upTo(9).filter((size) => size >= k),
        {},
      ).filter((row) => sum(row) === n),
  },
  {
    asks: 'any number of digits',
    said: [
      'any number of digit|number|element',
      'regardless .. many|size|length',
      'however many',
      'any size|length',
      'subset .. any',
    ],
    answer: (_, n) => rows(upTo(9), {}).filter((row) => sum(row) === n),
  },
  {
    asks: 'zero as a digit too',
    said: [
      '0|zero to|through|and|up|is|may|can|included|9|nine',
      'from|between 0|zero',
      'including 0|zero',
      '0 9',
      '0 .. 9',
    ],
    answer: (k, n) => rows([k], { least: 0 }).filter((row) => sum(row) === n),
  },
  {
    asks: 'ten or larger numbers too',
    said: [
      '1|one to|through|and|up 10|ten|12|20|15|n|100',
      'to|through|and|between|until 10|ten|12|20|15|100',
      '1|one to|through|and|up|until n',
      'any|all positive|natural|integer|whole',
      'positive|natural integer|number',
    ],
    answer: (k, n) => rows([k], { most: Math.min(n, 20) }).filter((row) => sum(row) === n),
  },
  {
    asks: 'fewer digits to choose from',
    said: [
      '1|one to|through|and 5|6|7|8|six|seven|eight|k',
      'from 2|two to',
      '2|two to|through 9',
      'die|dice|face',
      'not .. 5|7|9|nine|seven',
    ],
    answer: (k, n) => rows([k], { most: 8 }).filter((row) => sum(row) === n),
  },
  {
    asks: 'even or odd digits',
    said: ['even|odd|prime|nonprime|composite', 'divisible|multiple|parity'],
    answer: (k, n) => combinationSum3(k, n).filter((row) => row.every((digit) => digit % 2 === 0)),
  },
  {
    asks: 'odd digits',
    said: ['even|odd|prime|nonprime|composite', 'divisible|multiple|parity'],
    answer: (k, n) => combinationSum3(k, n).filter((row) => row.every((digit) => digit % 2 === 1)),
  },
  {
    asks: 'digits that are no neighbours',
    said: [
      'no two|2 .. adjacent|consecutive|neighbouring|neighboring|next|differ',
      'consecutive|adjacent|neighbouring|neighboring|successive|neighbour|neighbor',
      'differ|differing|difference .. at least|more|by|one|1|two|2',
      'apart',
    ],
    answer: (k, n) => combinationSum3(k, n).filter((row) => row.every((digit, i) => digit + 1 !== row[i + 1])),
  },
  {
    asks: 'consecutive digits',
    said: ['consecutive|adjacent|neighbouring|neighboring|successive|contiguous', 'in a row', 'following each|one'],
    answer: (k, n) =>
      combinationSum3(k, n).filter((row) => row.every((digit, i) => i === 0 || digit === row[i - 1] + 1)),
  },
  {
    asks: 'every order of the digits',
    said: [
      'order matter|count|important|relevant',
      'order is|are important|relevant',
      'permutation|arrangement|sequence|ordered|arrange',
      'different|another|each|every order .. different|distinct|separate|separately|count',
    ],
    answer: (k, n) => combinationSum3(k, n).flatMap(orders),
  },
  {
    asks: 'a sum of at most n',
    said: [
      'at most n|the|target|sum|that',
      'not|never|no .. exceed|exceeds|exceeding|above|greater|larger|more',
      'less|smaller|lower than|or n|the|target|equal|a|that',
      'below|under n|target|the',
      'sum .. at most|below|less|under|smaller|exceed',
    ],
    answer: (k, n) => rows([k], {}).filter((row) => sum(row) <= n),
  },
  {
    asks: 'a sum of at least n',
    said: [
      'at least n|the|target|that',
      'sum .. at least|above|more|over|greater|larger|exceed|exceeds|exceeding',
      'greater|larger|more|higher than n|the|target|or|that',
      'or more|above|greater|larger',
    ],
    answer: (k, n) => rows([k], {}).filter((row) => sum(row) >= n),
  },
  {
    asks: 'this product instead of the sum',
    said: ['product|multiply|multiplied|multiplication|multiplying', 'xor|squares|squared|difference'],
    answer: (k, n) => rows([k], {}).filter((row) => row.reduce((a, b) => a * b, 1) === n),
  },
  {
    asks: 'a sum divisible by n, or nearest to it',
    said: ['divisible|divides|multiple|modulo|remainder|mod', 'closest|nearest|close|near', 'average|mean'],
    answer: (k, n) => rows([k], {}).filter((row) => sum(row) % n === 0),
  },
  {
    asks: 'only one of the combinations',
    said: [
      'lexicographic|lexicographical|lexicographically .. smallest|largest|first|last',
      'smallest|largest|first|last lexicographic|lexicographical|lexicographically',
      'only .. first|smallest|largest|one|single combination',
      'first|smallest|largest|last such|combination',
    ],
    answer: (k, n) => combinationSum3(k, n).slice(0, 1),
  },
  {
    asks: 'combinations that hold or avoid a digit',
    said: [
      'must|should contain|include|use|hold',
      'to contain|include',
      'contains|contain|containing|include|includes .. digit|number|5|1|9|k',
      'avoid|avoids|avoiding|except|excluding|exclude|excluded|without|forbidden',
      'at least one|1|two|2 even|odd|of|prime',
    ],
    answer: (k, n) => combinationSum3(k, n).filter((row) => row.includes(k)),
  },
  {
    asks: 'the digits that are left over, or another order',
    said: [
      'descending|decreasing|reverse|reversed',
      'largest|biggest|highest first',
      'complement|unused',
      'not used|chosen',
      'left out|over',
    ],
    answer: (k, n) => combinationSum3(k, n).map((row) => upTo(9).filter((digit) => !row.includes(digit))),
  },
]
