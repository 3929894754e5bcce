function mergeAlternately(word1, word2) {
  const merged = []
  for (let place = 0; place < Math.max(word1.length, word2.length); place++) {
    merged.push(word1[place] ?? '', word2[place] ?? '')
  }
  return merged.join('')
}
