const runsOf = (s) => s.match(/(.)\1*/gs) ?? []
const timesIn = (s, letter) => s.split(letter).length - 1
const joinRuns = (s, write) => runsOf(s).map(write).join('')
const withCount = (run) => `${run[0]}${run.length}`

const lookAlikes = [
  {
    asks: 'the string itself where the code is not shorter',
    said: [
      'original|itself|unchanged|uncompressed|unencoded',
      'shorter|smaller|longer|reduce|reduces|saves|save|shrink|shrinks',
      'less|fewer than|characters',
      'if|unless|when|where|only .. compressed|encoded|encoding|code|result .. not|than|would',
    ],
    answer: (s) => (runLengthEncode(s).length < s.length ? runLengthEncode(s) : s),
  },
  {
    asks: 'counts of one to be left out',
    said: [
      'only .. greater|more|larger|than|repeated|if|when|longer',
      'omit|omitted|omits|omitting|skip|skipped|drop|dropped|leave|left|without|no|not .. 1|one|count|number|length|single|digit',
      '1|one|count|number|length .. omitted|dropped|skipped|left|not|written only',
      'single|alone|lone|unrepeated .. not|no|without|unchanged|stays|stay|copied|itself|just|only',
      'just|only the character|letter|symbol',
      'greater|more|larger|longer than one|1|once',
      'at least two|2|twice',
      'two|2 or more',
      'appended|written|followed .. if|when|only',
    ],
    answer: (s) => joinRuns(s, (run) => (run.length > 1 ? withCount(run) : run)),
  },
  {
    asks: 'runs of two left as they are',
    said: ['three|3', 'more than two|2', 'shorter than'],
    answer: (s) => joinRuns(s, (run) => (run.length > 2 ? withCount(run) : run)),
  },
  {
    asks: 'the count first',
    said: [
      'count|length|number|times|size .. followed by .. character|letter|symbol|it',
      'count|length|number first|before|precedes|in',
      'before|ahead|precede|precedes|preceding',
      'count|length|number and|then the|then letter|character',
      'how many .. which|then',
      'look and',
    ],
    answer: (s) => joinRuns(s, (run) => `${run.length}${run[0]}`),
  },
  {
    asks: 'the counts in the whole string',
    said: [
      'total|altogether|overall|whole|entire|anywhere|everywhere',
      'first appearance|occurrence',
      'frequency|frequencies|histogram',
      'in all',
      'each|every distinct|different|unique',
      'how often',
      'order of .. appearance|occurrence',
    ],
    answer: (s) => [...new Set(s)].map((letter) => `${letter}${timesIn(s, letter)}`).join(''),
  },
  {
    asks: 'the counts in the whole string, by letter',
    said: [
      'sorted|alphabetical|alphabetically|lexicographical|lexicographically|ascending|alphabet',
      'most frequent|common',
      'descending|decreasing',
    ],
    answer: (s) =>
      [...new Set(s)]
        .sort()
        .map((letter) => `${letter}${timesIn(s, letter)}`)
        .join(''),
  },
  {
    asks: 'upper and lower case to be the same',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|regardless|irrespective|disregard|disregarding .. case|capitalization',
      'case .. ignored|matter|equal|same|alike|irrelevant|equivalent',
      'convert|converted|converting|change|changed|turned|made .. lower|upper|lowercase|uppercase',
      'lowercase|uppercase|lower|upper .. first|before|after|converted',
      'treated|treat|count|counts|considered .. equal|same|alike|identical',
    ],
    answer: (s) => runLengthEncode(s.toLowerCase()),
  },
  {
    asks: 'runs of at most nine',
    said: [
      '9|nine',
      'split|splits|splitting|broken|cut|divided',
      'one|single digit',
      'at most k|9|nine|255',
      'longer than|runs',
      'limit|limited|maximum|largest',
    ],
    answer: (s) => joinRuns(s, (run) => (run.match(/.{1,9}/gs) ?? []).map(withCount).join('')),
  },
  {
    asks: 'spaces, digits or other characters apart',
    said: [
      'space|spaces|whitespace|punctuation .. ignored|ignore|removed|skipped|copied|unchanged|kept|not',
      '~contains|contain|consists|consist|of|has|holds|hold|are only letters|digits|vowels|consonants|uppercase|lowercase|zeros',
      'except letters|digits|vowels|consonants|uppercase|lowercase|zeros',
      'vowel|consonant|vowels|consonants',
      'separated|separator|comma|dash|space',
      'ignore|ignoring|skip|skipping|remove|removing .. space|spaces|digits|punctuation',
    ],
    answer: (s) => runLengthEncode(s.replace(/[^a-z]/gi, '')),
  },
  {
    asks: 'the code turned round, or of the string turned round',
    said: [
      'reverse|reversed|backwards|backward|right',
      'from the end|right|back|last',
      'circular|cyclic|circle|ring|wrap|wraps|necklace|closed',
    ],
    answer: (s) => runLengthEncode([...s].reverse().join('')),
  },
  {
    asks: 'a code to be undone, or its length',
    said: [
      'decode|decoded|decoding|decompress|expand|expanded|undo|uncompress',
      'length of the|encoded|compressed .. encoding|code|string|compression',
      'number|count of runs',
      'minimum|minimal|smallest|fewest|shortest',
      'longest|most',
    ],
    answer: (s) => String(runLengthEncode(s).length),
  },
  {
    asks: 'one of each run, or the counts alone',
    said: [
      'remove|removing|removed|collapse|collapsed|collapsing|delete|deleting .. duplicate|duplicates|repeats|adjacent|repeated',
      'counts|lengths only|alone',
      'only .. counts|lengths|letters',
      'binary|hexadecimal|unary|base|words|letters as',
    ],
    answer: (s) => joinRuns(s, (run) => run[0]),
  },
  {
    asks: 'a code applied several times, or with one change allowed',
    said: [
      'k|n|several|two|2|twice|repeatedly time|times|round|rounds',
      'twice|repeatedly|again|iterate|iterated',
      'delete|deleting|removing|change|changing|replace|replacing .. at|up|most|one|k',
      'pair|pairs|groups of two|2|three',
    ],
    answer: (s) => runLengthEncode(runLengthEncode(s)),
  },
]
