function longestMountain(arr) {
  let [longest, up, down] = [0, 0, 0]
  for (let i = 1; i < arr.length; i++) {
    const step = arr[i] - arr[i - 1]
    if (step === 0 || (step > 0 && down > 0)) [up, down] = [0, 0]
    if (step > 0) up++
    if (step < 0) down++
    if (up > 0 && down > 0) longest = Math.max(longest, up + down + 1)
  }
  return longest
}
