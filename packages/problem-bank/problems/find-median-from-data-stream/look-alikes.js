const lookAlikes = [
  {
    asks: 'another figure than the mean of the middle ones',
    said: [
      'smaller|larger|lower|upper|bigger|greater of|one|among',
      'both|two middle|medians .. returned|are|as|list|pair',
      'is|return|returns|give|gives|add the sum of both|the|two',
      'even .. smaller|larger|lower|upper|earlier|later|null|none',
    ],
  },
  {
    asks: 'some of the numbers alone',
    said: ['distinct|unique|different'],
  },
  {
    asks: 'a call to have another effect',
    said: [
      'last|latest|newest|recent two|three|five|ten|twenty|hundred|2|3|5|20|50|100|k|n ~millisecond|ms|second|minute|hour|day',
    ],
  },
]
