function widest(heights, measure) {
  let best = 0
  for (let left = 0; left < heights.length; left++) {
    let lowest = Infinity
    for (let right = left; right < heights.length; right++) {
      lowest = Math.min(lowest, heights[right])
      best = Math.max(best, measure(lowest, right - left + 1))
    }
  }
  return best
}

const lookAlikes = [
  {
    asks: 'the side of the largest square',
    said: [
      'as wide|broad|long|tall|high as',
      'width .. equals|equal height',
      'square|squares|squared',
      'side length',
      'equal sides',
    ],
    answer: (heights) => widest(heights, (height, width) => Math.min(height, width)),
  },
  {
    asks: 'the area of the largest square',
    said: ['as wide|broad|long|tall|high as', 'width .. equals|equal height', 'square|squares|squared', 'equal sides'],
    answer: (heights) => widest(heights, (height, width) => Math.min(height, width) ** 2),
  },
  {
    asks: 'the largest perimeter',
    said: ['perimeter|circumference|outline|border|frame', 'around .. rectangle'],
    answer: (heights) => widest(heights, (height, width) => (height > 0 ? 2 * (height + width) : 0)),
  },
  {
    asks: 'the width or the height of the largest rectangle',
    said: [
      'width|breadth|height of the largest|biggest|greatest',
      'how wide|long',
      'widest',
      'return|find|give|report|compute the|its width|breadth|height',
      'number of bars|boards|planks',
    ],
    answer(heights) {
      const area = largestRectangleArea(heights)
      return widest(heights, (height, width) => (height * width === area ? width : 0))
    },
  },
  {
    asks: 'a rectangle in a circle of bars',
    said: [
      'circular|circle|cyclic|ring|round|wrap|wraps|wrapping|loop|cylinder|carousel',
      'around',
      'last .. next to the first',
      'first .. next to the last',
    ],
    answer: (heights) =>
      widest([...heights, ...heights], (height, width) => (width <= heights.length ? height * width : 0)),
  },
  {
    asks: 'water held between two lines (Container With Most Water)',
    said: ['water|container|liquid|tank|hold|holds|pour', 'two lines|walls|bars|boards|planks', 'between two'],
    answer(heights) {
      const areas = heights.flatMap((a, i) => heights.slice(i + 1).map((b, gap) => Math.min(a, b) * (gap + 1)))
      return Math.max(0, ...areas)
    },
  },
  {
    asks: 'the rain that is caught (Trapping Rain Water)',
    said: ['water|rain|rainwater|trap|trapped|trapping|caught|puddle'],
    answer(heights) {
      return heights.reduce((total, height, place) => {
        const level = Math.min(Math.max(...heights.slice(0, place + 1)), Math.max(...heights.slice(place)))
        return total + level - height
      }, 0)
    },
  },
  {
    asks: 'the smallest rectangle around bars',
    said: [
      'contain|contains|containing|enclose|encloses|enclosing|surround|surrounds|surrounding|cover|covers|covering|bounding|around',
      'smallest|minimum|minimal|least|tightest',
    ],
    answer: (heights) => Math.max(...heights) * heights.length,
  },
  {
    asks: 'the smallest area',
    said: ['smallest|minimum|minimal|least|lowest area|rectangle|size'],
    answer: (heights) => Math.min(...heights) * heights.length,
  },
  {
    asks: 'the area of all bars',
    said: ['total|whole|entire|overall|all area|bars|surface', 'sum|add|added', 'silhouette|polygon|skyline'],
    answer: (heights) => heights.reduce((total, height) => total + height, 0),
  },
  {
    asks: 'a rectangle over at least two bars',
    said: [
      'at least|minimum two|2|three|3|k|of',
      'two|2|three|3 or more',
      'more than one|1|two|2',
      'several|multiple|spanning|neighbouring|neighboring bars',
      'single|one bar .. not|excluded|allowed|count',
    ],
    answer: (heights) => widest(heights, (height, width) => (width >= 2 ? height * width : 0)),
  },
  {
    asks: 'a rectangle over at most so many bars',
    said: [
      'two|three|four|five|six|ten|2|3|4|5|6|10|k bar|bars|units|wide|columns|buildings|planks',
      'at the most',
      'up to',
      'maximum|maximal|max width|of|number',
      'most two|three|four|five|six|ten|2|3|4|5|6|10|k',
      'limit|limited|bounded',
      'width|rectangle|bars|bar|wide|broad <=|< 1|2|3|4|5|6|7|8|9|k',
      '<=|< 1|2|3|4|5|6|7|8|9|k bar|wide',
      'no|not|never wider|broader|longer|more',
      'wide|width .. most|limit|limited|maximum|exceed',
      'at most|up to|maximum|no more than two|2|three|3|k|of|than|bars',
      'exactly|only two|2|three|3|k',
      'limited|limit',
    ],
    answer: (heights) => widest(heights, (height, width) => (width <= 2 ? height * width : 0)),
  },
  {
    asks: 'bars that can be put in another order',
    said: [
      'rearrange|rearranged|rearranging|reorder|reordered|reordering|permute|sort|sorted|sorting|shuffle|swap|moved|move',
      'any|whatever order',
    ],
    answer: (heights) => largestRectangleArea(heights.toSorted((a, b) => a - b)),
  },
  {
    asks: 'bars that may be removed or raised',
    said: [
      'remove|removed|removing|delete|deleted|deleting|drop|skip|skipped|skipping|ignore|ignored|ignoring|leave',
      'raise|raised|raising|increase|increased|change|changed|changing|lower|extend|replace|grow',
      'one bar|board|plank',
      'once|at most one',
    ],
    answer: (heights) =>
      Math.max(
        largestRectangleArea(heights),
        ...heights.map((_, place) => largestRectangleArea(heights.toSpliced(place, 1))),
        ...heights.map((height, place) => largestRectangleArea(heights.with(place, height + 1))),
      ),
  },
  {
    asks: 'a rectangle that is no taller than it is wide',
    said: [
      'wider|broader|longer|taller|higher than|as',
      'wide|broad|width|long .. height|tall|high .. equal|more|least|not|or',
      'landscape|portrait|flat|oblong',
      'height .. most|exceed|exceeds|more|not .. width',
      'width .. least|exceed|exceeds|more|not .. height',
      'height <=|<|>=|> width|its|the',
      'width <=|<|>=|> height|its|the',
    ],
    answer: (heights) => widest(heights, (height, width) => (width >= height ? height * width : 0)),
  },
]
