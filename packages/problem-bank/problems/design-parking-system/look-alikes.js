const lookAlikes = [
  {
    asks: 'other sizes of space to do as well',
    said: [
      'larger|bigger|next|higher|any|another space|slot|spot|size|one .. when|if|left|free|instead|too|also',
      'also|may|can|could .. larger|bigger|next larger',
      'two|three small|medium|big spaces|slots|spots .. for|instead|make',
      'whatever|regardless .. size|type|kind',
      'upgrade|upgraded|upgrades|share|shared|sharing',
    ],
  },
  {
    asks: 'the types to be numbered in another way',
    said: [
      'small 1|0',
      'big 3|0',
      '1|0 small',
      '1|0 .. stands|is|means|denotes|represents .. small',
      'smallest first',
      'zero|0 based',
      '0 1 2',
      '0 1 and 2',
    ],
  },
  {
    asks: 'cars to leave again',
    said: [
      'leave|leaves|drive|drives|gone again|after|off|automatically',
      'free|freed|released|vacated again|after',
      'hour|hours|minute|minutes|timestamp|duration',
      'tow|towed',
    ],
  },
  {
    asks: 'spaces kept back, or another rule of admission',
    said: [
      'reserved|reserve|reserves|kept|keep|keeps .. for|free|back|empty',
      'vip|priority|disabled|electric|emergency|emergencies|resident|permit|member',
      'fee|fees|price|pay|pays|charge|budget',
      'plate|licence|license|already parked',
      'alternate|alternating|every other',
      'consecutive|in a row|queue|waiting list',
    ],
  },
]
