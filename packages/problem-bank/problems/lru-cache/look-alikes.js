const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'least frequently',
      'lfu',
      'frequency|frequent|frequently',
      'expire|expires|expired|expiry|ttl|expiration|stale|timeout',
      'evict|evicts|evicted|remove|removes|removed|drop|drops|discard|discards|forget|forgets .. most recently',
      'evict|evicts|evicted|remove|removes|removed|drop|drops|discard|discards|forget|forgets .. newest|latest|largest|smallest|random|biggest|heaviest',
      'throw|throws|raise|raises a|an|exception|error',
      'exception|error',
      'fifo|mru|lifo|random',
      'get|read|reads|reading|looking|lookup .. not|never count|refresh|update|change|renew',
      'only put|puts|write|writes|writing',
      'weight|weights|priority|priorities',
      'sum|total .. value|values|size|sizes',
      'first in',
      'inserted|added .. earliest|first',
    ],
  },
]
