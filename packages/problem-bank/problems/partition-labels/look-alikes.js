/** The parts when only the letters that bind must stay together. */
function boundBy(s, binds) {
  const parts = ['']
  const open = new Set()
  for (const [place, letter] of [...s].entries()) {
    parts.push(parts.pop() + letter)
    if (binds(letter) && s.includes(letter, place + 1)) open.add(letter)
    else open.delete(letter)
    if (open.size === 0) parts.push('')
  }
  return parts.filter((part) => part !== '')
}

/** The parts, joined from the left until each is long enough; what is left over joins the last. */
function joined(lengths, isEnough) {
  const sums = [0]
  for (const length of lengths) {
    if (isEnough(sums.at(-1))) sums.push(0)
    sums.push(sums.pop() + length)
  }
  if (sums.length > 1 && !isEnough(sums.at(-1))) sums.push(sums.pop() + sums.pop())
  return sums
}

const partsOf = (s) => boundBy(s, () => true)
const lengthsOf = (parts) => parts.map((part) => part.length)

const lookAlikes = [
  {
    asks: 'parts without a repeated letter',
    said: [
      'few|fewest .. part|piece',
      'no|not|never .. letter|character|colour .. twice|again|repeated',
      'no|not|never part|piece .. twice|again|repeated',
      'few|fewer|fewest',
      'minimum|minimal|least|smallest|lowest number|count|amount|possible|of part|piece',
      'minimise|minimize|minimum',
      'more than once|one time',
      'twice',
      'repeat|repeats|repeated|repeating|repetition|duplicate|duplicates',
      'all .. letter|character .. different|distinct|unique|once',
      'distinct|different|unique letter|character',
      'letter|character|bead .. distinct|unique',
      'once in|per|within|inside',
      'at most|only|exactly once',
      'each|every|single part|piece .. distinct|different|unique|once',
    ],
    answer: (s) => {
      const parts = ['']
      for (const letter of s) parts.push(...(parts.at(-1).includes(letter) ? [letter] : [parts.pop() + letter]))
      return lengthsOf(parts)
    },
  },
  {
    asks: 'as few parts as possible',
    said: [
      'few|fewer|fewest',
      'minimum|minimal|least|smallest|lowest number|count|amount|possible|of part|piece',
      'minimise|minimize',
      'long|large|big as possible',
      'longest|largest|biggest possible',
    ],
    answer: (s) => [s.length],
  },
  {
    asks: 'runs of one letter',
    said: [
      'run|runs',
      'consecutive|adjacent|neighbouring|neighboring equal|same|identical|letter|character|bead',
      'equal|same|identical consecutive|adjacent|neighbouring|neighboring',
      'in a row',
      'only|just|exactly one|1|a|single letter|kind|character|colour|color',
      'part|piece .. consist|consists|contain|contains|hold|holds .. one|1|single|same|equal|identical|only',
      'all|every letter|character|bead .. part|piece .. equal|same|identical',
      'one|single|same letter|character|kind|colour|color per|only|each',
      'uniform|homogeneous',
    ],
    answer: (s) => (s.match(/(.)\1*/gs) ?? []).map((run) => run.length),
  },
  {
    asks: 'exactly two parts, the first as long as possible',
    said: [
      'into|exactly|only|at most|least|of|precisely two|2|three|3|four|4|k|m|n|both part|piece|substring|segment|box|group|half',
      'exactly|precisely|most two|2|three|3|k|n|m',
      'no|not more than two|2|three|3|k',
      'half|halves',
      'both part|piece|half|of',
      'first|former|left|second|latter|right one|part|piece as',
      'two|2 part|piece .. first|second|left|right',
    ],
    answer: (s) => {
      const lengths = partitionLabels(s)
      return lengths.length < 2 ? lengths : [s.length - lengths.at(-1), lengths.at(-1)]
    },
  },
  {
    asks: 'exactly two parts, the first as short as possible',
    said: [
      'into|exactly|only|at most|least|of|precisely two|2|three|3|four|4|k|m|n|both part|piece|substring|segment|box|group|half',
      'exactly|precisely|most two|2|three|3|k|n|m',
      'half|halves',
      'both part|piece|half|of',
      'first|former|left|second|latter|right one|part|piece as',
    ],
    answer: (s) => {
      const lengths = partitionLabels(s)
      return lengths.length < 2 ? lengths : [lengths[0], s.length - lengths[0]]
    },
  },
  {
    asks: 'the lengths from short to long',
    said: [
      'sorted|sort|ascending|increasing|nondecreasing',
      'smallest|shortest first|to',
      'from .. smallest|shortest|short',
      'order of .. length|size',
      'by length|size',
      'by|of their length|size',
      'ordered by',
    ],
    answer: (s) => partitionLabels(s).sort((a, b) => a - b),
  },
  {
    asks: 'the lengths from long to short',
    said: [
      'sorted|sort|descending|decreasing|nonincreasing',
      'largest|longest|biggest|greatest first|to',
      'from .. largest|longest|long|biggest',
      'order of .. length|size',
      'by length|size',
      'by|of their length|size',
      'ordered by',
    ],
    answer: (s) => partitionLabels(s).sort((a, b) => b - a),
  },
  {
    asks: 'the lengths from the last part to the first',
    said: [
      'reverse|reversed|backward|backwards',
      'right to left',
      'last part|piece|one|length .. first',
      'last to|one first',
      'last first',
      'from the end|back|last|right',
    ],
    answer: (s) => partitionLabels(s).reverse(),
  },
  {
    asks: 'where the parts begin',
    said: [
      'start|starts|starting|begin|begins|beginning .. index|position|place|offset|point|part|piece',
      'index|position|offset|boundary|boundaries',
      'where .. start|starts|begin|begins|cut',
      'first letter|index|position of',
    ],
    answer: (s) => partitionLabels(s).map((_, part, lengths) => lengths.slice(0, part).reduce((a, b) => a + b, 0)),
  },
  {
    asks: 'where the parts end',
    said: [
      'end|ends|ending|last .. index|position|place|offset|point',
      'index|position|offset|boundary|boundaries',
      'where .. end|ends|cut',
      'cut|cuts position|place|point|index|after',
      'cumulative|running|prefix|accumulated|total|totals|so far',
      'last letter|index|position of',
    ],
    answer: (s) => partitionLabels(s).map((_, part, lengths) => lengths.slice(0, part + 1).reduce((a, b) => a + b, 0)),
  },
  {
    asks: 'the number of different letters in each part',
    said: [
      'number|count|many|amount of|how distinct|different|unique|kind|distinct',
      'how many|number of .. letter|character|kind|colour|color .. part|piece|it|each|have|has|contain|contains',
      'many different|distinct|unique|letter|kind|character',
      'distinct|different|unique letter|character|label|kind|bead .. in|of|each|per|every',
      'size .. alphabet|set',
    ],
    answer: (s) => partsOf(s).map((part) => new Set(part).size),
  },
  {
    asks: 'the number of a kind of letters in each part',
    said: ['vowel|vowels|consonant|consonants'],
    answer: (s) => partsOf(s).map((part) => part.replace(/[^aeiou]/gi, '').length),
  },
  {
    asks: 'how often the most frequent letter is in each part',
    said: ['frequent|frequency|often|commonest|common|occurrence of', 'most .. letter|character'],
    answer: (s) => partsOf(s).map((part) => Math.max(...[...part].map((letter) => part.split(letter).length - 1))),
  },
  {
    asks: 'only vowels to stay together',
    said: ['vowel|vowels'],
    answer: (s) => lengthsOf(boundBy(s, (letter) => /[aeiou]/i.test(letter))),
  },
  {
    asks: 'only consonants to stay together',
    said: ['consonant|consonants', 'vowel|vowels .. ignored|free|except|any|several|not|count|may|excluded'],
    answer: (s) => lengthsOf(boundBy(s, (letter) => !/[aeiou]/i.test(letter))),
  },
  {
    asks: 'capital and small letters to be the same',
    said: [
      'whichever|whatever|either|any|of its|their|of|the size|sizes|case',
      'big|large|capital or|and|as small|little',
      'small|little or|and|as big|large|capital',
      'big|large|capital .. small|little',
      'capital|capitals .. count|counts|adds|add|belongs|belong|same|alike|together',
      'size|sizes .. not|no|matter|irrelevant',
      'same as|to us small|little|lower|big|large',
      'same letter .. case|capital|large|size',

      'are|is|as|count|counts one letter|character',
      'a and a',
      'insensitive|insensitively|insensitivity',
      'ignore|ignoring|ignores|regardless|disregard|disregarding|irrespective|whatever|independent|without .. case|capitalisation|capitalization|capital',
      'case .. ignored|matter|matters|regardless|irrelevant|count|same',
      'upper|uppercase|capital .. lower|lowercase|small .. same|equal|equally|alike|identical|one|together',
      'lower|lowercase|small .. upper|uppercase|capital .. same|equal|equally|alike|identical|one|together',
      'both case|form',
    ],
    answer: (s) => partitionLabels(s.toLowerCase()),
  },
  {
    asks: 'spaces and signs to be free',
    said: [
      'space|punctuation|sign|blank|digit|hyphen|nonletter .. ignored|free|several|may|not|any|more|except|excluded|skipped|uncounted|count',
      'ignore|ignoring|except|disregard|skip|skipping|excluding|apart .. space|punctuation|digit|blank|nonletter',
      'only letter|alphabetic|digit .. count|counts|matter|bound|considered',
    ],
    answer: (s) => lengthsOf(boundBy(s, (letter) => /[a-z]/i.test(letter))),
  },
  {
    asks: 'one letter, or some, to be in several parts',
    said: [
      'at most|up to two|2|three|3|k|to',
      'in|within two|2|k|three|3 part|piece .. at most|allowed|may',
      'one|single|1 letter|character may|can|is|must|exempt',
      'except|exception|exempt',
      'letter a|z|x|e may|can|is',
    ],
    answer: (s) => lengthsOf(boundBy(s, (letter) => letter !== 'a')),
  },
  {
    asks: 'parts of two letters at least',
    said: [
      'not|never just|only|merely one|a|1',
      'two|2 letters|characters or',
      'two|2 or more',
      'no|not|never .. lone|solitary',
      'lone|single|solitary letter|character|part|piece',
      'longer than one|1|a',
      'at least two|2',
      'alone',
      'single|lone letter|character|bead .. permitted|allowed|forbidden|piece|part|alone',
      'of a single|lone letter|character|bead',
      'at least|most two|2|three|3|four|4|k|n|m',
      'shorter|longer|smaller|larger than',
      'minimum|minimal|maximum|maximal length|size',
      'single letter|character part|piece',
      'length|size one|1|at|greater|more|less',
      'length|size of one|1|at',
      'two|2|three|3|k or more|fewer',
      'no|not|never part|piece .. alone|single|one|1',
      'more than one|1 letter|character|bead',
    ],
    answer: (s) => joined(partitionLabels(s), (length) => length >= 2),
  },
  {
    asks: 'parts of an even length',
    said: [
      'even|odd length|size|number|count|many|part|piece',
      'length|size .. even|odd',
      'divisible|multiple',
      'equal|same length|size',
      'equally long',
    ],
    answer: (s) => joined(partitionLabels(s), (length) => length > 0 && length % 2 === 0),
  },
  {
    asks: 'only the longer or more special parts',
    said: [
      'only|just .. longest|largest|shortest|smallest|first|last|longer|more',
      'longest|largest|shortest|smallest|biggest part|piece|one|length|two|k',
      'ignore|ignoring|skip|omit|drop|discard|leave|without|except .. part|piece|single|one',
      '~in|into|to more than one|1',
    ],
    answer: (s) => partitionLabels(s).filter((length) => length > 1),
  },
  {
    asks: 'each length once',
    said: [
      'distinct|different|unique length|size|value|number',
      'length|size .. once|distinct|unique|duplicate|different',
      'without|no|remove duplicate|repetition',
      'set of',
    ],
    answer: (s) => [...new Set(partitionLabels(s))],
  },
  {
    asks: 'a string that closes to a circle',
    said: [
      'written|strung|arranged around|round',
      'necklace|circle|circular|ring|cyclic|wheel|bracelet|wreath|round|loop',
    ],
  },
  {
    asks: 'letters that bind no parts',
    said: [
      'dropped|discarded|omitted|deleted|removed|skipped',
      'may|can|could be thrown|dropped|discarded',
      'may|can|could be left|ignored|thrown out|aside|away',
      'joker|jokers|wildcard|wildcards|blank|blanks|asterisk|exception|exempt|exempted|free|neutral',
      'letter|letters|character|characters x|z|q|e|b ~z|to|through',
      'the letter|character a ~z|to|through',
      'vowel|vowels|consonant|consonants',
      'may|can|could|might be in|within|anywhere|everywhere',
      'may|can|could|might stand|occur|appear|recur|stay .. any|several|more|both|two|many',
      'any|several|both part|parts|piece|pieces',
      'except|unless|excepting|save|apart|besides',
      '~the|each other',
      '~after|behind|beside the other',
      'twice|at most two|k|three',
    ],
    answer: (s) => boundBy(s, (letter) => letter !== 'x').map((part) => part.length),
  },
  {
    asks: 'only neighbouring parts to have no letter in common',
    said: [
      'follow|follows|following one|each|another',
      'next to each|one',
      'neighbouring|neighboring|adjacent|consecutive|successive|neighbour|following part|piece|parts|pieces|one|segment|block',
      'neighbour|neighbours|adjacent|consecutive',
      'part|piece|one .. after|before|following|next|previous .. letter|common|share',
      'side by side',
    ],
    answer: (s) => {
      const best = [[]]
      for (let end = 1; end <= s.length; end++)
        for (let start = end - 1; start >= 0; start--) {
          const part = s.slice(start, end)
          const before = best[start]
          if (!before || (before.length > 0 && [...before.at(-1)].some((letter) => part.includes(letter)))) continue
          if (!best[end] || before.length + 1 > best[end].length) best[end] = [...before, part]
        }
      return lengthsOf(best[s.length])
    },
  },
  {
    asks: 'parts that begin or end in different letters',
    said: [
      'first|initial letter|character of .. differ|different|distinct|same',
      'begin|begins|start|starts|end|ends with|in the|a|different same|letter|character|different|another',
      'no|not|never .. begin|begins|start|starts|end|ends',
    ],
    answer: (s) => lengthsOf(boundBy(s, () => true)),
  },
]
