const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'mutable',
      'exclusive|excluded|exclude|excludes',
      'not included',
      'half open',
      'maximum|minimum|max|min|largest|smallest',
      'modulo|mod',
    ],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: onceThere(),
  },
  {
    asks: 'only some to count, or a condition more',
    said: [...onlySome()],
  },
  {
    asks: 'a call to have another effect',
    said: [
      ...otherEffects(),
      'after|with each|every|a call|query|question',
      'if|when left .. greater|larger|exceeds|right',
      'greater than right',
      'not|never added|counted|included|summed',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: [
      ...otherFigures(),
      'sum|total .. outside|besides|except|absolute|squares|distinct|even|odd',
      'left|right - 1',
      'indices|index|positions|counted|count|numbered|start from|at|with|count 1|one',
    ],
  },
]
