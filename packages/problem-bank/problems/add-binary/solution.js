function addBinary(a, b) {
  const digits = []
  let carry = 0
  for (let i = a.length - 1, j = b.length - 1; i >= 0 || j >= 0 || carry > 0; i--, j--) {
    const sum = Number(a[i] ?? 0) + Number(b[j] ?? 0) + carry
    digits.push(sum % 2)
    carry = sum >> 1
  }
  return digits.reverse().join('')
}
