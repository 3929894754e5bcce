const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'smallest|earliest|next|first timestamp|time|one|value',
      'delete|deletes|remove|removes|expire|expires|ttl',
      'count|counts|how many|number of',
      'null|-1',
      'all value',
      'list of',
      'throw|throws|raise|raises|exception|error',
      'exactly|only .. timestamp|time',
      'strictly before|less|earlier|smaller',
      'snapshot|snap',
      'range|between',
    ],
  },
]
