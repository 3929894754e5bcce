const lookAlikes = [
  {
    asks: 'another end, or another order, of the stack',
    said: [
      'minimum|max|min|largest|smallest|greatest|lowest|highest',
      'bottom|oldest|earliest|lowermost|random',
      'queue .. using|with|from|of .. stack',
      'two|only stack',
    ],
  },
  {
    asks: 'a method to give or to do something else',
    said: ['also|and|then removes|deletes|takes|discards|clears|remove'],
  },
  {
    asks: 'a call to have another effect',
    said: [
      'also|then|immediately removes|remove|deletes|delete|clears|clear|empties|resets|reset|removed|deleted|empty',
    ],
  },
]
