const lookAlikes = [
  {
    asks: 'several copies of a key',
    said: [
      'how many times|often',
      'count|counts of|for each|every|key',
      'as often|many times as',
      'duplicate|duplicates are|is|may|allowed|kept',
      'at least|exactly|more twice|two|three|once|than|2|3',
    ],
  },
  {
    asks: 'keys that leave by themselves',
    said: [
      'least recently',
      'at most 10|100|1000|k|n|ten keys|values|numbers|elements',
      'forget|forgets|forgotten',
      'at most|no more|up|holds|limited 10|100|1000|k|n|ten|hundred|five|to|than',
      'drops|drop|loses|discards|throws|removes|replaces .. oldest|first|earliest|newest|smallest|largest',
      'first|only|second|one time|times .. asked|called|it',
      'asked|queried|checked once|twice|first|removes|then|removed|is',
      'contains .. removes|deletes|also|clears|takes|adds|inserts',
      'also|then|afterwards removes|deletes|adds|inserts|clears|removed',
    ],
  },
  {
    asks: 'keys that are nearly the same to count as well',
    said: [
      'one|1 larger|smaller|more|less|off',
      'larger|smaller|greater|less|at least key|than',
      'key plus|minus|1|+|twice|double|half',
      'last|first|same digit|digits|remainder|parity',
      'near|nearly|approximately|equal up',
    ],
  },
  {
    asks: 'another effect of a call',
    said: [
      'already .. removed|remove|removes|deleted|error|throw|raise',
      'throw|throws|raise|raises|exception|error|panic',
      'twice|again .. removed|removes|gone',
      'for good|ever|never .. again',
      'once removed',
      'was|were|has|been ever',
      'even|also|still if|after|though|when|true .. removed|removed|deleted|gone|not|since|later',
      'removed|deleted or|too|also|not|keys|key',
      'whether .. not|missing|absent|lacks|outside',
      'added|inserted|put last|latest|first|earliest|most|recently',
      'all|every keys|key smaller|larger|up|below|above|less|greater|are|is|that',
      'already .. there|in|present .. removes|removed|error|toggle|toggles|moved|taken',
      'add|adding|inserting .. deletes|replaces|clears',
      'limited|locked|frozen',
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
      ...otherEffects('has|have|had no effect|influence|consequence', 'second|third request|time|call|visit|use'),
      'add|adding|adds removes|deletes|toggles|evicts|clears|drops|silently',
      'removes the key if',
      'second|third request|call',
      'until the next|following',
      'silently',
      'each|every|any key|keys|number below|above|between|up',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: otherFigures(),
  },
]
