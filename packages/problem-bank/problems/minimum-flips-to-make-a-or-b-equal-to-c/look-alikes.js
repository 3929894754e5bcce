/** The least number of flips, counted place by place, after which `joined` gives the bit of c. */
function flipsFor(a, b, c, joined, costOf = (one, other) => one + other) {
  let flips = 0
  for (let place = 0; place < 30; place++) {
    const [one, other, wanted] = [a, b, c].map((number) => (number >> place) & 1)
    const ways = [0, 1].flatMap((newOne) =>
      [0, 1].flatMap((newOther) =>
        joined(newOne, newOther) === wanted ? [costOf(Number(newOne !== one), Number(newOther !== other), place)] : [],
      ),
    )
    flips += Math.min(...ways)
  }
  return flips
}

const or = (a, b) => a | b

const lookAlikes = [
  {
    asks: 'a AND b to become c',
    said: [
      'bitwise|logical and',
      'and operation|of|operator',
      'a|x|p|u and b|y|q|v equal|equals|is|becomes|gives',
      '& b',
      'conjunction',
    ],
    answer: (a, b, c) => flipsFor(a, b, c, (one, other) => one & other),
  },
  {
    asks: 'a XOR b to become c',
    said: ['xor|exclusive|symmetric', 'a|x|p ^ b|y|q'],
    answer: (a, b, c) => flipsFor(a, b, c, (one, other) => one ^ other),
  },
  {
    asks: 'only a, or only b, to be flipped',
    said: [
      'only|just .. a|b|x|y|one|first|second',
      'bits of a|b|x|y alone|only',
      'not|never|cannot|must .. b|y|second|change|changed|touched|fixed',
      'fixed|unchanged|constant',
      'impossible|possible|-1',
    ],
    answer: (a, b, c) => flipsFor(a, b, c, or, (one, other) => (other ? Infinity : one)),
  },
  {
    asks: 'c to be flipped as well',
    said: [
      'any|either|all of .. three|numbers|a b c',
      'three number|numbers|integers .. flip|flipped|change|bit',
      'or c',
      'bit|bits of .. c',
      'also|too|even .. c',
    ],
    answer: (a, b, c) => onesIn((a | b) ^ c),
  },
  {
    asks: 'the number of places that are wrong',
    said: [
      'number|count|many .. position|positions|place|places|bits .. differ|differs|wrong|different',
      'hamming|distance',
      'differ|differs|differing|mismatch|mismatches',
      'one|single flip|operation|step .. both',
      'both .. one|once|single|same time|together|simultaneously',
      'same place|position .. both|once',
    ],
    answer: (a, b, c) => onesIn((a | b) ^ c),
  },
  {
    asks: 'flips that cost something',
    said: ['cost|costs|price|weight|weights|value|expensive|cheapest|pay', 'power|powers|2 i|2^i'],
    answer: (a, b, c) => flipsFor(a, b, c, or, (one, other, place) => (one + other) * 2 ** place),
  },
]
