const lookAlikes = [
  {
    asks: 'another number of tweets',
    said: ['1|2|3|5|20|50|100|two|three|five|twenty most recent'],
  },
  {
    asks: 'another order of the tweets',
    said: ['oldest .. newest', 'from|in|the oldest|earliest|old|first to|tweet|tweets|first'],
  },
  {
    asks: 'the own tweets not to be shown',
    said: [
      'own .. not|never|excluded|hidden|left',
      'not|without|excluding|except|never .. own',
      'only|just|exclusively .. follows|followed|followees|others',
      'not|never|no|without|except|excluding|excludes|omits|omitted|hides ~follow|follows|unfollow .. own|themselves|himself|self|user|users',
      'followed|followees|follows users|user|people|alone|only .. alone|only',
    ],
  },
  {
    asks: 'another meaning of following',
    said: [
      'follow|follows|following back',
      'after|since .. follow|following|followed|began|started',
      'posted|published|written while|after',
      'followers',
    ],
  },
]
