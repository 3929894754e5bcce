const lookAlikes = [
  {
    asks: 'a full queue to take a value after all',
    said: [
      'takes|take|taking|in the|its place of',
      'place of the oldest|first|front',
      'overwrite|overwrites|overwritten|overwriting',
      'full .. replaces|replace|pushes|ousts|drops|loses|forgets|removes',
      'oldest .. overwritten|replaced|lost|thrown|dropped|discarded|makes|gives|goes|leaves',
      'always succeeds',
      'full .. oldest|front|first .. removed|dropped|deleted|discarded|leaves|lost|evicted|goes',
      'make|makes|making room',
      'evict|evicts|evicted',
    ],
  },
  {
    asks: 'another order than first in, first out',
    said: [
      'last in',
      'deletes|removes|delete|remove|throws .. last|newest|latest|rear|smallest|largest|middle',
      'deque|double ended',
      'random',
    ],
  },
  {
    asks: 'some values not to be taken',
    said: ['already contains|contained|in|there|present|stored|queued', 'equal to the last|rear|front'],
  },
  {
    asks: 'another measure of full and empty',
    said: [
      'always|stays|kept|left|remains empty|free|unused',
      'k - 1',
      'k minus|less|plus',
      'one fewer|less than k',
      'half full',
      'twice k',
    ],
  },
  {
    asks: 'another sign that there is no value',
    said: ['raise|raises|exception|error', 'throw|throws an|a', 'wait|waits until|for'],
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
      'removed|added|deleted|inserted last|first|latest',
      'front|rear|peek also|removes|then .. removes|removed|value|deletes',
      'cell|slot is|remains|left',
      'even if|when|though',
      'overwrites|overwrite|overwritten',
      'ever|never added|inserted|removed',
      'second|middle|last but|smallest|largest',
      'wait|waits|blocks until|for',
      'front|ahead|before .. insert|inserts|puts|adds',
      'puts|inserts|adds|put .. at|to the front',
      'empties the',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [
      ...otherFigures('empty .. returns|return|gives|give|is .. 0|-1|zero'),
      'false when|if .. succeeds|success|successful|inserted|operation|done',
      'false when|if there is room',
      'true even|when|if full|fails|empty|refused|no',
      'true even|when|if .. queue is|was full|empty',
      'value|element removed|deleted',
    ],
  },
]
