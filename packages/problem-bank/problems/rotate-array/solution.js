function rotate(nums, k) {
  const turn = k % nums.length
  reverse(nums, 0, nums.length - 1)
  reverse(nums, 0, turn - 1)
  reverse(nums, turn, nums.length - 1)
}

function reverse(numbers, from, to) {
  for (let low = from, high = to; low < high; low++, high--) {
    ;[numbers[low], numbers[high]] = [numbers[high], numbers[low]]
  }
}
