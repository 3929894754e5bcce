/** How often each value occurs. */
function frequencies(nums) {
  const counts = new Map()
  for (const number of nums) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts.values()]
}

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

const lookAlikes = [
  {
    asks: 'each value to be kept up to twice',
    said: [
      'at most|up|than to two|2',
      'at most|than two|2|twice',
      'most|maximum|limit two|2|twice',
      'two|2 copy|time|occurrence|instance .. allowed|kept|stay|remain',
      'appear|appears|occur|stay|stays|kept|keep .. twice',
      'two|2 copy|time|occurrence|instance of|each|per',
      'more than two|2|twice',
      'third|3rd copy|occurrence|time|and|or|appearance',
    ],
    answer: (nums) => sumOf(frequencies(nums).map((count) => Math.min(count, 2))),
  },
  {
    asks: 'each value to be kept up to so many times',
    said: ['at most|up|than k|three|3|four|to', 'most|than k|three|3|thrice|four', 'k copy|time|occurrence'],
    answer: (nums) => sumOf(frequencies(nums).map((count) => Math.min(count, 3))),
  },
  {
    asks: 'the number of values that have no double',
    said: [
      'several time .. altogether|entirely|wholly|out',
      'altogether|entirely',
      'single guest|one|occurrence',
      'that|which|who appear|occur|come|stand|is|are exactly|only|just|precisely|but once',
      'value|number|element|integer|entry|those appear|occur|appearing|occurring exactly|only|just|precisely once',
      'exactly|precisely once|one|1',
      'remove|removing|delete|deleting|discard|drop all|every|each number|element|value|occurrence|copy that|which|with|having|of',
      'all|both|every copy|occurrence|instance .. removed|deleted|discarded|gone',
      'have|has|with|without no|a|any duplicate|copy|twin|double|repeat',
      'leaving|leave|keep|keeping only|just',
      'never|not repeated|repeat|repeating|duplicated',
      'nonrepeated|nonrepeating|unrepeated|loner|singleton',
    ],
    answer: (nums) => frequencies(nums).filter((count) => count === 1).length,
  },
  {
    asks: 'the number of repeats that go',
    said: [
      'how many .. removed|deleted|erased|discarded|dropped|go|superfluous|redundant|surplus|repeat|duplicates',
      'number|count of .. removed|deleted|erased|discarded|dropped|removal|deletion|superfluous|redundant|surplus',
      'number|count of duplicate|duplicated|repeated|repeat|superfluous|extra',
      'many duplicate|repeat|removal|deletion',
      'minimum|fewest|least number|removal|deletion|element',
      'must|have|has|need|needs be|to removed|deleted|be|remove|delete',
    ],
    answer: (nums) => nums.length - new Set(nums).size,
  },
  {
    asks: 'the number of values that occur several times',
    said: [
      'that|which|value|number|element|integer appear|occur|is|are .. at least|more',
      'appear|appears|occur|occurs|appearing|occurring .. least|more twice|than|two|2',
      'more than once',
      'at least twice|two|2|once',
      'have|has|with a|duplicate|copy|twin',
      'how many value|number|element|are repeated|duplicated',
      'repeated|duplicated value|number|element .. count|many|number',
      'two or more',
    ],
    answer: (nums) => frequencies(nums).filter((count) => count > 1).length,
  },
  {
    asks: 'absolute values or squares to count as equal',
    said: [
      'considered|treated|regarded|count|counts|counted .. same|equal|alike|identical',
      'same value|number|element .. sign',
      'absolute|magnitude|modulus|square|squared|sign|opposite|negated',
    ],
    answer: (nums) => new Set(nums.map(Math.abs)).size,
  },
  {
    asks: 'the sum of the values',
    said: ['sum|total|product|average|add|adding|difference'],
    answer: (nums) => sumOf([...new Set(nums)]),
  },
  {
    asks: 'the highest frequency',
    said: [
      'most frequent|common|often',
      'highest|largest|maximum|greatest|longest|maximal',
      'frequency|longest|streak|mode',
      '~has|have|had run',
      'run of',
    ],
    answer: (nums) => Math.max(0, ...frequencies(nums)),
  },
  {
    asks: 'only some of the values',
    said: [
      'positive|nonnegative|nonzero|greater|larger|smaller|less|above|below|even|odd|zero|zeros|prime .. value|number|element|integer|than',
      'only positive|negative|even|odd|nonzero',
    ],
    answer: (nums) => new Set(nums.filter((number) => number > 0)).size,
  },
  {
    asks: 'nearly equal values to count as equal',
    said: [
      'differ|differs|differing|difference|within|close|near|nearby|tolerance|apart',
      'at least|most one|1|k apart|away|from',
      'distance|gap',
    ],
    answer(nums) {
      let [groups, start] = [0, -Infinity]
      for (const number of nums) if (number - start > 1) [groups, start] = [groups + 1, number]
      return groups
    },
  },
  {
    asks: 'one copy of each repeated value to be removed',
    said: [
      'remove|delete|drop|removing|deleting one|1|single|a copy|occurrence|instance|single|duplicate',
      'one|single copy|occurrence|instance .. removed|deleted|dropped',
    ],
    answer: (nums) => sumOf(frequencies(nums).map((count) => (count > 1 ? count - 1 : 1))),
  },
  {
    asks: 'the numbers that are missing in between',
    said: ['missing|absent|gap|gaps|lacking|skipped', 'not in|contained|present|appear'],
    answer: (nums) => (nums.length === 0 ? 0 : nums.at(-1) - nums[0] + 1 - new Set(nums).size),
  },
]
