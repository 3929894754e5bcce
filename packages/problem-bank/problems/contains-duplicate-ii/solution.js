function containsNearbyDuplicate(nums, k) {
  const lastPlace = new Map()
  for (const [place, number] of nums.entries()) {
    if (place - lastPlace.get(number) <= k) return true
    lastPlace.set(number, place)
  }
  return false
}
