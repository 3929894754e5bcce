const lookAlikes = [
  {
    asks: 'another key to leave',
    said: [
      'most frequently|frequent|often|used .. removed|leaves|evicted|dropped|goes|invalidated|discarded|first|key|one|of',
      'mfu|mru|fifo',
      'no difference',
      'discard|discards|evict|evicts|remove|removes|drop|drops|replaces|invalidates the least recently',
      'entry|key|item .. longest ago',
      'not been used for',
      'random',
      'most .. uses',
      'ignoring|regardless|whatever .. frequency|often|count',
      'largest|smallest|lowest|highest value|values',
    ],
  },
  {
    asks: 'another choice among keys used equally often',
    said: [
      'tie|ties|same|several|equally|equal .. smallest|largest|lowest|highest|smaller|larger|lower|higher key|keys|value|number',
      'tie|ties|same|several|equally|equal .. most recently|recent',
      'smallest|largest|lowest|highest|smaller|larger key',
      'inserted|added|put|stored|came first|earliest|last|latest|longest',
      'oldest|newest insertion|inserted|entry|key',
      'first in',
    ],
  },
  {
    asks: 'another count of uses',
    said: [
      'only|just|solely get|put|reading|writing|reads|writes|looking|storing|lookups',
      'get|put|reading|writing|reads|writes|looking|storing .. not|never count|counts|change|increase|increment|affect|raise',
      'does not count|counts|increase|increment',
      'remember|remembered|remembers|keeps|kept|retain|retained|survives .. counter|count|frequency|back|returns',
      'counter|count|frequency|frequencies .. remembered|kept|retained|halved|decays|decay|aged|reset|resets',
      'starts|start at|with|from 0|zero',
      'set to 0|zero',
    ],
  },
  {
    asks: 'entries that expire, or have a weight',
    said: ['weight|weights|size of each', 'priority|priorities'],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: [
      ...onceThere('since the|it|its creation|created|beginning|previous|last|start|stack|queue|set|map|cache|object'),
      'since the|it|its creation|created|beginning|previous|start|stack|queue|set|map|cache|object',
    ],
  },
  {
    asks: 'only some to count, or a condition more',
    said: onlySome(),
  },
  {
    asks: 'a call to have another effect',
    said: [
      ...otherEffects('increased|increases|incremented|multiplied|doubled|halved|increase by'),
      'resets|reset|keeps|keep|restores|clears|zeroes its|the count|counter|frequency|counts|uses',
      'new|fresh key|keys|entry .. start|starts|begin|begins|get with|at|from .. average|2|two|0|zero|smallest|largest|count',
      'missing|absent|unknown|failed .. counts|counted|count|use|0|zero|null',
      'for later|ever',
      'rejected|refused|ignored',
      'never|not evicted|removed|discarded|dropped|thrown',
      'up to|at most|capped|maximum ten|10|100|k|n|count',
      'read|used|got three|two|ten|twice|thrice',
      'reading|writing|get|put alone|only|twice',
      'weigh|weighs|counts|count double|twice|more|half',
      'recent uses|window|last|calls|hundred',
      '~removed|evicted|deleted|discarded|out|gone lose|loses|forgets|drops its|count|points',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: otherFigures('exception|error|raise|raises|panic', 'least often|frequent|frequently|common'),
  },
]
