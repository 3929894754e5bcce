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
      'character|letter|one|symbol after|following|behind|right',
      'that|which follows|comes after',
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
    said: [
      'set|kind of .. letter|character',
      'distinct|unique letter|character',
      'same letter|alphabet',
      'however often',
      'how often',
    ],
    answer: (s, t) => sortedLetters(new Set(typed(s))) === sortedLetters(new Set(typed(t))),
  },
  {
    asks: 'texts of the same length',
    said: [
      'same|equal|identical length|size|number',
      'length .. same|equal|equals|identical|agree|match',
      'equally|just|as long|many',
      'how many|long',
    ],
    answer: (s, t) => typed(s).length === typed(t).length,
  },
  {
    asks: 'letters whatever the case',
    said: [
      'case insensitive|insensitively',
      'ignore|ignoring|ignored|regardless|disregard|disregarding|irrespective|whatever|without .. case|capital|capitalisation|capitalization',
      'case .. matter|ignored|irrelevant',
      'uppercase|capital|upper .. same|equal|equals|count|lowercase|lower|small',
      'caseless|caps|capslock|shift',
    ],
    answer: (s, t) => backspaceCompare(s.toLowerCase(), t.toLowerCase()),
  },
  {
    asks: 'one text to be the other turned round',
    said: [
      'reverse|reversed|reversal|backwards|backward|mirror|mirrored|palindrome|palindromes',
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
      'whole|entire text|line|word|string|content|screen|input',
      'everything',
      'all .. before|preceding|previous|so far|typed',
      'all letter|character|text',
      'from scratch',
      'start over|again',
    ],
    answer: (s, t) => sameBy(s, t, (shown) => shown.splice(0)),
  },
  {
    asks: 'a key that removes two letters',
    said: [
      'two|2|three|3 last|preceding|previous|letter|character|most',
      'last|preceding|previous|up two|2|three|3|to',
      'remove|removes|delete|deletes|erase|erases|removing|deleting|erasing two|2|three|3|both|up|double',
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
      'empty|nothing|beginning|start|begin .. shown|typed|visible|remain|remains|kept|appear|appears|itself|written|ordinary|character|inserted|stays as',
      '# .. remain|remains|shown|visible|kept|ordinary|itself',
    ],
    answer: (s, t) => sameBy(s, t, (shown) => (shown.length ? shown.pop() : shown.push('#'))),
  },
  {
    asks: 'a backspace on an empty text to be an error',
    said: [
      'invalid|illegal|error|forbidden|malformed|disallowed|valid|legal',
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
      'act|acts|count|counts|work|works|treated|counted|taken|regarded|behave|behaves as|like|only a|one|once|single|1',
      'consecutive|successive|adjacent|repeated|several|row|series|run .. only|just one|once|single|1',
      'held|holding|hold',
      'only the first|last .. #|backspace|press',
    ],
    answer: (s, t) => backspaceCompare(s.replace(/#+/g, '#'), t.replace(/#+/g, '#')),
  },
  {
    asks: 'only some of the backspaces to work',
    said: [
      'every|each second|other|third|2nd #|backspace|press|one',
      'at most|only|first|last|than one|two|three|1|2|3|k #|backspace|backspaces|press|presses|times',
      'only the first|last',
      'broken|jammed|stuck|sticky|defective|limited|limit',
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
    said: ['prefix|prefixes', 'start|starts|begin|begins with|like', 'beginning|start of the|s|t .. other|result|text'],
    answer: (s, t) => typed(s).startsWith(typed(t)) || typed(t).startsWith(typed(s)),
  },
  {
    asks: 'one text to end the other',
    said: ['suffix|suffixes', 'end|ends with'],
    answer: (s, t) => typed(s).endsWith(typed(t)) || typed(t).endsWith(typed(s)),
  },
  {
    asks: 'one text to be within the other',
    said: [
      'substring|contained|within|inside|part|embedded|occurs',
      'contain|contains the other|second|first|text|result|t|s',
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
      'one|1|single|two|2|k difference|mismatch|edit|typo|change|letter|character|mistake|error',
      'differ|differs|different .. at most|one|1|by|only|single',
      'almost|nearly|at most|edit|mismatch',
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
      'only s|t|first|one|in',
      'only the first|second|one|former|latter',
      's|t|first|second|other|text is|as .. plain|final|expected|finished|intended|already|literal|wanted|correct',
      'plain|finished|expected|intended|final text|string|word|result|password',
    ],
    answer: (s, t) => typed(s) === t,
  },
  {
    asks: 'backspaces in the second text only',
    said: ['only t|second|one|in', 'only the second|one|latter', 'plain|finished|expected|intended text|string|word'],
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
    asks: 'other keys as well',
    said: [
      'undo|redo|restore|restores|undoes|cursor|arrow|home|insert|escape|escaped|asterisk|star',
      'left|right|caps|enter|tab|delete key|and',
      'both key',
    ],
  },
]
