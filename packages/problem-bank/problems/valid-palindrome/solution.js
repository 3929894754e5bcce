function isPalindrome(s) {
  const isLetterOrDigit = (character) => /[a-z0-9]/i.test(character)
  let left = 0
  let right = s.length - 1
  while (left < right) {
    if (!isLetterOrDigit(s[left])) left++
    else if (!isLetterOrDigit(s[right])) right--
    else if (s[left].toLowerCase() !== s[right].toLowerCase()) return false
    else {
      left++
      right--
    }
  }
  return true
}
