function singleNumber(nums) {
  let ones = 0
  let twos = 0
  for (const number of nums) {
    ones = (ones ^ number) & ~twos
    twos = (twos ^ number) & ~ones
  }
  return ones
}
