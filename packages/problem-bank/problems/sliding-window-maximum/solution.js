function maxSlidingWindow(nums, k) {
  const maximums = []
  // A queue in an array: what stands before `front` has left it.
  const candidates = []
  let front = 0
  for (const [place, number] of nums.entries()) {
    while (candidates.length > front && nums[candidates.at(-1)] <= number) candidates.pop()
    candidates.push(place)
    if (candidates[front] <= place - k) front++
    if (place >= k - 1) maximums.push(nums[candidates[front]])
  }
  return maximums
}
