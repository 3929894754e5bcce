const counting = (isCounted) => (jewels, stones) =>
  [...stones].filter((stone, at) => isCounted(jewels, stone, at, stones)).length
const small = (text) => text.toLowerCase()
const timesIn = (text, letter) => text.split(letter).length - 1

/** The longest run of stones that pass. */
function longestRun(stones, passes) {
  let [longest, run] = [0, 0]
  for (const stone of stones) {
    run = passes(stone) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

const lookAlikes = [
  {
    asks: 'upper and lower case to be the same',
    said: anyCase(),
    answer: (jewels, stones) => numJewelsInStones(small(jewels), small(stones)),
  },
  {
    asks: 'how many kinds of jewels there are among the stones',
    said: [
      'how many different|distinct|kinds|types|unique|sorts|of ~stones|your|the|these|them',
      'number|count of different|distinct|kinds|types|unique|sorts|jewel ~stones|your|that|among',
      'each|every|a|same kind|type|letter|jewel|character .. only|just|counted once',
      'only|counted|counts|count|most once',
      'duplicate|duplicates|repeated|repeats .. not|ignored|once',
    ],
    answer: (jewels, stones) => [...jewels].filter((jewel) => stones.includes(jewel)).length,
  },
  {
    asks: 'how many kinds of jewels are missing',
    said: [
      'missing|absent|lack|lacks|lacking',
      'not|never|no|none .. found|occur|appear|present',
      'you|he|she do|does not have|own',
    ],
    answer: (jewels, stones) => [...jewels].filter((jewel) => !stones.includes(jewel)).length,
  },
  {
    asks: 'the stones that are no jewels',
    said: [
      'are|is|that not|no|never jewel|jewels|precious|among|in|contained|listed',
      'not|no|non jewel|jewels|precious',
      'nonjewel|ordinary|worthless|plain|other stones|ones',
      'rest of',
      'remain|remains|remaining|left',
    ],
    answer: counting((jewels, stone) => !jewels.includes(stone)),
  },
  {
    asks: 'one stone for each jewel at most, or as many as jewels has',
    said: [
      'pair|pairs|paired|match|matched|matching',
      'multiset|multiplicity',
      'at most|as often|many',
      'used only|just|once|up',
      'overlap|intersection|common',
      'may|can contain|have .. repeated|duplicates|twice',
    ],
    answer: (jewels, stones) =>
      [...new Set(jewels)].reduce((sum, jewel) => sum + Math.min(timesIn(jewels, jewel), timesIn(stones, jewel)), 0),
  },
  {
    asks: 'the longest run of jewels',
    said: [
      'longest|longer|largest|most|greatest',
      'row|consecutive|contiguous|adjacent|run|substring|streak',
      'next to',
    ],
    answer: (jewels, stones) => longestRun(stones, (stone) => jewels.includes(stone)),
  },
  {
    asks: 'the place of the first jewel',
    said: ['index|position|place of ~the', 'first jewel|stone|one', 'where .. first'],
    answer: (jewels, stones) => [...stones].findIndex((stone) => jewels.includes(stone)),
  },
  {
    asks: 'how often the most frequent jewel occurs',
    said: ['frequent|common|commonest|often', 'maximum|most', 'more than any'],
    answer: (jewels, stones) => Math.max(...[...jewels].map((jewel) => timesIn(stones, jewel))),
  },
  {
    asks: 'jewels that occur once, or more than once',
    said: ['exactly|precisely|only once', 'more than once', 'at least two|2|twice', 'unique stone|stones'],
    answer: counting((jewels, stone, _, stones) => jewels.includes(stone) && timesIn(stones, stone) === 1),
  },
  {
    asks: 'values of the jewels to be added',
    said: [
      'value|values|worth|price|weight|cost|points',
      'sum|total ~number|of|jewels',
      'position|index .. in|of jewels',
    ],
    answer: (jewels, stones) => [...stones].reduce((sum, stone) => sum + jewels.indexOf(stone) + 1, 0),
  },
  {
    asks: 'how often jewels occurs as a whole',
    said: ['substring|subsequence|occurrence|occurrences', 'as a whole', 'in this|that|the|same order', 'how often'],
    answer: (jewels, stones) => [...stones].filter((_, at) => stones.startsWith(jewels, at)).length,
  },
  {
    asks: 'how many whole sets of jewels there are',
    said: ['set|sets|necklace|necklaces|complete', 'one of each|every', 'all kinds|types|of the jewels'],
    answer: (jewels, stones) => Math.min(...[...jewels].map((jewel) => timesIn(stones, jewel))),
  },
  {
    asks: 'neighbours of jewels, or only some of the stones',
    said: [
      'even|odd|every|each second|other|place|position|index',
      'neighbour|neighbor|beside|next|adjacent',
      'until|after|before the first|last|jewel',
      'vowel|vowels|consonant',
    ],
    answer: counting((jewels, stone, at) => at % 2 === 0 && jewels.includes(stone)),
  },
]
