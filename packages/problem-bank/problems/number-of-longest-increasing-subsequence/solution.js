function findNumberOfLIS(nums) {
  // Of the longest increasing subsequences that end at each place: how long they are, and how many.
  const lengths = nums.map(() => 1)
  const counts = nums.map(() => 1)
  for (let last = 0; last < nums.length; last++) {
    for (let before = 0; before < last; before++) {
      if (nums[before] >= nums[last]) continue
      if (lengths[before] + 1 > lengths[last]) {
        lengths[last] = lengths[before] + 1
        counts[last] = counts[before]
      } else if (lengths[before] + 1 === lengths[last]) {
        counts[last] += counts[before]
      }
    }
  }
  const longest = Math.max(...lengths)
  return counts.reduce((sum, count, place) => (lengths[place] === longest ? sum + count : sum), 0)
}
