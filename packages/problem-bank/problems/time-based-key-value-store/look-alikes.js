/** What follows 'the latest value of the key' where a page goes on to say of which time. */
const AT_MOST = 'whose|at|with|by|before|up|until|no|not|as|among|having|stored|recorded|that|which'

const lookAlikes = [
  {
    asks: 'the value of another time',
    said: [
      'smaller|less|earlier|lower|older than the|timestamp|it|that|given|one|this ~or|and',
      'next|following|coming|subsequent moment|tick|instant|second|unit',
      'excluding|excluded|exclusive|without timestamp|the|that|it',
      'recently|latest|last|newest|immediately|just|directly before ~or|and|at|than',
      '~or|to|and|time|timestamp before that|this|the|timestamp|it|moment|instant ~or|and|inclusive|including|itself|was',
      'younger|older than',
      'precede|precedes|preceding|preceded',
      'at or|and after|later|above|beyond|greater|from|larger',
      'not at|equal|included|counted|including',
      'exactly|only|precisely|just .. timestamp|time|timestamps',
      'timestamps|timestamp|times|time are|must|have|has|match|matches|agree|coincide|equals equal|same|be|exactly|identical|the',
      'very moment|instant|second|time',
      '~or|to before at|t|ts|time|timestamp|when|now ~or|and',
      'not|never|no .. same|very|exact moment|instant|time|timestamp|tick',
      'visible|effective|valid|known|readable only|from|after|later',
      'strictly|truly|really|only earlier|prior|previous|previously|older',
      'takes|take|comes|come|goes|go effect|force|live .. after|later|next|following',
      'strictly|exclusive|exclusively|excluded before|less|earlier|smaller|older|below|of',
      'whatever|regardless|irrespective|no matter|independent|independently .. timestamp|time|given',
      'newest|latest|current|last value|one|set|entry whatever|ever|overall',
      'newest|latest|current|last value|one|set|entry of|for|under|stored ~a|the|that|its|this|key|name|it|for|of|under|at|with|by|before|up|until|no|not|whose',
      `newest|latest|current|last value|one|set|entry of|for|under key|name|it ~${AT_MOST}`,
      `newest|latest|current|last value|one|set|entry of|for|under a|the|that|its|this key|name ~${AT_MOST}`,
      `newest|latest|current|last value|one|set|entry stored of|for|under key|name|it ~${AT_MOST}`,
      `newest|latest|current|last value|one|set|entry stored of|for|under a|the|that|its|this key|name ~${AT_MOST}`,
      'earlier or|and later',
      'whether|either .. earlier|later|before|after',
      'second|third|penultimate|previous|preceding latest|newest|last|largest|most|value|one|to',
      'last|latest|newest but one',
      'overall|ever set|stored|put|written',
      'snapshot|snap',
    ],
  },
  {
    asks: 'another value than the stored one',
    said: [
      'count|counts|how many|often|number of',
      'alphabetically|lexicographically|alphabetical|longest|shortest|smallest|greatest value|string|one|values',
      'most|least often|frequent|frequently|common',
      'timestamp|time|times of|at the|which|value .. returned',
    ],
  },
  {
    asks: 'another answer where there is nothing',
    said: [
      'throw|throws|raise|raises|exception|error',
      'if|when|where there|nothing|none .. first|earliest|next|oldest|later|default',
      'if|when|where there|nothing|none .. return|returns|give|gives the key',
    ],
  },
  {
    asks: 'values that vanish, or are not taken',
    said: [
      'for|within|after|during 5|10|20|60|100|1000|k|n|ten|five seconds|units|time|timestamps|calls|times|of|steps',
      'reading|get|a read .. also|extends|counts|removes|deletes|changes|clears|moves|erases|resets',
      'time it|they|a|the .. is|are read|returned|fetched',
      'read|returned|fetched once|twice|again|only',
      'only|just .. kept|stored|remembered|saved',
      'keeps|keep|retains|stays .. old|first|earlier|previous',
      'added|adds|append|appends|appended|prepended to|the|it .. value|values|existing|old|previous',
      'locked|frozen|immutable|readonly',
    ],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    // Every value that a key ever had is kept.
    said: onceThere().filter((phrase) => !/^(?:ever |once\|previously)/.test(phrase)),
  },
  {
    asks: 'only some to count, or a condition more',
    said: onlySome(),
  },
  {
    asks: 'a call to have another effect',
    said: [
      ...otherEffects('one less'),
      'get .. and deletes|removes|erases|forgets|discards',
      'get returns .. deletes|removes',
      'upcoming|coming',
      'any key',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: otherFigures(),
  },
]
