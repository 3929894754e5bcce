function addStrings(num1, num2) {
  const digits = []
  let carry = 0
  for (let i = num1.length - 1, j = num2.length - 1; i >= 0 || j >= 0 || carry > 0; i--, j--) {
    const sum = Number(num1[i] ?? 0) + Number(num2[j] ?? 0) + carry
    digits.push(sum % 10)
    carry = Math.floor(sum / 10)
  }
  return digits.reverse().join('')
}
