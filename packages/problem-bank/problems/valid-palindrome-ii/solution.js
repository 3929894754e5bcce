function validPalindrome(s) {
  let left = 0
  let right = s.length - 1
  while (left < right && s[left] === s[right]) {
    left++
    right--
  }
  return isPalindrome(s, left + 1, right) || isPalindrome(s, left, right - 1)
}

function isPalindrome(text, from, to) {
  let left = from
  let right = to
  while (left < right && text[left] === text[right]) {
    left++
    right--
  }
  return left >= right
}
