const lookAlikes = [
  {
    asks: 'another number than the kth largest',
    said: [
      'smallest|minimum|lowest|min|ascending|increasing',
      'k|kth steps|calls|numbers|elements|additions|adds|time|times|back|newest|latest|oldest|last|first|recent ago|before|back|earlier|element|number|elements|numbers|added|one',
      'largest|maximum|highest|biggest of|among|in the first|last',
      'first|last k|n|few|ten|hundred',
      'ago',
      'next|previous|following|preceding|neighbour|below|above|after the|to kth|it|k',
      'k|kth one|plus|minus',
      'kth or|and|largest and|or|minus|less|but',
    ],
  },
  {
    asks: 'the figure to be taken of other numbers, or at another time',
    said: [
      'distinct element|value|number are|only|count',
      'only distinct|different|unique',
      'if|when|since val|it|the is|number already|in|equal',
      'prior|without val|it|the|adding|insertion|inserting|being|new|to',
      'before .. added|inserted|is|appended|recorded',
      'added by|with|through add|calls',
      'larger|greater|smaller|less|higher|bigger|above|below 100|1000|zero',
      'reset|resets|clears|cleared',
      'capped|limited|capacity|pool of|size',
    ],
  },
  {
    asks: 'another figure than the number itself',
    said: [
      'fewer|less|too .. than|few k|numbers|elements',
      'the k largest|highest|greatest|biggest',
      'the k best scores|numbers|values|marks|results|points|together|so|of|are|in|as',
      'all|list|sorted .. returned|larger|largest numbers',
    ],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: onceThere(),
  },
  {
    asks: 'only some to count, or a condition more',
    said: onlySome('at least two|2|three|3|twice|once|k|half'),
  },
  {
    asks: 'a call to have another effect',
    said: [
      ...otherEffects(),
      'never ranked|counted|considered',
      'further calls|numbers',
      'more than once .. one|single|takes',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: otherFigures(),
  },
]
