function partitionLabels(s) {
  const last = new Map([...s].map((letter, place) => [letter, place]))
  const lengths = []
  let start = 0
  let end = 0
  for (let place = 0; place < s.length; place++) {
    end = Math.max(end, last.get(s[place]))
    if (place === end) {
      lengths.push(end - start + 1)
      start = place + 1
    }
  }
  return lengths
}
