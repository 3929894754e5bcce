/** Combinations with this sum, the number at each place taken at most `limit` times. */
function chosen(candidates, target, limit = Infinity) {
  const numbers = [...candidates].sort((a, b) => a - b)
  const found = new Map()
  function extend(place, left, taken) {
    if (left === 0) found.set(taken.join(), taken)
    if (left <= 0 || place === numbers.length) return
    for (let times = 0; times <= limit && times * numbers[place] <= left; times++)
      extend(place + 1, left - times * numbers[place], [...taken, ...new Array(times).fill(numbers[place])])
  }
  extend(0, target, [])
  return [...found.values()]
}

const lookAlikes = [
  {
    asks: 'each number to be used at most once',
    said: [
      'gone|used up|spent|consumed',
      'set aside',
      'no more .. available',
      'single use',
      'one of each|a',
      'cannot be used|taken again',
      'never|not again',
      'different|distinct number|candidate .. each|combination|only',
      'at most|only|just once',
      'used|use|chosen|taken|picked once',
      'used|use|chosen|taken|picked one|1|a single time',
      'only|most one|1|a single time',
      'not|never|cannot|cant|without .. reuse|reused|repeat|repeated|again|repetition',
      'not|never|cannot|cant|no .. more than once',
      'not|never|cannot|cant|no .. twice',
      'subset|subsequence',
      'candidate|array|list|input|collection may|can|might|could contain|have|hold|include duplicate|repeat|repeated|equal',
      'with|including duplicate|repeat',
    ],
    answer: (candidates, target) => chosen(candidates, target, 1),
  },
  {
    asks: 'each number to be used at most twice',
    said: [
      'two of each|a',
      'no more than',
      'third|thrice',
      'pair',
      'twice',
      'two|2 time|copy|copies',
      'at most|than|to two|2',
      'pair of each',
    ],
    answer: (candidates, target) => chosen(candidates, target, 2),
  },
  {
    asks: 'each number to be used at most a few times',
    denied: [
      'unlimited|unlimitedly|infinite|infinitely|endless|endlessly|inexhaustible|limitless|limit|arbitrarily',
      'arbitrary number|amount|quantity|count|times',
      'any number|amount|many|quantity|times',
      'many|often|again|repeat|repeats|repeated|repeatedly|repetition|repetitions|reuse|reused|reusable|several|multiple|multiply',
      'number of times',
      'more than once',
      'run|runs out',
      'never|not .. out|empty|up',
      'once',
      'enough|needed|wish|want|like',
      'multiset|multisets|n_0',
    ],
    said: [
      'no more than',
      'more than',
      'fourth',
      '3|4|5|three|four|five|k|few time|copy|copies',
      'at most|than|to 3|4|5|three|four|five|k',
      '~without|no|any|is|are|be limit',
      '~without|no|not limited',
      'thrice',
    ],
    answer: (candidates, target) => chosen(candidates, target, 3),
  },
  {
    asks: 'combinations of so many numbers',
    said: [
      'or fewer',
      '~add|adds|adding|sum|sums|summing up to',
      'larger|longer|more than',
      'no|not|never more|larger|longer|fewer',
      'triples|pairs|pair|trio',
      'two|three|four numbers',
      '~of|different|several|various|their|its|the size ~s',
      'exactly|only k|two|2|three|3|four|4',
      'k|two|three|four|2|3|4 number|candidate|element|value|integer|addend|summand|term',
      'of size|length',
      'pair|triplet|triple|quadruplet',
      'at most|least k|two|three|four|2|3|4',
    ],
    answer: (candidates, target) => chosen(candidates, target).filter((numbers) => numbers.length <= 2),
  },
  {
    asks: 'sequences, another order being another answer',
    said: [
      'list|lists|row|rows|sequence|sequences of|in .. steps|order|first',
      'first to|and last',
      'walk|walks|walked|climb|climbs',
      'order .. own|new|counts|significance|separate|another',
      'listed separately',
      'in every|each order',
      'order matter|matters|counts|count|is important|relevant',
      'order .. plays|play|has|have a|its|some role|part|meaning|influence',
      'permutation|permutations|ordered|arrangement|sequence',
      'different order|ordering|sequence|orders .. different|distinct|separate|count|counted',
      'order .. different|distinct|separate',
    ],
    answer(candidates, target) {
      const extend = (left) =>
        left < 0
          ? []
          : left === 0
            ? [[]]
            : candidates.flatMap((number) => extend(left - number).map((rest) => [number, ...rest]))
      return extend(target)
    },
  },
  {
    asks: 'the combinations of the fewest or most numbers',
    said: [
      'fewest|shortest',
      'as many ~times|copies',
      'least|minimum|maximum',
      'fewest|shortest|longest',
      'as few',
      'smallest|largest|greatest|maximum|minimum combination|number|size|length|possible',
      'use|uses|with|using the least|most',
      'most number|element|candidate',
    ],
    answer(candidates, target) {
      const all = chosen(candidates, target)
      const shortest = Math.min(...all.map((numbers) => numbers.length))
      return all.filter((numbers) => numbers.length === shortest)
    },
  },
  {
    asks: 'combinations with the sum or less',
    said: [
      'short of',
      'within',
      'or less',
      'up to target|the',
      'at most target|goal|the|a',
      'not|never exceed|exceeds|exceeding',
      'less than',
      'less or equal',
      'no more than target|the',
      'below|under',
      'closest|nearest',
    ],
    answer: (candidates, target) => Array.from({ length: target }, (_, below) => chosen(candidates, below + 1)).flat(),
  },
  {
    asks: 'combinations with this product',
    said: ['product|multiply|multiplied|multiplying|factor'],
    answer(candidates, target) {
      const extend = (start, left) =>
        left === 1
          ? [[]]
          : candidates.flatMap((number, place) =>
              place < start || number < 2 || left % number
                ? []
                : extend(place, left / number).map((rest) => [number, ...rest]),
            )
      return extend(0, target)
    },
  },
  {
    asks: 'combinations of different numbers at neighbouring places',
    said: [
      'neighbour|neighbours',
      'side by side',
      'in a row',
      'adjacent|consecutive|contiguous|neighbouring|neighboring|successive|next to',
      'subarray',
    ],
    answer: (candidates, target) =>
      candidates
        .flatMap((_, start) => candidates.slice(start).map((_, size) => candidates.slice(start, start + size + 1)))
        .filter((numbers) => numbers.reduce((a, b) => a + b) === target),
  },
  {
    asks: 'combinations that use every number',
    said: [
      'none .. missing|left|unused',
      'every|each|all .. appear|used|represented|occur|take',
      'left unused',
      'every|each|all .. at least once|one',
      'all of the|them',
      'must use|include|contain',
    ],
    answer: (candidates, target) =>
      chosen(candidates, target).filter((numbers) => candidates.every((candidate) => numbers.includes(candidate))),
  },
  {
    asks: 'one combination only',
    said: [
      'any one|single',
      'only one|first|single combination',
      'just one',
      'first combination',
      'a single combination|list',
      'return one|a combination',
    ],
    answer: (candidates, target) => chosen(candidates, target).slice(0, 1),
  },
  {
    asks: 'positions instead of numbers',
    said: ['index|position of', 'return .. index|position'],
    answer: (candidates, target) =>
      chosen(candidates, target).map((numbers) => numbers.map((number) => candidates.indexOf(number))),
  },
  {
    asks: 'how many combinations there are',
    said: ['return|count|give|find the number', 'how many combination|way', 'count the|all combination|way'],
    answer: (candidates, target) => [[combinationSum(candidates, target).length]].filter(([count]) => count > 0),
  },
  {
    asks: 'another order of the combinations',
    said: ['descending|decreasing|reverse|reversed'],
    answer: (candidates, target) => combinationSum(candidates, target),
  },
  {
    asks: 'combinations of several different numbers',
    said: [
      'at least two|2|three|3',
      'two|2|more|several different|distinct|kinds|sorts',
      'different|distinct number|candidate|value ~of',
      'same number|candidate .. alone|only|all|nothing',
      'mixed|mixture|mix',
      'nothing but',
      'consist .. one|single',
      'single number|candidate',
    ],
    answer: (candidates, target) => chosen(candidates, target).filter((numbers) => new Set(numbers).size > 1),
  },
  {
    asks: 'three numbers at most',
    said: [
      'no|not|never|nor more|larger|longer than three|3|k',
      'at most three|3|k',
      'or fewer',
      'longer|larger|more than three|3',
      'up to three|3',
    ],
    answer: (candidates, target) => chosen(candidates, target).filter((numbers) => numbers.length <= 3),
  },
  {
    asks: 'a further condition or exception',
    said: [
      'no|never|not|nor more|longer|larger|further|bigger|greater|higher|deeper|fewer|less than one|two|three|four|five|six|2|3|4|5|6',
      'more|longer|further|farther|larger|bigger|greater|higher|deeper than two|three|four|five|six|2|3|4|5|6',
    ],
  },
  {
    asks: 'combinations of at most so many numbers',
    said: [
      '~each|every|all|are six|five|four|three|two|ten|k|2|3|4|5|6 or more|fewer|less',
      'six|five|four|three|two|ten|k number|numbers|element|elements|candidate|candidates|summand|summands|term|terms|item|items',
      'more|fewer|less|most|longer|shorter|than|to|least six|five|four|three|two|ten|k|2|3|4|5|6',
      'exactly|precisely k|two|three|four|2|3|4',
      'length|size at|is|of at',
      'of length|size at|exactly|most|no|less|more|k|two|three',
      'short|shorter|longer',
      '~equally|as|so|how long',
      'left|leave|leaving out|for|aside|over',
      'limited|capped|bound',
    ],
    answer: (candidates, target) => combinationSum(candidates, target).filter((numbers) => numbers.length <= 5),
  },
  {
    asks: 'combinations of two or more numbers',
    said: [
      'one|single|lone coin|number|bill|note|item|piece .. no|not|never',
      'two|2 or more',
      'more than one|a',
      'at least two|2',
      'not|never|no|without|except|excluding .. alone|single|itself|lone',
      'several ~time|way|order|different|kind|sort|value',
      'split|broken',
    ],
    answer: (candidates, target) => combinationSum(candidates, target).filter(({ length }) => length > 1),
  },
]
