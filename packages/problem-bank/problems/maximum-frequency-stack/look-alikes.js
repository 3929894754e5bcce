const lookAlikes = [
  {
    asks: 'the least frequent value',
    said: ['least frequent|often|common', 'lowest|smallest|minimum frequency|count', 'rarest|seldom'],
  },
  {
    asks: 'another choice among values that are equally frequent',
    said: [
      'tie|ties|equally|several .. first|oldest|earliest|smallest|largest|lowest|bottom|greatest|biggest|higher|lower value|pushed|added|one|closest|nearest|is|goes',
      'tie|ties .. smaller|larger|lower|bigger|older|earlier',
      'oldest|earliest|smallest|largest|lowest|greatest .. tie|ties',
      'closest|nearest|next .. bottom',
      'pushed|added|inserted first|earliest',
      'any of them',
      'random',
    ],
  },
  {
    asks: 'another measure of how often a value is there',
    said: [
      'popped|removed|taken .. included|count|counts|counted|too|also',
      'so far|in total',
      'last|latest|recent 10|100|k|n',
      'distinct|frequency of digits',
      'longest .. run|row',
    ],
  },
  {
    asks: 'more or fewer values to be removed',
    said: [
      'all|every|each .. copy|copies|occurrence|occurrences|of it .. removed|gone',
      'removes|removing|remove all|every|each|both',
      'without removing',
      'not|never .. removed|remove',
      'two|2 values|elements|copies .. removed|popped',
    ],
  },
  {
    asks: 'a stack that is empty, or limited',
    said: ['raise|exception|error', 'throw|throws an|a'],
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
      'ignored|ignores|refuses a|the|if|third|when',
      'third|second copy|time|most',
      'without|not|never removing|remove|removed',
      'nearest|lowest|farthest bottom|to',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [...otherFigures('most often|frequent|frequently|times|common'), 'pop returns the frequency|count|number'],
  },
]
