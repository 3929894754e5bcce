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
      'higher|larger|lower|smaller .. kept|stays|counts|wins',
    ],
  },
  {
    asks: 'some of the records alone',
    said: ['last|latest|recent 2|3|5|7|10|20|30|100|k|n|two|three|five|seven|ten'],
  },
  {
    asks: 'times, or differences, for prices',
    said: [
      'returns|return|the timestamp|time at|of|when .. maximum|minimum|highest|lowest',
      'timestamp|time|moment at|in|on which .. highest|lowest|maximum|minimum',
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
      'reset|resets|anew|afresh|restart|restarts',
      'emptied|clears|cleared',
      'two|three|five|ten|100 latest|newest|last|oldest',
      'latest|newest|last|recent two|three|five|ten|100|k|n',
      'older|earlier|late .. dropped|ignored|rejected|discarded',
      'even|though .. corrected|wrong|replaced',
      'all|every earlier|later|older|newer',
      'earlier|later|other timestamps',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [
      ...otherFigures(),
      'second|third|average|median|sum|difference|number|count highest|lowest|largest|smallest|price|prices',
      'updated|set|added|recorded|received|entered last|latest|first|recently',
    ],
  },
]
