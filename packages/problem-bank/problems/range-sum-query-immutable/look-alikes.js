const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'update|updates|updated|modify|modifies|change|changes value|element|the',
      'mutable',
      'exclusive|excluded|exclude|excludes',
      'not included',
      'half open',
      'maximum|minimum|max|min|largest|smallest',
      'matrix|rectangle|2d|row|col',
      'product|xor|average|mean',
      'absolute|even|odd|positive|negative|distinct',
      'modulo|mod',
    ],
  },
]
