function wordBreak(s, wordDict) {
  const canCut = [true]
  for (let end = 1; end <= s.length; end++) {
    canCut[end] = wordDict.some((word) => canCut[end - word.length] && s.startsWith(word, end - word.length))
  }
  return canCut[s.length]
}
