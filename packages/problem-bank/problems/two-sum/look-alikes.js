const lookAlikes = [
  {
    asks: 'positions counted from one',
    said: ['1|one based|indexed|index', 'counted|counting|numbered|numbering|start|starting .. 1|one', '1-indexed'],
    answer: (nums, target) => twoSum(nums, target).map((place) => place + 1),
  },
  {
    asks: 'the two values',
    said: [
      'values|numbers|elements themselves',
      'not|rather|instead .. index|position|indices',
      'return .. two values',
    ],
    answer: (nums, target) => twoSum(nums, target).map((place) => nums[place]),
  },
  {
    asks: 'two neighbours',
    said: ['adjacent|neighboring|neighbouring|consecutive', 'next to', 'side by side'],
    answer(nums, target) {
      const place = nums.findIndex((value, at) => value + nums[at + 1] === target)
      return place === -1 ? [] : [place, place + 1]
    },
  },
  {
    asks: 'two numbers with this difference',
    said: ['difference|differ|apart', 'subtract|subtracting|minus'],
    answer(nums, target) {
      for (let i = 0; i < nums.length; i++)
        for (let j = i + 1; j < nums.length; j++) if (Math.abs(nums[i] - nums[j]) === target) return [i, j]
      return []
    },
  },
]
