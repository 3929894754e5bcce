function singleNumber(nums) {
  return nums.reduce((single, number) => single ^ number, 0)
}
