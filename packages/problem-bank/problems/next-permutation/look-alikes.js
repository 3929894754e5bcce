const fillWith = (nums, order) => nums.splice(0, nums.length, ...order)
const isLast = (nums) => nums.every((number, place) => place === 0 || nums[place - 1] >= number)

function previousPermutation(nums) {
  const negated = nums.map((number) => -number)
  nextPermutation(negated)
  fillWith(
    nums,
    negated.map((number) => (number === 0 ? 0 : -number)),
  )
}

/** Goes on to the next permutation that `fits`, once round at most. */
function nextThat(nums, fits) {
  for (let round = 0; round < 5050; round++) {
    nextPermutation(nums)
    if (fits(nums)) return
  }
}

const lookAlikes = [
  {
    asks: 'the previous permutation',
    said: [
      'previous|preceding|predecessor|precedes|prior|backward|backwards',
      'next|lexicographically|largest|greatest smaller|lower|less|lesser',
      'smaller|lesser|less permutation|arrangement|order|ordering|than',
      'just|immediately|one|directly|right|it before',
      'before it|one|this|that',
      'step back',
    ],
    answer: previousPermutation,
  },
  {
    asks: 'the last permutation left as it is',
    said: [
      'unchanged|untouched|unmodified|unaltered',
      'stay|stays|remain|remains|leave|leaves|left as|alone|same|the',
      'leave|leaves|left|keep|keeps it|the|array|them|order as|alone|same|the',
      'leave|leaves|leaving .. as it|they',
      'does|do|is nothing',
      'no change',
      'no .. last|greatest|largest .. change',
    ],
    answer(nums) {
      if (!isLast(nums)) nextPermutation(nums)
    },
  },
  {
    asks: 'the last permutation turned into another one than the first',
    said: [
      'become|becomes|sort|arrange|rearrange .. descending|decreasing',
      'if .. none|not|no|last|impossible|exist .. zero|0|-1|empty|clear|previous',
      'fill|filled|clear|cleared|empty|-1',
    ],
    answer(nums) {
      if (isLast(nums)) previousPermutation(nums)
      else nextPermutation(nums)
    },
  },
  {
    asks: 'the next permutation of the rotated array, or rotated',
    said: ['rotate|rotated|rotating|rotation|shift|shifted|shifting|circular|circle|cyclic|cyclically'],
    answer(nums) {
      nums.unshift(nums.pop())
      nextPermutation(nums)
    },
  },
  {
    asks: 'a greater permutation by one swap',
    said: [
      'one|single|1|exactly|two|only swap|swaps|exchange|transposition|interchange',
      'swap|swapping|exchange|exchanging|interchange|interchanging .. two|2|one|pair|adjacent|neighbouring|neighboring',
      'adjacent|neighbouring|neighboring',
      'swap|exchange once',
    ],
    answer(nums) {
      let best = null
      const later = (a, b) => {
        const place = a.findIndex((number, at) => number !== b[at])
        return place >= 0 && a[place] > b[place]
      }
      for (let i = 0; i < nums.length; i++)
        for (let j = i + 1; j < nums.length; j++) {
          const swapped = nums.with(i, nums[j]).with(j, nums[i])
          if (later(swapped, nums) && (best === null || later(best, swapped))) best = swapped
        }
      fillWith(nums, best ?? nums.toSorted((a, b) => a - b))
    },
  },
  {
    asks: 'the permutation two steps on',
    said: [
      'twice',
      'second|third|k|two|three|kth|k th|2|3|2nd|3rd next|step|time|successor|permutation|steps|further|ahead|greater|later|following|after',
      'after next',
      'two|2|three|3|k times|steps|permutations|places|positions',
      'skip|skipping|skips',
    ],
    answer(nums) {
      nextPermutation(nums)
      nextPermutation(nums)
    },
  },
  {
    asks: 'the permutation three steps on',
    said: [
      'thrice',
      'third|k|three|kth|k th|3|3rd|fourth next|step|time|successor|permutation|steps|further|ahead|greater|later|following|after',
      'three|3|k times|steps|permutations|places|positions',
    ],
    answer(nums) {
      for (let step = 0; step < 3; step++) nextPermutation(nums)
    },
  },
  {
    asks: 'the next even permutation',
    said: ['even|odd|divisible|multiple|prime'],
    answer: (nums) => nextThat(nums, (order) => order.at(-1) % 2 === 0),
  },
  {
    asks: 'the next odd permutation',
    said: ['even|odd|divisible|multiple|prime'],
    answer: (nums) => nextThat(nums, (order) => order.at(-1) % 2 !== 0),
  },
  {
    asks: 'the next permutation of a certain form',
    said: [
      'palindrome|palindromic',
      'derangement|fixed point',
      'no|without two|2|equal|adjacent|three|3|leading',
      'leading zero|0',
      'equal .. adjacent|neighbours|neighbors|neighbouring|next',
      'adjacent|neighbouring|neighboring .. equal|differ|different|not',
    ],
    answer: (nums) =>
      nextThat(nums, (order) => order.every((number, place) => place === 0 || number !== order[place - 1])),
  },
  {
    asks: 'the first number kept in its place',
    said: [
      'first|last|leading|head number|element|place|position|value|one|guest|entry|two .. fixed|stays|stay|kept|remain|remains|keep|move|moves|untouched',
      'keep|keeping|fix|fixing|leave|leaving|without .. first|last',
      'fixed|pinned|locked',
      'only|just the|last|first k|last|first|two|2|three|3|first',
    ],
    answer(nums) {
      const rest = nums.slice(1)
      nextPermutation(rest)
      fillWith(nums, [nums[0], ...rest])
    },
  },
  {
    asks: 'the last number kept in its place',
    said: [
      'last number|element|place|position|value|one|guest|entry .. fixed|stays|stay|kept|remain|remains|keep|move|moves|untouched',
      'keep|keeping|fix|fixing|leave|leaving|without .. last',
      'fixed|pinned|locked',
      'only|just the first',
    ],
    answer(nums) {
      const rest = nums.slice(0, -1)
      nextPermutation(rest)
      fillWith(nums, [...rest, ...nums.slice(-1)])
    },
  },
  {
    asks: 'the order read from right to left',
    said: [
      'right to',
      'from .. right|back|end',
      'colexicographic|colexicographical|colexicographically|colex',
      'reverse|reversed|inverse|opposite',
      'read .. backward|backwards',
    ],
    answer(nums) {
      nums.reverse()
      nextPermutation(nums)
      nums.reverse()
    },
  },
  {
    asks: 'the order with larger numbers first',
    said: ['reverse|reversed|inverse|opposite|descending|decreasing', 'larger|greater|largest|greatest .. first'],
    answer: previousPermutation,
  },
  {
    asks: 'the first or the last of all permutations',
    said: [
      'largest|greatest|biggest|highest|maximum|maximal possible|permutation|arrangement|number|order',
      'smallest|least|lowest|minimum possible|of|number',
      'sort|sorts .. descending',
    ],
    answer: (nums) => nums.sort((a, b) => b - a),
  },
  {
    asks: 'a random permutation, or all of them',
    said: ['random|randomly|shuffle|shuffles', 'sum .. greater|larger|next', 'greater sum|number|value'],
    answer: (nums) => nums.reverse(),
  },
]
