function longestValidParentheses(s) {
  let longest = 0
  const unmatched = [-1]
  for (let place = 0; place < s.length; place++) {
    if (s[place] === '(') {
      unmatched.push(place)
      continue
    }
    unmatched.pop()
    if (unmatched.length === 0) unmatched.push(place)
    else longest = Math.max(longest, place - unmatched[unmatched.length - 1])
  }
  return longest
}
