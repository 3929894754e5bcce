const ascending = (nums) => [...nums].sort((a, b) => a - b)
const places = (nums) => nums.flatMap((number, i) => (number === Math.min(...nums) ? [i] : []))

const lookAlikes = [
  {
    asks: 'its index, or how far it was rotated',
    said: [
      'index|position|place|offset of|where|at|is .. minimum|smallest|least|lowest',
      'index|position|location|pivot',
      'how many|far|often',
      'number|count of .. rotation|rotations|position|positions|shift|shifts|step|steps|place|places',
      'where',
    ],
    answer: (nums) => places(nums)[0],
  },
  {
    asks: 'how often it occurs',
    said: ['how many|often', 'number|count of', 'times|occurrences|copies|frequency', 'count'],
    answer: (nums) => places(nums).length,
  },
  {
    asks: 'the largest element',
    said: ['maximum|largest|greatest|biggest|highest|max|latest|peak|tallest|top'],
    answer: (nums) => Math.max(...nums),
  },
  {
    asks: 'the second smallest element',
    said: ['second|2nd|third|kth', 'next smallest|to', 'but one|two', 'two smallest'],
    answer: (nums) => ascending(nums)[1] ?? nums[0],
  },
  {
    asks: 'the second smallest value',
    said: ['second|2nd|third|kth', 'next smallest|to', 'but one|two'],
    answer: (nums) => ascending([...new Set(nums)])[1] ?? nums[0],
  },
  {
    asks: 'the smallest element that occurs only once',
    said: [
      'only|exactly|just|precisely once',
      'once',
      'unique|uniquely|single',
      'not|never repeated|duplicated|repeat|twice|duplicate',
    ],
    answer: (nums) =>
      ascending(nums).find((number) => nums.indexOf(number) === nums.lastIndexOf(number)) ?? ascending(nums)[0],
  },
  {
    asks: 'the smallest element that occurs several times',
    said: [
      'smallest|minimum|least|lowest repeated|duplicate|duplicated',
      'occurs|appears|that|which .. twice|more|several|least|repeated',
      'at least',
    ],
    answer: (nums) => ascending(nums).find((number) => nums.indexOf(number) !== nums.lastIndexOf(number)),
  },
  {
    asks: 'the median, the sum or the difference',
    said: [
      'median|average|mean',
      'sum|total|difference|product|range|spread',
      'distinct|different values|numbers .. count|number|many',
    ],
    answer: (nums) => Math.max(...nums) - Math.min(...nums),
  },
  {
    asks: 'an array in descending order',
    said: [
      'descending|decreasing|nonincreasing|falling',
      'largest|highest|biggest first|to',
      'high to low',
      'never|not rise|rises|rose|increase|increases|increased|grow|grows',
    ],
    answer: (nums) => Math.min(...nums),
  },
  {
    asks: 'the smallest element above or below something',
    said: [
      'above|below|over|under|beyond zero|0|it|average|the|target|k',
      'positive|nonzero|even|odd|missing|absolute',
      'greater|larger|higher than',
      'closest|nearest',
      'at least',
      'no|not less|smaller',
    ],
    answer: (nums) => ascending(nums).find((value) => value > 0) ?? nums[0],
  },
  {
    asks: 'the element before the smallest',
    said: ['before|precedes|preceding|last of|the', 'last element|value|number', 'left of', 'neighbour|neighbor'],
    answer: (nums) => nums.at(places(nums)[0] - 1),
  },
  {
    asks: 'the smaller of the two ends',
    said: ['ends|end ~to|of', 'first and|or last', 'smaller|lesser of'],
    answer: (nums) => Math.min(nums[0], nums.at(-1)),
  },
  {
    asks: 'a further condition or another figure',
    said: ['second|third largest|smallest|longest|best|shortest|highest'],
  },
]
