const lookAlikes = [
  {
    asks: 'a prefix to be more than the beginning of a word',
    said: [
      'longer|strictly|shorter|larger than|prefix',
      'proper|strict prefix|prefixes',
      'and|but|then|also goes|go|continues|continue|runs|extends|carries on|after|further|beyond|past|longer',
      'continues|continue|continued|continuing|extends|extend|extended after|beyond|past|further|it|the',
      'does|do|must|may|not end|stop there|with|at|after',
      'letter|letters|character|characters left|remaining|behind|after',
      'other|different .. than|from the|itself|prefix|it',
      'suffix|suffixes|ending',
    ],
  },
  {
    asks: 'another word than one that was inserted to be found',
    said: ['any letter|character'],
  },
  {
    asks: 'letters of either case to be the same',
    said: ['ignoring|ignore|ignores|ignored .. case'],
  },
  {
    asks: 'only some to count, or a condition more',
    said: ['other than'],
  },
  {
    asks: 'a call to have another effect',
    said: ['before the previous|last|latest'],
  },
]
