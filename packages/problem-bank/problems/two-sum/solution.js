function twoSum(nums, target) {
  const indexOf = new Map()
  for (const [index, number] of nums.entries()) {
    const partner = target - number
    if (indexOf.has(partner)) return [indexOf.get(partner), index]
    indexOf.set(number, index)
  }
  return []
}
