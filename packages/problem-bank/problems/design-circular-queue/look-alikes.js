const lookAlikes = [
  {
    asks: 'a full queue to take a value after all',
    said: [
      'takes|take|taking|in the|its place of',
      'place of the oldest|first|front',
      'overwrite|overwrites|overwritten|overwriting',
    ],
  },
  {
    asks: 'another order than first in, first out',
    said: ['deletes|removes|delete|remove|throws .. last|newest|latest|rear|smallest|largest|middle'],
  },
  {
    asks: 'some values not to be taken',
    said: ['already contains|contained|in|there|present|stored|queued'],
  },
  {
    asks: 'another measure of full and empty',
    said: ['always|stays|kept|left|remains empty|free|unused'],
  },
  {
    asks: 'a call to have another effect',
    said: ['overwrites|overwrite|overwritten'],
  },
]
