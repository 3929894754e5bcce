function singleNumber(nums) {
  const both = nums.reduce((all, number) => all ^ number, 0)
  const bit = both & -both
  const one = nums.reduce((group, number) => (number & bit ? group ^ number : group), 0)
  return [one, both ^ one]
}
