const lookAlikes = [
  {
    asks: 'nodes counted in another way',
    said: [
      'from the end|tail|back .. counted|index|indexed',
      'index|indices|counted|count .. from the end|tail|back',
      'node from the end|tail',
      'negative|-1 index|indices',
    ],
  },
  {
    asks: 'a list in another order',
    said: ['sorted|ascending|descending|increasing|decreasing', 'order of value|values', 'goes on at'],
  },
  {
    asks: 'some values not to be taken, or more to go',
    said: [
      'already in|contains|present|there',
      'all|every nodes|node|values .. value|equal|same',
      'even|odd values|numbers|nodes|val',
    ],
  },
  {
    asks: 'another answer to an index that is not there',
    said: [
      'throw|throws|raise|raises|exception|error',
      'greater|larger|beyond|too .. appended|append|end|tail',
      'last node|value instead',
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
      'after|behind|following the node|one',
      'moves|moved|move to|the .. head|front|tail|node',
      'ignores|ignored|refuses|refused if|a|values|value|when|duplicates',
      'from|up index|to on|onwards|head|tail|index',
      'beyond|greater|larger|too .. appends|append|appended|end|tail|clamped',
      'removes|deletes and|returns|also|it',
      'also|too removes|deletes|moves',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [
      ...otherFigures(),
      'index of the|val',
      'from|towards the tail|end|back',
      'previous|following node|value|one',
    ],
  },
]
