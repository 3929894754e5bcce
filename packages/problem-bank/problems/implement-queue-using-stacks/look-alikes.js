const lookAlikes = [
  {
    asks: 'another end, or another order, of the queue',
    said: [
      'double|doubleended',
      'peek|peeks|dequeue|pop|pops|remove|removes|removed|first .. back|rear|newest|last|latest|youngest|recent|recently|tail',
      'stack .. using|with|from|of .. queue',
      'one|two|only queue',
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
