/** Every run of neighbours. */
function runs(nums) {
  return nums.flatMap((_, start) => nums.slice(start).map((_, more) => nums.slice(start, start + more + 1)))
}

const ones = (run) => run.filter((number) => number === 1).length
const isBalanced = (run) => 2 * ones(run) === run.length
const longest = (nums, holds) =>
  Math.max(
    0,
    ...runs(nums)
      .filter(holds)
      .map((run) => run.length),
  )

const lookAlikes = [
  {
    asks: 'the number of such runs',
    said: ['number|count of .. subarray|run|stretch|segment|block', 'how many', 'count the|all'],
    answer: (nums) => runs(nums).filter(isBalanced).length,
  },
  {
    asks: 'the shortest such run',
    said: ['shortest|smallest|minimum|minimal'],
    answer: (nums) =>
      Math.min(
        ...runs(nums)
          .filter(isBalanced)
          .map((run) => run.length),
      ),
  },
  {
    asks: 'more ones than zeros',
    said: ['more|fewer|less ones|1|zeros|0|than', 'at least as many', 'at most', 'majority'],
    answer: (nums) => longest(nums, (run) => 2 * ones(run) > run.length),
  },
  {
    asks: 'at least as many ones as zeros',
    said: ['at least|most', 'or more', 'not|no more|fewer|less'],
    answer: (nums) => longest(nums, (run) => 2 * ones(run) >= run.length),
  },
  {
    asks: 'elements that need not stand together',
    said: ['subsequence|subset|not .. contiguous|adjacent|consecutive', 'any elements'],
    answer: (nums) => 2 * Math.min(ones(nums), nums.length - ones(nums)),
  },
  {
    asks: 'zeros and ones in turn',
    said: ['alternate|alternating|alternates|alternately', 'in turn', 'no two|equal adjacent|neighbouring'],
    answer: (nums) => longest(nums, (run) => isBalanced(run) && run.every((number, at) => number !== run[at - 1])),
  },
  {
    asks: 'all zeros before all ones',
    said: ['followed|before|after|then|first .. ones|zeros|1|0', 'grouped|together|sorted'],
    answer: (nums) =>
      longest(nums, (run) => isBalanced(run) && run.every((number, at) => at === 0 || number >= run[at - 1])),
  },
  {
    asks: 'only ones, or only zeros',
    said: ['only|all|consecutive ones|zeros|1|0', 'after|flip|flipping|deleting'],
    answer: (nums) => longest(nums, (run) => ones(run) === run.length),
  },
  {
    asks: 'a circle',
    said: ['circular|circle|cyclic|wrap|wraps|ring'],
    answer: (nums) =>
      Math.min(
        nums.length,
        longest([...nums, ...nums], (run) => isBalanced(run) && run.length <= nums.length),
      ),
  },
  {
    asks: 'other values',
    said: ['two|2|three|third|k times|values', 'twice|double as many', 'difference'],
    answer: (nums) => longest(nums, (run) => 3 * ones(run) === run.length),
  },
]
