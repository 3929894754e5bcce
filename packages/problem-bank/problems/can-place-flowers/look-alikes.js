/** The most new flowers with this many empty plots between any two. */
function most(flowerbed, between = 1) {
  const plots = [...flowerbed]
  let planted = 0
  for (const plot of plots.keys()) {
    if (plots.slice(Math.max(0, plot - between), plot + between + 1).includes(1)) continue
    plots[plot] = 1
    planted++
  }
  return planted
}

const lookAlikes = [
  {
    asks: 'a circular bed',
    said: [
      'circular|circle|ring|cyclic|cyclically|wrap|wraps|round',
      'last|first .. adjacent|next|neighbours|neighbors|beside|joined|touches .. first|last',
      'ends .. meet|joined|together',
    ],
    answer(flowerbed, n) {
      if (flowerbed.length === 1) return n <= 1 - flowerbed[0]
      const start = flowerbed.indexOf(1)
      if (start === -1) return n <= flowerbed.length >> 1
      return canPlaceFlowers([...flowerbed.slice(start), ...flowerbed.slice(0, start), 1], n)
    },
  },
  {
    asks: 'more empty plots between flowers',
    said: [
      'two|2|three|3|k|d empty|free|bare',
      'at least two|2|three|3|k|d',
      'distance|gap|spacing|apart',
      'two|2 plots|places|positions .. away|between',
    ],
    answer: (flowerbed, n) => most(flowerbed, 2) >= n,
  },
  {
    asks: 'neighbouring flowers to be allowed',
    said: [
      'may|can be|stand|grow|sit adjacent|neighbours|neighbors|beside|together|side',
      'adjacent|neighbouring|neighboring .. allowed|permitted|fine',
      'at most two|2|three|3|k|one|1 .. row|succession|adjacent|neighbours|neighbors|consecutive|together|side',
      'three|3 .. row|succession',
      'next to each|one another may|can',
      'regardless',
      'beside a|an flower|existing|old|guest|lamp .. there|only|must',
      'each|every|only .. beside|next to|adjacent to a|an|another|some',
    ],
    answer: (flowerbed, n) => flowerbed.filter((plot) => plot === 0).length >= n,
  },
  {
    asks: 'new flowers beside those that are there',
    said: [
      'beside|next|adjacent|neighbour|neighbor to|a|an|of .. existing|old|flower|there|planted',
      'company|together|clusters|cluster|groups',
      'must|needs .. neighbour|neighbor|beside',
    ],
    answer: (flowerbed, n) =>
      flowerbed.filter((plot, at) => plot === 0 && (flowerbed[at - 1] === 1 || flowerbed[at + 1] === 1)).length >= n,
  },
  {
    asks: 'exactly so many to be the most',
    said: [
      'exactly n|k|the|as|m',
      'is|equals|equal .. maximum|most|largest|greatest|highest',
      'maximum|most|largest|greatest .. is|equals|equal|exactly',
      'no|not|never more|another|further',
      'cannot .. more',
    ],
    answer: (flowerbed, n) => most(flowerbed) === n,
  },
  {
    asks: 'more than so many',
    said: ['more|greater than n|k|m', 'strictly', 'at least n|k|m|one|1 more|further|plus', 'exceed|exceeds|exceeding'],
    answer: (flowerbed, n) => most(flowerbed) > n,
  },
  {
    asks: 'at most so many to fit',
    said: ['at most n|k|m', 'no more than', 'fewer|less than n|k|m'],
    answer: (flowerbed, n) => most(flowerbed) <= n,
  },
  {
    asks: 'the ends not to be used, or a wall there',
    said: [
      'end|ends|border|borders|edge|edges|first|last|outermost|margin .. empty|free|not|never|cannot|unused|except|wall|fence|must|may|stay|stays',
      'not|never|except|without|excluding .. end|ends|edge|edges|border|first|last',
      'wall|walls|fence|hedge',
      'both sides|neighbours|neighbors must|have|has|exist|need|needs',
    ],
    answer: (flowerbed, n) => most([1, ...flowerbed, 1]) >= n,
  },
  {
    asks: 'a flower there to be moved or taken out',
    said: [
      '~without|not|nor|or|no|cannot move|moved|moving|transplant|transplanted|replant|rearrange|rearranged|shift|shifted',
      'remove|removed|removing|dig|dug|pull|pulled|uproot|cut|take one|1|a|an|up|k|out|at|any',
      'one|1|k|any .. removed|moved|dug',
      'one|k|any .. taken out|away|up',
    ],
    answer: (flowerbed, n) =>
      most(flowerbed) >= n || flowerbed.some((plot, at) => plot === 1 && most(flowerbed.with(at, 0)) >= n + 1),
  },
  {
    asks: '0 and 1 the other way round',
    said: [
      '1|one|ones means|mean|is|are|for|where|stands|marks|denotes empty|free|bare|available|unplanted',
      '0|zero|zeros means|mean|is|are|for|where|stands|marks|denotes .. not|planted|flower|taken|occupied|full',
    ],
    answer: (flowerbed, n) =>
      canPlaceFlowers(
        flowerbed.map((plot) => 1 - plot),
        n,
      ),
  },
  {
    asks: 'the new flowers to stand together, or in some plots alone',
    said: [
      'in a row|block|contiguous|consecutively|consecutive plots|seats|places|posts',
      'even|odd plot|plots|positions|index|indices|seats|posts',
      'every|each second|third',
      'left|right half',
      'sun|shade|water|colour|color|colours|colors|kinds|types',
      'budget|cost|costs|price',
    ],
    answer: (flowerbed, n) => flowerbed.join('').includes('0'.repeat(n)),
  },
]
