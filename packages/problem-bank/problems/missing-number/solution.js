function missingNumber(nums) {
  const n = nums.length
  const present = nums.reduce((total, number) => total + number, 0)
  return (n * (n + 1)) / 2 - present
}
