const count = (nums, number) => nums.filter((other) => other === number).length

function most(nums) {
  const best = Math.max(...nums.map((number) => count(nums, number)))
  return nums.filter((number) => count(nums, number) === best)
}

const lookAlikes = [
  {
    asks: 'zero where there is no majority',
    said: ['0|zero if|when|where|otherwise', 'otherwise|else 0|zero', 'or|and 0|zero', 'return|returns|give 0|zero'],
    answer: (nums) => nums.find((number) => count(nums, number) > nums.length / 2) ?? 0,
  },

  {
    asks: 'more than half of the total',
    said: [
      'add|adds|added|adding up',
      'sum|sums|total|weight|weights|weighted .. half|total|sum|more',
      'half .. sum|total|weight|value',
    ],
    answer: (nums) => {
      const total = nums.reduce((sum, number) => sum + number, 0)
      return nums.find((number) => number * count(nums, number) * 2 > total) ?? -1
    },
  },
  {
    asks: 'a majority at every moment',
    said: [
      'every|each|any|all moment|time|times|point|stage|prefix|prefixes|step|instant',
      'throughout|continuously',
      'always .. ahead|lead|leads|leading|front',
      'after each|every',
      'at no|any',
      'from the start|beginning|first',
      'never .. behind|lost|less',
    ],
    answer: (nums) => (nums.every((_, at) => count(nums.slice(0, at + 1), nums[0]) * 2 > at + 1) ? nums[0] : -1),
  },

  {
    asks: 'another answer where there is no majority',
    said: [
      'or|and 0|zero|nothing|none|nobody if|when|where|otherwise',
      'if|when|where none|nobody|nothing|no',
      '0|zero|nothing if|when|otherwise',
      'otherwise|else 0|zero|nothing',
      'if any',
      'return|or|give|print|output|report|answer|otherwise -1|minus|null|none',
      'return|print|output|give 0|zero',
      'if|when|where .. no|not|none .. majority|such|exists|exist|winner|candidate',
      'there may|might be|not no|none|be',
      'there is no majority|such|winner',
      'may|might not .. exist',
      'need not exist',
      'no such',
      'does not exist',
      'no majority|candidate|element|winner|option|value|number',
      'if .. exists',
      'if|when any|one exists',
      '-1',
    ],
    answer: (nums) => nums.find((number) => count(nums, number) > nums.length / 2) ?? -1,
  },
  {
    asks: 'half of the places as enough',
    denied: [
      'more .. than',
      'together|combined',
      'outnumbering|outweigh|outweighs',
      'fewer than half',
      'more than',
      'over|exceed|exceeds|majority|outnumber|outnumbers|above',
      '>',
    ],
    said: [
      'at least|exactly half|n|50',
      '2 or more',
      'half or more',
      'half of|the or more',
      'no less|fewer than half',
      '50 percent or',
    ],
    answer: (nums) => nums.find((number) => count(nums, number) >= nums.length / 2) ?? -1,
  },
  {
    asks: 'the most frequent, without a majority',
    denied: [
      'half|majority|absolute|50',
      'n 2',
      'outnumber|outnumbers',
      'more .. than all .. other|others|rest|together|combined',
    ],
    said: [
      'most frequent|frequently|common|often|popular',
      'mode|plurality',
      'highest|largest|greatest|maximum frequency|count|number',
      'most occurrences|times',
      '~no|never|not|without tie|ties|tied',
    ],
    answer: (nums) => Math.min(...most(nums)),
  },
  {
    asks: 'the most frequent, the first of several',
    said: [
      'most ballot|vote|point|voice|often',
      'level|draw|drawn|deadlock|equal|equally',
      'smaller|lower|smallest|lowest number|one|candidate|value|wins',
      'most frequent|frequently|common|often|popular',
      'mode|plurality',
      '~no|never|not|without tie|ties|tied',
      'first|earliest',
    ],
    answer: (nums) => most(nums)[0],
  },
  {
    asks: 'the least frequent',
    said: ['least|less|fewest|rarest|rare|minimum|lowest|seldom|minority|uncommon', 'few'],
    answer(nums) {
      const fewest = Math.min(...nums.map((number) => count(nums, number)))
      return nums.find((number) => count(nums, number) === fewest)
    },
  },
  {
    asks: 'more than a third, or another share',
    said: ['third|thirds|quarter|25|fourth|33', 'n 3|4|k', 'two|2 thirds'],
    answer: (nums) => nums.find((number) => count(nums, number) > nums.length / 3) ?? -1,
  },
  {
    asks: 'more than two thirds',
    said: ['third|thirds|quarter|quarters|75|66|2n|supermajority', 'two|2|three|3 thirds|quarters', '2 n 3'],
    answer: (nums) => nums.find((number) => count(nums, number) > (2 * nums.length) / 3) ?? -1,
  },
  {
    asks: 'how often it occurs',
    said: [
      'how often|many',
      'number of time|times|occurrences|votes|ballots',
      'count of',
      'its frequency|count',
      'frequency of',
      'occurrences of',
    ],
    answer: (nums) => count(nums, majorityElement(nums)),
  },
  {
    asks: 'where it occurs first',
    said: ['index|position|indices', 'first|last occurrence|place', 'where'],
    answer: (nums) => nums.indexOf(majorityElement(nums)),
  },
  {
    asks: 'the lead over the others',
    said: ['lead|margin|difference|ahead|majority by', 'how far|much', 'surplus|excess'],
    answer: (nums) => 2 * count(nums, majorityElement(nums)) - nums.length,
  },
  {
    asks: 'the second most frequent',
    said: ['second|runner|2nd|third place|up|most', 'second|2nd|runner'],
    answer(nums) {
      const rest = nums.filter((number) => number !== majorityElement(nums))
      return rest.length === 0 ? -1 : most(rest)[0]
    },
  },
  {
    asks: 'the element that occurs once, or an odd number of times',
    said: ['exactly|only once', 'odd|even number|times', 'single|unique|alone|lonely'],
    answer: (nums) => nums.find((number) => count(nums, number) === 1) ?? -1,
  },
  {
    asks: 'the largest or smallest of those that occur often',
    said: ['largest|smallest|greatest|biggest'],
    answer: (nums) => Math.max(...nums.filter((number) => count(nums, number) > 1)),
  },
  {
    asks: 'a majority in a row',
    said: ['consecutive|consecutively|contiguous|adjacent|streak', 'in a row'],
    answer: (nums) => nums.find((number, place) => number === nums[place + 1]) ?? nums[0],
  },
  {
    asks: 'neighbours that are equal counted once',
    said: [
      'side by side',
      'adjacent|neighbouring|neighboring|consecutive|successive',
      'counted|collapsed|merged|folded|treated|squeezed together|as|into|once',
      'taken|combined as|into|once',
      'collapse|collapsed|merged|compressed|squeezed|deduplicated',
      'run|runs|streak|streaks|row',
      'duplicate|repeat|repeats|repetition',
      'once .. have|has|are|is been|taken|counted|removed|dropped',
    ],
    answer: (nums) => {
      const single = nums.filter((num, at) => num !== nums[at - 1])
      return single.find((num) => single.filter((other) => other === num).length * 2 > single.length)
    },
  },
  {
    asks: 'runs of equal values counted once',
    said: [
      'in|direct|immediate|close|quick succession|row',
      'consecutive|consecutively|successive|successively|uninterrupted|unbroken|adjacent|neighbouring|neighboring',
      'one|directly|immediately|right|straight after|behind another|other|itself|it',
      'back to back',
      'side by side',
      'run|runs|streak|streaks|stretch|stretches|block|blocks|burst|bursts|series .. once|one|single',
      'count|counts|counted|taken|registered|reckoned|treated|booked as|for|like one|a|single|once',
      'immediate|immediately|directly|straight repeat|repeats|repeated|again|repetition|repetitions|follows|following',
      'unless|differs|differ|different .. before|previous|preceding|predecessor',
      'same .. as before|the',
      'merged|merge|collapse|collapsed|melted|fused .. one|single',
    ],
    answer: (nums) => majorityElement(nums.filter((number, place) => number !== nums[place - 1])),
  },
]
