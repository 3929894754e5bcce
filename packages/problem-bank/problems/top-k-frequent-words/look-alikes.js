const countOf = (words, word) => words.filter((other) => other === word).length
const byLetters = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
const ranked = (words, compare) => [...new Set(words)].sort(compare)
const frequentFirst = (words) => (a, b) => countOf(words, b) - countOf(words, a)

const lookAlikes = [
  {
    asks: 'the least frequent words',
    said: [
      'least|less|lowest|fewest frequent|common|often|popular|frequency|times|frequencies|used',
      'rarest|rare|seldom|infrequent|uncommon|scarcest',
      'smallest|lowest|minimum frequency|frequencies|count|counts',
    ],
    answer: (words, k) => ranked(words, (a, b) => -frequentFirst(words)(a, b) || byLetters(a, b)).slice(0, k),
  },
  {
    asks: 'the lexicographically larger one of equally frequent words',
    said: [
      'largest|larger|greater|greatest|last lexicographically|alphabetically|lexicographical|alphabetical',
      'lexicographically|alphabetically largest|larger|greater|greatest|last|later',
      'reverse|reversed|descending|backwards|opposite .. alphabetical|lexicographical|order|alphabet|alphabetically',
      'from|between z',
      'later|last|further|farther|behind|back .. alphabet|dictionary',
    ],
    answer: (words, k) => ranked(words, (a, b) => frequentFirst(words)(a, b) || byLetters(b, a)).slice(0, k),
  },
  {
    asks: 'the word that occurs first of equally frequent ones',
    said: [
      'order of|in appearance|occurrence|arrival|input',
      'appears|appear|occurs|occur|appeared|seen|met|came|comes|come first|earlier|before',
      'first|earlier|earliest .. appears|appear|occurs|occur|appeared|seen|met|occurrence|appearance|in words|in the list',
      'position|index|input',
    ],
    // Which of equally frequent words goes first is in no example by itself: the page must name the alphabet.
    denied: [
      'lexicographical|lexicographically|lexicographic|alphabetical|alphabetically|alphabet|dictionary',
      'letter|spelling .. order|earlier|smaller|first',
      'a .. z',
    ],
    answer: (words, k) => ranked(words, frequentFirst(words)).slice(0, k),
  },
  {
    asks: 'the word that occurs last of equally frequent ones',
    said: [
      'most|more recent|recently|latest',
      'last .. appears|occurs|seen|met|occurrence|appearance',
      'recent|latest',
    ],
    answer: (words, k) => ranked([...words].reverse(), frequentFirst(words)).slice(0, k),
  },
  {
    asks: 'the shorter or the longer one of equally frequent words',
    said: ['shorter|shortest|longer|longest', 'length .. decides|first|tie', 'by length'],
    answer: (words, k) =>
      ranked(words, (a, b) => frequentFirst(words)(a, b) || a.length - b.length || byLetters(a, b)).slice(0, k),
  },
  {
    asks: 'the answer in alphabetical order',
    denied: [
      'frequent|frequency|often|common|popular|count|occurrences|uses first|decreasing|descending|before|down',
      'sorted|ordered|order|arranged|listed|list|rank|ranked|go|come|with .. frequency|frequent|often|common|popular|count|occurrences|uses',
      'decreasing|descending|falling|highest|downward',
    ],
    said: [
      'result|answer|output|list|return|returned|them|winners|k words in|sorted|ordered alphabetical|alphabetically|lexicographical',
      'result|answer|output|list|them|winners|these|chosen .. sorted|ordered|arranged alphabetically|lexicographically',
      'then|finally|afterwards|last .. sorted|sort|ordered|arranged|arrange .. alphabetically|lexicographically|alphabetical',
      'only|itself|themselves alphabetical|alphabetically',
    ],
    answer: (words, k) =>
      ranked(words, (a, b) => frequentFirst(words)(a, b) || byLetters(a, b))
        .slice(0, k)
        .sort(),
  },
  {
    asks: 'the least frequent of the chosen words first',
    said: [
      'least|rarer|rarest|lowest .. first|to',
      'ascending|increasing|rising',
      'from|least .. lowest|least|rarest .. to',
      'most .. last',
    ],
    answer: (words, k) => topKFrequent(words, k).reverse(),
  },
  {
    asks: 'the words that occur at least, exactly or more than k times',
    said: [
      'at least|minimum|exactly|precisely k|n|count time|times',
      'k|n or more',
      'k|n time|times',
      'more than k|n',
      'at least|exactly|precisely|than k|n|two|2|three|3|twice',
    ],
    answer: (words, k) => ranked(words, byLetters).filter((word) => countOf(words, word) >= k),
  },
  {
    asks: 'the kth most frequent word, or how often words occur',
    said: [
      'kth|nth|single most',
      'k|n th most',
      'frequencies|counts of the|each',
      'how often|many times they|each|it|every',
      'together with|and their|its|how',
      'with|and its|their count|counts|frequency|frequencies|number',
      'second|third most',
    ],
    answer: (words, k) => topKFrequent(words, k).slice(-1),
  },
  {
    asks: 'capitals and small letters to be the same',
    said: anyCase(),
    answer: (words, k) =>
      topKFrequent(
        words.map((word) => word.toLowerCase()),
        k,
      ),
  },
  {
    asks: 'only words that occur more than once',
    said: [
      'more than once|one',
      'repeated|repeat|repeats|duplicate|duplicates',
      'at least twice|two',
      'once|single|unique',
    ],
    answer: (words, k) => topKFrequent(words, k).filter((word) => countOf(words, word) > 1),
  },
  {
    asks: 'runs of equal values counted once',
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
    answer: (words, k) =>
      topKFrequent(
        words.filter((word, place) => word !== words[place - 1]),
        k,
      ),
  },
]
