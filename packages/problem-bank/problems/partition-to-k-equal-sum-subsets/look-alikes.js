const total = (nums) => nums.reduce((sum, number) => sum + number, 0)

/** Whether the numbers can be put into k groups, none empty, so that `isGood` holds of all groups at last. */
function grouped(nums, k, isGood) {
  if (k > nums.length || k < 1) return false
  const groups = Array.from({ length: k }, () => [])
  const place = (at) => {
    if (at === nums.length) return groups.every(({ length }) => length > 0) && isGood(groups)
    for (const group of groups) {
      group.push(nums[at])
      if (place(at + 1)) return true
      group.pop()
      if (group.length === 0) return false
    }
    return false
  }
  return place(0)
}

const alike = (values) => new Set(values).size === 1

const lookAlikes = [
  {
    asks: 'two groups',
    said: ['two|2|both halves|groups|subsets|parts|piles|sets', 'half|halves'],
    answer: (nums) => canPartitionKSubsets(nums, 2),
  },
  {
    asks: 'groups that stand together in the array',
    said: [
      'contiguous|consecutive|consecutively|adjacent|neighbouring|successive|neighbours|neighbors',
      'subarray|subarrays|segment|segments|cut|cuts|block|blocks|stretch|stretches|pieces',
      'order .. kept|keep|preserved|changed|stay',
      'rearranging|rearranged|reordering|reordered',
    ],
    answer(nums, k) {
      const side = total(nums) / k
      let [groups, sum] = [0, 0]
      for (const number of nums) {
        sum += number
        if (sum === side) [groups, sum] = [groups + 1, 0]
      }
      return groups >= k && sum === 0
    },
  },
  {
    asks: 'groups of equal size',
    said: [
      'same|equal|identical size|sizes|number|length|lengths|count|amount|many',
      'as many',
      'equally many|large|sized|big|long',
      'exactly|of size two|three|four|k|n|m|2|3|4 ~subsets|groups|non|nonempty|parts|piles|teams|sets|boxes|children|people',
      'size k',
      'k numbers|elements|cards|integers|values|items each',
      'n k|divided',
    ],
    answer: (nums, k) =>
      grouped(nums, k, (groups) => alike(groups.map(total)) && alike(groups.map(({ length }) => length))),
  },
  {
    asks: 'groups of k numbers',
    said: [
      'size|length|of k ~non|nonempty|subsets|groups|parts|equal',
      'k numbers|elements|cards|values',
      'group|groups|pairs|sets of k|two|three',
    ],
    answer: (nums, k) =>
      nums.length % k === 0 &&
      grouped(
        nums,
        nums.length / k,
        (groups) => groups.every(({ length }) => length === k) && alike(groups.map(total)),
      ),
  },
  {
    asks: 'equal products',
    said: ['product|products|multiply|multiplied|xor|average|averages|mean|maximum'],
    answer: (nums, k) => grouped(nums, k, (groups) => alike(groups.map((group) => group.reduce((a, b) => a * b, 1)))),
  },
  {
    asks: 'sums that are divisible by k',
    said: ['divisible|multiple|remainder|modulo'],
    answer: (nums, k) => total(nums) % k === 0,
  },
  {
    asks: 'one subset with the sum k',
    said: ['sum|sums|adds|total k|target|of|is|to k|target|given', 'a|one|some|any subset|group'],
    answer(nums, k) {
      let sums = new Set([0])
      for (const number of nums) sums = new Set([...sums].flatMap((sum) => [sum, sum + number]))
      return sums.has(k)
    },
  },
  {
    asks: 'some numbers left out',
    said: [
      'left|leave|leaving over|out|unused|aside',
      'not|need|neednt .. all|every|each .. used|use|belong',
      'some|disjoint subsets|may',
      'disjoint',
      'unused|discard|discarded|remaining',
    ],
    answer: (nums, k) => canPartitionKSubsets(nums, k),
  },
  {
    asks: 'sums that are at most something, or nearly the same',
    said: [
      'at most|least',
      'difference|differ|differs|minimize|minimise|minimum|maximum|smallest|largest|closest|nearly|almost|fair',
      'not exceed|exceeds|more',
      'up to',
    ],
    answer: (nums, k) =>
      grouped(nums, k, (groups) => Math.max(...groups.map(total)) - Math.min(...groups.map(total)) <= 1),
  },
  {
    asks: 'empty groups too',
    said: ['empty groups|subsets|allowed|too|may', 'may|can be empty', 'up to k', 'possibly empty'],
    answer: (nums, k) => canPartitionKSubsets(nums, k),
  },
  {
    asks: 'different numbers in each group',
    said: [
      'distinct|different|unequal|unique numbers|values|elements|sums|integers|sum',
      'equal|same numbers|values .. together|group|never',
      'no two|duplicates|equal',
    ],
    answer: (nums, k) =>
      grouped(
        nums,
        k,
        (groups) => alike(groups.map(total)) && groups.every((group) => new Set(group).size === group.length),
      ),
  },
  {
    asks: 'the groups, or the number of ways',
    said: [
      'how many ways',
      'number|count of .. ways|partitions',
      'return|print|list the|all subsets|groups|partition',
      'sum|value of each|the|every group|subset .. return',
    ],
    answer: (nums, k) => total(nums) / k,
  },
]
