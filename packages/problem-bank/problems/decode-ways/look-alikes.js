/** In how many ways the digits can be cut into codes. */
function ways(s, isCode, longest = 2) {
  const counts = [1]
  for (let end = 1; end <= s.length; end++) {
    counts[end] = 0
    for (let size = 1; size <= Math.min(longest, end); size++)
      if (isCode(s.slice(end - size, end))) counts[end] += counts[end - size]
  }
  return counts[s.length]
}

const parts = (s) =>
  s === ''
    ? [[]]
    : [1, 2].flatMap((size) =>
        size <= s.length && /^([1-9]|1\d|2[0-6])$/.test(s.slice(0, size))
          ? parts(s.slice(size)).map((rest) => [s.slice(0, size), ...rest])
          : [],
      )

const lookAlikes = [
  {
    asks: 'an alphabet of fewer letters',
    denied: ['26', 'twenty six', 'z'],
    said: ['only|just ten|twenty|10|20|24|25 letter', 'up to|1|one to|through 20|21|22|23|24|25'],
    answer: (s) => ways(s, (code) => /^(\d|1\d|20)$/.test(code) && code !== '0'),
  },
  {
    asks: 'a wildcard among the digits',
    said: [
      'wildcard|wild|asterisk|star|joker|placeholder',
      'unknown|illegible|unreadable|smudged digit|character',
      'question mark',
      'stands for any ~letter',
      'stands for any letter from|between|or',
      'unknown',
    ],
    answer: (s) => numDecodings(s),
  },
  {
    asks: 'the number modulo another',
    said: ['modulo|mod|modulus|remainder|1000000007|10^9', '10 9 7', 'last digit|digits'],
    answer: (s) => numDecodings(s) % (1e9 + 7),
  },
  {
    asks: 'letters counted from zero',
    denied: ['26'],
    said: [
      'to|through|and|is 25',
      'a 0|zero ~in|is|never|cannot|before|at',
      'a as|is|to|for|by|becomes|become|means|gets|equals|stands 0|zero',
      'from 0|zero',
    ],
    answer: (s) => ways(s, (code) => /^(\d|1\d|2[0-5])$/.test(code)),
  },
  {
    asks: 'a zero that stands for something of its own',
    said: [
      'blank|space|pause|gap|dot|dash|star|joker .. became|becomes|is|as|by|to 0|zero',
      '0|zero by|on itself|its',
      'single|lone|bare 0|zero',
      '0|zero is|stands|means|denotes|encodes|becomes|reads a|for|the blank|space|pause|gap|dot|dash|star|joker',
      '0|zero .. too|also|valid|allowed|fine .. code|letter',
    ],
    answer: (s) => ways(s, (code) => code === '0' || (!code.startsWith('0') && Number(code) <= 26)),
  },
  {
    asks: 'codes that may begin with zero',
    said: [
      'leading zero|0 is|are allowed|permitted|valid|okay|ok|accepted|fine|ignored|harmless',
      'code|group|letter may|can begin|start|have|contain|carry .. zero|0',
      'ignore|ignoring|disregard .. zero',
      'zero are|is|may ignored|skipped|dropped',
      'also|too|as|and 01|02|03|04|05|06|07|08|09',
      '01|02|03|04|05|06|07|08|09 as|also|too|means|mean|stands|reads',
      '01|02|03|04|05|06|07|08|09 is|are ~not|no|never|invalid',
      'may|might|can be padded|written|filled',
      '~not|never|nor|no|without padded|padding|prefixed|filled|preceded|extended|lengthened by|with|using a|an|zero|zeros|one|0',
      'as|however|whichever|either|both sender|writer|clerk|scribe|he|she|they|way|ways likes|like|pleases|please|wishes|wish|prefers|prefer|liked|pleased',
      'one or|and with|as|in two digits|digit|figures|figure',
      'digit|digits|figure|figures or|and with|as two',
      'optional|optionally',
      'padded|padding|zero .. allowed|permitted|well|too|also',
      'well as',
    ],
    answer: (s) => ways(s, (code) => Number(code) >= 1 && Number(code) <= 26),
  },
  {
    asks: 'another number of letters',
    denied: ['26', 'twenty six', 'z'],
    said: [
      '1|one to|through 9|10|20|24|25|27|28|29|30|33|52|99',
      'up to 9|10|20|24|25|27|28|29|30|33|52|99|100',
      '52|99|33|27',
      'three digit',
      'greek|russian|hexadecimal',
      'a to|through|until y|x|j|i|t|p|k|e|o',
      '25|24|27|28|30 letter|letters',
      'without the letter|letters',
      'no letter j|q|x|w|y',
      'letter|letters j|q|x|w|y is|are|not|missing',
      'first|only nine|ten|twenty|9|10|20',

      'up to s|t|u|v|x|y|j|i|p',
    ],
    answer: (s) => ways(s, (code) => /^[1-9]\d?$/.test(code)),
  },
  {
    asks: 'the fewest or most letters',
    said: [
      'fewest|shortest|longest|minimum|maximum|minimal|most|least|smallest|largest letter|message|number|length|decoding|possible|code',
      'length of the shortest|longest',
      'shortest|longest|fewest',
      'length of',
      'how long|short',
      'as few|many',
      'shortest|longest|briefest',
    ],
    answer: (s) => {
      const lengths = parts(s).map((codes) => codes.length)
      return lengths.length ? Math.min(...lengths) : 0
    },
  },
  {
    asks: 'the most letters of a decoding',
    said: ['longest|maximum|most|largest letter|message|number|length|decoding|possible', 'longest'],
    answer: (s) => Math.max(0, ...parts(s).map((codes) => codes.length)),
  },
  {
    asks: 'the different letters or messages, not the ways',
    said: [
      'number|count of .. letters',
      'how many letters|letter',
      'distinct|different|unique letter ~string|text|message|word|sequence|combination',
      'list|lists|all decoding|message|them',
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically',
      'smallest .. decode|decoding|message',
    ],
    answer: (s) => new Set(parts(s).flat()).size,
  },
  {
    asks: 'decodings without equal letters side by side',
    said: [
      'adjacent|consecutive|neighbouring|neighboring|successive letter|code',
      'two|equal|same|identical letter',
      'in a row',
      'each letter .. once',
      'distinct|different letter ~string|text|message|word|sequence|combination',
      'twice',
      'palindrome|vowel',
      'no two|three',
      'side by',
      'same|equal|identical|double|doubled letter|letters',
      'repeat|repeats|repeated|repeating|repetition',
      'in a|direct row|succession',
      'more than once|two|three|twice',
      'neighbour|neighbours|beside|alike|differ',
      'never|not|no|without .. twice|again|repeat|same|double',
    ],
    answer: (s) => parts(s).filter((codes) => codes.every((code, i) => code !== codes[i + 1])).length,
  },
  {
    asks: 'a limit on the codes of two digits',
    said: [
      'two|2 digit code|group|number|letter .. most|only|limit|even|exactly',
      'most|only|exactly one|once|two .. pair|double|two|2 digit',
      'even|odd number|count|length',
      'exactly k|three|n letter|code|group',
      'of length k',
      'more than one|two|2|three|3|four|half',
      'two|2|double digit|digits|figures .. not|never|no|must|once|at',
      'at most',
      'at least|most one|two|three|half',
      'pair|pairs .. digit|digits',
      'two|double digit numbers|codes|letters',
      'k|l|m|beyond .. letter|letters',
      'unless',
      'as soon as',
      'even|odd',
      'except|apart',
      'begin|begins|start|starts|end|ends in|with .. letter|vowel',
      'first|last|final letter .. is|must|be|a|not|never',
    ],
    answer: (s) => parts(s).filter((codes) => codes.filter((code) => code.length === 2).length <= 1).length,
  },
  {
    asks: 'digits to be rearranged or read backwards',
    said: [
      'reverse|reversed|backward|backwards|rearrange|rearranged|permute|shuffle|shuffled',
      'right to left',
      'any order',
      'z|a .. 1|26 .. z 1',
    ],
    answer: (s) => numDecodings([...s].reverse().join('')),
  },
  {
    asks: '-1 where there is no way',
    said: ['return|give|answer|report -1', '-1'],
    answer: (s) => numDecodings(s) || -1,
  },
  {
    asks: 'the beginnings or parts that can be decoded',
    said: [
      'may|can|could|to|by|after replace|replacing|change|changing one|digit|digits|some|any|single',
      'how many|number .. prefix|substring|suffix',
      'number of prefix|substring|suffix|subsequence',
      'delete|deleting|remove|removing|insert',
    ],
    answer: (s) => [...s].filter((_, i) => numDecodings(s.slice(0, i + 1)) > 0).length,
  },
  {
    asks: 'zeros that are passed over',
    said: [
      'no letter|letters|code .. skipped|ignored|dropped|omitted|passed|struck',
      'may|can|could be skipped|ignored|dropped|passed|omitted|disregarded|overlooked|left',
      'digit|digits|figure|figures|sign|signs|it|they|rest|others|which may|can|could|are|is .. skipped|ignored|dropped|passed|omitted|left|skip|ignore|disregarded|overlooked',
      'skip|skipping|omit|omitting|drop|dropping|pass|passing over|digit|digits|figure|figures|some|any',
      'zero|0|zeros|zeroes .. pause|space|blank|separator|separates|skipped|ignored|dropped|noise|gap|silent|break',
      'skip|skipping|ignore|ignoring|drop|dropping|strike|pass|delete|without .. zero|zeros|0|zeroes',
      'zero|zeros|0|zeroes .. passed|left|struck',
      'zero|zeros|0|zeroes between|separating|apart',
      'between .. a|some|any|with zero|zeros|0|zeroes',
      'insert|inserts|inserted|add|adds|added|sprinkle|sprinkles|sprinkled|strew|strews|strewn a|an|some|any|with|in zero|zeros|0|zeroes',
    ],
    answer: (s) => numDecodings(s.replaceAll('0', '')),
  },
  {
    asks: 'whether there is a way at all',
    said: ['whether', '1|one if|when|where|otherwise|else', '1|one or|and 0|zero|0'],
    answer: (s) => Math.min(1, numDecodings(s)),
  },
  {
    asks: 'a message in which a digit is wrong',
    said: ['modulo|mod'],
  },
]
