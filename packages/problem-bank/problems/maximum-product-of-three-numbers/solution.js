function maximumProduct(nums) {
  const sorted = [...nums].sort((a, b) => a - b)
  const largest = sorted.at(-1)
  return Math.max(largest * sorted.at(-2) * sorted.at(-3), largest * sorted[0] * sorted[1])
}
