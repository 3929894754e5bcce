function hIndex(citations) {
  const papers = new Array(citations.length + 1).fill(0)
  for (const cited of citations) papers[Math.min(cited, citations.length)]++
  let atLeast = 0
  for (let h = citations.length; h > 0; h--) {
    atLeast += papers[h]
    if (atLeast >= h) return h
  }
  return 0
}
