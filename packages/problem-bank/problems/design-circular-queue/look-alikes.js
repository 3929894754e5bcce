const lookAlikes = [
  {
    asks: 'a full queue to take a value after all',
    said: [
      'overwrite|overwrites|overwriting|overwritten|replace|replaces|replaced',
      'full .. oldest|front|first .. removed|dropped|deleted|discarded|leaves|lost|evicted|goes',
      'make|makes|making room',
      'evict|evicts|evicted',
      'grow|grows|double|doubles|resize|resizes|expand|expands',
    ],
  },
  {
    asks: 'another order than first in, first out',
    said: [
      'lifo|stack',
      'last in',
      'deletes|removes|delete|remove|throws .. last|newest|latest|rear|smallest|largest|middle',
      'smallest|largest|minimum|maximum|priority|sorted',
      'both ends',
      'deque|double ended',
      'random',
      'reverse|reverses|reversed',
    ],
  },
  {
    asks: 'some values not to be taken',
    said: [
      'already contains|contained|in|there|present|stored|queued',
      'twice|duplicate|duplicates|distinct|unique',
      'only even|odd|positive|if',
      'equal to the last|rear|front',
    ],
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
    said: [
      'null|none|undefined|0|zero if|when|for',
      'return|returns|get|give 0|null|none',
      'raise|raises|exception|error',
      'throw|throws an|a',
      'block|blocks|blocking',
      'wait|waits until|for',
      'expire|expires|timestamp|seconds|minutes',
    ],
  },
]
