const lookAlikes = [
  {
    asks: 'more than one event at a time to be allowed',
    said: [
      'triple',
      'double bookings|booking is|are|may|fine|allowed|permitted|possible',
      'three|3|k|four events|bookings|people|rooms',
      'at most two|2|k|three|3',
      'k - 1',
      'two|2|three|3|several|k rooms|courts|calendars|people',
    ],
  },
  {
    asks: 'events that touch to be in conflict, or a pause between them',
    said: [
      'closed',
      'inclusive|inclusively',
      'both included|ends|endpoints|including',
      'touch|touching .. conflict|overlap|not|refused',
      'break|pause|gap|buffer|cleaning|travel',
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
      'removed|replaced|cancelled|canceled|replaces|takes|overrides|dropped .. new|place|its|their',
      'overlapping|conflicting|old|earlier|previous .. removed|replaced|cancelled|canceled|deleted',
      'shortened|shifted|moved|postponed|trimmed|split',
      'merge|merged|merges',
    ],
  },
  {
    asks: 'another measure of an overlap',
    said: [
      'inside|within|contained|contains .. another|other|one',
      'overlap|overlaps|overlapping .. more|longer|at least|than|half',
      'same start|beginning|end',
      'every day|week|year',
      'daily|weekly|recurring|repeats|midnight|circular',
      'duration|longer than|at most|length',
      'priority|priorities|vip',
    ],
  },
]
