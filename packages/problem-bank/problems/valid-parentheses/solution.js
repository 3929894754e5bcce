function isValid(s) {
  const closing = { '(': ')', '[': ']', '{': '}' }
  const owed = []
  for (const bracket of s) {
    if (bracket in closing) owed.push(closing[bracket])
    else if (owed.pop() !== bracket) return false
  }
  return owed.length === 0
}
