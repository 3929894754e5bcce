const lookAlikes = [
  {
    asks: 'another key to leave',
    said: [
      'least frequently|often',
      'fewest|smallest|lowest|least use|uses|count|frequency',
      'lfu|fifo|mru|lifo|random',
      'evict|evicts|evicted|remove|removes|removed|drop|drops|discard|discards|forget|forgets|throw|throws|lose|loses|replaces .. most recently',
      '~or inserted|added|stored|put|arrived|entered .. earliest|first|longest|oldest',
      'however|matter|regardless|irrespective .. often|recently|used|read|use',
    ],
  },
  {
    asks: 'another meaning of use',
    denied: [
      'its|their|last|latest get|gets or|nor put|puts',
      'its|their|last|latest put|puts or|nor get|gets',
      'use|uses|used|using|unused|usage|recently|recent|lru',
      'touch|touches|touched|untouched|access|accesses|accessed|handled|consulted|refresh|refreshes|refreshed|idle',
      'read|reads|reading|looked|asked|fetched|loading|opened|visited or|nor|and written|writing|wrote|stored|storing|put|set|saved|changed',
      'written|writing|wrote|stored|storing|put|set|saved|changed or|nor|and read|reading|looked|asked|fetched',
    ],
    said: [
      'replaces|replace|changes|updates|overwrites .. nothing else|more',
      'latest|last|newest|final writing|write|put|update|setting|storing|insertion|change|overwriting',
      '~or|and written|stored|put|inserted|updated|overwritten|set longest|earliest|least|furthest',
      'longest|least|earliest|furthest recently|ago written|stored|put|inserted|updated|overwritten|set ~or|and',
      'get|gets|read|reads|reading|looking|lookup|lookups|put|writing|updating|update|updates|overwriting|write|writes|access|query .. not|never|nor|no|without count|refresh|update|change|renew|touch|make|affect|influence|influences|move|alter|mark|reorder|influence|considered|bump|promote|matter',
      'get|put|reading|writing|reads|lookup|update|updating .. leaves|leave|keeps|keep .. order|as|unchanged|untouched|place|position',
      'not|never count|counts|counted as|a',
      'only|just|solely|merely put|puts|write|writes|writing|get|gets|read|reads|reading|storing|insertion|insertions|lookups',
      'put|puts|write|writes|writing|get|gets|read|reads|reading|storing alone|only',
      'no influence|effect|bearing|impact|matter|matters',
      'changes|change|alters|does nothing',
      'failed|unsuccessful|missing|missed|miss|misses .. counts|count|use|also|get',
      'counts|count double|twice|as two',
      'last|latest|second|third|kth 2|two|three|k uses|access|accesses|use',
      'second|third|kth last|latest|most',
    ],
  },
  {
    asks: 'entries that leave by themselves',
    said: ['expire|expires|expired|expiry|ttl|expiration|stale|timeout|minutes|lifetime'],
  },
  {
    asks: 'a call to have another effect',
    said: [
      'has|have|had no effect|influence|consequence',
      'disappear|disappears|vanish|vanishes|expire|expires|expired|lifetime|outdated',
    ],
  },
]
