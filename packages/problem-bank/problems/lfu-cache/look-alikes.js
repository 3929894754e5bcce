const lookAlikes = [
  {
    asks: 'another key to leave',
    said: [
      'most frequently|frequent|often|used .. removed|leaves|evicted|dropped|goes|invalidated|discarded|first|key|one|of',
      'mfu|mru|fifo',
      'no difference',
      'discard|discards|evict|evicts|remove|removes|drop|drops|replaces|invalidates the least recently',
      'longest ago',
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
      'not|never .. use|uses|counted|increased',
      'remember|remembered|remembers|keeps|kept|retain|retained|survives .. counter|count|frequency|back|returns',
      'counter|count|frequency|frequencies .. remembered|kept|retained|halved|decays|decay|aged|reset|resets',
      'half|halved|decay|decays|aging|ageing',
      'starts|start at|with|from 0|zero',
      'set to 0|zero',
    ],
  },
  {
    asks: 'entries that expire, or have a weight',
    said: [
      'expire|expires|expired|ttl|seconds|minutes|timestamp',
      'weight|weights|size of each',
      'priority|priorities',
    ],
  },
]
