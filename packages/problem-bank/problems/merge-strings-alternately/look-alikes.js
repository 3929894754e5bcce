const backwards = (word) => [...word].reverse().join('')
const shorter = (one, other) => Math.min(one.length, other.length)

function inBlocks(one, other, size) {
  let merged = ''
  for (let at = 0; at < Math.max(one.length, other.length); at += size)
    merged += one.slice(at, at + size) + other.slice(at, at + size)
  return merged
}

const lookAlikes = [
  {
    asks: 'the second word to begin',
    said: [
      'start|starts|starting|begin|begins|beginning .. word2|second|t|b|latter|right|v|s2',
      'word2|second first',
      'word2|second word|string|one begins|starts|leads|comes|goes',
    ],
    answer: (word1, word2) => mergeAlternately(word2, word1),
  },
  {
    asks: 'the longer, or the shorter, word to begin',
    said: [
      'start|starts|starting|begin|begins|beginning .. longer|longest|shorter|shortest|smaller|larger',
      'longer|shorter word|string|one begins|starts|leads|first',
    ],
    answer: (word1, word2) =>
      word2.length > word1.length ? mergeAlternately(word2, word1) : mergeAlternately(word1, word2),
  },
  {
    asks: 'the rest of the longer word to be dropped',
    said: [
      'dropped|drop|drops|discard|discarded|ignored|ignore|omit|omitted|cut|truncated|truncate|thrown|lost',
      'stop|stops|stopping|ends|end when|as|once|where',
      'no|not|never .. rest|remaining|additional|leftover|extra .. appended|added|used',
      'only .. length of the shorter',
    ],
    answer: (word1, word2) =>
      mergeAlternately(word1.slice(0, shorter(word1, word2)), word2.slice(0, shorter(word1, word2))),
  },
  {
    asks: 'the rest of the longer word to stand elsewhere or backwards',
    said: [
      'rest|remaining|remainder|additional|leftover|left|extra .. front|beginning|reverse|reversed|backwards|start|before|first',
      'prepend|prepended|put before',
      'rest|remaining|additional|leftover|extra .. sorted|uppercase|capital',
    ],
    answer(word1, word2) {
      const length = shorter(word1, word2)
      const rest = word1.slice(length) + word2.slice(length)
      return mergeAlternately(word1.slice(0, length), word2.slice(0, length)) + backwards(rest)
    },
  },
  {
    asks: 'the rest of the longer word in front',
    said: [
      'rest|remaining|remainder|additional|leftover|left|extra .. front|beginning|before|first',
      'prepend|prepended',
    ],
    answer(word1, word2) {
      const length = shorter(word1, word2)
      const rest = word1.slice(length) + word2.slice(length)
      return rest + mergeAlternately(word1.slice(0, length), word2.slice(0, length))
    },
  },
  {
    asks: 'two letters at a time',
    said: [
      'two|2|three|3|k letters|characters',
      'at a time',
      'pair|pairs|block|blocks|chunk|chunks|groups|syllables of|at',
      'by twos|threes|pairs',
    ],
    answer: (word1, word2) => inBlocks(word1, word2, 2),
  },
  {
    asks: 'a word read from its end',
    said: [
      'last letter|letters|character|characters',
      'reverse|reversed|reversing|backward|backwards',
      'from the|its end|back|right',
      'right to left',
      'opposite ends|end',
    ],
    answer: (word1, word2) => mergeAlternately(word1, backwards(word2)),
  },
  {
    asks: 'the first word, or the result, backwards',
    said: [
      'last letter|letters|character|characters',
      'reverse|reversed|reversing|backward|backwards',
      'from the|its|their end|ends|back|right',
      'right to left',
    ],
    answer: (word1, word2) => mergeAlternately(backwards(word1), backwards(word2)),
  },
  {
    asks: 'the shorter word to be repeated',
    said: [
      'repeat|repeats|repeated|repeating|again|cyclic|cyclically|circular|circularly|over|wrap|wraps',
      'begins|starts|start|begin again|anew|over',
    ],
    answer(word1, word2) {
      const length = Math.max(word1.length, word2.length)
      const padded = (word) => word.repeat(Math.ceil(length / word.length)).slice(0, length)
      return mergeAlternately(padded(word1), padded(word2))
    },
  },
  {
    asks: 'letters in alphabetical order',
    said: [
      'alphabetical|alphabetically|lexicographic|lexicographically|sorted|sort|order of the alphabet',
      'smaller|larger|largest|smallest|lesser|greater of|letter|first|one|character',
    ],
    answer(word1, word2) {
      let merged = ''
      let [one, other] = [word1, word2]
      while (one || other) {
        const takesOne = one !== '' && (other === '' || one[0] <= other[0])
        merged += takesOne ? one[0] : other[0]
        if (takesOne) one = one.slice(1)
        else other = other.slice(1)
      }
      return merged
    },
  },
  {
    asks: 'some letters left out, changed or put between',
    said: [
      'vowel|vowels|consonant|consonants',
      'duplicate|duplicates|equal|same|identical letters|letter|characters|character|once|neighbours',
      'once .. equal|same|identical',
      'uppercase|capital|capitalised|capitalized|upper case',
      'space|dash|hyphen|comma|separator|separated|padded|filled|underscore between|with|by',
      'every|each second|third|other letter|character',
      'skip|skips|skipping|skipped',
      'distinct|unique',
    ],
    answer(word1, word2) {
      return mergeAlternately(word1, word2).replace(/(.)\1+/g, '$1')
    },
  },
]
