function checkValidString(s) {
  // How many parentheses can be open: any number from fewest to most.
  let fewest = 0
  let most = 0
  for (const character of s) {
    fewest += character === '(' ? 1 : -1
    most += character === ')' ? -1 : 1
    if (most < 0) return false
    fewest = Math.max(fewest, 0)
  }
  return fewest === 0
}
