/** For every place, what `told` says of the first place of `places` whose number `fits`; -1 where there is none. */
function nextOf(nums, places, fits, told = (_, found) => nums[found]) {
  return nums.map((number, place) => {
    const found = places(place).find((other) => fits(nums[other], number))
    return found === undefined ? -1 : told(place, found)
  })
}

const to = (start, end) => Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
const ahead = (nums) => (place) => to(place + 1, nums.length)
const back = (place) => to(0, place).reverse()
const greater = (other, number) => other > number

const lookAlikes = [
  {
    asks: 'a circle',
    said: [
      'circular|circle|circularly|cyclic|cyclically|ring|wrap|wrapping|wrapped|loop',
      'around the end',
      'last .. followed|next .. first',
      'end .. continue|continues|go|start|again|beginning',
      'beginning again',
    ],
    answer: (nums) => nextOf(nums, (place) => [...to(place + 1, nums.length), ...to(0, place)], greater),
  },
  {
    asks: 'the next smaller element',
    said: ['smaller|lower|less|lesser|shorter|cheaper|smallest|colder|younger|decrease|fewer'],
    answer: (nums) => nextOf(nums, ahead(nums), (other, number) => other < number),
  },
  {
    asks: 'the next element that is greater or equal',
    said: ['or equal', 'equal or', 'at least as|equal', 'not|no less|smaller|lower|shorter', 'same|equal .. too|also'],
    answer: (nums) => nextOf(nums, ahead(nums), (other, number) => other >= number),
  },
  {
    asks: 'the nearest greater element to the left',
    said: ['left|previous|preceding|earlier|before|prior|behind|ahead'],
    answer: (nums) =>
      nextOf(nums, () => [], greater).map(
        (_, place) =>
          back(place)
            .map((other) => nums[other])
            .find((other) => other > nums[place]) ?? -1,
      ),
  },
  {
    asks: 'the nearest greater element on either side',
    said: ['either|both|any|each side|direction|sides|directions', 'left or|and', 'right or left'],
    answer: (nums) =>
      nextOf(
        nums,
        (place) => to(0, nums.length).toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place)),
        greater,
      ),
  },
  {
    asks: 'where the next greater element stands',
    said: ['index|indices|position|positions|where|location'],
    answer: (nums) => nextOf(nums, ahead(nums), greater, (_, found) => found),
  },
  {
    asks: 'how far away the next greater element is',
    said: [
      'distance|far|away|steps|apart',
      'how many|long',
      'number of .. until|days|places|elements|steps|wait',
      'wait|days|until',
    ],
    answer: (nums) => nextOf(nums, ahead(nums), greater, (place, found) => found - place),
  },
  {
    asks: 'the smallest greater element, wherever it stands on the right',
    said: [
      'smallest|least|minimum|lowest .. greater|larger|bigger|taller|higher|among|element|value',
      'least|smallest|closest|nearest in value|size|greater|larger',
      'successor',
      'closest|nearest in value',
    ],
    answer: (nums) =>
      nums.map((number, place) => {
        const greaterOnes = nums.slice(place + 1).filter((other) => other > number)
        return greaterOnes.length === 0 ? -1 : Math.min(...greaterOnes)
      }),
  },
  {
    asks: 'the greatest element to the right',
    said: ['greatest|largest|maximum|biggest|highest|tallest|max'],
    answer: (nums) => nums.map((_, place) => Math.max(-1, ...nums.slice(place + 1))),
  },
  {
    asks: 'the greatest of the greater elements to the right',
    said: ['greatest|largest|maximum|biggest|highest|tallest|max'],
    answer: (nums) =>
      nums.map((number, place) => Math.max(-1, ...nums.slice(place + 1).filter((other) => other > number))),
  },
  {
    asks: 'the last greater element on the right',
    said: ['last|farthest|furthest|rightmost greater|larger|taller|bigger|higher', 'farthest|furthest|rightmost'],
    answer: (nums) => nextOf(nums, (place) => ahead(nums)(place).reverse(), greater),
  },
  {
    asks: 'the second greater element on the right',
    said: ['second|2nd|third|kth|two|2'],
    answer: (nums) => nums.map((number, place) => nums.slice(place + 1).filter((other) => other > number)[1] ?? -1),
  },
  {
    asks: 'how many elements to the right are greater',
    said: ['how many', 'number|count of', 'count'],
    answer: (nums) => nums.map((number, place) => nums.slice(place + 1).filter((other) => other > number).length || -1),
  },
  {
    asks: 'the neighbour where it is greater',
    said: [
      'adjacent|neighbouring|neighboring element|number|one',
      'neighbour|neighbor is|if|only',
      'immediately|directly right|after|behind|following|next',
      'next to',
      'right after',
    ],
    answer: (nums) => nums.map((number, place) => (nums[place + 1] > number ? nums[place + 1] : -1)),
  },
  {
    asks: 'another answer where there is none',
    said: [
      '0|zero|itself .. if|where|when|instead|otherwise',
      'return|returns|or|give|put|write|use|is|keep 0|zero|itself|null',
      'none|no .. 0|zero|itself|unchanged',
      'stay|stays|unchanged',
    ],
    answer: (nums) => nextGreaterElements(nums).map((found) => (found === -1 ? 0 : found)),
  },
  {
    asks: 'an element twice as great, or greater by so much',
    said: ['twice|double|by|least|k times', 'at least .. greater|larger|more|twice', 'divisible|multiple'],
    answer: (nums) => nextOf(nums, ahead(nums), (other, number) => other >= 2 * number && other > number),
  },
  {
    asks: 'only even or odd elements, or of the same parity',
    said: ['even', 'odd', 'parity'],
    answer: (nums) => nextOf(nums, ahead(nums), (other, number) => other > number && other % 2 === 0),
  },
  {
    asks: 'the more frequent element',
    said: ['frequency|frequent|often|occurrences|digits|digit'],
    answer(nums) {
      const count = (number) => nums.filter((other) => other === number).length
      return nextOf(nums, ahead(nums), (other, number) => count(other) > count(number))
    },
  },
  {
    asks: 'the difference to the next greater element',
    said: ['difference|differences|subtract|minus|how much'],
    answer: (nums) => nextOf(nums, ahead(nums), greater, (place, found) => nums[found] - nums[place]),
  },
  {
    asks: 'the answers within a window or in another order',
    said: ['within .. k|two|2|three|3|places|steps', 'window', 'next k', 'at most .. away|places|steps'],
    answer: (nums) => nextOf(nums, (place) => to(place + 1, Math.min(place + 3, nums.length)), greater),
  },
]
