function sortArrayByParity(nums) {
  const isEven = (number) => number % 2 === 0
  return [...nums.filter(isEven), ...nums.filter((number) => !isEven(number))]
}
