const sortedText = (text) => [...text].sort().join('')
const reversedText = (text) => [...text].reverse().join('')

/** Parts of `size` letters from the first and the second in turn, then what is left of the longer. */
function zipped(first, second, size = 1) {
  let text = ''
  for (let place = 0; place < Math.max(first.length, second.length); place += size)
    text += first.slice(place, place + size) + second.slice(place, place + size)
  return text
}

const without = (text, place) => text.slice(0, place) + text.slice(place + 1)
const placesOf = (text) => Array.from({ length: text.length + 1 }, (_, place) => place)

const lookAlikes = [
  {
    asks: 'one letter of each in turn',
    said: [
      'one from .. then',
      'one from .. other',
      'one|1|single letter|character|card|symbol|at|from .. each|turn|alternately|alternating|alternate',
      'strictly|exactly|always|perfectly|perfect|strict|must alternate|alternating|alternately|alternation',
      'strictly in',
      'alternate|alternates|alternating|alternation letter|character|strictly',
      'each|every .. in turn',
      'letter|character .. alternately|alternating|alternate',
      'every|each second|other letter|character',
      'perfect|perfectly|zipper',
      'in a strict',
      'turn by',
      'letter by letter',
      'even|odd',
      'taking|taken|takes|take turn',
    ],
    answer: (s1, s2, s3) => s3 === zipped(s1, s2),
  },
  {
    asks: 'one letter of each in turn, either beginning',
    said: [
      'one from .. then',
      'one from .. other',
      'one|1|single letter|character|card|symbol|at|from .. each|turn|alternately|alternating|alternate',
      'strictly|exactly|always|perfectly|perfect|strict|must alternate|alternating|alternately|alternation',
      'strictly in',
      'alternate|alternates|alternating|alternation letter|character|strictly',
      'each|every .. in turn',
      'letter|character .. alternately|alternating|alternate',
      'no|never|not .. two|2|three|3|more .. consecutive|row|adjacent|successive|one',
      'at most two|2|k|three|3 .. row|consecutive|same|one',
      'consecutive|adjacent|neighbouring|neighboring|successive letter|character',
      'taking|taken|takes|take turn',
    ],
    answer: (s1, s2, s3) => s3 === zipped(s1, s2) || s3 === zipped(s2, s1),
  },
  {
    asks: 'blocks of two letters in turn, or at most so many in a row',
    said: [
      'block|chunk|group of .. k|two|2|three|3|letter|character|equal',
      'two|2|three|3|k letter|character|at',
      'at most|least two|2|k|three|3',
      'in a row',
    ],
    answer: (s1, s2, s3) => s3 === zipped(s1, s2, 2) || s3 === zipped(s2, s1, 2),
  },
  {
    asks: 'the letters of both in any order',
    said: [
      'any|arbitrary order|arrangement',
      'anagram|permutation|rearrangement|rearranged|rearranging|scrambled|jumbled',
      'order .. irrelevant|free|ignored|arbitrary|lost|regardless',
      'order .. not matter',
      'order doesnt|neednt',
      'regardless|irrespective .. order',
      'whatever .. order',
      'interleaving|interleaved or not',
      'same multiset',
      'exactly the letter|character',
    ],
    answer: (s1, s2, s3) => sortedText(s1 + s2) === sortedText(s3),
  },
  {
    asks: 'the order kept in one of the two only',
    said: ['order of s1|first|one only', 'only .. order of s1|one|first', 'only the|in s1|first'],
    answer(s1, s2, s3) {
      if (sortedText(s1 + s2) !== sortedText(s3)) return false
      let place = 0
      for (const letter of s3) if (letter === s1[place]) place++
      return place === s1.length
    },
  },
  {
    asks: 'letters of the third string that may be left over',
    said: [
      'remove|removes|removing|removal|delete|deletes|deleting|deletion|drop|dropping|skip|skipping|ignore|ignoring|discard|discarding|erase|erasing|omit|omitting|strike|striking',
      'may|can|could|one|letter|character .. removed|deleted|skipped|ignored|erased|discarded',
      'one|1|some|may|single|k extra|additional|superfluous|surplus|foreign|spurious',
      'may .. extra|additional|surplus|other',
      'noise|junk',
      'interleaving .. as a subsequence',
      'subsequence .. interleaving|shuffle',
      'contain|contains|containing an|some interleaving',
      'other letter|character',
    ],
    answer: (s1, s2, s3) =>
      isInterleave(s1, s2, s3) || placesOf(s3).some((place) => isInterleave(s1, s2, without(s3, place))),
  },
  {
    asks: 'letters of the first two that may be left unused',
    said: [
      'letter .. thrown|dropped|skipped|lost away|out|on',
      'not all|every letter|character|of',
      'need not .. used|occur|appear|all|every',
      'some letter|character .. left|unused|omitted|skipped|missing',
      'remove|removing|delete|deleting|drop|dropping|skip|skipping|omit|omitting',
      'one|some letter|character .. missing|lost',
      'unused',
      'part of s1|s2|each|both',
    ],
    answer: (s1, s2, s3) =>
      isInterleave(s1, s2, s3) ||
      placesOf(s1).some((place) => isInterleave(without(s1, place), s2, s3)) ||
      placesOf(s2).some((place) => isInterleave(s1, without(s2, place), s3)),
  },
  {
    asks: 'a wrong letter allowed',
    said: [
      'mismatch|typo|misprint|wildcard|joker|asterisk|mistake|misread',
      'replace|replacing|changing|change|substitute|substituting one|1|single|at|up|a|any',
      'replaced|changed|wrong|substituted',
      'question mark',
      'except .. one|1|single|letter|character',
      'at most one|1',
      'differ|differs in|by|from',
    ],
    answer: (s1, s2, s3) =>
      isInterleave(s1, s2, s3) ||
      [...s3].some((_, place) =>
        [...new Set(s1 + s2)].some((letter) => isInterleave(s1, s2, s3.slice(0, place) + letter + s3.slice(place + 1))),
      ),
  },
  {
    asks: 'one string in one piece in the other',
    said: [
      'insert|inserts|inserted|inserting|insertion',
      'contiguous|contiguously|unbroken|uncut|undivided|consecutive|consecutively|connected',
      'one|single|1 piece|block|place|cut|point',
      'as a block|whole|piece|unit',
      'cut|split|divided once',
      'at most .. switch|piece|cut|alternation',
      'switch|switches|switching',
    ],
    answer: (s1, s2, s3) =>
      placesOf(s1).some((place) => s1.slice(0, place) + s2 + s1.slice(place) === s3) ||
      placesOf(s2).some((place) => s2.slice(0, place) + s1 + s2.slice(place) === s3),
  },
  {
    asks: 'one string after the other',
    said: ['one after|behind|before', 'followed by', 'either order|way', 'concatenation of s1|the|both|s2', 's1 s2 or'],
    answer: (s1, s2, s3) => s1 + s2 === s3 || s2 + s1 === s3,
  },
  {
    asks: 'a string that may be reversed',
    said: [
      'reverse|reversed|reversing|reversal|backward|backwards|mirrored|flipped|flip',
      'right to',
      'opposite|inverse|inverted|either order|direction',
      'from the|its|their back|end|bottom|rear|tail',
    ],
    answer: (s1, s2, s3) => isInterleave(s1, s2, s3) || isInterleave(s1, reversedText(s2), s3),
  },
  {
    asks: 'a string that must be reversed',
    said: [
      'reverse|reversed|reversing|reversal|backward|backwards|mirrored|flipped|flip',
      'right to',
      'opposite|inverse|inverted order|direction',
      'from the|its|their back|end|bottom|rear|tail',
    ],
    answer: (s1, s2, s3) => isInterleave(s1, reversedText(s2), s3) || isInterleave(s2, reversedText(s1), s3),
  },
  {
    asks: 'the first letter from a certain string',
    said: [
      'start|starts|starting|begin|begins|beginning|began|started with|from',
      'first letter|character|card|symbol|piece .. s1|from|must|come|comes|belong|taken',
      'end|ends|ending with|from',
      'last letter|character|card .. s1|s2|from',
      'leads|opens',
    ],
    answer: (s1, s2, s3) => s1 !== '' && s1[0] === s3[0] && isInterleave(s1.slice(1), s2, s3.slice(1)),
  },
  {
    asks: 'letters compared whatever their case',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|regardless|disregard|disregarding .. case',
      'upper|uppercase|capital .. same|equal|alike',
    ],
    answer: (s1, s2, s3) => isInterleave(s1.toLowerCase(), s2.toLowerCase(), s3.toLowerCase()),
  },
  {
    asks: 'a rotated string',
    said: ['rotate|rotated|rotation|circular|circularly|cyclic|cyclically|circle|ring'],
    answer: (s1, s2, s3) => placesOf(s3).some((cut) => isInterleave(s1, s2, s3.slice(cut) + s3.slice(0, cut))),
  },
  {
    asks: 'exactly one interleaving, or several',
    said: [
      'exactly|only|precisely|just one|1 way|interleaving|possibility',
      'unique|uniquely|unambiguous|unambiguously|ambiguous',
      'more than one way|interleaving',
      'at least two|2 way|different|interleaving',
      'two different way|interleaving',
    ],
    answer(s1, s2, s3) {
      const ways = (i, j) => {
        if (i + j === s3.length) return 1
        const letter = s3[i + j]
        return (s1[i] === letter ? ways(i + 1, j) : 0) + (s2[j] === letter ? ways(i, j + 1) : 0)
      }
      return s1.length + s2.length === s3.length && ways(0, 0) === 1
    },
  },
  {
    asks: 'another string to be the interleaving',
    said: ['any|one|some of the|them three', 'whichever .. three|string|strings|longest|whole', 'which of'],
    answer: (s1, s2, s3) => isInterleave(s1, s2, s3) || isInterleave(s1, s3, s2) || isInterleave(s2, s3, s1),
  },
]
