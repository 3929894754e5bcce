const prefixesOf = (word) => Array.from(word, (_, last) => word.slice(0, last + 1))

/** For each prefix the products that fit it, as many as are wanted, in the order that `compare` gives. */
const suggested = (
  products,
  prefixes,
  { fits = (product, prefix) => product.startsWith(prefix), most = 3, compare } = {},
) =>
  prefixes.map((prefix) =>
    [...products]
      .sort(compare)
      .filter((product) => fits(product, prefix))
      .slice(0, most),
  )

const asTheyStand = () => 0

const lookAlikes = [
  {
    asks: 'another number of suggestions',
    said: [
      'two|four|five|ten|k|2|4|5|10 product|products|suggestion|suggestions|words|terms|items|names',
      'at most|up to two|four|five|ten|k|2|4|5|10',
      'most|than two|four|five|ten|k|2|4|5|10',
      'first two|four|five|ten|k|2|4|5|10',
      'all|every .. matching|match|matches|fit|suitable',
      'no|without limit',
    ],
    answer: (products, word) => suggested(products, prefixesOf(word), { most: 2 }),
  },
  {
    asks: 'all that fit, or many of them',
    said: [
      'all product|products|words|items|names .. that|which|with|starting|beginning',
      'four|five|ten|k|4|5|10',
      'no|without limit',
    ],
    answer: (products, word) => suggested(products, prefixesOf(word), { most: Infinity }),
  },
  {
    asks: 'the products in the order in which they are given',
    said: [
      'order of products|the|input|appearance|list|catalog|catalogue',
      'given|original|input|same order',
      'order .. given|listed|stand|appear|input|stored|come',
      'order .. list|lists|listing|them',
      'in the order in|of|that',
      'as listed|given',
    ],
    answer: (products, word) => suggested(products, prefixesOf(word), { compare: asTheyStand }),
  },
  {
    asks: 'the last ones in the alphabet, or the reverse order',
    said: [
      'last|largest|maximum|greatest three|3',
      'lexicographically|alphabetically last|largest|maximum|greatest|descending',
      'reverse|reversed|descending|decreasing|backwards',
    ],
    answer: (products, word) => suggested(products, prefixesOf(word), { compare: (a, b) => (a < b ? 1 : -1) }),
  },
  {
    asks: 'the shortest or the longest ones first',
    said: ['short|shorter|shortest|long|longer|longest|length|lengths', 'by size'],
    answer: (products, word) =>
      suggested(products, prefixesOf(word), { compare: (a, b) => a.length - b.length || (a < b ? -1 : 1) }),
  },
  {
    asks: 'products that contain what was typed',
    said: [
      'contain|contains|containing|include|includes|including|substring|occurs|anywhere|middle|inside',
      'suffix|suffixes|end|ends|ending with|in',
      'subsequence',
    ],
    answer: (products, word) =>
      suggested(products, prefixesOf(word), { fits: (product, part) => product.includes(part) }),
  },
  {
    asks: 'the suggestions for the whole word alone',
    said: [
      'only|just .. whole|entire|complete|end|once|last|full',
      'after .. whole|entire|complete|last|final',
      'once .. typed|complete|entered',
      'second|third|two|2|three|3 letter|letters|character|characters .. typed|at least|begin|from',
      'at least two|2|three|3 letters|characters',
    ],
    answer: (products, word) => suggested(products, [word]),
  },
  {
    asks: 'suggestions from the second letter on',
    said: [
      'second|third letter|character|on|onwards',
      'at least two|2|three|3',
      'two|2|three|3 letter|letters|character|characters',
      'first letter|character .. no|not|nothing|empty',
      'minimum',
    ],
    answer: (products, word) => suggested(products, prefixesOf(word)).map((found, place) => (place === 0 ? [] : found)),
  },
  {
    asks: 'products that are the typed text itself to be left out',
    said: ['itself|exact|exactly|equal|identical|same', 'longer than', 'proper|strict|strictly', 'already'],
    answer: (products, word) =>
      suggested(products, prefixesOf(word), {
        fits: (product, prefix) => product !== prefix && product.startsWith(prefix),
      }),
  },
  {
    asks: 'a product to be suggested once, or not again',
    said: ['once|twice|again|repeat|repeated|already|before|new|different|previous', 'each product .. one|once'],
    answer(products, word) {
      const shown = new Set()
      return suggested(products, prefixesOf(word), { most: Infinity }).map((found) => {
        const fresh = found.filter((product) => !shown.has(product)).slice(0, 3)
        for (const product of fresh) shown.add(product)
        return fresh
      })
    },
  },
  {
    asks: 'another answer where nothing fits',
    said: [
      'if|where|when no|nothing|none|fewer|less .. product|products|fits|match|matches|than',
      'otherwise',
      'fill|filled|pad|padded|null',
    ],
    answer: (products, word) =>
      suggested(products, prefixesOf(word)).map((found) =>
        found.length > 0 ? found : [...products].sort().slice(0, 3),
      ),
  },
]
