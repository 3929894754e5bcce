/** The text that is shown after the keys of `text`, each # being worked by `erase` on the letters shown so far. */
function shownBy(text, erase) {
  const shown = []
  for (const key of text)
    if (key === '#') erase(shown)
    else shown.push(key)
  return shown.join('')
}

const typed = (text) => shownBy(text, (shown) => shown.pop())
const sameBy = (s, t, erase) => shownBy(s, erase) === shownBy(t, erase)
const backwards = (text) => [...text].reverse().join('')
const sortedLetters = (text) => [...text].sort().join('')

const lookAlikes = [
  {
    asks: 'a key that deletes forward',
    said: [
      'forward|forwards|ahead',
      'next|following|succeeding|subsequent character|letter|char|symbol|key|one',
      'character|letter|one|symbol after|following|behind|right it|each|of|from',
      'that|which follows',
      'comes after it',
      'right of|after it|the',
    ],
    answer: (s, t) => backspaceCompare(backwards(s), backwards(t)),
  },
  {
    asks: 'texts with the same letters in any order',
    said: [
      'any order',
      'anagram|anagrams|permutation|permutations|permuted|rearrange|rearranged|rearranging|rearrangement|reordered',
      'regardless|irrespective|ignoring|whatever|disregarding .. order|position|arrangement',
      'order .. irrelevant|unimportant|ignored|matter',
      'shuffle|shuffled|shuffling|multiset|sorted',
      'same letter .. as often|times|count|frequency',
      'up to order|reordering|permutation',
    ],
    answer: (s, t) => sortedLetters(typed(s)) === sortedLetters(typed(t)),
  },
  {
    asks: 'texts with the same set of letters',
    said: ['set|kind of .. letter|character', 'distinct|unique letter|character', 'however often'],
    answer: (s, t) => sortedLetters(new Set(typed(s))) === sortedLetters(new Set(typed(t))),
  },
  {
    asks: 'texts of the same length',
    said: [
      'same|equal|identical length|size|number',
      'length .. same|equal|equals|identical|agree|match',
      'equally long|many',
      'just as long|many',
    ],
    answer: (s, t) => typed(s).length === typed(t).length,
  },
  {
    asks: 'letters whatever the case',
    said: [
      ...anyCase(),
      'large|big|capital|upper or|and small|little|lower .. alike|indifferent|unimportant|account|importance|consequence|interest',
      'ignore|ignoring|disregard|disregarding|whatever case|letter|upper|capital|capitals|capitalisation|capitalization',
      'ignore|ignoring|disregard|disregarding|whatever the|their|letter case|capitalisation|capitalization',
      'regardless|irrespective of .. case|capital|capitalisation|capitalization',
      'letter|upper|lower case .. ignored|irrelevant|matter',
      'case doesnt|not matter',
      'uppercase|capital|upper .. same|equal|equals|count',
      'caseless|caps|capslock|shift',
    ],
    answer: (s, t) => backspaceCompare(s.toLowerCase(), t.toLowerCase()),
  },
  {
    asks: 'one text to be the other turned round',
    said: [
      'reverse|reversed|reversal|mirror|mirrored|palindrome|palindromes',
      'read|reads|spelled|spelt|written backward|backwards',
      'backward|backwards reads|equals|is',
      'turned round|around',
    ],
    answer: (s, t) => typed(s) === backwards(typed(t)),
  },
  {
    asks: 'one text to be a rotation of the other',
    said: ['rotation|rotations|rotated|rotating|cyclic|cyclically|circular|shifted'],
    answer: (s, t) => typed(s).length === typed(t).length && (typed(s) + typed(s)).includes(typed(t)),
  },
  {
    asks: 'a key that clears all the text before it',
    said: [
      'clear|clears|clearing|cleared|wipe|wipes|reset|resets',
      'delete|deletes|erase|erases|remove|removes|removing|deleting|erasing|kill|kills .. whole|entire|everything|all',
      'everything before|typed|so|to|left|written',
      'all .. before|preceding|so far',
      'from scratch',
      'start over|again',
    ],
    answer: (s, t) => sameBy(s, t, (shown) => shown.splice(0)),
  },
  {
    asks: 'a key that removes two letters',
    said: [
      'two|2|three|3 last|preceding|previous|most',
      'last|preceding|previous two|2|three|3',
      'remove|removes|delete|deletes|erase|erases|removing|deleting|erasing|swallow|swallows two|2|three|3',
      'remove|removes|delete|deletes|erase|erases the|up two|2|three|3|to',
      'pair of letter|character',
    ],
    answer: (s, t) => sameBy(s, t, (shown) => shown.splice(-2)),
  },
  {
    asks: 'a key that removes the first letter',
    said: [
      'first|oldest|earliest|leftmost remaining|letter|character|typed|symbol',
      'from the front|start|beginning|left',
      'at the front|left',
    ],
    answer: (s, t) => sameBy(s, t, (shown) => shown.shift()),
  },
  {
    asks: 'a key that doubles the letter before it',
    said: ['double|doubles|duplicate|duplicates|repeat|repeats|copies|copy|retype|twice'],
    answer: (s, t) => sameBy(s, t, (shown) => shown.push(...shown.slice(-1))),
  },
  {
    asks: 'a key that deletes back to the letter that equals the last',
    said: ['all occurrence|copy|copies|equal|same', 'every occurrence|copy', 'run of equal|same|identical'],
    answer: (s, t) =>
      sameBy(s, t, (shown) => shown.splice(0, shown.length, ...shown.filter((x) => x !== shown.at(-1)))),
  },
  {
    asks: 'a backspace on an empty text to be typed as a character',
    said: [
      'literal|literally',
      'empty|nothing|beginning .. itself|ordinary|inserted|printed',
      'as|like a|an|any ordinary|normal|regular|literal|plain|usual character|letter|symbol|key',
    ],
    answer: (s, t) => sameBy(s, t, (shown) => (shown.length ? shown.pop() : shown.push('#'))),
  },
  {
    asks: 'a backspace on an empty text to be an error',
    said: [
      'invalid|illegal|forbidden|malformed|disallowed',
      'empty|nothing .. false',
      'false if|when|where .. empty|nothing|begin|begins',
    ],
    answer: (s, t) =>
      [s, t].every((text) => [...text].every((_, at) => text.slice(0, at + 1).split('#').length - 1 <= (at + 1) / 2)) &&
      backspaceCompare(s, t),
  },
  {
    asks: 'several backspaces in a row to count as one',
    said: [
      'act|acts|count|counts|work|works|treated|counted|taken|regarded|behave|behaves as|like|only one|once|single|1',
      'consecutive|successive|adjacent|repeated|several|row|series|run .. only|just one|once|single|1',
      'held|holding down',
      'hold down|key|the|it',
      'key|backspace|it|is|was|be held',
      'long|longer|continuous press',
      'only the first backspace|one|press|of',
    ],
    answer: (s, t) => backspaceCompare(s.replace(/#+/g, '#'), t.replace(/#+/g, '#')),
  },
  {
    asks: 'only some of the backspaces to work',
    said: [
      'every|each second|other|third|2nd backspace|press|one|time',
      'at most|only|first|last|than one|two|three|1|2|3|k backspace|backspaces|press|presses|times',
      'only the first backspace|press|two|k',
      'broken|jammed|stuck|sticky|defective|limited',
    ],
    answer(s, t) {
      const odd = (text) => {
        let pressed = 0
        return typed([...text].filter((key) => key !== '#' || pressed++ % 2 === 0).join(''))
      }
      return odd(s) === odd(t)
    },
  },
  {
    asks: 'one text to begin the other',
    said: [
      'prefix|prefixes',
      'start|starts|begin|begins with s|t|other',
      'start|starts|begin|begins with the other|second|first|result',
      'beginning|start of the other|second|first',
    ],
    answer: (s, t) => typed(s).startsWith(typed(t)) || typed(t).startsWith(typed(s)),
  },
  {
    asks: 'one text to end the other',
    said: ['suffix|suffixes', 'end|ends with s|t', 'end|ends with the other|second|first'],
    answer: (s, t) => typed(s).endsWith(typed(t)) || typed(t).endsWith(typed(s)),
  },
  {
    asks: 'one text to be within the other',
    said: [
      'substring|contained|embedded',
      'part of the|t|s',
      'occurs|found|appears within|in|inside',
      'contain|contains the other|second|first|t|s',
    ],
    answer: (s, t) => typed(s).includes(typed(t)) || typed(t).includes(typed(s)),
  },
  {
    asks: 'one text to be a subsequence of the other',
    said: ['subsequence'],
    answer(s, t) {
      const within = (part, whole) => {
        let found = 0
        for (const letter of whole) if (letter === part[found]) found++
        return found === part.length
      }
      return within(typed(s), typed(t)) || within(typed(t), typed(s))
    },
  },
  {
    asks: 'texts that differ by one letter at most',
    said: [
      'one|1|single|two|2|k difference|mismatch|edit|typo|mistake',
      'differ|differs|different .. at most|one|1|by|only|single',
      'almost|nearly|mismatch',
      'at most one|1|a|two|2|k',
    ],
    answer(s, t) {
      const [a, b] = [typed(s), typed(t)]
      const before = [...a, ''].findIndex((letter, at) => letter !== b[at])
      const rest = Math.max(a.length, b.length) - 1 - before
      const afters = [a.length, a.length - 1].flatMap((n) =>
        [b.length, b.length - 1].map((m) => [n - before, m - before]),
      )
      return (
        a === b ||
        afters.some(
          ([n, m]) => n >= 0 && m >= 0 && Math.max(n, m) >= rest && a.slice(a.length - n) === b.slice(b.length - m),
        )
      )
    },
  },
  {
    asks: 'backspaces in one of the texts only',
    said: [
      'only s|t|first|second',
      'only the first|second|one|former|latter',
      's|t|first|second|other|text is|as .. plain|expected|intended|already|literal',
      'plain|expected|intended text|string|word|result|password',
    ],
    answer: (s, t) => typed(s) === t,
  },
  {
    asks: 'backspaces in the second text only',
    said: ['only t|second', 'only the second|one|latter', 'plain|expected|intended text|string|word'],
    answer: (s, t) => s === typed(t),
  },
  {
    asks: 'some characters passed over',
    said: [
      'ignore|ignoring|disregard|disregarding|ignored|skip .. space|blank|whitespace|punctuation|vowel|digit|duplicate',
      'space|blank|whitespace|punctuation|vowel|digit .. ignored|skipped|disregarded|matter',
      'vowel|consonant',
    ],
    answer: (s, t) => typed(s).replace(/[\saeiou]/g, '') === typed(t).replace(/[\saeiou]/g, ''),
  },
  {
    asks: 'a backspace in an empty text to count',
    said: ['rings|beeps'],
  },
]
