const lookAlikes = [
  {
    asks: 'another number than the kth largest',
    said: [
      'smallest|minimum|lowest|min|ascending|increasing',
      'largest|maximum|highest|biggest of|among|in the first|last',
    ],
  },
  {
    asks: 'the figure to be taken of other numbers, or at another time',
    said: [
      'distinct element|value|number are|only|count',
      'only distinct|different|unique',
      'second|third largest|highest one|value|element .. if|when|where',
      'before .. added|inserted|is|appended|recorded',
      'added by|with|through add|calls',
    ],
  },
]
