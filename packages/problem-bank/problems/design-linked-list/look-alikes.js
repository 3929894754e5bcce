const lookAlikes = [
  {
    asks: 'nodes counted in another way',
    said: [
      '1|one indexed|based',
      'counted|numbered|start|starts|starting .. 1|one',
      'from the end|tail|back .. counted|index|indexed',
      'index|indices|counted|count .. from the end|tail|back',
      'node from the end|tail',
      'negative|-1 index|indices',
      'backwards',
    ],
  },
  {
    asks: 'a list in another order',
    said: [
      'sorted|ascending|descending|increasing|decreasing',
      'order of value|values',
      'reverse|reverses|reversed',
      'circular|circularly|cyclic|wrap|wraps|modulo',
      'goes on at',
      'swap|swaps|rotate|rotates|moves|moved to',
    ],
  },
  {
    asks: 'some values not to be taken, or more to go',
    said: [
      'duplicate|duplicates|distinct|unique|twice',
      'already in|contains|present|there',
      'delete|deletes|remove|removes all|every|both|each',
      'all|every nodes|node|values .. value|equal|same',
      'capacity|limit|limited|full',
      'even|odd values|numbers|nodes|val',
    ],
  },
  {
    asks: 'another answer to an index that is not there',
    said: [
      'throw|throws|raise|raises|exception|error',
      'greater|larger|beyond|too .. appended|append|end|tail',
      'null|none|0|zero if|for|when',
      'last node|value instead',
      'clamp|clamped|nearest',
      'padded|filled',
    ],
  },
]
