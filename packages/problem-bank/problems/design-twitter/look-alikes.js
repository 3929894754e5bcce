const lookAlikes = [
  {
    asks: 'another number of tweets',
    said: [
      'all|every tweet|tweets|message|messages .. newest|recent|latest|order',
      '1|2|3|5|20|50|100|two|three|five|twenty most recent',
      '1|2|3|5|20|50|100|two|three|five|twenty newest|latest|recent|tweets|messages',
      'k|n most|latest|newest',
      'at most .. each|per|every .. author|user|followee',
      'one|single|latest tweet|message of|per|from each|every|author|user',
    ],
  },
  {
    asks: 'another order of the tweets',
    said: [
      'oldest|earliest|least recent to|first|on|before',
      'oldest .. newest',
      'ascending|increasing|descending|sorted by id|ids|tweetid|author|user|likes|popularity',
      'popular|popularity|likes|liked|votes|score',
      'chronological order',
    ],
  },
  {
    asks: 'the own tweets not to be shown',
    said: [
      'own .. not|never|excluded|hidden|left',
      'not|without|excluding|except|never .. own',
      'only|just|exclusively .. follows|followed|followees|others',
      'by others',
    ],
  },
  {
    asks: 'another meaning of following',
    said: [
      'mutual|mutually|both ways|directions',
      'follow|follows|following back',
      'friend|friends of friends|friend',
      'indirectly|transitive|transitively|transitively',
      'after|since .. follow|following|followed|began|started',
      'posted|published|written while|after',
      'block|blocks|blocked|mute|muted|private',
      'toggle|toggles',
    ],
  },
  {
    asks: 'tweets that vanish or repeat',
    said: [
      'expire|expires|expired|older|hours|minutes|days',
      'delete|deletes|deleted|remove|removes|removed tweet|tweets|message|messages|it',
      'retweet|retweets|reply|replies|edit|edits',
      'read|seen|shown .. again|once|twice|already',
      'already shown|seen|read|returned',
      'unread|new since',
    ],
  },
]
