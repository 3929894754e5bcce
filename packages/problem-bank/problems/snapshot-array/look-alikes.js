const lookAlikes = [
  {
    asks: 'another figure than the value of the element',
    said: [
      'maximum|minimum|largest|smallest|highest|lowest value|element|of|among|that',
      'how often|many .. changed|changes',
      'number of changes|writes|times .. element|cell|index|changed',
      'difference',
    ],
  },
  {
    asks: 'set to do something else than to replace the value',
    said: [
      'add|adds|adding|increase|increases|increment|increments val|value|it|v|x|the|by',
      'swap|swaps',
      'range|from .. to .. set',
    ],
  },
  {
    asks: 'a snapshot to change the array, or not always to be taken',
    said: [
      'reset|resets|clear|clears|cleared|restore|restores|revert|reverts|rollback',
      'zero|0 again|afterwards',
      'back to 0|zero',
      'no change|changes|new snapshot',
      'same|its id|number .. again',
      'only if|when|once .. changed|change|since|differs',
      'overwrites|replaces .. snapshot',
      'last|latest 2|3|5|10|k|n snapshots|versions|ones',
      'copy|copies of the previous',
    ],
  },
  {
    asks: 'snapshots or elements numbered in another way',
    said: [
      'initially|at first|start .. 1|-1|null|one|none',
      'after the snapshot',
      'before .. snapshot was',
      'wrap|wraps|circular|negative index',
      'throw|throws|raise|raises|exception|error',
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
      'two|three|five latest|last|newest|recent',
      'get .. removes|deletes|also|resets|restores|clears',
      'locked|frozen until|after|for',
      'twice|again .. set|index',
      'subsequent',
      'also writes|sets|changes|sets|resets',
      'snapshot replaces|overwrites|clears|deletes',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [
      ...otherFigures(),
      'set|written|stored|changed last|latest|most|first|recently',
      'whatever|regardless|irrespective|any .. snapshot|id|version',
      'sum',
      'including|counting this|it|one',
      'never .. set|written|changed .. -1|null|return|returns|error',
      'after|before|since the|its snapshot|next|following|previous',
      'current value|state',
    ],
  },
]
