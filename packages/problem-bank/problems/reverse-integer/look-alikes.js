/** The number whose digits `change` makes of those of x, with the sign of x; 0 where it does not fit into 32 bits. */
function withDigits(x, change) {
  const value = Number(change([...String(Math.abs(x))]).join('') || 0) * Math.sign(x) + 0
  return value < -(2 ** 31) || value >= 2 ** 31 ? 0 : value
}

const unlimited = (x) => Number([...String(Math.abs(x))].reverse().join('')) * Math.sign(x) + 0

const lookAlikes = [
  {
    asks: 'a result of any size',
    said: [
      'eleven|twelve|fifteen|sixteen|eighteen|twenty|hundred|thousand digit|digits',
      '11|12|15|16|18|20|50|100 digit|digits',
      'as large|long|big as',
      'no|without|never .. overflow|bound|limit|limits',
      'mind|worry|worries|care|fear|bother .. overflow|range|size|large|big',
      'size|length .. importance|matter|concern|limit|free',
      'long integer',
      'fifteen',
      'large|huge|big|long numbers|integers|values',
      'any|arbitrary|unlimited|whatever|unbounded size|length|magnitude|precision',
      'arbitrarily|unbounded|unlimited|bigint|limitless|bignum',
      'regardless|irrespective .. size|large|range|overflow',
      'no|without|ignore|ignoring limit|bound|restriction|range|overflow|upper',
      'no|without|any range|size|overflow limit|restriction|check',
      'however large|long|big',
      'overflow .. ignored|impossible',
      'never overflow',
      'may|can be very large|big',
      'even if .. exceeds|larger|outside|exceed',
    ],
    answer: unlimited,
  },
  {
    asks: 'another range of integers',
    said: [
      'more than .. digit|digits',
      'four|five|six|seven|eight|nine|4|5|6|7|8|9 digit|digits',
      'beyond|above|over|exceed|exceeds .. thousand|1000|9999|million',
      '16|8|sixteen|eight|24|48 bit',
      '~or unsigned',
      '2 15|16|63|53|7|8|30|32',
      '64 bit range|bound|limit|overflow',
      'signed|unsigned 64 bit',
      'fit|fits .. 64 bit',
      '1000|10000|100000|1000000|million|billion',
      'short integer',
      'byte',
    ],
    answer: (x) => (Math.abs(unlimited(x)) < 2 ** 15 ? unlimited(x) : 0),
  },
  {
    asks: 'the bound of the range where the result leaves it',
    said: [
      'stops|stop|stays|stay|held|hold|cut|bounded at|to|by|within',
      'replaced by',
      'limit|limits|bound itself',
      'clamp|clamped|clamps|clip|clipped|saturate|saturated|saturates|saturating|saturation|cap|capped',
      'nearest|closest|nearer',
      'return|returns|give|gives|yield|yields|becomes|use|report the|that|its|this bound|limit|largest|smallest|maximum|minimum|corresponding|respective|extreme|end|boundary|border',
      'bound|limit|boundary .. instead|returned',
      'int_max|int_min|intmax|intmin',
      'as|become|becomes|became|by|is|are|yield|yields|give|gives|return|returns|returned|with|to 2147483647|-2147483648',
      '2147483647|-2147483648 instead|itself|then|and|is|if|for|when|where',
      'down|back to',
      'never|not .. rise|rises|fall|falls|go|goes|grow|grows|get .. above|over|beyond|below|under|past',
      'pinned|pegged|limited|kept|brought|pushed|set|trimmed|forced|fixed|moved|lowered|raised at|to|down|back|into|up',
      'stick|sticks|stuck|halt|halts|freeze|freezes|end|ends|rest|rests at|to|on',
      'at the limit|bound|end|edge|border|maximum|extreme',
      'largest|smallest|greatest|lowest|highest possible|int|integer|number|value|one',
      'becomes|become the largest|smallest|maximum|minimum|limit',
    ],
    answer: (x) => Math.min(2 ** 31 - 1, Math.max(-(2 ** 31), unlimited(x))),
  },
  {
    asks: '-1 or the number itself where the result leaves the range',
    said: [
      'return|returns|result|answer|give|yield|is|report -1',
      'x|number|integer|input|value itself|unchanged|unreversed|untouched|unmodified',
      'original|unchanged number|integer|value|x .. instead|returned',
      'return|returns|give the original|unchanged',
      'return|returns .. unchanged|original|itself|unreversed',
      'as it is',
    ],
    answer: (x) => (Math.abs(unlimited(x)) < 2 ** 31 ? unlimited(x) : x),
  },
  {
    asks: '-1 where the result leaves the range',
    said: ['return|returns|result|answer|give|yield|is|report -1', 'minus one', 'error|exception|throw'],
    answer: (x) => (Math.abs(unlimited(x)) < 2 ** 31 ? unlimited(x) : -1),
  },
  {
    asks: 'a result that wraps round',
    said: [
      'wrap|wraps|wrapped|wrapping|wraparound',
      'modulo|mod|modulus 2|4294967296',
      'twos|two complement',
      'overflow|overflows around|silently',
      'lower|low|last 32 bit',
    ],
    answer: (x) => unlimited(x) | 0,
  },
  {
    asks: 'the result without its sign',
    said: [
      'sign .. off|away|aside',
      'minus .. off|away|out|aside|no|vanish',
      'never negative|below',
      'nonnegative|positive',
      'absolute|magnitude',
      'sign|minus .. dropped|drop|lost|ignored|ignore|removed|disappears|discarded|omitted|vanishes|stripped',
      'without|drop|ignore|ignoring|dropping|discard|discarding|regardless|remove|removing|lose|loses .. sign|minus',
      'always|never positive|nonnegative|negative',
      'positive|nonnegative result|outcome|number returned',
      'unsigned',
    ],
    answer: (x) => Math.abs(reverse(x)),
  },
  {
    asks: 'the result with the other sign',
    said: [
      'minus .. plus',
      'sign .. turned|turns',
      'turned into .. negative',
      'opposite|other|flipped|inverted|changed|negated sign',
      'sign .. flipped|inverted|changed|negated|switched|flips|changes|swapped',
      'negate|negated|negation',
      'flip|invert|change sign',
      'flip|invert|change the|its sign',
    ],
    answer: (x) => -reverse(x) + 0,
  },
  {
    asks: '0 for a number below zero',
    said: [
      'negative|negatives|minus .. nothing|0|zero|rejected|refused',
      'negative|below zero .. return|returns|give|gives|yield|yields|become|becomes|is|are|result 0|zero',
      '0|zero for|if|when .. negative|below',
      'only|just positive|nonnegative',
    ],
    answer: (x) => (x < 0 ? 0 : reverse(x)),
  },
  {
    asks: 'a number below zero left as it is',
    said: [
      'negative|negatives|below .. stay|stays|remain|alone|aside|left|as',
      'only|nothing|just but|positive|nonnegative',
      'negative .. unchanged|untouched|itself|alone|unreversed',
      'only|just positive|nonnegative',
      'leave|leaving negative',
    ],
    answer: (x) => (x < 0 ? x : reverse(x)),
  },
  {
    asks: 'the first and the last digit exchanged',
    said: [
      'swap|swapped|swaps|swapping|exchange|exchanged|exchanging|interchange|interchanged|switch|switched|trade',
      'first and .. last|final',
      'last and .. first',
      'outer|outermost',
    ],
    answer: (x) =>
      withDigits(x, (digits) => (digits.length < 2 ? digits : [digits.at(-1), ...digits.slice(1, -1), digits[0]])),
  },
  {
    asks: 'the digits sorted downwards',
    said: [
      'sort|sorted|sorting|descending|decreasing|ordered',
      'largest|greatest|biggest|highest|maximum number|integer|value|possible|digit',
      'rearrange|rearranged|rearranging|permute|permuted',
    ],
    answer: (x) => withDigits(x, (digits) => digits.sort().reverse()),
  },
  {
    asks: 'the digits sorted upwards',
    said: [
      'sort|sorted|sorting|ascending|increasing|ordered',
      'smallest|least|lowest|minimum number|integer|value|possible|digit',
      'rearrange|rearranged|rearranging|permute|permuted',
    ],
    answer: (x) => withDigits(x, (digits) => digits.sort()),
  },
  {
    asks: 'zeros at the end that stay there',
    said: [
      'zero|zeros .. stay|stays|stand|remain|place|kept|keep|back|count|where',
      'trailing zero stay|stays|remain|remains|keep',
      'trailing zero are|is kept|preserved|retained',
      'zero .. in place|position',
      'keep|keeping|keeps|preserve|preserving|leave|leaving trailing|the zero',
      'zero at the end .. stay|stays|remain|remains|kept',
    ],
    answer(x) {
      const zeros = /0*$/.exec(String(x))[0].length
      return withDigits(x, (digits) => [
        ...digits.slice(0, digits.length - zeros).reverse(),
        ...new Array(zeros).fill(0),
      ])
    },
  },
  {
    asks: 'some of the digits reversed',
    said: [
      'two|three|four|2|3|4 digits|digit',
      'first|last two|three|digit|half',
      'in pairs',
      'at a time',
      'units|tens|hundreds',
      'digit|digits .. stay|stays|place|alone|untouched|remain|left|keep',
      'middle|inner|outer',
      'longer|more|fewer|shorter than',
      'other|second|third digit|digits',
      'last|first|k|only two|2|three|3|k|half digit|the|of',
      'only|just the|last|first|its|every last|first|even|odd|two|three|half|second',
      'half|halves|group|groups|block|pair|pairs',
      'except .. first|last',
      'first|last|leading|middle digit .. stay|stays|kept|fixed|remain|remains',
      'even|odd|prime',
    ],
    answer: (x) => withDigits(x, (digits) => [...digits.slice(0, -3), ...digits.slice(-3).reverse()]),
  },
  {
    asks: 'each digit once, or without some',
    said: [
      'twice',
      'already',
      'repeat|repeated|repeats',
      'distinct|unique|duplicate|repeated',
      'each|every digit once',
      'only once',
      'different digit',
    ],
    answer: (x) => withDigits(x, (digits) => [...new Set(digits.reverse())]),
  },
  {
    asks: 'the digits without zeros',
    said: [
      'zero|zeros .. part|everywhere|anywhere',
      'zeros within|inside|between',
      'remove|delete|drop|skip|ignoring|without|removing|ignore|dropping all|every|any|inner|its zero|0',
      'all|every zero .. removed|dropped|deleted|ignored|skipped',
      'zero .. anywhere',
    ],
    answer: (x) => withDigits(x, (digits) => digits.reverse().filter((digit) => digit !== '0')),
  },
  {
    asks: 'the bits reversed',
    said: [
      'bit|binary|bits .. reversed|reverse|reversing|reversal|order|flipped|mirrored|backward|backwards',
      'reverse|reversed|reversing|reversal|flip|mirror .. bit|binary',
      'binary|octal|hexadecimal|base',
    ],
    answer: (x) =>
      [...(x >>> 0).toString(2).padStart(32, '0')].reduceRight((value, bit) => value * 2 + Number(bit), 0) | 0,
  },
  {
    asks: 'the binary digits reversed',
    said: ['binary|octal|hexadecimal|base', 'reverse|reversed|reversing|reversal .. bit'],
    answer: (x) => Number.parseInt([...Math.abs(x).toString(2)].reverse().join(''), 2) * Math.sign(x) + 0,
  },
  {
    asks: 'the sum or difference with the number',
    said: [
      'plus|minus|increased|together',
      'less|more than',
      'sum|total|difference|add|adding|added|plus|product|subtract|subtracted',
      'larger|greater|smaller|maximum|minimum of',
    ],
    answer: (x) => (Math.abs(x + reverse(x)) < 2 ** 31 ? x + reverse(x) : 0),
  },
  {
    asks: 'the larger or the smaller of the number and its reverse',
    said: [
      'larger|greater|smaller|maximum|minimum|bigger|lesser|max|min|higher of|number|one|between',
      'whichever|larger|greater',
    ],
    answer: (x) => Math.max(x, reverse(x)),
  },
  {
    asks: 'the digits turned by one place',
    said: [
      'rotate|rotated|rotating|rotation|shift|shifted|cyclic|cyclically',
      'last digit .. front|first|beginning',
      'move|moved|moving',
    ],
    answer: (x) => withDigits(x, (digits) => [digits.at(-1), ...digits.slice(0, -1)]),
  },
  {
    asks: 'a further condition or exception',
    said: ['left|leave|leaving|let alone|untouched|aside'],
  },
  {
    asks: 'a sign that is lost',
    said: ['sign .. lost|dropped|ignored|disappears|vanishes|removed|end'],
  },
]
