/** How often each value occurs. */
function frequencies(ar) {
  const counts = new Map()
  for (const color of ar) counts.set(color, (counts.get(color) ?? 0) + 1)
  return [...counts.values()]
}

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

const lookAlikes = [
  {
    asks: 'any two of the same colour',
    said: [
      'number|count of way',
      'index|position i|j',
      'good pair',
      'pair|pairs i|j',
      'several pair',
      'any two',
      'i < j',
    ],
    answer: (ar) => sumOf(frequencies(ar).map((count) => (count * (count - 1)) / 2)),
  },
  {
    asks: 'the socks that are left over',
    said: [
      'left|remain|remaining|remains over|unpaired|alone|single',
      'without .. partner|match|pair',
      'unmatched|odd',
    ],
    answer: (ar) => sumOf(frequencies(ar).map((count) => count % 2)),
  },
  {
    asks: 'the number of socks in pairs',
    said: ['number|count of sock in|that', 'how many sock'],
    answer: (ar) => 2 * sockMerchant(ar),
  },
  {
    asks: 'colours with a pair, each once',
    said: [
      'how many .. color|colour',
      'number|count of .. color|colour .. pair|twice',
      'distinct|different',
      'at least one|two',
      'each color|colour .. once',
      'only one pair',
    ],
    answer: (ar) => frequencies(ar).filter((count) => count > 1).length,
  },
  {
    asks: 'groups of three',
    said: ['three|triple|triples|triplet|k|four'],
    answer: (ar) => sumOf(frequencies(ar).map((count) => Math.floor(count / 3))),
  },
  {
    asks: 'neighbours that match',
    said: ['adjacent|neighbouring|neighboring|consecutive', 'next to', 'in a row', 'side by side'],
    answer(ar) {
      let [pairs, at] = [0, 1]
      while (at < ar.length) {
        if (ar[at] === ar[at - 1]) {
          pairs++
          at++
        }
        at++
      }
      return pairs
    },
  },
  {
    asks: 'pairs that differ or add up to something',
    said: ['different colors|colours'],
  },
  {
    asks: 'exact pairs alone',
    said: ['exactly two|twice', 'only twice'],
    answer: (ar) => frequencies(ar).filter((count) => count === 2).length,
  },
]
