const lookAlikes = [
  {
    asks: 'several copies of a key',
    said: [
      'multiset|bag|multiplicity|multiplicities',
      'copy|copies',
      'how many times|often',
      'count|counts of|for each|every|key',
      'as often|many times as',
      'duplicate|duplicates are|is|may|allowed|kept',
    ],
  },
  {
    asks: 'keys that leave by themselves',
    said: [
      'expire|expires|expired|expiry|ttl|timestamp|lifetime',
      'evict|evicts|evicted|capacity|full|oldest',
      'least recently',
      'at most 10|100|1000|k|n|ten keys|values|numbers|elements',
      'forget|forgets|forgotten',
    ],
  },
  {
    asks: 'keys that are nearly the same to count as well',
    said: [
      'neighbour|neighbours|neighbor|neighbors|adjacent|near|nearby|close|similar|multiple|multiples',
      'one|1 larger|smaller|more|less|off',
      'sign|absolute|opposite|negative|digits|anagram',
      'larger|smaller|greater|less|at least key|than',
      'prefix|range|between',
    ],
  },
  {
    asks: 'another effect of a call',
    said: [
      'toggle|toggles|toggled|flip|flips|switch|switches',
      'already .. removed|remove|removes|deleted|error|throw|raise',
      'throw|throws|raise|raises|exception|error|panic',
      'twice|again .. removed|removes|gone',
      'for good|ever|never .. again',
      'random|randomly|smallest|largest|sorted|ordered',
      'even|odd|prime|positive keys|numbers|values|ones',
      'once removed',
    ],
  },
]
