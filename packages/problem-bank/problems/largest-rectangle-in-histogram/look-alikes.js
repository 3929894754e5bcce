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
      'two|2|three|3 bar|bars|columns|planks|boards|houses|buildings|panels|towers or|and|upward',
      '~may|can|might span|spans|spanning|cover|covers|covering|rest|rests|stretch|stretches .. two|2|several|multiple|neighbouring|neighboring|adjacent|both',
      'single|lone bar|column|plank|board|house|building|panel|tower',
      'if|for|where|when|with .. single|only|just|but one|1|a',
      'wider|broader than|wide',
      'at least twice|double|1|one|another',
      'pair|pairs|both|together|neighbour|neighbours',
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
      'too low|short',
      'stick|sticks|jut|juts|protrude|poke|pokes|reach|reaches out|over|above|beyond',
      'one bar|board|plank|column|building|house .. be|may|can|too|low|taller|higher|missing',
      'one of the|its bar|board|plank|column|building|house',
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
  {
    asks: 'one bar raised as high as one likes',
    said: [
      'raise|raised|raising|heighten|increase|increased|grow|extend|extended|fill|filled|build|change|changed|replace',
      'any|arbitrary|whatever height',
      'one of the',
      'too low|short',
      'stick|sticks|jut|juts|protrude|reach|reaches out|over|above|beyond',
      'hole|gap|overlook|overlooked|ignore|ignored|bridge|bridged|span|spans',
    ],
    answer: (heights) =>
      Math.max(...heights.map((_, place) => largestRectangleArea(heights.with(place, Math.max(...heights))))),
  },
  {
    asks: 'bars that need not stand side by side',
    said: [
      'gap|gaps allowed|are|between ~not|them|bars',
      'may|can|could .. gap|gaps',
      'apart|scattered|anywhere|wherever',
      'not|necessarily|need|neednt .. adjacent|next|neighbouring|neighboring|consecutive|contiguous|side|together|connected',
      'any|some|whichever|chosen bars|planks|boards|columns .. not|wherever|anywhere',

      'pick|choose|select|take|collect any|some|bars|planks|boards|columns',
      'cut|saw|trim|trimmed|shorten|shortened .. same|equal|common|one height|length|size',
    ],
    answer: (heights) =>
      Math.max(0, ...heights.map((height) => height * heights.filter((other) => other >= height).length)),
  },
  {
    asks: 'bars of one and the same height',
    said: [
      'equal|same|identical|equally|uniform height|high|tall|bars',
      'of|with equal|one|the|exactly same|height|size|length',
      'exactly the|as same|high|tall',
      'flat|level|even top|roof|stretch|run',
      'run|runs|plateau',
    ],
    answer: (heights) =>
      Math.max(
        0,
        ...heights.map((height, left) => {
          let right = left
          while (heights[right] === height) right++
          return height * (right - left)
        }),
      ),
  },
  {
    asks: 'a rectangle at certain bars',
    said: [
      'from .. first .. to .. last',
      'first .. and|to .. last',
      'whole|entire|full width|row|histogram|street',

      'must|has|have|need|needs|should .. touch|include|contain|cover|reach|start|begin|end|stand|span',
      'first|last|leftmost|rightmost|middle|end|ends bar|plank|column|house|building|board',
      'start|starts|starting|begin|begins at|with the first|left',
      'left|right edge|end|border|margin|side',
    ],
    answer: (heights) => Math.max(...heights.map((_, last) => (last + 1) * Math.min(...heights.slice(0, last + 1)))),
  },
  {
    asks: 'a rectangle over all bars, or at the last ones',
    said: [
      'over|across|span|spans|spanning|covers|cover|touch|touches all|every',
      'from .. first .. to .. last',
      'whole|entire|full width|row|histogram|street',

      'last|rightmost|end|ends bar|plank|column|house|building|board',
      'must|has|have|need|needs|should .. touch|include|contain|cover|reach|end|span',
      'ends at',
    ],
    answer: (heights) =>
      Math.max(...heights.map((_, first) => (heights.length - first) * Math.min(...heights.slice(first)))),
  },
  {
    asks: 'half of the perimeter, or another measure',
    said: ['perimeter|circumference|outline|edging'],
  },
  {
    asks: 'a rectangle over a certain bar',
    said: [
      'cover|covers|covering|include|includes|including|contain|contains|containing|touch|touches|over the|its tallest|highest|lowest|shortest|middle|first|last',
    ],
  },
]
