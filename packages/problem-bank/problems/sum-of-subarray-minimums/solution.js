function sumSubarrayMins(arr) {
  const MODULUS = 1_000_000_007
  let total = 0
  const rising = []
  const endingAt = []
  for (const [i, number] of arr.entries()) {
    while (rising.length > 0 && arr[rising.at(-1)] >= number) rising.pop()
    const place = rising.at(-1) ?? -1
    endingAt.push((endingAt[place] ?? 0) + number * (i - place))
    total = (total + endingAt[i]) % MODULUS
    rising.push(i)
  }
  return total
}
