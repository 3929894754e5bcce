const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'maximum|minimum|max|min|largest|smallest',
      'priority',
      'circular',
      'deque|double',
      'both end|ends',
      'queue .. using|with|from|of .. stack',
      'two|only stack',
      'pop|remove|removes|removed .. bottom|oldest|first',
      '-1|exception|throw|error',
      'capacity|bounded|full',
    ],
  },
]
