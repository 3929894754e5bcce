function isPalindrome(x) {
  if (x < 0 || (x % 10 === 0 && x !== 0)) return false
  let front = x
  let back = 0
  while (front > back) {
    back = back * 10 + (front % 10)
    front = Math.floor(front / 10)
  }
  return front === back || front === Math.floor(back / 10)
}
