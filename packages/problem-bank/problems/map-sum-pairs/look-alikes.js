const lookAlikes = [
  {
    asks: 'a second value to be added to the first',
    said: [
      'added|adds|add|accumulated|accumulate|increase|increases|increased .. to|its|old|existing|previous|by',
      'is|are summed|accumulated',
      'both values',
      'already|twice|again .. ignored|rejected|kept|stays|unchanged',
      'first|larger|smaller|higher|lower value|one|number .. stays|counts|kept|remains',
      'multiply|multiplied',
    ],
  },
  {
    asks: 'other keys to be counted',
    said: [
      'end|ends|ending with|in',
      'suffix|suffixes',
      'contain|contains|containing|anywhere|substring|within',
      'longer than',
      'itself .. not|excluded',
      'not|without|excluding .. itself|counted|equal|exact',
      'strictly|proper',
      'exactly|only .. equal|length|match|matches',
      'are prefixes|a prefix|prefix of the|prefix given|string|word',
      'not begin|start|beginning|starting',
      'other|all .. than|but|except those',
      'wildcard|dot|any letter',
      'case insensitive|insensitively',
      'upper|lower case .. alike|ignored|same',
    ],
  },
  {
    asks: 'another figure than the sum',
    said: [
      'maximum|minimum|max|min|largest|smallest|highest|lowest|average|mean|product|median|xor',
      'how many|number keys|words|of keys|words|pairs',
      'count|counts of|the',
      'distinct|different|unique values|sum',
      'modulo|mod',
    ],
  },
]
