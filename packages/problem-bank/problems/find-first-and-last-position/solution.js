function searchRange(nums, target) {
  const first = firstAtLeast(nums, target)
  if (nums[first] !== target) return [-1, -1]
  return [first, firstAtLeast(nums, target + 1) - 1]
}

function firstAtLeast(numbers, bound) {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle] < bound) low = middle + 1
    else high = middle
  }
  return low
}
