function totalHammingDistance(nums) {
  let total = 0
  for (let place = 0; place < 30; place++) {
    const ones = nums.filter((number) => (number >> place) & 1).length
    total += ones * (nums.length - ones)
  }
  return total
}
