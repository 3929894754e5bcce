function subsets(nums) {
  const found = [[]]
  for (const number of nums) {
    found.push(...found.map((subset) => [...subset, number]))
  }
  return found
}
