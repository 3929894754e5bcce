/** For every number of nums1, the first that fits among those that `others` finds for its place in nums2; -1 without one. */
const each = (nums1, nums2, others, fits = (other, number) => other > number) =>
  nums1.map((number) => others(nums2.indexOf(number)).find((other) => fits(other, number)) ?? -1)

const lookAlikes = [
  {
    asks: 'the next smaller element',
    said: [
      'is|are|be|ha|strictly less',
      'first|next|nearest .. less|below|under|beneath',
      'smaller|lower|less|lesser|shorter|cheaper|colder|younger|lighter|slower|weaker number|element|value|one|than|price|neighbour',
      'next|first smaller|lower|lesser|shorter|cheaper|younger|lighter',
    ],
    answer: (nums1, nums2) =>
      each(
        nums1,
        nums2,
        (at) => nums2.slice(at + 1),
        (other, number) => other < number,
      ),
  },
  {
    asks: 'a circle',
    said: [
      'circular|circle|circularly|cyclic|cyclically|ring|wrap|wrapping|wrapped|loop',
      'around the end',
      'last .. followed .. first',
      'end .. continue|continues|again|beginning',
      'beginning again',
    ],
    answer: (nums1, nums2) => each(nums1, nums2, (at) => [...nums2.slice(at + 1), ...nums2.slice(0, at)]),
  },
  {
    asks: 'the nearest greater element to the left',
    said: ['left|previous|preceding|earlier|before|prior', 'behind|ahead of it|him|her'],
    answer: (nums1, nums2) => each(nums1, nums2, (at) => nums2.slice(0, at).reverse()),
  },
  {
    asks: 'the first greater element, wherever it stands',
    said: ['from the beginning|start', 'anywhere|wherever|whole|entire', 'either|both side|direction'],
    answer: (nums1, nums2) => each(nums1, nums2, () => nums2),
  },
  {
    asks: 'where the next greater element stands',
    said: [
      'index|position|location of|at|where .. next|first|greater|larger|bigger|that',
      'return|give|report|find .. index|position|location|where',
      'index|position instead|rather',
      'place|where .. next greater|larger',
    ],
    answer: (nums1, nums2) => nextGreaterElement(nums1, nums2).map((number) => nums2.indexOf(number)),
  },
  {
    asks: 'how far away the next greater element is',
    said: ['distance|far|away|apart', 'how many|long', 'number of .. until|between|step|place|day', 'wait for|until'],
    answer: (nums1, nums2) =>
      nextGreaterElement(nums1, nums2).map((greater, i) =>
        greater < 0 ? -1 : nums2.indexOf(greater) - nums2.indexOf(nums1[i]),
      ),
  },
  {
    asks: 'the smallest greater element to the right',
    said: [
      'smallest|least|minimum|lowest .. greater|larger|bigger|higher|exceed',
      'closest|nearest in value|size',
      'smallest|least|minimum|lowest number|element|value|one',
      'successor|just above',
    ],
    answer: (nums1, nums2) => each(nums1, nums2, (at) => nums2.slice(at + 1).sort((a, b) => a - b)),
  },
  {
    asks: 'the smallest greater element, wherever it stands',
    said: [
      'smallest|least|minimum|lowest .. greater|larger|bigger|higher|exceed',
      'closest|nearest in value|size',
      'smallest|least|minimum|lowest number|element|value|one',
      'successor|just above',
    ],
    answer: (nums1, nums2) => each(nums1, nums2, () => nums2.toSorted((a, b) => a - b)),
  },
  {
    asks: 'the greatest element to the right',
    said: [
      'greatest|largest|maximum|biggest|highest|tallest|max element|number|value|one|of|to|among|after|price|on|that',
    ],
    answer: (nums1, nums2) => each(nums1, nums2, (at) => nums2.slice(at + 1).sort((a, b) => b - a)),
  },
  {
    asks: 'the last greater element to the right',
    said: [
      'last|farthest|furthest|rightmost|final greater|larger|bigger|higher|taller|number|element|one',
      'farthest|furthest|rightmost',
    ],
    answer: (nums1, nums2) => each(nums1, nums2, (at) => nums2.slice(at + 1).reverse()),
  },
  {
    asks: 'the second greater element',
    said: [
      'second|2nd|third|kth greater|larger|bigger|higher|taller|number|element|next|such|one|to',
      'two|2 greater|larger|bigger',
      'next next',
    ],
    answer: (nums1, nums2) =>
      nums1.map((number) => nums2.slice(nums2.indexOf(number)).filter((other) => other > number)[1] ?? -1),
  },
  {
    asks: 'how many greater elements stand to the right',
    said: ['how many', 'number|count of .. greater|larger|bigger|higher|element', 'count the|all|how|greater|larger'],
    answer: (nums1, nums2) =>
      nums1.map((number) => nums2.slice(nums2.indexOf(number)).filter((other) => other > number).length || -1),
  },
  {
    asks: 'the neighbour where it is greater',
    said: [
      'next|following door|seat|house|one|to .. on|at|right',
      'next door',
      'beside|neighbour',
      'only|just|nothing but .. next|following',
      'right|just after|behind|beside|next',
      'number|one|element|value that|which follows|follow',
      'adjacent|neighbour|neighbor|neighbouring|neighboring',
      'immediately|directly right|after|behind|following|next|follow',
      'right after|behind',
      'next to',
      'directly|immediately',
    ],
    answer: (nums1, nums2) => each(nums1, nums2, (at) => nums2.slice(at + 1, at + 2)),
  },
  {
    asks: 'another answer where there is none',
    said: [
      '0|zero|itself|null .. if|where|when|otherwise|without',
      'return|returns|or|give|put|write|use|keep 0|zero|itself|null',
      'none|no .. 0|zero|itself|unchanged|null',
      'stay|stays|unchanged|remain|remains',
    ],
    answer: (nums1, nums2) => nextGreaterElement(nums1, nums2).map((greater) => Math.max(0, greater)),
  },
  {
    asks: 'a number much greater',
    said: [
      'twice|double|half|times as|the',
      'at least k|two|2|twice|by',
      'even|odd number|element|value|and|greater|larger',
      'multiple|divisible|prime',
    ],
    answer: (nums1, nums2) =>
      each(
        nums1,
        nums2,
        (at) => nums2.slice(at + 1),
        (other, number) => other >= 2 * number,
      ),
  },
  {
    asks: 'places of the two arrays taken side by side',
    said: ['same|corresponding|equal|that index|position|place', 'nums2 i', 'from index|position|place i'],
    answer: (nums1, nums2) => nums1.map((number, place) => nums2.slice(place).find((other) => other > number) ?? -1),
  },
  {
    asks: 'a greater element under a further condition',
    said: ['places|steps|positions away|further|apart'],
  },
]
