function majorityElement(nums) {
  const votes = new Map()
  for (const number of nums) {
    if (votes.has(number) || votes.size < 2) {
      votes.set(number, (votes.get(number) ?? 0) + 1)
      continue
    }
    for (const [candidate, count] of votes) {
      if (count === 1) votes.delete(candidate)
      else votes.set(candidate, count - 1)
    }
  }
  const times = (candidate) => nums.filter((number) => number === candidate).length
  return [...votes.keys()].filter((candidate) => times(candidate) > nums.length / 3)
}
