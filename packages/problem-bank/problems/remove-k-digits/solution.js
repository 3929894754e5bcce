function removeKdigits(num, k) {
  const kept = []
  let removals = k
  for (const digit of num) {
    while (removals > 0 && kept.at(-1) > digit) {
      kept.pop()
      removals--
    }
    kept.push(digit)
  }
  const left = kept.slice(0, kept.length - removals).join('')
  return left.replace(/^0+/, '') || '0'
}
