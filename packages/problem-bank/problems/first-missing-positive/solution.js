function firstMissingPositive(nums) {
  const size = nums.length
  for (let place = 0; place < size; place++) {
    while (nums[place] >= 1 && nums[place] <= size && nums[nums[place] - 1] !== nums[place]) {
      const home = nums[place] - 1
      ;[nums[place], nums[home]] = [nums[home], nums[place]]
    }
  }
  const wrong = nums.findIndex((number, place) => number !== place + 1)
  return wrong === -1 ? size + 1 : wrong + 1
}
