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
      'spaces|whitespace|punctuation|trimmed',
      'level|levels|priority|severity|source|user',
    ],
  },
  {
    asks: 'another stretch of time',
    said: [
      'minute|minutes|hour|hours|millisecond|milliseconds|day',
      '3|5|15|20|30|60|100|k|n|five|fifteen|twenty|thirty|sixty second|seconds',
      'more than 10|ten',
      'exactly 10|ten .. not|held|late',
      'strictly',
    ],
  },
  {
    asks: 'a message to be printed more, or less, often',
    said: [
      'twice|thrice within|in|every|per|during',
      'two|2|three|3|k times within|in|every|per|during',
      'more often',
      'at most two|2|three|3|five|5|k',
      'only|just once',
      'never .. again',
      'ever',
      'every second|other|third',
      'out of order',
      'any order',
    ],
  },
]
