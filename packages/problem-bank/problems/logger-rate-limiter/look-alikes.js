const lookAlikes = [
  {
    asks: 'messages that are held back to count as well',
    said: [
      'anew|afresh',
      'also|again|even restart|restarts|reset|resets|extend|extends|prolong|prolongs',
      'again|over .. starts|begins|counts',
      'received|arrived|seen|came in|within|during|less .. 10|ten',
      'received|arrived|seen|came .. last|past|previous 10|ten',
      'even if|when .. not printed',
    ],
  },
  {
    asks: 'all messages to share one limit',
    said: [
      'whatever .. it|says|message|text',
      'regardless|irrespective',
      'any|one|single message|messages .. every|each|per 10|ten',
      'in total|altogether',
      'all messages .. together|share',
      'global|globally',
    ],
  },
  {
    asks: 'messages that are nearly the same to be the same',
    said: [
      'case insensitive|insensitively',
      'upper|lower|capital case|letters',
      'similar|anagram|anagrams|prefix|begins|begin|first word|letter',
    ],
  },
  {
    asks: 'another stretch of time',
    said: [
      '3|5|15|20|30|60|100|k|n|five|fifteen|twenty|thirty|sixty second|seconds',
      'more than 10|ten',
      'exactly 10|ten .. not|held|late',
    ],
  },
  {
    asks: 'a message to be printed more, or less, often',
    said: [
      'two|2|three|3|k times within|in|every|per|during',
      'more often',
      'never .. again',
      'every second|other|third',
      'out of order',
    ],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: onceThere(),
  },
  {
    asks: 'only some to count, or a condition more',
    said: onlySome(),
  },
  {
    asks: 'a call to have another effect',
    said: [
      ...otherEffects(),
      'exactly 10|ten',
      '10|ten .. later .. still|not|held|back',
      'still held|blocked|not|refused',
      'any|every|each message .. blocks|printed|others|prevents',
      'blocks|block|blocked|silences|mutes all|others|other|every|any',
      'increases',
      'each|every time|further|repeat',
      'first|last word|letter|three|letters|two|time',
      'came|printed|seen|appeared before|already|earlier|ever',
      'letter case',
      'case of|is|does|matters|insensitive|insensitively|ignored',
      'resets|anew|extends|prolongs',
      'always printed|allowed',
      'if|when another|others',
      'short|long|longer|shorter messages|message',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [
      ...otherFigures(),
      'true if|when .. held|not|back|suppressed|blocked|refused|must|dropped',
      'false if|when .. printed|allowed|new',
      'must|should be|not held|back|suppressed',
      'held|kept back',
      'seconds|time|long left|until|remaining|next',
    ],
  },
]
