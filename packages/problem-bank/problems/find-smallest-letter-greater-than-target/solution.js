function nextGreatestLetter(letters, target) {
  let low = 0
  let high = letters.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (letters[middle] <= target) low = middle + 1
    else high = middle
  }
  return letters[low % letters.length]
}
