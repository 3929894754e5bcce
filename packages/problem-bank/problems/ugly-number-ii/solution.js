function nthUglyNumber(n) {
  const ugly = [1]
  let [twice, thrice, fiveTimes] = [0, 0, 0]
  while (ugly.length < n) {
    const smallest = Math.min(2 * ugly[twice], 3 * ugly[thrice], 5 * ugly[fiveTimes])
    ugly.push(smallest)
    if (smallest === 2 * ugly[twice]) twice++
    if (smallest === 3 * ugly[thrice]) thrice++
    if (smallest === 5 * ugly[fiveTimes]) fiveTimes++
  }
  return ugly[n - 1]
}
