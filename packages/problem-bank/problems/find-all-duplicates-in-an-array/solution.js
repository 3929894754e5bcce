function findDuplicates(nums) {
  const duplicates = []
  for (const entry of nums) {
    const number = Math.abs(entry)
    // The sign at a number's own place tells that it was seen.
    if (nums[number - 1] < 0) duplicates.push(number)
    nums[number - 1] *= -1
  }
  return duplicates
}
