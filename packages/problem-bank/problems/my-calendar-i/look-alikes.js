const lookAlikes = [
  {
    asks: 'more than one event at a time to be allowed',
    said: [
      'double bookings|booking is|are|may|fine|allowed|permitted|possible',
      'three|3|k|four events|bookings|people|rooms',
      'k - 1',
      'two|2|three|3|several|k rooms|courts|calendars|people',
    ],
  },
  {
    asks: 'events that touch to be in conflict, or a pause between them',
    said: [
      'both included|ends|endpoints|including',
      'touch|touching .. conflict|overlap|not|refused',
      'minutes|minute|hour|hours|units .. between|apart|later',
      'at least .. between|apart',
    ],
  },
  {
    asks: 'refused or overlapping events to be treated in another way',
    said: [
      'whether|even .. accepted|refused|granted or|not|if',
      'accepted or',
      'refused|rejected|declined .. also|too|count|counts|block|blocks',
      'overlapping|conflicting|old|earlier|previous .. removed|replaced|cancelled|canceled|deleted',
    ],
  },
  {
    asks: 'another measure of an overlap',
    said: [
      'overlap|overlaps|overlapping .. more|longer|at least|than|half',
      'same start|beginning|end',
      'every day|week|year',
      'duration|longer than|at most|length',
      'priority|priorities|vip',
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
      'two|three|three|k events .. may|overlap|can|not',
      'may|can|could|allowed overlap|coincide|intersect',
      'at most two|three',
      'refused|rejected|declined if|when|unless',
      'latest|newest|last|recent|oldest ten|two|three|events|100|event|k',
      'ten|three|100 latest|newest|last|events',
      'blocks|block|counts|reserved|remains too|also|its|its',
      'also|too conflict|conflicts|blocks|count|counts|overlap',
      'any case',
      'new event|booking replaces|removes|cancels|overrides',
      'every second|third|fifth|tenth',
      'inside|within another',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [
      ...otherFigures(),
      'true when .. overlaps|overlap|conflict|intersects',
      'false if|when .. accepted|free|added|room|no',
    ],
  },
]
