function subsetsWithDup(nums) {
  const numbers = [...nums].sort((a, b) => a - b)
  const subsets = [[]]
  let madeLast = 0
  for (const [place, number] of numbers.entries()) {
    const from = place > 0 && number === numbers[place - 1] ? madeLast : 0
    madeLast = subsets.length
    for (const subset of subsets.slice(from)) subsets.push([...subset, number])
  }
  return subsets
}
