/** The number of words in the shortest chain in which `fits` says what may follow a word, 0 where there is none. */
function shortestChain(beginWord, endWord, words, fits) {
  const lengths = new Map([[beginWord, 1]])
  for (const [word, length] of lengths) {
    if (word === endWord) return length
    for (const next of words) if (!lengths.has(next) && fits(word, next)) lengths.set(next, length + 1)
  }
  return 0
}

const placesOf = (a, b) => [...a].flatMap((letter, place) => (letter === b[place] ? [] : [place]))
const differBy = (a, b) => (a.length === b.length ? placesOf(a, b).length : Infinity)
const isVowel = (letter) => 'aeiou'.includes(letter)
const sortedText = (text) => [...text].sort().join('')

function isSwap(a, b) {
  const places = placesOf(a, b)
  return places.length === 2 && a[places[0]] === b[places[1]] && a[places[1]] === b[places[0]]
}

/** Whether the one is the other with a letter more. */
const isLonger = (a, b) => a.length === b.length + 1 && [...a].some((_, at) => a.slice(0, at) + a.slice(at + 1) === b)

const lookAlikes = [
  {
    asks: 'the number of steps',
    said: [
      'number|count of .. step|change|changes|transformation|move|operation|replacement|mutation|edge',
      'how many step|change|transformation|move|operation|replacement|mutation|letter',
      'fewest|least|minimum|minimal|smallest step|change|transformation|move|operation|replacement|mutation',
      'steps needed|required',
      'not counting|counted|including|included',
      'excluding|without|exclusive|besides|between .. begin|end|start|first|last|beginword|endword|both',
      'not .. counted|included|count',
      'word between',
      'edge|edges',
      '-1',
    ],
    answer: (beginWord, endWord, wordList) => Math.max(0, ladderLength(beginWord, endWord, wordList) - 1),
  },
  {
    asks: 'the number of steps, -1 where there is no chain',
    said: ['number|count of .. step|change|transformation|move|operation', '-1', 'how many step|change|move'],
    answer: (beginWord, endWord, wordList) => ladderLength(beginWord, endWord, wordList) - 1,
  },
  {
    asks: 'up to two letters changed at a time',
    said: [
      'two|2|three|3|k|several letter|character|position|place',
      'at most|least|to|or|than two|2|three|3|k',
      'one|1 or two|2|more',
      'any number of letter',
      'several letter|character',
    ],
    answer: (beginWord, endWord, wordList) =>
      shortestChain(beginWord, endWord, wordList, (a, b) => differBy(a, b) <= 2),
  },
  {
    asks: 'exactly two letters changed at a time',
    said: ['two|2|three|3|k letter|character|position|place', 'exactly two|2|three|3|k'],
    answer: (beginWord, endWord, wordList) =>
      shortestChain(beginWord, endWord, wordList, (a, b) => differBy(a, b) === 2),
  },
  {
    asks: 'two letters swapped at a time',
    said: [
      'exchange|exchanged|exchanging ~for|by|with|a|one|any|against|and|but|so',
      'exchange|exchanged|exchanging a|one|any .. with another|one of|in',
      'swap|swaps|swapped|swapping|interchange|transpose|transposed|transposition|rearrange|rearranged|rearranging|anagram|permute|permuted|shuffle|reverse|reversed|rotate|rotated|rotation',
    ],
    answer: (beginWord, endWord, wordList) => shortestChain(beginWord, endWord, wordList, isSwap),
  },
  {
    asks: 'letters swapped or rearranged as well',
    said: [
      'exchange|exchanged|exchanging ~for|by|with|a|one|any|against|and|but|so',
      'exchange|exchanged|exchanging a|one|any .. with another|one of|in',
      'swap|swaps|swapped|swapping|interchange|transpose|transposed|transposition|rearrange|rearranged|rearranging|anagram|permute|permuted|shuffle|reverse|reversed|rotate|rotated|rotation',
      'order .. letter|free|irrelevant|ignored',
    ],
    answer: (beginWord, endWord, wordList) =>
      shortestChain(beginWord, endWord, wordList, (a, b) => differBy(a, b) === 1 || sortedText(a) === sortedText(b)),
  },
  {
    asks: 'letters added or removed as well',
    said: [
      'insert|inserts|inserted|inserting|insertion|delete|deletes|deleted|deleting|deletion|remove|removes|removed|removing|removal',
      'add|adds|added|adding|append|drop|dropped|dropping .. letter|character|one',
      'edit distance',
      'different|various|any|unequal length',
      'letter .. added|dropped|appended|inserted|removed|deleted',
      'longer|shorter by|word',
    ],
    answer: (beginWord, endWord, wordList) =>
      shortestChain(beginWord, endWord, wordList, (a, b) => differBy(a, b) === 1 || isLonger(a, b) || isLonger(b, a)),
  },
  {
    asks: 'a last word that need not be in the list',
    said: [
      'endword|end|ending|target|goal|last|final|destination|wanted|finish need not|neednt',
      'end|ending|target|goal|last|final|second|destination|wanted word need not|neednt',
      'endword|end|target|goal|last|final|destination|wanted does|do|itself not|need',
      'end|target|goal|last|final|second|wanted word does|do|may|itself not|need',
      'neither .. nor',
      'both|two|either .. need not',
      'only|every|each|all word in between',
      'intermediate ~word',
      'intermediate word ~and',
      'even if|when .. endword|end|target|goal|final .. not',
      'endword|target|goal .. missing|absent|outside',
      'apart|except .. last|end|endword|target|final',
    ],
    answer: (beginWord, endWord, wordList) => ladderLength(beginWord, endWord, [...wordList, endWord]),
  },
  {
    asks: 'a first word that must be in the list',
    said: [
      'beginword|begin|first|start|starting must|has|should',
      'startword|beginword|source|start|begin itself|also|too must|has|should',
      'begin|first|start|starting|source word must|has|should',
      'both .. must|have|should .. list|dictionary|wordlist',
      'begin|beginword|start|first and endword|end|last|target|goal must|both|are|belong',
      'including .. first|begin|beginword|start|starting',
      'also .. first|begin|beginword|start .. list|dictionary|wordlist',
    ],
    answer: (beginWord, endWord, wordList) =>
      wordList.includes(beginWord) ? ladderLength(beginWord, endWord, wordList) : 0,
  },
  {
    asks: 'another place changed each time',
    said: [
      'same position|place|letter|index|spot .. twice|row|again|consecutive|consecutively|successive|successively|before|last|previous|running|repeatedly',
      'change|changed|changes|letter|position|place|spot .. twice',
      'twice .. row|running|same|letter|position|place|spot',
      'consecutive|successive change|step|move',
      'different|another|new|other position|place|index|spot',
      'position|place|index .. different|differ|twice|once',
      'not|never|cannot .. same position|place|index|spot',
      'each|every position|place|index .. once',
      'in a row|succession',
    ],
    answer(beginWord, endWord, wordList) {
      const lengths = new Map([[`${beginWord} -1`, 1]])
      for (const [state, length] of lengths) {
        const [word, last] = state.split(' ')
        if (word === endWord) return length
        for (const next of wordList) {
          const key = `${next} ${placesOf(word, next)[0]}`
          if (differBy(word, next) === 1 && !key.endsWith(` ${last}`) && !lengths.has(key)) lengths.set(key, length + 1)
        }
      }
      return 0
    },
  },
  {
    asks: 'each place changed once at most',
    said: [
      'each|every|a|any position|place|index .. once',
      'position|place|letter .. at most|only once',
      'changed back',
      'same position|place|letter .. twice|again|once',
      'already changed',
    ],
    answer(beginWord, endWord, wordList) {
      const apart = differBy(beginWord, endWord)
      const found = shortestChain(
        beginWord,
        endWord,
        wordList,
        (a, b) => differBy(a, b) === 1 && differBy(b, endWord) < differBy(a, endWord),
      )
      return found === apart + 1 ? found : 0
    },
  },
  {
    asks: 'vowels changed into vowels and consonants into consonants',
    said: ['vowel|vowels|consonant|consonants'],
    answer: (beginWord, endWord, wordList) =>
      shortestChain(
        beginWord,
        endWord,
        wordList,
        (a, b) => differBy(a, b) === 1 && placesOf(a, b).every((place) => isVowel(a[place]) === isVowel(b[place])),
      ),
  },
  {
    asks: 'a letter changed into its neighbour in the alphabet',
    said: [
      'alphabet|alphabetical|alphabetically',
      'next|previous|following|preceding|neighbouring|neighboring letter|character',
      'letter .. successor|predecessor',
      'distance|cost|costs|weight|price',
    ],
    answer: (beginWord, endWord, wordList) =>
      shortestChain(
        beginWord,
        endWord,
        wordList,
        (a, b) =>
          differBy(a, b) === 1 && placesOf(a, b).every((at) => Math.abs(a.charCodeAt(at) - b.charCodeAt(at)) === 1),
      ),
  },
  {
    asks: 'words that go up in the alphabet',
    said: [
      'lexicographically|lexicographic|alphabetical|alphabetically|increasing|ascending|sorted|greater|larger|later',
      'in the order',
      'order of .. list|wordlist|dictionary',
      'list|wordlist|dictionary order',
    ],
    answer: (beginWord, endWord, wordList) =>
      shortestChain(beginWord, endWord, wordList, (a, b) => differBy(a, b) === 1 && a < b),
  },
  {
    asks: 'words in the order of the list',
    said: [
      'in the order',
      'order of .. list|wordlist|dictionary',
      'list|wordlist|dictionary|given|same order',
      'later|forward .. list|wordlist|dictionary',
      'increasing index|position',
    ],
    answer: (beginWord, endWord, wordList) =>
      shortestChain(
        beginWord,
        endWord,
        wordList,
        (a, b) => differBy(a, b) === 1 && wordList.indexOf(a) < wordList.indexOf(b),
      ),
  },
  {
    asks: 'the longest chain',
    said: [
      'longest|maximum|maximal|largest|greatest',
      'as long|many .. possible|can',
      'every|all word .. visited',
      'most word',
    ],
    answer(beginWord, endWord, wordList) {
      const longest = (word, left) => {
        if (word === endWord) return 1
        const found = left
          .filter((next) => differBy(word, next) === 1)
          .map((next) =>
            longest(
              next,
              left.filter((other) => other !== next),
            ),
          )
        const best = Math.max(0, ...found)
        return best > 0 ? best + 1 : 0
      }
      return longest(
        beginWord,
        wordList.filter((word) => word !== beginWord),
      )
    },
  },
  {
    asks: 'the number of shortest chains',
    said: [
      'number|count of shortest|different|distinct|sequence|ladder|way|chain|path',
      'how many shortest|different|distinct|sequence|ladder|way|chain|path',
      'count .. sequence|ladder|chain|way',
    ],
    answer(beginWord, endWord, wordList) {
      let level = new Map([[beginWord, 1]])
      const unreached = new Set(wordList.filter((word) => word !== beginWord))
      while (level.size > 0 && !level.has(endWord)) {
        const next = new Map()
        for (const [word, ways] of level)
          for (const other of unreached) if (differBy(word, other) === 1) next.set(other, (next.get(other) ?? 0) + ways)
        for (const word of next.keys()) unreached.delete(word)
        level = next
      }
      return level.get(endWord) ?? 0
    },
  },
  {
    asks: 'the number of words that can be reached, or are used',
    said: [
      'reachable|reached',
      'how many .. list|dictionary .. reach|reached|reachable|used',
      'number of .. reachable|reached',
    ],
    answer(beginWord, _endWord, wordList) {
      return wordList.filter((word) => ladderLength(beginWord, word, wordList) > 0).length
    },
  },
  {
    asks: 'letters compared whatever their case, or signs for any letter',
    said: [
      'same|equal|alike|equivalent|interchangeable ~length|size|number|width|and .. upper|uppercase|capital|lowercase',
    ],
  },
  {
    asks: 'a way there and back, or through certain words',
    said: ['back|returning|round|circular|cycle', 'through|via'],
    answer: (beginWord, endWord, wordList) => Math.max(0, 2 * ladderLength(beginWord, endWord, wordList) - 1),
  },
  {
    asks: 'words that may be used under a further condition',
    said: ['passed|used|visited|entered .. only if|when|where'],
  },
]
