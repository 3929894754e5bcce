/** Whether the process of a rule ends in a goal. */
function ends(n, next, isGoal = (number) => number === 1) {
  const seen = new Set()
  let number = n
  while (!isGoal(number) && !seen.has(number)) {
    seen.add(number)
    number = next(number)
  }
  return isGoal(number)
}

const digits = (number, base = 10) => [...number.toString(base)].map((digit) => Number.parseInt(digit, base))
const powers = (power, base) => (number) => digits(number, base).reduce((sum, digit) => sum + digit ** power, 0)

const lookAlikes = [
  {
    asks: 'cubes of the digits',
    said: [
      'cube|cubes|cubed|cubing',
      'third power|powers',
      'power .. 3|three|4|four',
      'fourth power|powers',
      'raised to',
    ],
    answer: (n) => ends(n, powers(3)),
  },
  {
    asks: 'the digits themselves',
    said: [
      'sum of its|the|their|all digit',
      'digit sum',
      'digital root',
      'add|adding its|the|their|all digit .',
      'add|adding its|the|their|all digit together|up|again|until',
    ],
    answer: (n) => ends(n, powers(1)),
  },
  {
    asks: 'the product of the digits',
    said: ['product|multiply|multiplied|multiplying|multiplication'],
    answer: (n) => ends(n, (number) => digits(number).reduce((product, digit) => product * digit ** 2, 1)),
  },
  {
    asks: 'the square of the sum',
    said: [
      'square of the|their sum|total',
      'square of .. digit sum',
      'squared sum',
      'sum .. then square|squared|squaring',
      'squaring the sum',
      'square the sum|result|total',
    ],
    answer: (n) => ends(n, (number) => powers(1)(number) ** 2 % 1e9),
  },
  {
    asks: 'each digit raised to the number of digits, or to itself',
    said: [
      'number of digit',
      'narcissistic|armstrong',
      'digit count',
      'to its own|the power',
      'power of itself',
      'own power',
    ],
    answer: (n) => ends(n, (number) => powers(digits(number).length)(number)),
  },
  {
    asks: 'differences or other sums of the squares',
    said: ['difference|subtract|alternating|alternately|minus|absolute|xor', 'twice|plus one|1', 'reverse|reversed'],
    answer: (n) =>
      ends(n, (number) => Math.abs(digits(number).reduce((sum, digit, i) => sum + (i % 2 ? -1 : 1) * digit ** 2, 0))),
  },
  {
    asks: 'the digits in another base',
    said: ['binary|octal|hexadecimal|ternary', 'base 2|3|4|5|6|7|8|9|16|two|three|eight|sixteen', 'bit|bits'],
    answer: (n) => ends(n, powers(2, 8)),
  },
  {
    asks: 'some of the digits only',
    said: [
      'even|odd|nonzero|prime|first|last|distinct|different|largest|smallest|unique digit|digits',
      'only .. digit|even|odd|first|last',
      'except|excluding|without|ignoring .. digit',
    ],
    answer: (n) => ends(n, (number) => powers(2)(Number([...new Set(String(number))].join('')))),
  },
  {
    asks: 'another number at the end',
    said: [
      'reach|reaches|reaching|becomes|equals|hits 0|zero|4|four|7|seven|89|itself',
      'end|ends|ending|arrive|arrives in|at|with|to 0|zero|4|four|7|seven|89|itself',
      'return|returns|come|comes|back to .. itself|start|n|original',
    ],
    answer: (n) => ends(n, powers(2), (number) => number === 4),
  },
  {
    asks: 'a limit on the steps',
    said: [
      'within|in|after|exactly|most k|two|three|four|five|six|ten|2|3|4|5|6|10 step|round|iteration|time|repetition|replacement',
      'within|after|most .. step|round|iteration',
      'no|not more than',
      'twice',
      'limit|limited',
      'number of step|iteration',
    ],
    answer: (n) => {
      let number = n
      for (let step = 0; step < 3 && number !== 1; step++) number = powers(2)(number)
      return number === 1
    },
  },
  {
    asks: 'numbers that are not happy',
    said: [
      'unhappy|sad',
      'true if|when|exactly|iff .. not|never|cycle|loop|loops|endless|endlessly|unhappy',
      'false if|when .. ends|reaches|reach|happy',
      'not happy',
      'never reach|reaches|ends',
      'whether .. loop|loops|cycle|never|endless',
    ],
    answer: (n) => !isHappy(n),
  },
  {
    asks: 'happy numbers that are also prime or otherwise special',
    said: ['prime', 'palindrome|palindromic', 'happy and .. odd|even|prime', 'both happy'],
    answer: (n) =>
      isHappy(n) &&
      n > 1 &&
      !Array.from({ length: Math.min(n, 1000) }, (_, i) => i + 2).some((d) => d < n && n % d === 0),
  },
  {
    asks: 'other kinds of numbers',
    said: ['perfect|divisor|divisors|factor|factors|collatz|ugly|triple|half|halve|halved|armstrong', '3n'],
    answer: (n) => ends(n, (number) => (number % 2 ? 3 * number + 1 : number / 2)),
  },
  {
    asks: 'numbers that are happy by another rule',
    said: [
      '1 or 7|4|89|10',
      'or 7|seven|4|four|10|ten',
      'or to|at|in 7|10|0',
      'zero|zeros|0 .. not|no|counted',
      'no|not|never more',
      'at most|least',
      'first|last|largest|smallest|final|leading digit',
      'without|except|but|save|apart the|its|for|from',
      'digit .. larger|greater|smaller|less|above|below',
      'fewer|within|soon|quickly|patience',
      'twice|double|doubled|half',
      'and also|n',
      'on the way',
      'passes|passing|pass|visits through|by|over',
      'digit square .. once',
      'repeated|equal digit',
      'minus|subtract',
      'three|four|five|ten',
      'odd',
      'alternately|alternate|alternating',
      'more than two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'no|not|never more|longer|further|larger|greater|higher than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'at most one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'up to two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10 or|and more|less|fewer|longer|larger|above|below|over',
      'larger|greater|smaller|less|longer|shorter|fewer|higher|lower|bigger than one|1|two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'of no importance|consequence|interest|use|account|concern',
      'no role|part',
      'but never',
      'not|never|neither allowed|permitted|admitted|accepted',
      'forbidden|prohibited|banned|disallowed|barred',
      'stay|stays|remain|remains|left|leave .. where|alone|untouched|unchanged|aside',
      'unless|excepting|barring|exception|exempt',
      'except|excluding|besides|excluded|exclude',
      'ignore|ignored|ignoring|disregard|disregarded|overlooked',
      'skip|skipped|skipping|omitted|omit',
      'as soon as',
      'capped|cap|limited',
      'penalty|fee|discount|surcharge',
      'circular|cyclic|wrap|wraps',
      'modulo|remainder',
      'doubled|halved|thrice|triple|tripled',
      'rounded|truncated',
      'prime|divisible|multiple of',
      'every second|third|other',
      'once used|taken|passed|visited|chosen|counted|spent',
      'not take|participate|serve',
      'nothing|none|all but',
      'at least two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'exceed|exceeds|exceeding',
      'first|last|lowest|highest|top two|three|four|five|six|seven|eight|ten|2|3|4|5|6|7|8|10',
      'only|just the first|last|largest|smallest|left|right|lower|upper|top|lowest|highest',
      'may|can be used|taken|counted|visited|chosen|entered again|twice|repeatedly|more|several',
      'joker|wildcard|asterisk',
      'second|third largest|smallest|longest|best|shortest|highest',
      'do|does|is|are not count|counted|considered|regarded',
      'as they are',
      'from each other',
      'turns|turn .. by|about',
      'on its|the way',
      'never happy',
      'taken from',
      'single digit number',
      'reach|reaches|pass|passes|hit|hits 10|100|7',
      'is|are|be enough|sufficient',
      'suffices|suffice',
      'forgiven|tolerated|pardoned|mended|mending|misprint|typo',
      'is|are|get|gets|be gone|lost|thrown|swept|dropped',
      'vanish|vanishes|disappear|disappears',
      'falling|descending|decreasing',
      'no use|good|avail|effect',
      'is|are|be fine|okay|ok|welcome|harmless',
      'no harm|damage',
      'must contain|include|stand|lie|come|begin|pass|hold',
      'has|have|is|are|ought to contain|include|stand|lie|come|begin|start|end|pass|have',
      'not|no|never .. here',
      'serve|serves twice|several|again|also|as',
      'count|counts|go|goes|belong together',
      'unlike|contrary usual|the|in|to',
      'variant|variation|twist',
      'for once',
      'only those|these|such',
      'none of',
      'count|counts double|twice',
      'house|special|extra|additional rule|rules|condition',
      'above|below|under|over zero|one|two|three|four|five|ten|2|3|4|5',
      'only|just between|every|each|one|two|even|odd|negative|positive|neighbouring|adjacent',
      'third power|place|position|one|element|letter',
      'left|leave|leaves|leaving|taken out|aside|alone',
      'worth|worthless|pointless|useless',
      'until|up to|through index|position|place',
      'outermost|innermost|extreme',
      'than usual',
    ],
  },
]
