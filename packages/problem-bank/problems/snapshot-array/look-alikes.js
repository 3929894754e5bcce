const lookAlikes = [
  {
    asks: 'another figure than the value of the element',
    said: [
      'maximum|minimum|largest|smallest|highest|lowest value|element|of|among|that',
      'how often|many .. changed|changes',
    ],
  },
  {
    asks: 'set to do something else than to replace the value',
    said: ['add|adds|adding|increase|increases|increment|increments val|value|it|v|x|the|by'],
  },
  {
    asks: 'a snapshot to change the array, or not always to be taken',
    said: [
      'reset|resets|clear|clears|cleared|restore|restores|revert|reverts|rollback',
      'no change|changes|new snapshot',
      'same|its id|number .. again',
    ],
  },
  {
    asks: 'snapshots or elements numbered in another way',
    said: ['after the snapshot'],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: ['since the|it|its creation|created|beginning|previous|last|start|stack|queue|set|map|cache|object'],
  },
  {
    asks: 'another figure to be returned',
    said: [
      'set|written|stored|changed last|latest|most|first|recently',
      'whatever|regardless|irrespective|any .. snapshot|id|version',
      'sum',
      'after|before|since the|its snapshot|next|following|previous',
    ],
  },
]
