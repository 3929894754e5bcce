/** For each place what is made of the first place met, some steps on, whose number passes; -1 where none does. */
const met =
  (passes, made, { step = 1, reach = Infinity, skipped = 0 } = {}) =>
  (nums) =>
    nums.map((number, place) => {
      const size = nums.length
      let left = skipped
      for (let away = 1; away < size && away <= reach; away++) {
        const there = (((place + step * away) % size) + size) % size
        if (passes(nums[there], number) && left-- === 0) return made({ there, away, number, found: nums[there] })
      }
      return -1
    })

const greater = (other, number) => other > number
const found = (met) => met.found
const digitSum = (number) => [...`${Math.abs(number)}`].reduce((sum, digit) => sum + Number(digit), 0)
const others = (nums, place) => nums.filter((number) => number > nums[place])

const lookAlikes = [
  {
    asks: 'an array that is no circle',
    said: [
      'to|on|at its|the|their right',
      'right side',
      'rightward|rightwards',
      'not|no|never|without .. circular|circle|wrap|wraps|wrapping|cyclic|around',
      'until|till|to|at|reaching|before the end',
      'later|ahead .. array|list|row|line|queue',
      'linear|straight',
      'after it in|that',
      'behind it|him|her|them',
      'between it and the end',
      'rest of|remaining',
    ],
    answer: (nums) => nums.map((number, place) => nums.slice(place + 1).find((other) => other > number) ?? -1),
  },
  {
    asks: 'its position',
    said: [
      'return|returns|give|output|record|note|report|write|state|print the|its|their|his|an index|position|place',
      'index|position|place|seat|number of the|its|their|that|this|his next|first|nearest|greater|larger|bigger|taller|higher|element|person|one',
      'index|position of|where|at which|instead|rather|not',
      'by index|position',
      'index|positions .. instead|rather',
      'zero|0|one|1 based|indexed',
      'whose|which|what index|position|place|seat',
      'where .. is|stands|sits|found',
    ],
    answer: met(greater, ({ there }) => there),
  },
  {
    asks: 'its position counted from one',
    said: [
      'return|returns|give|output|record|note|report|write|state|print the|its|their|his|an index|position|place',
      'index|position|place|seat|number of the|its|their|that|this|his next|first|nearest|greater|larger|bigger|taller|higher|element|person|one',
      'one|1 based|indexed',
      'counted|counting|numbered|count|start|starting|starts .. one|1',
      'whose|which|what index|position|place|seat|number',
    ],
    answer: met(greater, ({ there }) => there + 1),
  },
  {
    asks: 'the distance to it',
    said: [
      'distance|far',
      'how many',
      'number|count of .. step|place|position|move|day|hop|seat|jump|element|turn|hour|minute|shift',
      'step|day|place|seat|hop|hour|move needed|until|till|away|to|before|taken|required|later|ahead',
      'wait|waits|waiting',
      'how long|soon',
    ],
    answer: met(greater, ({ away }) => away),
  },
  {
    asks: 'the number of elements between them',
    said: ['between', 'how many', 'number|count of', 'skipped|passed|jumped'],
    answer: met(greater, ({ away }) => away - 1),
  },
  {
    asks: 'the difference to it',
    said: ['difference', 'by how much', 'how much', 'minus|excess|increase|gain|surplus|rise'],
    answer: met(greater, ({ number, found }) => found - number),
  },
  {
    asks: 'the next smaller number',
    said: [
      'smaller|lower|lesser|shorter|cheaper|colder|lighter|weaker|fewer|below',
      'less than',
      'minimum|smallest|least',
    ],
    answer: met((other, number) => other < number, found),
  },
  {
    asks: 'the previous greater number',
    said: [
      'against|contrary|opposite .. clock|direction|clockwise|way|wise',
      'widdershins|counterwise',
      'backward|back|behind|leftward',
      'previous|preceding|prior|predecessor|backward|backwards|counterclockwise|anticlockwise|leftward|leftwards',
      'counter|anti clockwise',
      'to|on|at its|the|their left',
      'left neighbour|neighbor|side',
      'comes|coming|came|stand|stands|stood|lies|lying before',
      'before it|him|her|them',
      'last greater|larger|bigger|taller|higher',
      'reverse|opposite direction|order',
      'right to left',
      'goes|going|looks|looking|walk|walking|moves|moving left',
    ],
    answer: met(greater, found, { step: -1 }),
  },
  {
    asks: 'numbers in either direction',
    said: [
      'either|both|any|two|each direction|way|side',
      'nearest|closest .. greater|larger|bigger|taller|higher',
      'left or|and right',
      'clockwise or|and',
      'forward|forwards or|and back|backward|backwards',
    ],
    answer: (nums) => {
      const ahead = met(greater, (way) => way)(nums)
      const behind = met(greater, (way) => way, { step: -1 })(nums)
      return nums.map((_, place) => {
        if (ahead[place] === -1) return -1
        return behind[place].away < ahead[place].away ? behind[place].found : ahead[place].found
      })
    },
  },
  {
    asks: 'equal numbers to count as well',
    said: [
      'no|not|never|nor fewer|less|smaller|lower|shorter|worse|younger|lighter',
      'as many|much|old|tall|strong|rich|heavy',
      'match|matches|equals|equal|reaches|reach',
      'greater|larger|bigger|higher|taller|more than or equal',
      'greater|larger|bigger|higher|taller or equal|as|the',
      'equal or',
      'at least as|its|that|equal|this|the',
      'not|no smaller|less|lower|shorter than',
      'as large|tall|high|big|great',
      'equal .. count|counts|counted|suffice|suffices|qualify|qualifies|allowed|accepted|fine',
      'same value|height|number .. counts|too|also|suffices|qualifies|accepted',
      'not strictly|necessarily',
    ],
    answer: met((other, number) => other >= number, found),
  },
  {
    asks: 'the next number that differs',
    said: ['different|differs|differ|unequal|other value|number|than|from', 'not equal', 'distinct'],
    answer: met((other, number) => other !== number, found),
  },
  {
    asks: 'the greatest number of all that follow',
    said: [
      'richest|oldest|strongest|heaviest|longest|dearest|best|tallest|most',
      'greatest|largest|maximum|highest|biggest if|when|where',
      'greatest|largest|maximum|highest|tallest|biggest of|among|in|that|which|following|after|to|ahead|value|later',
      'maximum',
      'greatest|largest|highest|tallest|biggest number|element|value|one|person among|of|that|which|following|after|in',
    ],
    answer: (nums) =>
      nums.map((number, place) => (others(nums, place).length > 0 ? Math.max(...nums) : number * 0 - 1)),
  },
  {
    asks: 'the least number that is greater',
    said: [
      'smallest|lowest|least|minimum|minimal|shortest|closest|nearest of|among|greater|larger|bigger|taller|higher|exceeding',
      'smallest|lowest|least|minimum|minimal|shortest number|element|value|integer|one|entry|height|person that|which|who|greater|larger|bigger|taller|higher|exceeding|above|strictly|still|in|of|among',
      'just|barely|least|slightly greater|larger|bigger|taller|higher|above|exceeds',
      'closest|nearest|next in|by value|size|height|magnitude',
      'closest|nearest value',
      'by|in value|size|magnitude',
      'sorted|ascending|increasing order|array|list|sequence',
      'successor',
      'least upper',
    ],
    answer: (nums) => nums.map((_, place) => (others(nums, place).length > 0 ? Math.min(...others(nums, place)) : -1)),
  },
  {
    asks: 'the second greater number that is met',
    said: [
      'second|2nd|third|3rd|kth next|greater|larger|bigger|taller|higher|such|one|person|element|number|value',
      'two|2|three|3|k greater|larger|bigger|taller|higher|such',
      'second|2nd after|following',
      'k th',
    ],
    answer: met(greater, found, { skipped: 1 }),
  },
  {
    asks: 'the next greater of the next greater',
    said: ['twice', 'its own|turn', 'again', 'repeat|repeated|repeatedly', 'of its|that next', 'then the|its next'],
    answer: (nums) =>
      met(
        greater,
        ({ there }) => there,
      )(nums).map((there, _, next) => (there === -1 || next[there] === -1 ? -1 : nums[next[there]])),
  },
  {
    asks: 'how many are greater',
    said: [
      'how many',
      'number|count|counts of .. greater|larger|bigger|taller|higher',
      'count|counts|counting',
      'rank|ranks',
    ],
    answer: (nums) => nums.map((_, place) => others(nums, place).length || -1),
  },
  ...[1, 2, 3].map((reach) => ({
    asks: `a greater number at most ${reach} on`,
    said: [
      'within|inside k|two|2|three|3|four|4|five|5|the next|distance|reach|a',
      'at most|only|than|next|up k|two|2|three|3|four|4|five|5',
      'up to k|two|2|three|3|four|4|five|5',
      'k|two|2|three|3|four|4|five|5 step|place|position|element|neighbour|neighbor|people|person|seat|number|entries|value',
      'immediate|immediately|direct|directly',
      'next|its|right|following neighbour|neighbor|element only',
      'half .. circle|round|way|ring|table',
      'window',
      'only|just|merely .. next|following|nearest',
      'two|2|three|3|k|four|4|five|5 that|which|who|next|ahead|following|clockwise|after|behind|further',
      'next|following|nearest two|2|three|3|k|four|4|five|5',
      'limited|limit|range',
    ],
    answer: met(greater, found, { reach }),
  })),
  {
    asks: 'a number at least twice as large',
    said: [
      'twice|double|two|2|three|times|half as|its|the|of|times',
      'times as|larger|greater|bigger',
      'at least|most double|twice',
    ],
    answer: met((other, number) => other > number && other >= 2 * number, found),
  },
  {
    asks: 'a number greater by a certain amount',
    said: [
      'by|differ|differs|difference .. at least|most|more|least|exactly',
      'by more|at|k|two|2|three|3|one|exactly',
      'exceed|exceeds .. by',
      'at least|most k|two|2|three|3|five|5|ten|10 larger|more|greater|taller|higher|bigger',
    ],
    answer: met((other, number) => other >= number + 2, found),
  },
  {
    asks: 'a number greater by one',
    said: ['exactly one|1|by', 'by one|1|exactly', 'plus one|1', 'one|1 greater|larger|more|higher|taller|bigger'],
    answer: met((other, number) => other === number + 1, found),
  },
  {
    asks: 'a greater number that is even or odd',
    said: ['even number|element|one|value|integer|greater|larger|entry|height', 'odd', 'parity', 'both|is|are|be even'],
    answer: met((other, number) => other > number && (other - number) % 2 === 0, found),
  },
  {
    asks: 'a greater number at an even distance or place',
    said: ['even|odd index|position|place|distance|step|seat|number of', 'every other|second', 'alternate|parity'],
    answer: met(greater, ({ away, found }) => (away % 2 === 0 ? found : -1)),
  },
  {
    asks: 'numbers compared by their magnitude',
    said: ['absolute|magnitude|modulus', 'regardless|irrespective|ignoring .. sign', 'sign .. ignored'],
    answer: met((other, number) => Math.abs(other) > Math.abs(number), found),
  },
  {
    asks: 'numbers compared by their digits',
    said: ['digit|digits', 'bit|bits|binary'],
    answer: met((other, number) => digitSum(other) > digitSum(number), found),
  },
  {
    asks: 'numbers compared by how often they occur',
    said: ['frequency|frequencies|frequent|often|occurrence|occurs|multiplicity'],
    answer: (nums) => {
      const often = (number) => nums.filter((other) => other === number).length
      return met((other, number) => often(other) > often(number), found)(nums)
    },
  },
  {
    asks: 'the sum or product with it',
    said: ['sum|added|add|plus|total|product|multiplied|average|mean'],
    answer: met(greater, ({ number, found }) => number + found),
  },
]
