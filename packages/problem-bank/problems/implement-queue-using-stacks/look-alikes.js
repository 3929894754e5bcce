const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'maximum|minimum|max|min|largest|smallest',
      'priority',
      'circular',
      'deque|double',
      'both end|ends',
      'stack .. using|with|from|of .. queue',
      'one|two|only queue',
      'pop|remove|removes|removed .. back|rear|newest|last|latest',
      '-1|exception|throw|error',
      'capacity|bounded|full',
    ],
  },
]
