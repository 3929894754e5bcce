function longestConsecutive(nums) {
  const present = new Set(nums)
  let longest = 0
  for (const start of present) {
    if (present.has(start - 1)) continue
    let end = start
    while (present.has(end + 1)) end++
    longest = Math.max(longest, end - start + 1)
  }
  return longest
}
