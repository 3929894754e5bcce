function findErrorNums(nums) {
  const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0)
  const distinct = sumOf([...new Set(nums)])
  return [sumOf(nums) - distinct, (nums.length * (nums.length + 1)) / 2 - distinct]
}
