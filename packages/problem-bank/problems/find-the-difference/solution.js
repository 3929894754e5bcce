function findTheDifference(s, t) {
  let code = 0
  for (const letter of s + t) code ^= letter.charCodeAt(0)
  return String.fromCharCode(code)
}
