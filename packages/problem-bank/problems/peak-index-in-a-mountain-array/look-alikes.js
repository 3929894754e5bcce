const peaks = (arr) =>
  [...arr.keys()].filter((at) => arr[at] > (arr[at - 1] ?? -Infinity) && arr[at] > (arr[at + 1] ?? -Infinity))
const largest = (arr) => Math.max(...arr)

const lookAlikes = [
  {
    asks: 'the number at the peak',
    said: [
      'return|find|give|report|output the|its peak|value|height|element|maximum|largest|number|highest ~index|at|of|position',
      'value|height|elevation of|at|itself the|peak|summit',
      'how high|tall|large',
      'not|rather|instead .. index|position',
      'return|returns|give|output|report .. itself',
      'peak|element|number|value itself',
    ],
    denied: ['index|indices|position|place|where|which|i|number|day|post|k|j|p'],
    answer: (arr) => largest(arr),
  },
  {
    asks: 'positions counted from one',
    said: [
      '1|one indexed|based',
      'count|counted|counting|numbered|numbering|start|starting .. 1|one',
      'first .. is 1|one',
    ],
    answer: (arr) => peakIndexInMountainArray(arr) + 1,
  },
  {
    asks: 'the lowest place of a valley',
    said: [
      'valley|trough|dip|lowest|minimum|smallest|bottom|deepest|least',
      'decrease|decreases|falls|fall .. then .. increase|increases|rises|rise',
    ],
    answer: (arr) => arr.indexOf(Math.min(...arr)),
  },
  {
    asks: 'the first, the last or the highest of several peaks',
    said: [
      'first|last|leftmost|rightmost|any|every|all|each|highest|tallest|second peak|peaks|summit',
      'several|many|multiple|more peaks|summits',
      'highest|largest|greatest of',
      'number|count of peaks',
      'how many',
    ],
    answer: (arr) => peaks(arr).at(-1),
  },
  {
    asks: 'the first of several largest numbers where the array may have equal neighbours',
    said: ['plateau|plateaus|equal|flat', 'not strictly', 'nondecreasing|nonincreasing', 'duplicates|repeated|same'],
    answer: (arr) => arr.lastIndexOf(largest(arr)),
  },
  {
    asks: 'the length of a mountain, or of one of its sides',
    said: [
      'longest|length of|how long|how many|number|count of',
      'steps|numbers before|after|increasing|decreasing',
      'remove|removed|removals|fewest',
    ],
    answer: (arr) => Math.max(peakIndexInMountainArray(arr), arr.length - 1 - peakIndexInMountainArray(arr)),
  },
  {
    asks: 'a rotated array',
    said: ['rotated|rotation|pivot|shifted|circular|cyclic'],
    answer: (arr) => [...arr.keys()].find((at) => arr[at] > (arr[at + 1] ?? Infinity)) ?? 0,
  },
  {
    asks: 'the difference or sum of heights',
    said: ['difference|sum|total|steepest|slope|average|median', 'between .. peak'],
    answer: (arr) => largest(arr) - Math.min(...arr),
  },
  {
    asks: 'the index counted from the end',
    said: ['from the end|right|back', 'distance|distances to|from'],
    answer: (arr) => arr.length - 1 - peakIndexInMountainArray(arr),
  },
]
