function permuteUnique(nums) {
  const left = new Map()
  for (const number of nums) left.set(number, (left.get(number) ?? 0) + 1)
  const permutations = []
  const chosen = []

  const fill = () => {
    if (chosen.length === nums.length) permutations.push([...chosen])
    for (const [number, count] of left) {
      if (count === 0) continue
      left.set(number, count - 1)
      chosen.push(number)
      fill()
      chosen.pop()
      left.set(number, count)
    }
  }

  fill()
  return permutations
}
