/** The length of the longest part of at least `least` heights that is as wished, or 0. */
function longestPart(arr, isGood, least = 1) {
  for (let length = arr.length; length >= least; length--)
    for (let start = 0; start + length <= arr.length; start++)
      if (isGood(arr.slice(start, start + length))) return length
  return 0
}

const rises = (part, isStep = (a, b) => a < b) => part.slice(1).every((height, at) => isStep(part[at], height))
const turned = (part) => part.map((height) => -height)

/** Whether a part rises to one of its places and falls after it; `isInner` where that must not be an end. */
const isMountain =
  (isInner = true, isStep = (a, b) => a < b) =>
  (part) =>
    part.some(
      (_, top) =>
        (!isInner || (top > 0 && top < part.length - 1)) &&
        rises(part.slice(0, top + 1), isStep) &&
        rises(part.slice(top).reverse(), isStep),
    )

const peaks = (arr) => arr.filter((height, at) => height > arr[at - 1] && height > arr[at + 1])

const lookAlikes = [
  {
    asks: 'a rise or a fall alone to count as well',
    said: [
      'bitonic',
      'may|can|could be|also|only rise|fall|increase|decrease|increasing|decreasing|empty|end|missing',
      'one|either side|slope|part|half may|can|be',
      'no|without rise|fall|ascent|descent|slope|climb',
      'only|just|purely rises|falls|rise|fall|increasing|decreasing|ascending',
      'counts|count too|also|as',
      'first|last element|height|place .. peak|top|summit',
    ],
    answer: (arr) => longestPart(arr, isMountain(false)),
  },
  {
    asks: 'a rise alone',
    said: ['longest increasing|rising|ascending|climb|ascent|rise', 'without|no .. fall|descent|decreasing'],
    answer: (arr) => longestPart(arr, (part) => rises(part)),
  },
  {
    asks: 'level stretches allowed',
    said: [
      'one or more|several',
      'plateau|level|flat',
      'equal|same number|height|numbers|heights',
      'summit|top|peak .. wide|broad|several|more',
      'nondecreasing|nonincreasing|plateau|plateaus|flat|level',
      'not|never .. strictly|lower|higher',
      'equal|same height|heights|neighbours|values .. allowed|may|can|too',
      'at least as',
    ],
    answer: (arr) =>
      longestPart(
        arr,
        isMountain(true, (a, b) => a <= b),
      ),
  },
  {
    asks: 'a valley',
    said: [
      'valley|valleys|falls|fall|decreases|descends|down .. then|before|and|first .. rises|rise|increases|up|climbs',
      'valley|valleys|dip|bowl',
    ],
    answer: (arr) => longestPart(turned(arr), isMountain()),
  },
  {
    asks: 'a mountain or a valley',
    said: ['valley|valleys', 'either .. mountain', 'upside down'],
    answer: (arr) => Math.max(longestPart(arr, isMountain()), longestPart(turned(arr), isMountain())),
  },
  {
    asks: 'a subsequence',
    said: [
      'subsequence|subsequences',
      'remove|removed|removing|delete|deleted|deleting|drop|dropping|skip|skipping',
      'not|need|neednt .. contiguous|consecutive|adjacent',
      'fewest|minimum',
    ],
    answer(arr) {
      const ending = (heights) => {
        const best = []
        for (const height of heights)
          best.push(1 + Math.max(0, ...best.filter((_, before) => heights[before] < height)))
        return best
      }
      const up = ending(arr)
      const down = ending(arr.toReversed()).reverse()
      return Math.max(0, ...up.map((length, at) => (length > 1 && down[at] > 1 ? length + down[at] - 1 : 0)))
    },
  },
  {
    asks: 'how many mountains or peaks there are',
    said: ['how many|often', 'number|count of ~elements|heights|days|numbers|the|places|integers|points|values'],
    answer: (arr) => peaks(arr).length,
  },
  {
    asks: 'the highest mountain, or its top',
    said: [
      'highest|tallest|height|index|position of',
      'highest|tallest mountain|peak|top|summit',
      'return .. peak|top|summit',
    ],
    answer: (arr) => Math.max(0, ...peaks(arr)),
  },
  {
    asks: 'two sides of the same length',
    said: [
      'as many|long|far .. as',
      'middle|centre|center|symmetric|symmetrical|halfway|midway',
      'same|equal|equally',
      'same|equal|equally long|length|number|steps|many|sides',
      'symmetric|symmetrical|palindrome|middle',
    ],
    answer: (arr) =>
      longestPart(
        arr,
        (part) =>
          part.length % 2 === 1 &&
          part.length > 2 &&
          rises(part.slice(0, (part.length + 1) / 2)) &&
          rises(part.slice((part.length - 1) / 2).reverse()),
      ),
  },
  {
    asks: 'steps of one, or of another size',
    said: ['by exactly|one|1|at', 'step|steps|difference|differ of|by|one|is', 'exactly one|1'],
    answer: (arr) =>
      longestPart(
        arr,
        (part) => isMountain()(part) && part.slice(1).every((height, at) => Math.abs(height - part[at]) === 1),
      ),
  },
  {
    asks: 'a row that goes up and down in turn',
    said: [
      'zigzag|alternate|alternates|alternating|alternately|turbulent|turbulence|wiggle|several|two peaks|mountains',
    ],
    answer: (arr) =>
      longestPart(
        arr,
        (part) => part.slice(1, -1).every((height, at) => (height - part[at]) * (part[at + 2] - height) < 0),
        3,
      ),
  },
  {
    asks: 'a circular array',
    said: ['circular|circle|cyclic|wrap|wraps|around|ring'],
    answer: (arr) =>
      Math.max(0, ...arr.map((_, start) => longestMountain([...arr.slice(start), ...arr.slice(0, start)]))),
  },
  {
    asks: 'the steps instead of the heights',
    said: ['number of steps|edges|moves', 'steps', 'without|excluding|not .. peak|top|ends|ends'],
    answer: (arr) => Math.max(0, longestMountain(arr) - 1),
  },
  {
    asks: 'the shortest mountain',
    denied: asMost(),
    said: ['shortest|smallest|minimum'],
    answer: (arr) => (peaks(arr).length > 0 ? 3 : 0),
  },
  {
    asks: 'another answer where there is no mountain',
    said: ['-1', 'minus one|1'],
    answer: (arr) => longestMountain(arr) || -1,
  },
]
