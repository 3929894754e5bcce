const lookAlikes = [
  {
    asks: 'a matrix whose rows continue one another',
    said: [
      '~necessarily|not|need|always first|starts|begins|start|begin .. greater|larger|bigger|higher|above|exceed|exceeds .. last|end|ends|previous',
      'last .. smaller|less|lower .. first|next',
      'go|goes|went|carries|carry on|further above|after|where|from|with|behind|beyond',
      'above|beyond|after the last number|one|of|value',
      'continues|continue|chained|concatenated|concatenating',
      'row major|wise order|sorted',
      'every|all value|number|element .. row|one above|before',
      'log m',
    ],
    answer(matrix, target) {
      const all = matrix.flat()
      let [low, high] = [0, all.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (all[middle] < target) low = middle + 1
        else high = middle
      }
      return all[low] === target
    },
  },
  {
    asks: 'a matrix with rows alone sorted, or in no order',
    said: [
      'unsorted|unordered|arbitrarily',
      'not sorted|ordered',
      'not necessarily ~start|starts|begin|begins|larger|greater|above|continue',
      'no|any|arbitrary|random order',
      'only|just .. row sorted|ordered',
    ],
    answer: (matrix, target) => matrix.flat().includes(target),
  },
  {
    asks: 'a matrix in descending order',
    said: [
      '~not|never|ever|without|nor descending|decreasing|nonincreasing|falling|fall',
      'largest|highest|greatest to|first',
      'right to left',
      'bottom to top',
    ],
    answer: (matrix, target) => searchMatrix(matrix.map((line) => line.toReversed()).reverse(), target),
  },
  {
    asks: 'a target that occurs exactly once',
    said: ['exactly|precisely|only|just once', 'single occurrence|time', 'exactly one|1', 'unique'],
    answer: (matrix, target) => matrix.flat().filter((value) => value === target).length === 1,
  },
  {
    asks: 'a target that occurs more than once',
    said: ['more than once', 'at least two|twice|2', 'twice|repeatedly', 'duplicate|repeated|several', 'two|2 or more'],
    answer: (matrix, target) => matrix.flat().filter((value) => value === target).length > 1,
  },
  {
    asks: 'a row or column whose sum is the target',
    said: ['sum|sums|add|total|adding|adds'],
    answer: (matrix, target) => matrix.some((line) => line.reduce((sum, value) => sum + value, 0) === target),
  },
  {
    asks: 'two numbers whose sum is the target',
    said: ['sum|sums|add|adds|total|adding|pair|difference|product'],
    answer: (matrix, target) =>
      matrix.flat().some((value, at, all) => all.some((other, place) => place !== at && value + other === target)),
  },
  {
    asks: 'a number at least as large as the target',
    said: [
      'at least target|x|k|the|as',
      'greater|larger|bigger than|or target|x|k|equal',
      'exceed|exceeds|above|over target|x|k',
    ],
    answer: (matrix, target) => matrix.flat().some((value) => value >= target),
  },
  {
    asks: 'a number at most as large as the target',
    said: ['at most target|x|k|the|as', 'smaller|less|lower than|or target|x|k|equal', 'below|under target|x|k'],
    answer: (matrix, target) => matrix.flat().some((value) => value <= target),
  },
  {
    asks: 'a target in every row or column',
    said: [
      'every|each|all row|rows|column|columns contain|contains|hold|holds|has|have|includes|include',
      'in|of|from every|each|all row|rows|column|columns|line',
      'common|shared',
    ],
    answer: (matrix, target) => matrix.every((line) => line.includes(target)),
  },
  {
    asks: 'a target on the diagonal',
    said: ['diagonal|diagonals'],
    answer: (matrix, target) => matrix.some((line, at) => line[at] === target),
  },
  {
    asks: 'a target on the border, or inside',
    said: [
      'not .. first|last|top|bottom|left|right row|column|edge|border',
      'but not in|on|at',
      'border|edge|edges|boundary|perimeter|interior|outer',
    ],
    answer: (matrix, target) =>
      [matrix[0], matrix.at(-1)].some((line) => line.includes(target)) ||
      matrix.some((line) => line[0] === target || line.at(-1) === target),
  },
  {
    asks: 'a target outside the first row',
    said: [
      'not|except|without|but|besides|excluding|save|beyond|skip|skipping|ignoring .. first|top|uppermost|front row|line|shelf|one',
      'below|under|after|behind|beneath the first|top|uppermost|front row|line|shelf',
      'first|top|uppermost|front row|line|shelf .. not|never|ignored|excluded|excepted|out|aside|apart|skipped|reserved',
    ],
    answer: (matrix, target) => matrix.slice(1).some((line) => line.includes(target)),
  },
  {
    asks: 'a target at an end of its row',
    said: [
      'first|leftmost|left or|nor .. last|rightmost|right',
      'last|rightmost|right or|nor .. first|leftmost|left',
      'either|both|one|an|outer end|ends|side|sides of|is|in',
      'is|be|being|stands|sits|lies the|a|its first|last|leftmost|rightmost|final ~row|column|line|integer|number',
      'first|last|leftmost|rightmost column',
      'aisle|window|gangway',
    ],
    answer: (matrix, target) => matrix.some((line) => [line[0], line.at(-1)].includes(target)),
  },
  {
    asks: 'a number near the target',
    said: ['closest|nearest|near|close', 'within .. of target|x|k', 'difference|differ|differs|absolute|apart'],
    answer: (matrix, target) => matrix.flat().some((value) => Math.abs(value - target) <= 1),
  },
  {
    asks: 'a multiple of the target',
    said: ['multiple|multiples|divisible|divides|divisor'],
    answer: (matrix, target) => matrix.flat().some((value) => target !== 0 && value % target === 0),
  },
  {
    asks: 'whether the target is missing',
    said: [
      'missing|absent|lacks|lack',
      'true if|when|iff .. not|no',
      'not in|occur|contained|present|appear|contain .. true',
    ],
    answer: (matrix, target) => !searchMatrix(matrix, target),
  },
]
