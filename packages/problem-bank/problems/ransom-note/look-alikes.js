const lookAlikes = [
  {
    asks: 'a note that stands in the magazine as a whole',
    said: [
      'substring|contiguous|consecutive|adjacent|contiguously|uninterrupted',
      'one piece|stretch|strip|run',
      'next to',
      'side by side',
      'in a row',
      'cut|cuts .. single|one|whole|piece|strip',

      'at a stretch',
      'snippet|strip|one cut',
      'unbroken|coherent|connected',
    ],
    answer: (note, magazine) => magazine.includes(note),
  },
  {
    asks: 'letters in their original order',
    said: [
      'subsequence',
      'same|original|given|their|right|correct order',
      'order matters',
      'order .. kept|preserved|unchanged',
      'keep|keeping|preserve|preserving|without changing|rearranging|reordering .. order',
      'left to right',
      'without|not rearranging|reordering',
      'in this|that|which|its|the order',
      'from left',
      'turn',
      'come|comes|follow|follows .. order|after|another',
      'without .. going|turning back',
      'sequence',
    ],
    answer: inOrder,
  },
  {
    asks: 'letters that may be used twice',
    said: [
      'thrice',
      'most|to|exactly|be twice|two|2|three|k time|times|letter',
      'most|exactly twice|two|2|k|three',
      'can|may|might|could be used|taken|cut twice',
      'two|2 copies|copy',
      'up to twice|two|2|k|three',
      'count|counts|worth twice|double',
      'both sides|faces',
      'two places|spots',
    ],
    answer: (note, magazine) => canConstruct(note, magazine + magazine),
  },
  {
    asks: 'letters that may be used any number of times',
    said: [
      'can|may|might|could be reused|repeated|copied|recycled',
      'used|reused|taken|cut .. several|multiple|many time',
      'any number of|times',
      'as often|many .. like|wish|want|needed|need|please',
      'unlimited|repeatedly|infinitely|arbitrarily',
      'distinct|unique letter|character',
      'regardless of .. many|often|count|frequency',
      'copier|photocopier|photocopied|photocopy|copying|copied|xerox',

      'serve|serves|stand|stands several|many|more|twice|in',
      'more than one place|spot|time|use',
      'several|many places|spots',
      'over and over',
      'may|can be used again',
      'however often|many',
      'matter|matters how',

      'need|needs only|just|merely occur|appear|be',
      'once|one is|are|being enough|sufficient',
      'one|once suffices',
      'single one|copy|letter .. enough|suffices|all',
      'rubber|stamp|stamps',
      'not|never wear',
    ],
    answer: (note, magazine) => [...note].every((letter) => magazine.includes(letter)),
  },
  {
    asks: 'every letter of the magazine used up',
    said: [
      'no|without|nothing .. left|leftover|over|remain|remaining|unused',
      'using|uses|use|used up|all',
      'must all',
      'all|every must|letter must',
      'anagram|rearrangement|permutation',
      'whole|entire magazine|newspaper',
      'exactly the same|letters|all',
      'leftover|leftovers|waste|scraps|remnant|wasted',
      'nothing|none|no .. left|remain|remains|over|wasted',
      'precisely|exactly .. letters|same',
      'rearranging|rearranged|shuffled',
    ],
    answer: (note, magazine) => note.length === magazine.length && canConstruct(note, magazine),
  },
  {
    asks: 'the magazine built from the note',
    said: ['magazine can|could be|constructed|built|made', 'magazine .. from .. note|ransomnote|message', 'vice versa'],
    answer: (note, magazine) => canConstruct(magazine, note),
  },
  {
    asks: 'letters whatever the case',
    said: [
      ...anyCase(),
      'ignore|ignoring|ignored|regardless|disregard|disregarding|irrespective|whatever .. case|capitalisation|capitalization',
      'uppercase|capital|upper .. same|equal|equals|count|interchangeable|as lowercase|lower',
    ],
    answer: (note, magazine) => canConstruct(note.toLowerCase(), magazine.toLowerCase()),
  },
  {
    asks: 'whole words cut out',
    said: [
      'whole|entire|complete|full word',
      'word .. rather|instead|not .. letter|character',
      'cut|cuts|cutting words',
    ],
    answer: (note, magazine) => {
      const words = magazine.split(' ')
      return note.split(' ').every((word) => words.includes(word) && words.splice(words.indexOf(word), 1))
    },
  },
  {
    asks: 'at most one letter missing',
    said: [
      'all but|except one|1',
      'one|1|single letter|character|wildcard .. missing|lacking|short|changed|replaced|else|free|bought|added',
      'wildcard|blank|joker|substitute|substituted',
      'at most one|1 letter|character|missing|change|replacement',
      'change|replace|changing|replacing .. one|1|single',
      'miss|lack|lacks .. one|1|single',
      'one|a|single .. hand|drawn|written|missing|lack|lacking|forged',
      'may|can|might be missing|lacking|absent',
      'blank|joker|pen|pencil',
      'all but',
      'most of',
      'one|single blank|gap|error|typo',
    ],
    answer: (note, magazine) =>
      note === '' || [...note].some((_, at) => canConstruct(note.slice(0, at) + note.slice(at + 1), magazine)),
  },
  {
    asks: 'a note that stands in the magazine backwards',
    said: ['backward|backwards|reverse|reversed|mirror'],
    answer: (note, magazine) => inOrder([...note].reverse().join(''), magazine),
  },
  {
    asks: 'spaces and punctuation passed over',
    said: [
      'ignore|ignoring|ignored|disregard|disregarding|except|apart|besides .. space|spaces|punctuation|blanks|whitespace',
      'space|spaces|punctuation|blanks .. ignored|free|disregarded|count|counted|matter',
    ],
    answer: (note, magazine) => canConstruct(note.replace(/[^a-z0-9]/gi, ''), magazine),
  },
  {
    asks: 'at least one letter left over',
    said: [
      'at least one|1 .. left|over|remain|remaining|unused',
      'must|should remain|be left',
      'strictly longer',
      'to spare',
      'something .. left|over|remain|spare',
      'spare',
    ],
    answer: (note, magazine) => note.length < magazine.length && canConstruct(note, magazine),
  },
  {
    asks: 'a note without repeated letters',
    said: ['note .. no repeated|duplicate', 'alternate|every other|second letter'],
    answer: (note, magazine) => new Set(note).size === note.length && canConstruct(note, magazine),
  },
  {
    asks: 'letters that stand for others, or another condition',
    said: [
      'instead for',
      'interchangeable|interchanged',
      'upside',
      'turned|turn|rotated round|over|upside|about',
      'b and|for d|p|q',
      'n and|for u',
      'm and|for w',
      'i and|for j|l|y',
      'u and|for v',
      'double as',
      'serve as|for',
      'stands|stand|pass|passes for',
      'vowel|vowels|consonant|consonants',
      'first|last|initial letter',
      'every second|other|third',
      'half|halves',
      'longer|shorter than',
      'more than two|three|five',
      'unless',

      'at most two|three|five',
      'no part in',
      'adjacent|neighbouring|neighbouring letter|letters',
      'forbidden|banned',

      'half|quarter of',
    ],
  },
]

function inOrder(note, magazine) {
  let at = 0
  for (const letter of magazine) if (letter === note[at]) at++
  return at === note.length
}
