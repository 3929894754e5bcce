const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'smallest|minimum|lowest|least|min',
      'distinct element|value|number are|only|count',
      'only distinct|different|unique',
      'median|average|sum of',
      'window|recent',
      'last k|n|few|10|100|ten|hundred',
      'remove|removes|removed|delete|deletes|expire',
      'frequent|frequency|common',
    ],
  },
]
