const isWhole = (text) => isPalindrome(text, 0, text.length - 1)
const without = (text, from, to = from + 1) => text.slice(0, from) + text.slice(to)
const places = (text) => [...text].map((_, place) => place)

/** Whether the text becomes a palindrome by at most so many deletions. */
function within(text, deletions, from = 0, to = text.length - 1) {
  let [left, right] = [from, to]
  while (left < right && text[left] === text[right]) {
    left++
    right--
  }
  if (left >= right) return true
  return deletions > 0 && (within(text, deletions - 1, left + 1, right) || within(text, deletions - 1, left, right - 1))
}

function mismatches(text) {
  return places(text).filter((place) => 2 * place < text.length && text[place] !== text.at(-place - 1)).length
}

function oddCounts(text) {
  return [...new Set(text)].filter((letter) => text.split(letter).length % 2 === 0).length
}

function swapped(text, first, second) {
  const letters = [...text]
  letters[first] = text[second]
  letters[second] = text[first]
  return letters.join('')
}

const letter = 'character|letter|bead|symbol'

const lookAlikes = [
  ...[2, 3].map((deletions) => ({
    asks: `${deletions} deletions`,
    said: [
      `two|2|three|3|k|several|few|couple ${letter}|deletion|removal`,
      'most|up|than|to|within|exactly two|2|three|3|k|n',
      'up to k|two|2|three|3|n',
      'twice|thrice',
      'pair|couple of',
      'two|2|three|3|k of|deletions|removals|time',
      'one or two|2',
      'two|2|three|3 .. deleted|removed|dropped|erased',
      'any number of',
    ],
    answer: (s) => within(s, deletions),
  })),
  {
    asks: 'exactly one deletion',
    said: [
      'one must|has',
      'must be|have|delete|remove|strike|take',
      'once one',
      'exactly|precisely one|a',
      'after .. one|a letter|character .. removed|struck|deleted|taken',
      'exactly|precisely one|1|a|once',
      'must|required|forced .. delete|deleted|remove|removed|drop|dropped|erase|erased|deletion|removal',
      'has|have to delete|remove|drop|erase|be',
      'always .. delete|deleted|remove|removed|drop|dropped',
      'exactly|precisely .. deleting|deletion|removing|removal|deleted|removed',
      'neither|no .. more .. nor|or less|fewer',
    ],
    answer: (s) => places(s).some((place) => isWhole(without(s, place))),
  },
  {
    asks: 'at least one deletion',
    said: [
      'at least one|1 deletion|removal|must',
      'delete|remove|drop|deleting|removing|dropping|deleted|removed .. at least',
      'one|1 or more',
      'any number|amount of',
    ],
    answer: (s) => s.length > 1,
  },
  {
    asks: 'a deletion that is needed',
    said: [
      'not already|yet|itself|initially',
      'is not .. itself|already|but',
      'but not|only',
      'necessary|requires|require|needed|required',
      'needs|need exactly|one|a|1',
      'only by|after|through',
      'without deletion|deleting|removing|it .. not',
    ],
    answer: (s) => validPalindrome(s) && !isWhole(s),
  },
  {
    asks: 'a palindrome without any deletion',
    said: [
      'without|no deletion|deleting|removal|removing|change|changes|changing|modification',
      'not|never|cannot .. delete|deleted|remove|removed|change|changed',
      'as it|given',
    ],
    answer: isWhole,
  },
  {
    asks: 'letters in any order',
    said: [
      'permutation|permutations|permute|permuted|permuting',
      'rearrange|rearranged|rearranging|rearrangement|arrange|arranged|arrangement|arranging',
      'reorder|reordered|reordering|shuffle|shuffled|shuffling|scramble|scrambled|jumble|mixed|mix|sort|sorted',
      'anagram|anagrams',
      'any|another|some|different|new order',
    ],
    answer: (s) => oddCounts(s) <= 1,
  },
  {
    asks: 'letters in any order, but for one',
    said: [
      'permutation|permutations|permute|permuted|permuting',
      'rearrange|rearranged|rearranging|rearrangement|arrange|arranged|arrangement|arranging',
      'reorder|reordered|reordering|shuffle|shuffled|shuffling|scramble|scrambled|jumble|mixed|mix|sort|sorted',
      'anagram|anagrams',
      'any|another|some|different|new order',
    ],
    answer: (s) => oddCounts(s) <= 2,
  },
  {
    asks: 'a letter to be replaced',
    said: [
      'overwrite|overwriting|overwritten|misprint|misprinted|corrected|correcting|retype|retyping|alter|altering|altered|exchange|exchanged|exchanging',
      'replace|replaces|replaced|replacing|replacement|substitute|substituted|substituting|substitution|overwrite|overwritten|alter|altered|altering|modify|modified|modifying|edit|edited|editing|edits',
      `change|changing|flip|flipping|convert|converting .. one|1|single|a|some ${letter}|of`,
      `${letter} may|can|is|be|being changed|flipped`,
      `${letter} may|can be changed|flipped`,
      'wrong|mistyped|incorrect',
      'change|changing one|1|a|at|no|any|single|up',
      'mismatch|mismatches|mismatched|differing',
    ],
    answer: (s) => mismatches(s) <= 1,
  },
  {
    asks: 'two letters to be replaced',
    said: [
      'replace|replaces|replaced|replacing|replacement|substitute|substituted|substituting|substitution|alter|altered|altering|modify|modified|modifying|edit|edited|editing',
      'change|changing|changes .. two|2|k|characters|letters',
      'mismatch|mismatches',
    ],
    answer: (s) => mismatches(s) <= 2,
  },
  {
    asks: 'exactly one letter to be replaced',
    said: [
      'replace|replaces|replaced|replacing|replacement|substitute|substituted|substituting|substitution|alter|altered|altering|modify|modified|modifying',
      'change|changing exactly|precisely',
      'change|changing .. exactly|precisely',
    ],
    answer: (s) => mismatches(s) === 1 || (mismatches(s) === 0 && s.length % 2 === 1),
  },
  {
    asks: 'a letter to be inserted, deleted or replaced',
    said: [
      'insert|inserts|inserted|inserting|insertion|insertions|replace|replacing|replaced|replacement|edit|edits|edited|editing|substitution',
      `add|adding|added|append|appending .. one|1|a|single|some|${letter}`,
      `${letter} .. added|missing`,
      'change|changing .. or',
    ],
    answer: (s) => validPalindrome(s) || mismatches(s) <= 1,
  },
  {
    asks: 'a letter to be put before or behind',
    said: [
      'append|appended|appending|prepend|prepended|prepending',
      'add|adding|added|insert|inserting|put|putting|attach|attaching .. end|front|beginning|start|back|before|behind|after|ends',
    ],
    answer: (s) => isWhole(s) || isWhole(s.slice(1)) || isWhole(s.slice(0, -1)),
  },
  {
    asks: 'only the first or the last letter to be deleted',
    said: [
      `first|last|leading|trailing|outer|outermost|end|final or|${letter}|and`,
      'delete|remove|drop|erase|deleting|removing|dropping|removed|deleted|dropped .. end|ends|front|beginning|start|back|edge|left|right',
      'either|one|left|right end|side',
      'prefix|suffix',
      'first|last only|one',
    ],
    answer: (s) => isWhole(s) || isWhole(s.slice(1)) || isWhole(s.slice(0, -1)),
  },
  {
    asks: 'only the first letter to be deleted',
    said: [
      `first|leading|opening|initial ${letter}|one`,
      'delete|remove|drop|erase|deleting|removing|dropping|removed|deleted|dropped .. front|beginning|start|left',
      'prefix',
    ],
    answer: (s) => isWhole(s) || isWhole(s.slice(1)),
  },
  {
    asks: 'only the last letter to be deleted',
    said: [
      `last|trailing|final|closing ${letter}|one`,
      'delete|remove|drop|erase|deleting|removing|dropping|removed|deleted|dropped .. end|back|right',
      'suffix',
    ],
    answer: (s) => isWhole(s) || isWhole(s.slice(0, -1)),
  },
  {
    asks: 'only a letter between the ends to be deleted',
    said: [
      'inner|interior|middle|central|centre|center',
      'first|last .. not|never|stay|stays|remain|must|kept|except',
      'except|without|but .. first|last|end|ends',
      'neither .. first|last',
    ],
    answer: (s) =>
      isWhole(s) || places(s).some((place) => place > 0 && place < s.length - 1 && isWhole(without(s, place))),
  },
  {
    asks: 'every copy of one letter to be deleted',
    said: [
      'all|every|each|its|their occurrence|copy|copies|instance|appearance',
      `all|every .. equal|same|identical ${letter}`,
      'one|single|chosen kind|type|colour|color|distinct|different',
      `distinct|different|kind of ${letter}`,
      `distinct|different ${letter}`,
      'everywhere|wherever|occurrence|occurrences',
    ],
    answer: (s) => isWhole(s) || [...s].some((letter) => isWhole(s.replaceAll(letter, ''))),
  },
  {
    asks: 'a stretch of letters to be deleted',
    said: [
      'substring|substrings|consecutive|contiguous|block|stretch|segment|range|run|section',
      `several|some|many|more ${letter}|neighbouring|neighboring`,
    ],
    answer: (s) => s.length > 0,
  },
  {
    asks: 'two adjacent letters to be deleted',
    said: [
      'adjacent|neighbouring|neighboring|consecutive|successive|next|neighbours|neighbors',
      '~never|not|nor|no pair|pairs|two|2|couple',
    ],
    answer: (s) =>
      isWhole(s) || places(s).some((place) => place + 2 <= s.length && isWhole(without(s, place, place + 2))),
  },
  {
    asks: 'two letters to be swapped',
    said: [
      'swap|swaps|swapped|swapping|exchange|exchanged|exchanging|interchange|interchanged|transpose|transposed|switch|switched',
    ],
    answer: (s) =>
      isWhole(s) || places(s).some((first) => places(s).some((second) => isWhole(swapped(s, first, second)))),
  },
  {
    asks: 'two neighbouring letters to be swapped',
    said: [
      'swap|swaps|swapped|swapping|exchange|exchanged|exchanging|interchange|interchanged|transpose|transposed|switch|switched',
    ],
    answer: (s) =>
      isWhole(s) || places(s).some((place) => place + 1 < s.length && isWhole(swapped(s, place, place + 1))),
  },
  {
    asks: 'a letter to be moved',
    said: ['move|moved|moves|moving|relocate|relocated|shift|shifted'],
    answer: (s) =>
      places(s).some((from) => {
        const rest = without(s, from)
        return places(s).some((to) => isWhole(rest.slice(0, to) + s[from] + rest.slice(to)))
      }),
  },
  {
    asks: 'a rotation',
    said: [
      'rotate|rotated|rotating|rotation|rotations|cyclic|cyclically|circular|circularly|circle|ring|shift|shifted|closed',
    ],
    answer: (s) => s === '' || places(s).some((place) => isWhole(s.slice(place) + s.slice(0, place))),
  },
  {
    asks: 'vowels only',
    said: ['vowel|vowels|consonant|consonants'],
    answer: (s) => isWhole(s) || places(s).some((place) => 'aeiou'.includes(s[place]) && isWhole(without(s, place))),
  },
  {
    asks: 'consonants only',
    said: ['vowel|vowels|consonant|consonants'],
    answer: (s) => isWhole(s) || places(s).some((place) => !'aeiou'.includes(s[place]) && isWhole(without(s, place))),
  },
  {
    asks: 'a deletion at an even place',
    said: ['even|odd index|position|place|numbered', 'index|position|place|numbered .. even|odd', 'every other|second'],
    answer: (s) => isWhole(s) || places(s).some((place) => place % 2 === 0 && isWhole(without(s, place))),
  },
  {
    asks: 'a deletion at an odd place',
    said: ['even|odd index|position|place|numbered', 'index|position|place|numbered .. even|odd', 'every other|second'],
    answer: (s) => isWhole(s) || places(s).some((place) => place % 2 === 1 && isWhole(without(s, place))),
  },
  {
    asks: 'a palindrome of even length',
    said: [
      'even|odd length|number|size|many|count|long|palindrome',
      'length|size|number .. even|odd',
      'even palindrome',
    ],
    answer: (s) => (s.length % 2 === 0 ? isWhole(s) : validPalindrome(s)),
  },
  {
    asks: 'a palindrome of odd length',
    said: ['even|odd length|number|size|many|count|long|palindrome', 'length|size|number .. even|odd'],
    answer: (s) => (s.length % 2 === 1 ? isWhole(s) : validPalindrome(s)),
  },
  {
    asks: 'a palindrome of a certain length',
    said: [
      'palindrome of length',
      'palindrome .. longer|shorter',
      'length|least two|2|three|3|k or|long|letter|character',
      'longer|shorter than one|1|two|2|three|3|k',
      'remaining|resulting|result|left .. length|long|empty|nonempty',
      'trivial|nontrivial',
    ],
    answer: (s) => (s.length > 2 ? validPalindrome(s) : false),
  },
  {
    asks: 'letters and digits alone to count',
    said: [
      'alphanumeric|nonalphanumeric|alphabetic|nonletter|nonletters',
      'ignore|ignores|ignoring|disregard|disregarding|regardless|irrespective|skip|skipping|except .. case|space|spaces|punctuation|capital|capitalisation|capitalization|blank|blanks|comma|sign|signs|digit',
      'case|space|spaces|punctuation|blank|blanks|capital .. ignored|ignore|matter|matters|irrelevant|disregarded|skipped|count|counts|free',
      'insensitive|insensitively',
      'upper|uppercase|capital .. lower|lowercase|small .. same|equal|alike|identical',
      'lower|lowercase|small .. upper|uppercase|capital .. same|equal|alike|identical',
      'only letter|alphanumeric|alphabetic .. count|counts|considered|matter',
    ],
    answer: (s) => validPalindrome(s.toLowerCase().replace(/[^a-z0-9]/g, '')),
  },
  {
    asks: 'capital and small letters to be the same',
    said: [
      'capital|capitals|uppercase|upper|lower|lowercase|small|large|case .. not differ|different|distinguished|told|apart|separate|separated',
      'not .. distinguish|distinguished|tell|told|separate .. case|capital|capitals|upper|uppercase|lowercase',
      'without|no|not|little regard|respect|heed|attention|distinction|difference|distinguishing .. case|capital|capitals|capitalisation|capitalization|upper|lowercase|uppercase',
      'case .. no difference|distinction|role|part|bearing|influence|effect',
      'capital|uppercase|upper .. serve|serves|stand|stands|pass|passes|replace|replaces|good|substitute|match|matches .. small|lower|lowercase',
      'lower|lowercase|small letter .. serve|serves|stand|stands|pass|passes|replace|replaces|good|substitute|match|matches .. capital|upper|uppercase',
      'a|b|q .. as good as a|an|b|q',
      'be|is|are it|they|letter|large|small|capital|upper|lower .. or|and large|small|capital|upper|lower .. alike|same|irrelevant|indifferent',

      'ignore|ignores|ignoring|disregard|disregarding|regardless|irrespective .. case|capital|capitalisation|capitalization',
      'case|capital .. ignored|ignore|matter|matters|irrelevant|disregarded',
      'insensitive|insensitively',
      'upper|uppercase|capital .. lower|lowercase|small .. same|equal|alike|identical',
      'lower|lowercase|small .. upper|uppercase|capital .. same|equal|alike|identical',
    ],
    answer: (s) => validPalindrome(s.toLowerCase()),
  },
  {
    asks: 'words instead of letters',
    said: ['word by|wise|order', 'one word', 'delete|remove|drop|deleting|removing a|1 word'],
    answer: (s) => {
      const words = s.split(' ')
      const same = (list) => list.join(' ') === list.toReversed().join(' ')
      return same(words) || words.some((_, place) => same(words.toSpliced(place, 1)))
    },
  },
]
