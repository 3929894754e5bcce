const lookAlikes = [
  {
    asks: 'other rules than usual',
    said: [
      'store|stores|stored|keep|keeps|add|adds|put|puts .. sum|total',
      'sum of',
      'old and|plus new',
      'random',
      'throw|throws|raise|raises|exception|error',
      'ttl|expire|expires|expiry|timestamp',
      'capacity|evict|least recently',
      'count|counts|how many|frequency|sum',
      'ordered|sorted|smallest|largest',
      'multiple|all|several value',
      'list of',
    ],
  },
]
