function numDistinct(s, t) {
  const ways = [1, ...new Array(t.length).fill(0)]
  for (const letter of s) {
    for (let length = t.length; length > 0; length--) {
      if (t[length - 1] === letter) ways[length] += ways[length - 1]
    }
  }
  return ways[t.length]
}
