function longestCommonPrefix(strs) {
  const [first] = strs
  for (let place = 0; place < first.length; place++) {
    if (strs.some((other) => other[place] !== first[place])) return first.slice(0, place)
  }
  return first
}
