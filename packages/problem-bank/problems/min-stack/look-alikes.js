const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'maximum|max|largest|biggest|greatest',
      'queue|fifo',
      'second|median|middle|average|mode|sum',
      'remove|removes|removing|delete|deletes .. minimum|smallest|min|least|lowest',
      'increment|frequency|frequent',
      'bottom',
      'absolute',
      '-1|exception|throw|error',
    ],
  },
]
