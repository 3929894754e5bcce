function fourSum(nums, target) {
  const numbers = [...nums].sort((a, b) => a - b)
  const quadruplets = []
  for (let a = 0; a < numbers.length - 3; a++) {
    if (a > 0 && numbers[a] === numbers[a - 1]) continue
    for (let b = a + 1; b < numbers.length - 2; b++) {
      if (b > a + 1 && numbers[b] === numbers[b - 1]) continue
      const missing = target - numbers[a] - numbers[b]
      let left = b + 1
      let right = numbers.length - 1
      while (left < right) {
        const pair = numbers[left] + numbers[right]
        if (pair === missing) quadruplets.push([numbers[a], numbers[b], numbers[left], numbers[right]])
        if (pair <= missing) {
          left++
          while (left < right && numbers[left] === numbers[left - 1]) left++
        } else right--
      }
    }
  }
  return quadruplets
}
