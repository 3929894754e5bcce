const lookAlikes = [
  {
    asks: 'the record that came last for the latest',
    said: ['received|came|arrived|made|called|updated|reported last|latest|recently'],
  },
  {
    asks: 'corrected records to count as well',
    said: [
      'ever recorded|reported|received|had|been',
      'corrected|replaced|overwritten|old|wrong .. included|too|count|counts',
      'even if|when .. corrected|replaced',
    ],
  },
  {
    asks: 'a second record of a time not to replace the first',
    said: ['update|record|price|it|one is|are ignored|rejected|refused|discarded'],
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
    said: ['ever pushed|added|inserted|put|stored|posted|seen|made|on|in|been|held|had|recorded|asked|was|were'],
  },
  {
    asks: 'a call to have another effect',
    said: ['two|three|five|ten|100 latest|newest|last|oldest', 'even|though .. corrected|wrong|replaced'],
  },
  {
    asks: 'another figure to be returned',
    said: ['updated|set|added|recorded|received|entered last|latest|first|recently'],
  },
]
