function threeSumClosest(nums, target) {
  const numbers = [...nums].sort((a, b) => a - b)
  let closest = numbers[0] + numbers[1] + numbers[2]
  for (let first = 0; first < numbers.length - 2; first++) {
    let left = first + 1
    let right = numbers.length - 1
    while (left < right) {
      const total = numbers[first] + numbers[left] + numbers[right]
      if (total === target) return total
      if (Math.abs(total - target) < Math.abs(closest - target)) closest = total
      if (total < target) left++
      else right--
    }
  }
  return closest
}
