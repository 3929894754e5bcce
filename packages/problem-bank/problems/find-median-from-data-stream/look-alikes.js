const lookAlikes = [
  {
    asks: 'another figure than the mean of the middle ones',
    said: [
      'smaller|larger|lower|upper|bigger|greater of|one|among',
      'integer division',
      'mode|kth|percentile|quartile|average|mean of|all|the all|stream|numbers',
      'average of all',
      'order .. arrival|arrived|arrive|came|insertion|adding|added',
      'both|two middle|medians .. returned|are|as|list|pair',
      'is|return|returns|give|gives|add the sum of both|the|two',
      'even .. smaller|larger|lower|upper|earlier|later|null|none',
      'if|when .. even .. smaller|larger|lower|upper|first|second|left|right|sum|null|none|-1',
    ],
  },
  {
    asks: 'some of the numbers alone',
    said: [
      'distinct|unique|different',
      'once|single only|account|time|each|count|counted',
      'was|were|been added|seen before|already|earlier',
      'without|except|excluding|besides|apart .. counting|counted|including|smallest|largest|first|last',
      'smallest|largest|first|last .. never|not count|counts|counted|taken|included|considered',
      'every|each other|second|third|10|tenth number|value|element|one',
      'at most|up|only to|100|k|n|ten|hundred|1000|kept|stored',
      'emptied|clear|clears|cleared|reset|resets|restarts|restart|forgets|forgotten|expire|expires',
      'then|afterwards|also removes|removed|starts|begins|clears|resets|it|is',
    ],
  },
  {
    asks: 'what is gone, or was there once, to count as well',
    said: onceThere(),
  },
  {
    asks: 'only some to count, or a condition more',
    said: onlySome(),
  },
  {
    asks: 'a call to have another effect',
    said: [
      ...otherEffects(),
      'findmedian removes|deletes|empties|clears|resets|takes|drops|discards|also|and',
      'earlier|later|former|latter of',
      'removes|empties the median|stream|middle|numbers',
    ],
  },
  {
    asks: 'another figure to be returned',
    said: otherFigures('exception|error|raise|raises|panic'),
  },
]
