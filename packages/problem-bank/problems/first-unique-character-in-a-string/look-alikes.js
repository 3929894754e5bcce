const often = (s, letter) => s.split(letter).length - 1
const at = (s, rule) => [...s].findIndex((letter, i) => rule(letter, i))
const alone = (letter, s) => often(s, letter) === 1

const lookAlikes = [
  {
    asks: 'the last such character',
    said: [
      'very last|end',
      'comes|come|met|reached|seen|read|found|encountered|meets|reaches|sees|finds last',
      'last of|among',
      'at last',
      'last|rightmost|latest|final unique|nonrepeating|character|letter|one|index|position|such|that|single|distinct|non',
      'rightmost|latest',
      'last of them|these|those',
      'from the right|end|back',
      'largest|highest|greatest index|position',
    ],
    answer: (s) => [...s].findLastIndex((letter) => alone(letter, s)),
  },
  {
    asks: 'the second such character',
    said: ['second|2nd|third|kth', 'second|third|kth unique|nonrepeating|character|letter'],
    answer: (s) => [...[...s].keys()].filter((i) => alone(s[i], s))[1] ?? -1,
  },
  {
    asks: 'the first character that repeats',
    said: [
      'repeating|repeated|duplicate|duplicated|recurring|repeats character|letter',
      'more than once|one|1',
      'at least|exactly twice|two|2',
      'is|are|gets|was repeated',
      'again later',
      'occurs|appears|appear twice|again|more|several|at',
      'first .. repeats',
      'not unique',
      'nonunique',
    ],
    answer: (s) => at(s, (letter) => often(s, letter) > 1),
  },
  {
    asks: 'where a character comes for the second time',
    said: [
      'already|before|previously|seen|earlier|second time',
      'second occurrence|appearance|time',
      'already|previously occurred|appeared|seen',
      'repeat|repeats|repetition',
    ],
    answer: (s) => at(s, (letter, i) => s.indexOf(letter) < i),
  },
  {
    asks: 'a character that occurs exactly twice',
    said: ['exactly|precisely twice|two|2|three|3|k', 'twice', 'two|2|three|3 time', 'odd|even number|count|times'],
    answer: (s) => at(s, (letter) => often(s, letter) === 2),
  },
  {
    asks: 'a position counted from one',
    said: [
      '1|one based|indexed|index|indexing',
      'counted|counting|count|numbered|numbering|start|starting|starts|begin|beginning|begins .. from|at|with 1|one',
      'first character|letter|position|index is|has|being .. 1|one',
      'position 1|one',
    ],
    answer: (s) => (firstUniqChar(s) < 0 ? -1 : firstUniqChar(s) + 1),
  },
  {
    asks: 'a position counted from one, or 0',
    said: ['or 0|zero', 'return|give|answer 0|zero', '1|one based|indexed'],
    answer: (s) => firstUniqChar(s) + 1,
  },
  {
    asks: 'letters whatever their case',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignoring|ignore|ignores|regardless|irrespective|disregard|disregarding|whatever .. case|capital|capitals|capitalization',
      'case .. ignored|irrelevant',
      'upper|uppercase|capital .. lower|lowercase .. same|equal|alike|equivalent',
    ],
    answer: (s) => firstUniqChar(s.toLowerCase()),
  },
  {
    asks: 'a character unlike its neighbours',
    said: [
      'neighbour|neighbor|adjacent|consecutive|consecutively|surrounding',
      'in a row',
      'next to',
      'different from .. next|previous|both|before',
    ],
    answer: (s) => at(s, (letter, i) => letter !== s[i - 1] && letter !== s[i + 1]),
  },
  {
    asks: 'the number of such characters',
    said: [
      'how many',
      'number|count of .. unique|character|letter|distinct|nonrepeating|such',
      'return|count the number|count',
    ],
    answer: (s) => [...s].filter((letter) => alone(letter, s)).length,
  },
  {
    asks: 'the smallest such letter of the alphabet',
    said: [
      'alphabetically|alphabetical|lexicographically|lexicographic',
      'smallest|largest|greatest letter|character|unique',
      'earliest|first in the alphabet',
    ],
    answer: (s) => {
      const [smallest] = [...s].filter((letter) => alone(letter, s)).sort()
      return smallest === undefined ? -1 : s.indexOf(smallest)
    },
  },
  {
    asks: 'a vowel, a consonant, a digit or another kind of character',
    said: [
      'vowel|consonant|digit|capital|uppercase letter|that|character|which|only|unique',
      'unique|nonrepeating|first vowel|consonant|digit|uppercase|capital',
      'only .. vowel|consonant|digit',
      'except|excluding|ignoring|ignore|skip|skipping|besides .. space|vowel|digit|letter|blank|punctuation|spaces',
    ],
    answer: (s) => at(s, (letter) => alone(letter, s) && 'aeiou'.includes(letter)),
  },
  {
    asks: 'the length where there is none',
    said: ['return|give|otherwise|or .. length|size .. if|when|string|otherwise|s', 'otherwise .. length|size'],
    answer: (s) => (firstUniqChar(s) < 0 ? s.length : firstUniqChar(s)),
  },
  {
    asks: 'a position counted from the end',
    said: ['from the end|back|right|last', 'counting backward|backwards'],
    answer: (s) => (firstUniqChar(s) < 0 ? -1 : s.length - 1 - firstUniqChar(s)),
  },
  {
    asks: 'a character that does not come again later',
    said: ['after it|that', 'to the|its right', 'afterwards|subsequently', 'not|never .. again later'],
    answer: (s) => at(s, (letter, i) => s.indexOf(letter, i + 1) < 0),
  },
  {
    asks: 'the rarest or the most frequent character',
    said: ['rarest', 'least|most|fewest frequent|often|time|common', 'frequent'],
    answer: (s) => {
      const most = Math.max(...[...s].map((letter) => often(s, letter)))
      return at(s, (letter) => often(s, letter) === most)
    },
  },
  {
    asks: 'repetitions that are near alone',
    said: [
      'within|inside|among the|ten|5|k|10|next|following|two|three',
      'forget|forgets|forgotten|forgetful|memory|remember|remembers|remembered',
      'farther|further|far|distance|distant|near|nearby|close|closely|apart|away',
      'next|following|previous|last two|three|four|five|ten|k|letter|character|half',
      'first two|three|four|five|ten|k|half',
      'neighbour|neighbours|neighbouring|adjacent|consecutive|row',
      'window',
      'counts|count|counted .. only|if|when',
      'directly|immediately',
      'later on|in',
      'more than two|three|five|ten|k',
      'to its|the right',
      'to the left',
      'left of .. again|same',
    ],
    answer: (s) =>
      at(
        s,
        (letter, i) =>
          ![...s.slice(i + 1, i + 11)].includes(letter) && ![...s.slice(Math.max(0, i - 10), i)].includes(letter),
      ),
  },
  {
    asks: 'a character that does not come again',
    said: ['later|afterwards|after|behind', 'follow|follows|following', 'come|comes back|again', 'rest|remainder of'],
    answer: (s) => at(s, (letter, i) => !s.includes(letter, i + 1)),
  },
  {
    asks: 'runs of equal letters counted once',
    said: [
      'in|direct|immediate|close|quick succession|row',
      'consecutive|consecutively|successive|successively|uninterrupted|unbroken|adjacent|neighbouring|neighboring',
      'one|directly|immediately|right|straight after|behind another|other|itself|it',
      'back to back',
      'side by side',
      'run|runs|streak|streaks|stretch|stretches|block|blocks|burst|bursts|series .. once|one|single',
      'count|counts|counted|taken|registered|reckoned|treated|booked as|for|like one|a|single|once',
      'immediate|immediately|directly|straight repeat|repeats|repeated|again|repetition|repetitions|follows|following',
      'unless|differs|differ|different .. before|previous|preceding|predecessor',
      'same .. as before|the',
      'merged|merge|collapse|collapsed|melted|fused .. one|single',
    ],
    answer: (s) => [...s].findIndex((letter) => s.replace(/(.)\1+/g, '$1').split(letter).length === 2),
  },
]
