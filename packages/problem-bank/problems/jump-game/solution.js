function canJump(nums) {
  let furthest = 0
  for (const [place, jump] of nums.entries()) {
    if (place > furthest) return false
    furthest = Math.max(furthest, place + jump)
  }
  return true
}
