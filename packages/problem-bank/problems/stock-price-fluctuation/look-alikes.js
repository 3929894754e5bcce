const lookAlikes = [
  {
    asks: 'the record that came last for the latest',
    said: [
      'received|came|arrived|made|called|updated|reported last|latest|recently',
      'last|latest|most recent update|call|record received|made',
      'most recently received|updated|made',
      'last update|received|reported',
    ],
  },
  {
    asks: 'corrected records to count as well',
    said: [
      'ever recorded|reported|received|had|been',
      'of all time',
      'corrected|replaced|overwritten|old|wrong .. included|too|count|counts',
      'including .. corrected|replaced|overwritten|wrong',
      'even if|when .. corrected|replaced',
    ],
  },
  {
    asks: 'a second record of a time not to replace the first',
    said: [
      'already|second|again|later|same time|timestamp|another .. ignored|ignore|ignores|rejected|discarded|added|summed',
      'first record|price|one|value stands|counts|remains|stays|kept',
      'update|record|price|it|one is|are ignored|rejected|refused|discarded',
      'sum|add|adds|added up|together|of',
      'average|averaged|mean|median',
      'higher|larger|lower|smaller .. kept|stays|counts|wins',
    ],
  },
  {
    asks: 'some of the records alone',
    said: [
      'last|latest|recent 2|3|5|7|10|20|30|100|k|n|two|three|five|seven|ten',
      'of|over|in the two|three|five|seven|ten',
      'window|week|hour|past|expire|expires',
      'expired|forgotten|deleted',
      'distinct|different|kth',
    ],
  },
  {
    asks: 'times, or differences, for prices',
    said: [
      'returns|return|the timestamp|time at|of|when .. maximum|minimum|highest|lowest',
      'timestamp|time|moment at|in|on which .. highest|lowest|maximum|minimum',
      'difference|rise|fall|change|drop|gain|profit between|of|since|from',
    ],
  },
]
