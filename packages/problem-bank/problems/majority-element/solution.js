function majorityElement(nums) {
  let candidate
  let lead = 0
  for (const number of nums) {
    if (lead === 0) candidate = number
    lead += number === candidate ? 1 : -1
  }
  return candidate
}
