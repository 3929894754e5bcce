function sortedSquares(nums) {
  const squares = new Array(nums.length)
  let left = 0
  let right = nums.length - 1
  for (let place = nums.length - 1; place >= 0; place--) {
    const number = Math.abs(nums[left]) > Math.abs(nums[right]) ? nums[left++] : nums[right--]
    squares[place] = number ** 2
  }
  return squares
}
