const lookAlikes = [
  {
    asks: 'zeros that stay where they are',
    said: [
      'apart|except|but|save|other|unlike .. zero|zeros|zeroes|0',
      'zero|zeros|zeroes|0 .. stay|stays|remain|remains|keep|keeps|fixed|not|never|still|where',
      'nonzero|nonzeros',
      'stay|stays|remain|remains|fixed|immovable',
    ],
    answer(nums, k) {
      const shifted = turned(
        nums.filter((number) => number !== 0),
        -k,
      )
      become(
        nums,
        nums.map((number) => (number === 0 ? 0 : shifted.shift())),
      )
    },
  },
  {
    asks: 'a direction that depends',
    said: [
      'odd|even',
      'if|when .. left|else|otherwise',
      'otherwise|else .. left|other|back',
      'alternately|alternate|alternating|depending|depends',
    ],
    answer: (nums, k) => become(nums, turned(nums, k % 2 === 0 ? -k : k)),
  },
  {
    asks: 'one number moved alone',
    said: [
      'last|first|largest|smallest|one|single|only|that number|element|entry|item .. place|places|positions|steps|forward|towards|toward',
      'only|just .. moves|moved|move',
      'others|rest .. order|stay|close|up|keep',
    ],
    answer(nums, k) {
      const last = nums.pop()
      nums.splice(Math.max(0, nums.length - k), 0, last)
    },
  },

  {
    asks: 'a rotation to the left',
    denied: [
      'right|rightward|rightwards|clockwise',
      'last|end|back|rear|tail|final|hindmost .. front|first|beginning|start|head',
      'end|back|rear .. start|front|beginning',
      'later|higher|forward|forwards',
      'i k',
      'mod|modulo',
      'k places|positions|steps further|on|later|ahead',
    ],
    said: [
      'foremost|first|front|leading|head .. behind|last|end|back|rear|tail',
      'leave|leaves|leaving .. front|place .. behind|end|back',
      'lines|line|queues|queue up|behind',
      'rotate|rotated|rotating|rotation|shift|shifted|shifting|move|turn .. left|leftward|leftwards',
      'to the left',
      'left rotation|shift|by',
      'counterclockwise|anticlockwise',
      'first|front .. to the end|back',
      'leave|leaves|leaving|falls|fall .. front|beginning|start .. end|back',
    ],
    answer: (nums, k) => become(nums, turned(nums, k)),
  },
  {
    asks: 'a rotation of the first half',
    said: ['half|halves'],
    answer: (nums, k) =>
      become(nums, [...turned(nums.slice(0, nums.length >> 1), -k), ...nums.slice(nums.length >> 1)]),
  },
  {
    asks: 'a rotation of the second half',
    said: ['half|halves'],
    answer: (nums, k) =>
      become(nums, [...nums.slice(0, nums.length >> 1), ...turned(nums.slice(nums.length >> 1), -k)]),
  },
  {
    asks: 'a shift in which what leaves is lost',
    said: [
      'gone|lost|thrown|away|new|come|comes|empty|blank',
      'empty|blank|zero|zeros|0 .. come|comes|enter|inserted|appear',
      'zero|zeros|zeroes|0 .. fill|filled|padded|vacated|freed|empty|front',
      'fill|filled|filling|pad|padded|replace|replaced .. zero|zeros|zeroes|0',
      'lost|dropped|discarded|vanish|vanishes|disappear|disappears',
    ],
    answer: (nums, k) =>
      become(nums, [...nums.map(() => 0), ...nums].slice(Math.max(nums.length - k, 0)).slice(0, nums.length)),
  },
  {
    asks: 'the first k numbers reversed',
    said: ['reverse|reversed|reversing .. first|k'],
    answer: (nums, k) => become(nums, [...nums.slice(0, k).reverse(), ...nums.slice(k)]),
  },
  {
    asks: 'the whole or each group of k reversed',
    said: ['reverse|reversed|reversing|backwards'],
    answer: (nums, k) =>
      become(
        nums,
        k < 1 ? nums.slice() : nums.flatMap((_, at) => (at % k === 0 ? nums.slice(at, at + k).reverse() : [])),
      ),
  },
  {
    asks: 'the last k numbers put in front in reverse order',
    said: [
      'turned|other way|round|around|end',
      'opposite order',
      'one after|at',
      'reverse|reversed|reversing|backwards',
      'one by',
    ],
    answer: (nums, k) =>
      become(nums, [
        ...turned(nums, -k)
          .slice(0, k % nums.length)
          .reverse(),
        ...nums.slice(0, nums.length - (k % nums.length)),
      ]),
  },
  {
    asks: 'a rotation to the left for a negative count',
    said: [
      'negative .. left|opposite|other|means',
      'if|when|where k|n|steps|it is|be|are negative',
      'k|n|steps may|can|might be negative',
      'negative k|n|step',
    ],
    answer: (nums, k) => become(nums, turned(nums, -k)),
  },
  {
    asks: 'a rotation of the numbers at every second position, or of odd or even ones',
    said: [
      'odd|even value|number|position|index|place|element|indexed',
      'every other|second',
      'positive number|element|value',
      'nonzero|nonnegative number|element|value',
    ],
    answer(nums, k) {
      const shifted = turned(
        nums.filter((_, at) => at % 2 === 0),
        -k,
      )
      become(
        nums,
        nums.map((number, at) => (at % 2 === 0 ? shifted[at / 2] : number)),
      )
    },
  },
  {
    asks: 'a rotation without the first or the last number',
    said: [
      'keeps|keep|keeping|holds|retains his|her|its|their place|position|seat|spot',
      'first|front|head|captain|leader .. stay|stays|keeps|keep|remains|fixed|place',
      'all but|except|save',
      'except|but|apart|keep|keeping|leave|leaving .. first|last',
      'first|last .. stay|stays|fixed|remains',
    ],
    answer: (nums, k) => become(nums, [nums[0], ...turned(nums.slice(1), -k)]),
  },
  {
    asks: 'k numbers at a time, k times, or twice as far',
    said: ['twice|double|doubled', 'k times k'],
    answer: (nums, k) => become(nums, turned(nums, -2 * k)),
  },
  {
    asks: 'the first k numbers rotated',
    said: ['first|last|leading|only k', 'first k', 'subarray|part|prefix|suffix|segment'],
    answer: (nums, k) => become(nums, [...turned(nums.slice(0, k), -1), ...nums.slice(k)]),
  },
  {
    asks: 'nothing moved where the count is as large as the array, or larger',
    said: [
      'no|not|never|nobody|nothing|none .. moves|move|moved|happens|stirs|budges',
      'stay|stays|remain|remains|left|leave|leaves exactly|just|unchanged|untouched|unmoved|as',
      'lock|locks|locked|jam|jams|jammed|blocked|brake|refuses|refused|invalid|rejected|ignored',
      'if|when|whenever|where|once|unless .. larger|greater|exceeds|exceed|bigger|more|reaches|least .. unchanged|untouched|nothing|nobody|no|same|stays|stay|stop|remains',
      'capped|cap|clamped|clipped|limited',
    ],
    answer: (nums, k) => become(nums, k < nums.length ? turned(nums, -k) : [...nums]),
  },
  {
    asks: 'an order that changes nothing',
    said: ['faulty|invalid|ignored|refused', 'leave|leaves|left .. as it was|is'],
  },
  {
    asks: 'a rotation in which negative numbers keep their places',
    said: [
      'negative|minus|below|less .. stay|stays|remain|remains|keep|keeps|fixed|glued|nailed|pinned|stuck|anchored|frozen|locked|still|not|never|skip|skipped|passed|immovable|fastened|where|untouched|alone|exempt|excluded',
      'stay|remain|keep|fixed|skip|skipping|leave|leaving|except|excluding|without|other|others|past|over|around|but .. negative|minus|below|less',
      'only|just ~negative|minus|below|less .. move|moves|rotate|rotated|rotates|shift|shifted',
      'glued|nailed|pinned|stuck|anchored|fastened|immovable|bolted|screwed',
      'only|just|the|all positive|nonnegative|nonzero number|element|value|entry|one|item ~of|k|steps|step',
    ],
    answer: (nums, k) => {
      const moving = nums.filter((number) => !(number < 0))
      const moved = moving.length > 0 ? turned(moving, -(k % moving.length)) : []
      become(
        nums,
        nums.map((number) => (number < 0 ? number : moved.shift())),
      )
    },
  },
  {
    asks: 'a rotation in which zeros keep their places',
    said: [
      'zero|zeros|zeroes|0 .. stay|stays|remain|remains|keep|keeps|fixed|glued|nailed|pinned|stuck|anchored|frozen|locked|still|not|never|skip|skipped|passed|immovable|fastened|where|untouched|alone|exempt|excluded',
      'stay|remain|keep|fixed|skip|skipping|leave|leaving|except|excluding|without|other|others|past|over|around|but .. zero|zeros|zeroes|0',
      'only|just ~zero|zeros|zeroes|0 .. move|moves|rotate|rotated|rotates|shift|shifted',
      'glued|nailed|pinned|stuck|anchored|fastened|immovable|bolted|screwed',
      'only|just|the|all positive|nonnegative|nonzero number|element|value|entry|one|item ~of|k|steps|step',
    ],
    answer: (nums, k) => {
      const moving = nums.filter((number) => !(number === 0))
      const moved = moving.length > 0 ? turned(moving, -(k % moving.length)) : []
      become(
        nums,
        nums.map((number) => (number === 0 ? number : moved.shift())),
      )
    },
  },
]

function become(nums, numbers) {
  nums.splice(0, nums.length, ...numbers)
}

function turned(nums, left) {
  return nums.map((_, at) => nums[(((at + left) % nums.length) + nums.length) % nums.length])
}
