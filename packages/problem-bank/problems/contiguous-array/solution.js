function findMaxLength(nums) {
  const firstPlaces = new Map([[0, -1]])
  let [balance, longest] = [0, 0]
  for (const [place, number] of nums.entries()) {
    balance += number === 1 ? 1 : -1
    if (firstPlaces.has(balance)) longest = Math.max(longest, place - firstPlaces.get(balance))
    else firstPlaces.set(balance, place)
  }
  return longest
}
