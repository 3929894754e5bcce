function multiply(num1, num2) {
  const digits = new Array(num1.length + num2.length).fill(0)
  for (let i = num1.length - 1; i >= 0; i--) {
    for (let j = num2.length - 1; j >= 0; j--) {
      const total = digits[i + j + 1] + Number(num1[i]) * Number(num2[j])
      digits[i + j + 1] = total % 10
      digits[i + j] += Math.floor(total / 10)
    }
  }
  return digits.join('').replace(/^0+/, '') || '0'
}
