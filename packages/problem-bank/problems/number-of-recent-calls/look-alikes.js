const lookAlikes = [
  {
    asks: 'an end of the range, or the new request, not to be counted',
    said: [
      'exclusive|excluded|excluding|exclude|excludes',
      'not|without counting|including|counted|included|itself',
      'no longer counts|counted|count',
      'open interval|range',
      'strictly less|within|inside|between|after|more|later|before|newer|earlier than|t|the',
      'less|fewer|under than|3000|3',
      'half open',
      'earlier|previous|former|other requests|calls|pings|ones came|were|in|within',
      'before the new|current|latest',
    ],
  },
  {
    asks: 'another stretch of time',
    said: [
      '500|1000|1500|2000|2500|4000|5000|6000|10000|30000|60000 millisecond|milliseconds|ms|units',
      'past|last|previous 1|2|4|5|10|30|60|one|two|four|five|ten|thirty|sixty second|seconds|minute|minutes',
      'minute|minutes|hour|hours|day|days',
      't - 1000|2000|5000|6000|10000',
      'next 3000|milliseconds',
      'whole|full|calendar second|seconds|minute',
    ],
  },
  {
    asks: 'another figure than the number in the range',
    said: [
      'busiest|maximum|peak|most|largest number|requests|calls|time',
      'made so far',
      'also return|returns',
      'ever',
      'average|mean|median|sum|total|gap|interval between|of',
      'distinct|different|unique',
      'longest|shortest|smallest',
    ],
  },
  {
    asks: 'some requests not to be taken',
    said: [
      'accepted|accept|accepts|rejected|reject|rejects|refused|dropped|denied|turned|allowed',
      'limit|limited|rate|capacity|throttle|throttled',
      'every other|second|third',
      'ignore|ignored|ignores|skip|skipped',
      'at most .. requests|calls|pings .. range|window|time',
      'once|one per',
    ],
  },
]
