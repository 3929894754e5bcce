function subarraysDivByK(nums, k) {
  const seen = new Array(k).fill(0)
  seen[0] = 1
  let remainder = 0
  let count = 0
  for (const number of nums) {
    // The remainder of a negative sum is negative, and is brought back above 0.
    remainder = (((remainder + number) % k) + k) % k
    count += seen[remainder]++
  }
  return count
}
