const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: ['weighted|exponential|weight', 'rounded|round|floor|truncated', 'integer part'],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: onceThere(),
  },
  {
    asks: 'only some to count, or a condition more',
    said: [
      ...onlySome(),
      'count|counts|counted|taken|added once|twice|double|too|also|later|multiple',
      'even if',
      'without|not|except|excluding .. val|value|newest|latest|just|present|current|last|window',
      'all|every values|numbers|elements so|not',
      'until|while|before|unless .. full|return|returns|0|zero',
    ],
  },
  {
    asks: 'a call to have another effect',
    said: [
      ...otherEffects(
        'last|latest|newest|recent two|three|five|ten|twenty|hundred|2|3|5|20|50|100|k|n ~millisecond|ms|second|minute|hour|day',
        'holds|keeps|stores|contains|remembers|has at most|up|no|only|the',
      ),
      'full .. emptied|empties|cleared|reset|restarts|starts|again',
      'emptied|cleared|clear|clears|reset|restart',
      'ignored|ignores|skipped|dropped if|when',
      'grows|shrinks',
      'only|just .. full|enter|enters|every|positive',
      'before val|it .. enters|added|enter|joins',
      'above|below|over|under|beyond 100|zero|k',
      'came|come|stood before',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [...otherFigures()],
  },
]
