const cases = (letter) => letter.toLowerCase()
const different = (letters) => [...new Set(letters)]

const lookAlikes = [
  {
    asks: 'the target itself to count as well',
    said: [
      'greater|larger|bigger|later|more|higher|beyond|after or equal|equals|same|itself',
      'greater|larger|bigger than or equal',
      'at least|earliest as|the|target|that',
      'not|never|no smaller|less|earlier|lower|before',
      'no less|earlier|smaller|lower|before',
      'equal|same .. also|counts|allowed|fine|accepted|enough|suffices|do|too',
      'target|itself .. present|occurs|there|contained|found|in .. return|it|itself|then',
      'itself|target if it|present|there',
      'ceiling',
      'from target|the|it on|onwards|upwards',
      'on or after',
      'insertion|insert|inserted|inserting',
    ],
    answer: (letters, target) => letters.find((letter) => letter >= target) ?? letters[0],
  },
  {
    asks: 'the largest smaller letter',
    said: [
      'smaller|less|lower|earlier than',
      'before|precedes|preceding|precede|previous|below',
      'largest|greatest|last|latest|highest ~of .. smaller|less|before|below|not',
      'floor',
    ],
    answer: (letters, target) => letters.findLast((letter) => letter < target) ?? letters.at(-1),
  },
  {
    asks: 'the greatest letter of all above it',
    said: [
      'largest|last|highest|greatest letter|character|one|of .. above|greater|after|beyond|than',
      'furthest|farthest',
    ],
    answer: (letters, target) => (letters.at(-1) > target ? letters.at(-1) : letters[0]),
  },
  {
    asks: 'the nearest letter on either side',
    said: ['nearest|closest|near|close', 'either|both side|sides|direction|directions', 'distance|tie|ties'],
    answer(letters, target) {
      const away = (letter) => Math.abs(letter.charCodeAt(0) - target.charCodeAt(0))
      return letters.filter((letter) => letter !== target).sort((a, b) => away(a) - away(b))[0]
    },
  },
  {
    asks: 'the last letter, or the target, where there is none',
    said: [
      'none|no|not|otherwise .. last|final|largest|greatest',
      'none|no|not|otherwise .. target itself|back|unchanged',
      'return|give|take|gives|returns|stays|is the|at last|final|largest|target|end',
      'last one|letter|element|of|entry|key',
    ],
    answer: (letters, target) => letters.find((letter) => letter > target) ?? letters.at(-1),
  },
  {
    asks: 'the target where there is none',
    said: [
      'return|give|answer|is|stays target|itself',
      'target itself|back|unchanged|again',
      'the same letter',
      'itself',
    ],
    answer: (letters, target) => letters.find((letter) => letter > target) ?? target,
  },
  {
    asks: 'the second greater letter',
    said: ['second|2nd|third|kth', 'next but', 'two|2|three letter|letters|places|later|further', 'skip|skipping'],
    answer(letters, target) {
      const [, second] = different(letters.filter((letter) => letter > target))
      return second ?? letters[0]
    },
  },
  {
    asks: 'the second greater letter, equal ones as well',
    said: ['second|2nd|third|kth', 'next but', 'two|2 letter|letters|places|later|further', 'skip|skipping'],
    answer: (letters, target) => letters.filter((letter) => letter > target)[1] ?? letters[0],
  },
  {
    asks: 'a letter that the array does not hold',
    said: [
      'missing|absent|lacking',
      'not|never|no .. array|letters|list|there|present|used|taken|contained|occur|occurs',
      'unused|free',
      'first gap',
    ],
    answer(letters, target) {
      const free = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !letters.includes(letter))
      return free.find((letter) => letter > target) ?? free[0]
    },
  },
  {
    asks: 'letters that occur only once, or most often',
    said: [
      'only|exactly|just|precisely once',
      'once|unique|uniquely',
      'twice|often|frequent|frequently|repeated|repeats|repeat|duplicate|duplicated|frequency',
      'single copy|occurrence',
    ],
    answer(letters, target) {
      const once = letters.filter((letter) => letters.indexOf(letter) === letters.lastIndexOf(letter))
      return once.find((letter) => letter > target) ?? letters[0]
    },
  },
  {
    asks: 'letters that occur several times',
    said: ['twice|often|repeated|repeats|repeat|duplicate|duplicated', 'at least two|twice|2'],
    answer(letters, target) {
      const often = letters.filter((letter) => letters.indexOf(letter) < letters.lastIndexOf(letter))
      return often.find((letter) => letter > target) ?? letters[0]
    },
  },
  {
    asks: 'capital and small letters in one order',
    said: [...anyCase(), 'case .. counts|count|matters|not'],
    answer: (letters, target) => letters.find((letter) => cases(letter) > cases(target)) ?? letters[0],
  },
  {
    asks: 'vowels or consonants',
    said: ['vowel|vowels|consonant|consonants'],
    answer: (letters, target) => letters.find((letter) => letter > target && 'aeiou'.includes(letter)) ?? letters[0],
  },
  {
    asks: 'consonants alone',
    said: ['vowel|vowels|consonant|consonants'],
    answer: (letters, target) => letters.find((letter) => letter > target && !'aeiou'.includes(letter)) ?? letters[0],
  },
  {
    asks: 'a letter at least so far away',
    said: [
      'at most|exactly two|2|three|k',
      'by at|exactly|precisely',
      'two|2|three letter|letters|steps|places apart|away|further|later|after|behind',
      'not|never|no .. direct|directly|immediate|immediately|adjacent|neighbour|neighbouring|successor|next',
      'adjacent|neighbour|neighbouring|successor .. not|never|no',
    ],
    answer: (letters, target) =>
      letters.find((letter) => letter.charCodeAt(0) > target.charCodeAt(0) + 1) ?? letters[0],
  },
  {
    asks: 'letters sorted downwards',
    said: ['descending|decreasing|nonincreasing|falling', 'reverse|reversed|backwards|backward', 'z to a'],
    answer: (letters, target) => letters.find((letter) => letter < target) ?? letters[0],
  },
  {
    asks: 'a further condition or another figure',
    said: [
      'ignore|ignored|ignoring|disregard|disregarded|overlooked',
      'second|third largest|smallest|longest|best|shortest|highest',
    ],
  },
]
