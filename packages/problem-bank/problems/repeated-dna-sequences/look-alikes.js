/** The places at which each substring of one length begins. */
function placesOf(s, length = 10) {
  const places = new Map()
  for (let start = 0; start + length <= s.length; start++) {
    const piece = s.slice(start, start + length)
    places.set(piece, [...(places.get(piece) ?? []), start])
  }
  return places
}

const pieces = (isWanted, length) => (s) =>
  [...placesOf(s, length)].filter(([piece, places]) => isWanted(places, piece, s)).map(([piece]) => piece)

const turned = (piece) => [...piece].reverse().join('')
const complement = (piece) => turned(piece).replace(/[ACGT]/g, (letter) => 'TGCA'['ACGT'.indexOf(letter)])

const lookAlikes = [
  {
    asks: 'sequences that occur exactly twice',
    said: ['exactly|precisely|just two|twice|2', 'twice ~or|as', 'no|not|never more|oftener'],
    answer: pieces((places) => places.length === 2),
  },
  {
    asks: 'sequences that occur three times at least',
    said: ['three|3 times|occurrences', 'more than twice|two|2', 'at least three|3|k', 'thrice', 'three|3 or more'],
    answer: pieces((places) => places.length > 2),
  },
  {
    asks: 'sequences that occur once',
    said: [
      'exactly|only|just once',
      'once ~or',
      'unique|distinct ~letters|substrings',
      'not|never|no .. repeat|repeated|again|twice',
    ],
    answer: pieces((places) => places.length === 1),
  },
  {
    asks: 'all sequences of ten letters',
    said: ['all|every|each different|distinct|unique', 'distinct|different substrings|sequences|pieces'],
    answer: pieces(() => true),
  },
  {
    asks: 'occurrences that do not overlap',
    said: [
      'nonoverlapping|disjoint|separate',
      'not|never|no|without|none .. overlap|overlaps|overlapping|share|sharing|common',
      'overlap|overlapping|overlaps .. not|ignored|excluded|forbidden|allowed|once',
      'apart',
      'in common',
    ],
    answer: pieces((places) => places.at(-1) - places[0] >= 10),
  },
  {
    asks: 'repetitions that follow one another directly',
    said: [
      'tandem|adjacent|consecutive|consecutively|immediately|directly|succession|row',
      'one after the other',
      'back to back',
    ],
    answer: pieces((places) => places.some((place) => places.includes(place + 10))),
  },
  {
    asks: 'sequences of another length',
    said: [
      'three|four|five|six|eight|nine|eleven|twelve|twenty|3|4|5|6|8|9|11|12|20|k|n letter|letters|long|character|characters|base|bases|nucleotides',
      'length three|four|five|six|eight|nine|eleven|twelve|twenty|3|4|5|6|8|9|11|12|20|k|l',
      'length of three|four|five|six|eight|nine|eleven|twelve|twenty|3|4|5|6|8|9|11|12|20|k|l',
      'at least ten|10',
      'ten|10 or more',
      'longer than',
    ],
    answer: pieces((places) => places.length > 1, 9),
  },
  {
    asks: 'sequences of ten letters or more',
    said: ['at least ten|10', 'ten|10 or more', 'longer than', 'longest|maximal|extended|extend'],
    answer: (s) => {
      const found = []
      for (let length = 10; length < s.length; length++) found.push(...pieces((places) => places.length > 1, length)(s))
      return found
    },
  },
  {
    asks: 'the longest repeated sequence',
    said: ['longest', 'as long'],
    answer: (s) => {
      for (let length = s.length - 1; length > 0; length--) {
        const found = pieces((places) => places.length > 1, length)(s)
        if (found.length > 0) return found
      }
      return []
    },
  },
  {
    asks: 'the most frequent sequence',
    said: ['most often|frequent|frequently|common|times', 'commonest|maximum|maximal|highest'],
    answer: (s) => {
      const most = Math.max(0, ...[...placesOf(s).values()].map((places) => places.length))
      return pieces((places) => places.length === most)(s)
    },
  },
  {
    asks: 'sequences whose complements count as well',
    said: ['complement|complements|complementary|opposite|paired|pairing|strand|strands'],
    answer: pieces(
      (places, piece, s) => places.length > 1 || (complement(piece) !== piece && s.includes(complement(piece))),
    ),
  },
  {
    asks: 'sequences that may also occur backwards',
    said: ['reverse|reversed|backward|backwards|mirrored|mirror|direction|directions'],
    answer: pieces((places, piece, s) => places.length > 1 || (turned(piece) !== piece && s.includes(turned(piece)))),
  },
  {
    asks: 'sequences that occur backwards',
    said: ['reverse|reversed|backward|backwards|mirrored|mirror|palindromic|palindrome'],
    answer: pieces((_, piece, s) => s.includes(turned(piece))),
  },
  {
    asks: 'sequences with the same letters in another order',
    said: ['anagram|anagrams|permutation|permutations|rearranged|rearrangement', 'order of .. letters'],
    answer: (s) => {
      const sorted = (piece) => [...piece].sort().join('')
      return pieces(
        (places, piece) =>
          places.length > 1 ||
          [...placesOf(s).keys()].some((other) => other !== piece && sorted(other) === sorted(piece)),
      )(s)
    },
  },
  {
    asks: 'sequences that are nearly the same',
    said: [
      'mutation|mutations|mismatch|mismatches|except|nearly|almost|similar|fuzzy|approximately',
      'differ|differs|different|differing|distance',
      'overlooked|ignored|tolerated|forgiven',
    ],
    answer(s) {
      const isNear = (a, b) => [...a].filter((letter, at) => letter !== b[at]).length < 2
      return pieces(
        (places, piece) =>
          places.length > 1 || [...placesOf(s).keys()].some((other) => other !== piece && isNear(other, piece)),
      )(s)
    },
  },
  {
    asks: 'each sequence as often as it occurs',
    said: [
      'as often|many|times',
      'every|each occurrence|repetition|time',
      'multiplicity|separately',
      '~no|without|not|any duplicates',
    ],
    answer: (s) => [...placesOf(s)].flatMap(([piece, places]) => (places.length > 1 ? places.map(() => piece) : [])),
  },
  {
    asks: 'each sequence once for every repetition',
    said: [
      'as often|many|times',
      'every|each occurrence|repetition|time|repeat',
      'multiplicity',
      '~no|without|not|any duplicates',
    ],
    answer: (s) => [...placesOf(s).entries()].flatMap(([piece, places]) => places.slice(1).map(() => piece)),
  },
  {
    asks: 'pieces cut side by side',
    said: [
      'cut|chopped|divided|split|blocks|block|chunks|chunk',
      'multiple|multiples of ten|10',
      'nonoverlapping',
      'starting|begin|begins|start .. multiple|multiples',
    ],
    answer: (s) => pieces((places) => places.filter((place) => place % 10 === 0).length > 1)(s),
  },
  {
    asks: 'a circular molecule',
    said: ['circular|circle|cyclic|ring|plasmid|loop|wrap|wraps'],
    answer: (s) => findRepeatedDnaSequences(s + s.slice(0, 9)),
  },
  {
    asks: 'a certain order of the sequences',
    said: [
      'lexicographic|lexicographical|lexicographically|alphabetical|alphabetically|sorted|sort .. order|sequence|sequences|them|list|result|array|ascending',
      'alphabetical|alphabetic|alphabetically|lexicographically',
    ],
  },
]
