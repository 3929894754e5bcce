const lookAlikes = [
  {
    asks: 'more than one event at a time to be allowed',
    said: [
      'double bookings|booking is|are|may|fine|allowed|permitted|possible',
      'three|3|k|four events|bookings|people|rooms',
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
      'overlapping|conflicting|old|earlier|previous .. removed|replaced|cancelled|canceled|deleted',
    ],
  },
  {
    asks: 'a call to have another effect',
    said: [
      'two|three|three|k events .. may|overlap|can|not',
      'may|can|could|allowed overlap|coincide|intersect',
      'ten|three|100 latest|newest|last|events',
      'also|too conflict|conflicts|blocks|count|counts|overlap',
    ],
  },
]
