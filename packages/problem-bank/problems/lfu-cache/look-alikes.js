const lookAlikes = [
  {
    asks: 'another key to leave',
    said: [
      'most frequently|frequent|often|used .. removed|leaves|evicted|dropped|goes|invalidated|discarded|first|key|one|of',
      'mfu|mru|fifo',
      'no difference',
    ],
  },
  {
    asks: 'another choice among keys used equally often',
    said: [
      'tie|ties|same|several|equally|equal .. smallest|largest|lowest|highest|smaller|larger|lower|higher key|keys|value|number',
      'tie|ties|same|several|equally|equal .. most recently|recent',
      'smallest|largest|lowest|highest|smaller|larger key',
      'inserted|added|put|stored|came first|earliest|last|latest|longest',
    ],
  },
  {
    asks: 'another count of uses',
    said: [
      'only|just|solely get|put|reading|writing|reads|writes|looking|storing|lookups',
      'remember|remembered|remembers|keeps|kept|retain|retained|survives .. counter|count|frequency|back|returns',
      'counter|count|frequency|frequencies .. remembered|kept|retained|halved|decays|decay|aged|reset|resets',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: ['most often|frequent|frequently|times|common'],
  },
]
