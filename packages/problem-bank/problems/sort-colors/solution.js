function sortColors(nums) {
  let low = 0
  let current = 0
  let high = nums.length - 1
  const swap = (a, b) => {
    ;[nums[a], nums[b]] = [nums[b], nums[a]]
  }
  while (current <= high) {
    if (nums[current] === 0) swap(low++, current++)
    else if (nums[current] === 2) swap(high--, current)
    else current++
  }
}
